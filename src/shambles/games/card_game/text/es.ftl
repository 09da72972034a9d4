# The Walking Dead Card Game

game = The Walking Dead Card Game
game-line = Las filas de caminantes crecen. Cázalos en el modo Héroe o esquívalos en el modo Supervivencia.
goal-hero = Gana quien tiene más balas. La sexta carta de una fila se la lleva.
goal-survival = Gana quien tiene menos balas. La sexta carta de una fila se la lleva.
mode-hero = Modo Héroe
mode-survival = Modo Supervivencia
option-mode = Modo
option-hands = Manos por jugar
way-hero = Card Game, modo Héroe
way-survival = Card Game, modo Supervivencia

# Lo que se pregunta
ask-lay-a-card = Juega una carta boca abajo.
ask-lay-cards = Juega una o dos cartas boca abajo: un caminante, dos caminantes, o un caminante con tu Héroe.
ask-take-a-row = Tu { $card } es más bajo que la última carta de todas las filas. Elige una fila para llevártela. Tu { $card } la empieza de nuevo.

# Lo que ha pasado
event-hand-begun = Empieza la mano { $hand }. Se barajan todos los caminantes.
event-hand-dealt =
    { $you ->
        [yes] Tus cartas: { $cards }.
       *[no] { $seat } recibe { $count } caminantes.
    }
event-hero-taken =
    { $you ->
        [yes] Tu Héroe: { $hero }.
       *[no] Héroe de { $seat }: { $hero }.
    }
event-rows-started = Las filas empiezan con { $cards }.
event-round-begun = Empieza la ronda { $round }.
event-turned-up = Se revela: { $laid }.
event-placed =
    { $rule ->
        [CG-110] { $you ->
            [yes] Tu { $card }
           *[no] El { $card } de { $seat }
        } es más bajo que todas las últimas cartas. Va detrás de la más alta, en la fila { PLACE($row) }.
       *[other] { $you ->
            [yes] Tu { $card }
           *[no] El { $card } de { $seat }
        } va a la fila { PLACE($row) }.
    }
event-row-taken =
    { $you ->
        [yes] Te llevas la fila { PLACE($row) } con el { $card }: { $cards }, { $points ->
            [one] 1 bala
           *[other] { $points } balas
        }.
       *[no] { $seat } se lleva la fila { PLACE($row) } con el { $card }: { $cards }, { $points ->
            [one] 1 bala
           *[other] { $points } balas
        }.
    }
event-hand-scored = Termina la mano { $hand }: { $points }.{ $hand ->
        [1] {""}
       *[other] {" "}Totales: { $totals }.
    }

# Cómo ha terminado
web-decisive = La fila más grande
outcome-most-points =
    { $count ->
        [one] { $you ->
            [yes] Tienes más balas que nadie.
           *[no] { $winners } gana con más balas que nadie.
        }
       *[other] { $you ->
            [yes] Compartes la victoria con { $others }: más balas que los demás.
           *[no] { $winners } comparten la victoria con más balas que los demás.
        }
    }
outcome-fewest-points =
    { $count ->
        [one] { $you ->
            [yes] Sobrevives con menos balas que nadie.
           *[no] { $winners } sobrevive con menos balas que nadie y gana.
        }
       *[other] { $you ->
            [yes] Compartes la victoria con { $others }: menos balas que los demás.
           *[no] { $winners } comparten la victoria con menos balas que los demás.
        }
    }

# Por qué no
refusal-no-heroes-here = En el modo Supervivencia no hay Héroes.
refusal-lay-one-card = Juega una carta. No puedes pasar.
refusal-lay-only-one-card = Juega una sola carta.
refusal-not-in-your-hand = No tienes { $choice }.
refusal-lay-a-walker = Añade un caminante: un Héroe nunca se juega solo, y no puedes pasar.
refusal-hero-and-one-walker = Un Héroe va con un caminante, no con dos.
refusal-lay-at-most-two = Juega como mucho dos cartas.
refusal-hero-is-used = Ya has usado tu Héroe en esta mano.

# La mesa en palabras
table-hand = Mano { $hand } de { $hands }, ronda { $round }.
table-round = Ronda { $round }.
table-row = Fila { $row }: { $cards }. { $count } de { $most } cartas, { $points ->
        [one] 1 bala
       *[other] { $points } balas
    }.
table-turned = Por colocar: { $cards }.
table-seat = { $name }: { $walkers ->
        [one] 1 caminante
       *[other] { $walkers } caminantes
    } en la mano{ $hero ->
        [none] { "" }
       *[other] , Héroe { $hero }
    }, { $points ->
        [one] 1 bala
       *[other] { $points } balas
    }{ $total ->
        [none] { "" }
       *[other] , { $total } en toda la partida
    }.
table-cards = Tus caminantes: { $cards }.
table-hero = Tu Héroe: { $hero }.
table-hero-used = Tu Héroe ya está usado.
rows = Filas
row = Fila { $row }
bullets = { $points ->
        [one] 1 bala
       *[other] { $points } balas
    }

# Lo que significa una opción
option-goes-to = ahora iría a la fila { $row }
option-sixth = ahora sería la sexta de la fila { $row } y se la llevaría: { $points ->
        [one] 1 bala
       *[other] { $points } balas
    }
option-low = más baja que todas las últimas cartas: tendrías que llevarte una fila
option-low-hero = más baja que todas las últimas cartas: iría detrás de la más alta, en la fila { $row }
option-take-row = { $cards }: { $points ->
        [one] 1 bala
       *[other] { $points } balas
    }
option-two = dos caminantes, cada uno se coloca cuando llega su número
option-first = se coloca antes que todos los caminantes sin Héroe
how-to-type = Escribe una carta: 57
how-to-type-lay-cards = Escribe tus cartas: 57, 12+57 o 57+héroe
how-to-type-take-a-row = Escribe una fila: fila 2
# Lo que se escribe en las respuestas; la notación siempre vale también.
typed-row = fila
typed-hero = héroe

# La pantalla completa
hero = Héroe
hero-used = usado
row-full = LLENA
picked = Has elegido: { $cards }.
scores-by-hand = Puntos por mano
column-seat = Jugador
column-hand = Mano
column-laid = Jugado
column-points = Pts
column-total = Total
column-of-hand = { $hand }
hint-lay-a-card = Espacio elige una carta, Intro la juega; o escribe su número.
hint-lay-cards = Espacio elige una o dos cartas, h tu Héroe, Intro las juega.
hint-row = Señala una fila, o escribe su número; Intro se la lleva.
key-hero = h, +
help-point = señala una carta o una fila
help-pick = elígela, o devuélvela
help-lay = juega lo que has elegido (o la carta señalada), llévate la fila
help-digits = escribe el número de una carta, o de una fila
help-hero = elige tu Héroe; + une dos cartas, como en 12+57

# Dónde empieza una parte
mark-hand-begun = Mano { $hand }
mark-round-begun = Ronda { $round }

# La escena en el navegador
scene-hands = Las manos de todos
scene-seats = Jugadores
scene-turned = Reveladas, en el orden en que se colocan
scene-fill = { $count } de { $most }
scene-takes = el { $card } se lleva esta fila: { $points }
scene-take-this = Llevarme
scene-hero = Héroe { $hero }
scene-pick = Elige una carta
scene-add-a-walker = Añade un caminante
scene-pick-other = Elige otra carta
scene-lay = Jugar { $cards }
scene-lay-instead = Cambiar a { $cards }
scene-sending = Enviando { $cards }…
scene-laid = jugado boca abajo
scene-laid-tag = jugado
scene-laid-mine = Has jugado { $cards } boca abajo.
scene-undo = Puedes deshacerlo hasta que todos hayan elegido.
scene-change = Puedes cambiarlo hasta que todos hayan elegido.
scene-hint-lay-a-card = Elige una carta para ver adónde iría.
scene-hint-lay-cards = Elige una o dos cartas para ver adónde irían.
scene-hint-take-a-row = Elige la fila que te llevas.
scene-face-down =
    { $count ->
        [one] Una carta está boca abajo.
       *[other] { $count } cartas están boca abajo.
    }
scene-pile =
    { $count ->
        [0] { $name }: ninguna carta.
        [one] { $name }, 1 carta:
       *[other] { $name }, { $count } cartas:
    }
scene-final = Puntuación final
scene-hand-over = Termina la mano { $hand }
scene-go-on = Seguir con la mano { $hand }
scene-most-win = Gana quien tiene más balas.
scene-fewest-win = Gana quien tiene menos balas.
scene-leads = va en cabeza

# Lo que habla a favor de una opción
reason-row = { $choice } cuesta { $mine ->
            [one] 1 bala
           *[other] { $mine } balas
        }, { $other } cuesta { $theirs }.
reason-risk = { $choice } arriesga más o menos { $mine ->
            [one] 1 bala
           *[other] { $mine } balas
        } esta ronda, { $other } más o menos { $theirs }.
reason-later = { $choice } sería más difícil de jugar después: tras ella tus otras cartas cuestan { $mine ->
            [one] 1 bala
           *[other] unas { $mine } balas
        }, tras { $other } { $theirs }.
reason-rest = { $choice } te deja filas más seguras: tus otras cartas cuestan entonces { $mine ->
            [one] 1 bala
           *[other] unas { $mine } balas
        }, tras { $other } { $theirs }.
reason-wins = Esta ronda { $choice } debería ganar más o menos { $mine ->
            [one] 1 bala
           *[other] { $mine } balas
        }, { $other } más o menos { $theirs }.
reason-fills = { $other } llenaría una fila y dejaría sus { $theirs } balas a la siguiente carta; { $choice } deja { $mine ->
            [0] ninguna
           *[other] { $mine }
        }.
reason-keeps = Con { $choice } juegas menos caminantes que con { $other } y aún te quedan cuando a los demás se les acaban.
reason-keeps-hero = Con { $choice } guardas tu Héroe para una fila más llena; { $other } lo gasta.

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-took = Con { $choice } { $you ->
    [yes] te llevaste
   *[no] { $seat } se llevó
} { $mine ->
    [one] 1 bala
   *[other] { $mine } balas
}; con { $better } { $theirs ->
    [0] no habría sido ninguna
    [one] habría sido 1
   *[other] habrían sido { $theirs }
}.
review-won = Con { $choice } { $you ->
    [yes] { $mine ->
        [0] no ganaste nada
        [one] ganaste 1 bala
       *[other] ganaste { $mine } balas
    }
   *[no] { $seat } { $mine ->
        [0] no ganó nada
        [one] ganó 1 bala
       *[other] ganó { $mine } balas
    }
}; con { $better } { $theirs ->
    [one] habría sido 1
   *[other] habrían sido { $theirs }
}.

# Cómo se llama una opción
answer-lay = { $cards }{ $hero ->
        [yes] {" "}con el Héroe
       *[no] { "" }
    }

# Cómo va la partida, en la franja sobre la escena.
standing = { $level ->
    [yes] Empate a { $count } { $count ->
        [one] bala
       *[other] balas
    }
   *[no] En cabeza: { $names }, { $count } { $count ->
        [one] bala
       *[other] balas
    }
}
# Grandes momentos, tal como se anuncian
moment-hero-kills = Golpe de Héroe
moment-row-falls = Cae una fila
moment-hand-decided = Decide la última carta

# Lo que se dice en la mesa con una pulsación
emote-ouch = ¡Ay!
emote-lucky = Qué suerte tienes
emote-my-row = Esa fila era mía
emote-run = ¡Corre!
emote-well-played = Bien jugado
emote-one-more = ¿Otra mano?
