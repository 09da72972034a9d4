# Una partida terminada, vista otra vez

review-keys = Las flechas pasan la página, Escape cierra.
review-keys-play-on = Las flechas pasan la página, o sigue desde tu decisión más cara, Escape cierra.
review-adds-up = ¿Suerte o decisión?
review-explained = Cada decisión se juzga solo por lo que ese jugador podía saber. La suerte es todo lo demás: las cartas repartidas y robadas, los dados, las cartas ocultas. La suma de cada fila es el resultado.
review-start = Al principio
review-others = Elecciones de los demás
review-result = Resultado
review-share = { $name }: { $start } al principio, { $luck } de suerte, { $own } por decisiones propias, { $others } por las de los demás, { $result } al final
review-mattered = Las decisiones más caras
review-mine = Tus decisiones más caras
review-theirs = Las decisiones más caras de los demás
review-when = { $marked ->
    [yes] { $when }{ $step ->
        [0] { "" }
       *[other] , paso { $step }
    }
   *[no] { $step ->
        [0] Al principio
       *[other] Paso { $step }
    }
}
review-cost = Costó { $lost } puntos porcentuales de probabilidad de ganar.
review-cost-points = Costó más o menos { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
review-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
review-in-points = En puntos.
review-none-of-mine = El análisis no encontró ninguna respuesta tuya que fuera claramente un error.
review-none = El análisis no encontró ninguna respuesta que fuera claramente un error.
review-thinking = Analizando… { $done } %
web-review-step = Verlo en la repetición
review-chose = { $you ->
    [yes] Elegiste «{ $choice }»; «{ $better }» era mejor.
   *[no] { $seat } eligió «{ $choice }»; «{ $better }» era mejor.
}
grade-good = bien
grade-inaccuracy = imprecisión
grade-mistake = error
web-review-yours = Tus momentos
web-review-of = Momentos de { $name }
web-review-whose = Momentos de quién
web-review-moment = { $when }: { $grade }
web-review-before = Momento anterior
web-review-next = Momento siguiente
web-review-place = Momento { $number } de { $count }
web-review-board = La mesa en ese momento. Jugado: { $choice }. Mejor: { $better }.
web-review-played = Jugado
web-review-better = Mejor
web-review-try = Probar otra vez
web-review-figures = Cifras
web-review-train = Resolver estos momentos como acertijos
