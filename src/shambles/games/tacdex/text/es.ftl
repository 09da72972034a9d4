# TacDex: The Walking Dead

game = TacDex: The Walking Dead
game-line = Cada jugador tiene un mazo. Decide el marcador: a veces gana el número más alto, a veces el más bajo. Hasta el último END.
goal = Gana el montón más grande. El marcador dice si gana lo más alto o lo más bajo.
option-actions = Lo que hacen los 5 y los 7
actions-standard = 5 descarta, 7 roba
actions-swapped = 5 roba, 7 descarta
option-unclaimed = Cartas de una batalla sin terminar
unclaimed-nobody = no cuentan para nadie
unclaimed-owners = vuelven al montón de sus dueños
way-two = TacDex, dos jugadores

side-HIGH = HIGH
side-LOW = LOW
theme-survivors = Supervivientes
theme-walkers = Caminantes
action-flip = FLIP
action-redo = REDO
action-discard = DISCARD
action-draw = DRAW

# Lo que se pregunta
ask-select-a-card = Juega una carta boca abajo para esta batalla.
ask-add-a-card = Tu REDO: añade una carta de tu mano. Sin ella no tienes número.
ask-turn-the-marker = Tu FLIP: gira el marcador de { $side } al otro lado, o déjalo.
ask-choose-an-opponent = Tu DISCARD: elige un rival. Pierde una carta al azar.

# Lo que ha pasado
event-deck-made =
    { $you ->
        [yes] Se baraja tu mazo, { $theme ->
            [survivors] Supervivientes
           *[walkers] Caminantes
        }. Tu END está en algún sitio de su mitad inferior.
       *[no] Se baraja el mazo de { $seat }, { $theme ->
            [survivors] Supervivientes
           *[walkers] Caminantes
        }.
    }
event-marker-placed = El marcador muestra { $side }.
event-hand-drawn =
    { $you ->
        [yes] Robas { NAME($cards) }.
       *[no] { $seat } roba { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
    }
event-round-begun =
    { $rule ->
        [TD-193] La batalla { $battle } sigue. Luchan otra vez: { $seats }. El marcador muestra { $side }.
       *[other] Batalla { $battle }. El marcador muestra { $side }.
    }
event-revealed = Se revela: { $cards }.
event-card-added =
    { $you ->
        [yes] Añades { NAME($card) }.
       *[no] { $seat } añade { NAME($card) }.
    }
event-nothing-added =
    { $you ->
        [yes] No añades ninguna carta: no tienes número.
       *[no] { $seat } no añade ninguna carta y no tiene número.
    }
event-marker-turned =
    { $rule ->
        [TD-191] El empate gira el marcador a { $side }.
       *[other] { $you ->
            [yes] Giras el marcador a { $side }.
           *[no] { $seat } gira el marcador a { $side }.
        }
    }
event-marker-kept =
    { $you ->
        [yes] Dejas el marcador en { $side }.
       *[no] { $seat } deja el marcador en { $side }.
    }
event-battle-won =
    { $you ->
        [yes] Ganas { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }: { NAME($cards) }.
       *[no] { $seat } gana { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }: { NAME($cards) }.
    }
event-battle-tied =
    { $rule ->
        [TD-243] Los dos muestran FLIP. Nadie gira, así que es un empate. Siguen luchando: { $seats }.
        [TD-266] Ahora los dos muestran FLIP. Nadie gira, así que es un empate. Siguen luchando: { $seats }.
        [TD-354] Todos muestran FLIP. Nadie gira, así que es un empate. Siguen luchando: { $seats }.
        [TD-264] Los dos muestran REDO. Nadie añade una carta, así que es un empate. Siguen luchando: { $seats }.
        [TD-356] Todos muestran REDO. Nadie añade una carta, así que es un empate. Siguen luchando: { $seats }.
       *[other] Empate, por { $count } cartas. Siguen luchando: { $seats }.
    }
event-card-discarded =
    { $you ->
        [yes] DISCARD ({ $by }): tu { NAME($card) } va debajo de tu mazo.
       *[no] DISCARD ({ $by }): una carta de { $seat } va debajo de su mazo.
    }
event-discard-lost =
    { $you ->
        [yes] Tu DISCARD no hace nada: ningún rival tiene tres cartas.
       *[no] El DISCARD de { $seat } no hace nada: ningún rival tiene tres cartas.
    }
event-card-drawn =
    { $rule ->
        [TD-322] { $you ->
            [yes] Robas una carta extra: { NAME($card) }.
           *[no] { $seat } roba una carta extra.
        }
       *[other] { $you ->
            [yes] Robas { NAME($card) }.
           *[no] { $seat } roba una carta.
        }
    }
event-nothing-to-draw =
    { $you ->
        [yes] Tu mazo está vacío, así que no robas nada.
       *[no] El mazo de { $seat } está vacío, así que no roba nada.
    }
event-end-shown =
    { $you ->
        [yes] Robas tu END y lo enseñas.
       *[no] { $seat } roba END y lo enseña.
    } { $missing ->
        [0] Es el último.
        [one] Falta un END.
       *[other] Faltan { $missing } END.
    }
event-dropped-out =
    { $you ->
        [yes] No te quedan cartas, así que estás fuera de esta batalla.
       *[no] A { $seat } no le quedan cartas y está fuera de esta batalla.
    }
event-left-unclaimed = { $count ->
        [one] Una carta de la mesa no cuenta
       *[other] { $count } cartas de la mesa no cuentan
    } para nadie.
event-own-taken-back =
    { $you ->
        [yes] Devuelves tus propias cartas a tu montón: { NAME($cards) }.
       *[no] { $seat } devuelve sus propias cartas a su montón: { NAME($cards) }.
    }

# Cómo acabó
web-decisive = La mayor batalla
decisive-when = n.º { $battle }
outcome-last-end =
    Ha salido el último END. { $count ->
        [one] { $you ->
            [yes] Has ganado más cartas que nadie.
           *[no] { $winners } gana con más cartas que nadie.
        }
       *[other] { $you ->
            [yes] Compartes la victoria con { $others }: más cartas que nadie.
           *[no] { $winners } comparten la victoria con más cartas que nadie.
        }
    } { $scores }.
outcome-too-few-players =
    Quedan menos de dos jugadores con cartas. { $count ->
        [one] { $you ->
            [yes] Ganas con más cartas que nadie.
           *[no] { $winners } gana con más cartas que nadie.
        }
       *[other] { $you ->
            [yes] Compartes la victoria con { $others }: más cartas que nadie.
           *[no] { $winners } comparten la victoria con más cartas que nadie.
        }
    } { $scores }.

# Por qué no
refusal-select-a-card = Elige una carta. No puedes pasar.
refusal-select-only-one-card = Elige solo una carta.
refusal-end-does-not-fight = END no tiene número y no puede luchar.
refusal-not-in-your-hand = No tienes { $choice }.
refusal-too-few-cards = DISCARD solo sirve contra una mano de tres cartas o más.
refusal-choose-an-opponent = Elige un rival de esta mesa.

# La mesa en palabras
table-battle = Batalla { $battle }. El marcador muestra { $side }: gana el número más { $side ->
        [HIGH] alto
       *[LOW] bajo
    }.
table-shown = Últimas cartas reveladas: { $cards }.
table-pot = { $count ->
        [one] Hay una carta
       *[other] Hay { $count } cartas
    } en la mesa por ganar.
table-tied = Siguen luchando: { $names }.
table-seat = { $name }, { $theme ->
        [survivors] Supervivientes
       *[walkers] Caminantes
    }: { $hand ->
        [one] 1 carta
       *[other] { $hand } cartas
    } en la mano, { $deck } en el mazo, { $pile } ganadas{ $end ->
        [yes] , END ha salido
       *[no] { "" }
    }.
table-cards = Tu mano: { $cards }.
table-buried = Debajo de tu mazo: { $cards }.
table-card = { $card }{ $action ->
        [none] { "" }
       *[other] { " " }({ $action })
    }
table-end-draw = Tu END está entre tus próximos robos: del { $first } al { $last }.

# Qué significa una opción
option-chance = gana al { $percent } % de lo que pueden jugar
option-action = { $action ->
        [flip] FLIP: cuando se revelen todas las cartas, puedes girar el marcador
        [redo] REDO: cuando se revelen todas las cartas, añades una carta
        [discard] DISCARD: un rival pierde una carta al azar
       *[draw] DRAW: robas una carta más
    }
option-add = lucha con este número
option-keep-redo = sin número: no puedes ganar
option-flip = el marcador muestra { $side }
option-keep = el marcador se queda en { $side }
option-victim = { $hand ->
            [one] 1 carta
           *[other] { $hand } cartas
        } en la mano, { $pile } ganadas
how-to-type = Escribe una carta: 11, o redo
how-to-type-add-a-card = Escribe una carta para añadirla, o dejar
how-to-type-turn-the-marker = Escribe girar o dejar
how-to-type-choose-an-opponent = Escribe un asiento: asiento 2
# Lo que se escribe en las respuestas; la notación siempre vale también.
typed-seat = asiento
typed-keep = dejar conservar
typed-flip = girar

# La pantalla completa
marker-line = { $side ->
        [HIGH] gana el más alto
       *[LOW] gana el más bajo
    }
caption = Batalla { $battle }{ $tied ->
        [yes] , alargada
       *[no] { "" }
    }
column-seat = Jugador
column-hand = Mano
column-deck = Mazo
column-pile = Gan.
column-end = END en
seat-fights = sigue
seat-sits-out = espera
seat-out = sin cartas
seat-end = salió
seat-end-draw = { $first }–{ $last }
clash-none = Aún no se ha revelado nada.
clash-pot = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } por ganar: { $cards }
clash-won = Última batalla: { $you ->
        [yes] has ganado.
       *[no] ha ganado { $seat }.
    }
choice-flip = Girarlo
choice-keep = Dejarlo
choice-nothing = nada
score = Cartas ganadas
score-unclaimed = { $count ->
        [one] 1 carta queda
       *[other] { $count } cartas quedan
    } sin dueño.
hint-select-a-card = Señala una carta o escribe su número; Intro la juega.
hint-add-a-card = Señala una carta, o k para ninguna; Intro la añade.
hint-turn-the-marker = f gira el marcador, k lo deja; Intro responde.
hint-choose-an-opponent = Señala un asiento o escribe su número; Intro elige.
key-flip = f, k
key-redo = r
help-point = señalar una carta, un lado o un asiento
help-answer = responder con lo que señalas
help-digits = escribir el número de una carta o de un asiento
help-flip = girar el marcador, o dejarlo
help-redo = señalar tu REDO (otra vez para la regla)

# Dónde empieza una parte
mark-round-begun = Batalla { $battle }, ronda { $round }

# La escena en el navegador
scene-arena = La batalla
scene-battle = Batalla { $battle }
scene-extended = La batalla sigue
scene-wins-now = Gana el número más { $side ->
        [HIGH] alto
       *[LOW] bajo
    }.
scene-pot = { $count ->
        [one] carta por ganar
       *[other] cartas por ganar
    }
scene-hand = mano
scene-deck = mazo
scene-pile = ganadas
scene-shows = Muestra { $cards }.
scene-in-the-pot = En la mesa: { $cards }.
scene-lays = elige
scene-ready = a punto
scene-decides = decide
scene-sits-out = espera
scene-no-cards = sin cartas
scene-fights-on = sigue
scene-takes =
    { $you ->
        [yes] Ganas la batalla{ $count ->
            [0] { "" }
           *[other] { " " }y te llevas { $count } cartas
        }.
       *[no] { $name } gana la batalla{ $count ->
            [0] { "" }
           *[other] { " " }y se lleva { $count } cartas
        }.
    }
scene-tie = Empate: { $names } siguen luchando.
scene-nobody = Nadie se lleva las cartas.
scene-stands = Ahora mismo: { $what }
scene-would-win =
    { $you ->
        [yes] ganas tú
       *[no] gana { $name }
    }
scene-would-tie = empate entre { $names }
scene-pick = Elige una carta
scene-with = Con { $card }: { $what }
scene-binding = No podrás deshacerlo.
scene-lay = Jugar { $card } boca abajo
scene-add = Añadir { $card }
scene-sending = Enviando…
scene-laid = jugada boca abajo
scene-laid-tag = jugada
scene-laid-mine = Has jugado { $card } boca abajo.
scene-waits = Cuando todos estén listos, se revelan todas las cartas.
scene-known = Lo que sabes
scene-won-cards = Has ganado: { $cards }
scene-unseen-own = Cartas de tu mazo que no has visto
scene-unseen = { $name }: cartas que nadie ha visto, en la mano o el mazo
scene-end-draw = END está entre los próximos robos: del { $first } al { $last }.
scene-final = Resultado final
scene-most-cards = Gana quien tenga más cartas.
scene-wins = gana
scene-column-seat = Jugador
scene-column-cards = Cartas ganadas

# Lo que habla a favor de una opción
reason-battle = { $choice } gana al { $mine } % de lo que pueden jugar, { $other } al { $theirs } %.
reason-spares = { $choice } gana menos veces ahora ({ $mine } % en lugar de { $theirs } %), pero guardas { $other } para una batalla mayor.
reason-cards-won = «{ $choice }» gana { $mine ->
            [one] 1 carta
           *[other] { $mine } cartas
        }, «{ $other }» gana { $theirs ->
            [0] ninguna
           *[other] { $theirs }
        }.
reason-uses-up = { $choice } te cuesta la carta más débil: ganaría al { $mine } % de lo que tienen, { $other } ganaría al { $theirs } %.
reason-spends-card = «{ $choice }» conserva tus cartas; { $other } te costaría una.
reason-hand-side = Tu mano ganaría al { $mine } % de las suyas con «{ $choice }», al { $theirs } % con «{ $other }».
reason-victim-pile = { $choice } ha ganado { $mine ->
            [one] 1 carta
           *[other] { $mine } cartas
        } hasta ahora, { $other } { $theirs }.
reason-victim-hand = { $choice } tiene { $mine ->
            [one] 1 carta
           *[other] { $mine } cartas
        }, { $other } { $theirs }.
reason-pile = Unas batallas después tienes unas { $mine } cartas con «{ $choice }», { $theirs } con «{ $other }».
reason-lead = Unas batallas después tu ventaja sobre el siguiente es de unas { $mine } con «{ $choice }», { $theirs } con «{ $other }».

# A moment of the review: what an answer brought at once, and what the better one would have brought
review-won = Con { $choice } { $you ->
    [yes] { $mine ->
        [0] no ganaste nada
        [one] ganaste 1 carta
       *[other] ganaste { $mine } cartas
    }
   *[no] { $seat } { $mine ->
        [0] no ganó nada
        [one] ganó 1 carta
       *[other] ganó { $mine } cartas
    }
}; { $better } habría ganado { $theirs ->
    [one] 1 carta
   *[other] { $theirs } cartas
}.

# Cómo se llama una opción
label-flip = Girar a { $side }
label-keep = Dejar en { $side }
label-add-nothing = No añadir nada
name-redo = REDO
name-end = END

# Cómo va la partida, en la franja sobre la escena.
standing = { $level ->
    [yes] Todos igualados: { $count } { $count ->
        [one] carta
       *[other] cartas
    }
   *[no] En cabeza: { $names }, { $count } { $count ->
        [one] carta
       *[other] cartas
    }
}
# Grandes momentos
moment-battle-turns = La batalla da un vuelco
moment-tie = Un empate
moment-last-battle = La última batalla ha terminado
moment-great-pot = Se gana un gran botín

# Lo que se dice en la mesa con un toque
emote-gotcha = ¡Te pillé!
emote-turn-it = Gíralo si te atreves
emote-again = ¿¡Otra vez!?
emote-brains = Cerebros…
emote-thinking = Déjame pensar
emote-well-played = Bien jugado
