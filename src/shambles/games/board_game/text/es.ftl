# The Walking Dead: The Board Game

game = The Walking Dead: The Board Game
game-line = Cruza una Georgia llena de muertos, reúne supervivientes y provisiones, y explora antes que nadie tres lugares seguros.
goal = Explora tres Lugares antes que nadie.
goal-cooperation = Explora tres Lugares antes que nadie, por tu cuenta o en grupo.
goal-alone = Explora tres Lugares antes de que mueran todos tus supervivientes.
option-cooperation = Se pueden formar grupos
option-play_on = Seguir jugando cuando alguien gana (cuatro jugadores o más)
play_on-ask = Preguntar a los demás
play_on-always = Siempre
play_on-never = Nunca
option-balance = Los personajes
balance-book = Como en la caja
balance-even = Equilibrados: los débiles empiezan con más, los fuertes con menos
option-box = Caja de cartas
option-map = Mapa
way-race = The Board Game, cada jugador por su cuenta

# Lo que se pregunta
ask-leave-group = { $target } empieza un turno de tu grupo. ¿Te quedas o dejas el grupo aquí?
ask-return = Tu último superviviente ha muerto. ¿Vuelves con un personaje y un seguidor nuevos?
ask-play-on = Refugio seguro: { $seats }. ¿Quieres seguir jugando?
ask-wish = ¿Qué debe hacer el juego siempre por ti sin preguntar?
ask-which-first = Pasan a la vez: { NAME($cards) }. ¿Qué va primero?
ask-recover = Recuperación: come, usa algo o sigue.
ask-move =
    { $steps ->
        [0] No te quedan pasos. Para, o haz antes otra cosa.
        [one] Movimiento: te queda 1 paso.
       *[other] Movimiento: te quedan { $steps } pasos.
    }
ask-join-group = { $target } te propone jugar en grupo. Se comparten los dados y se gana juntos.
ask-between = Antes de la carta siguiente: usa algo o sigue.
ask-fight-on =
    { $short ->
        [one] Te falta 1 baja.
       *[other] Te faltan { $short } bajas.
    } Dispara, usa algo, o para y recibe fatiga.
ask-act-on =
    { $short ->
        [one] Te falta 1 Acción.
       *[other] Te faltan { $short } Acciones.
    } Mejora la tirada o acéptala.
ask-help = { $target } pide ayuda: { $fighting ->
        [yes] { $short ->
            [one] falta 1 baja
           *[other] faltan { $short } bajas
        }
       *[no] { $short ->
            [one] falta 1 Acción
           *[other] faltan { $short } Acciones
        }
    }.
ask-stay-quiet = El disparo hace ruido. ¿Lo silencias o dejas que vengan zombis?
ask-save = { NAME($survivor) } va a morir. ¿Salvas a { NAME($survivor) }?
ask-place-fatigue = { $left ->
        [1] ¿Qué superviviente recibe la fatiga?
       *[other] Hay que repartir { $left } de fatiga. ¿Qué superviviente recibe la siguiente?
    }
ask-take-fatigue = { $target } pide al grupo que alguien reciba 1 de fatiga. Elige uno de tus supervivientes o niégate.
ask-heal = ¿Quién se cura?
ask-pay-or-not = La carta cuesta: { NAME($bill) }. Paga o fracasa.
ask-pay-with = { $resource ->
        [any] Paga 1 recurso a tu elección.
       *[other] Paga 1 { NAME($resource, form: "unit") }.
    }
ask-chip-in = { $resource ->
        [any] { $target } pide al grupo que pague 1 recurso. Elige cuál o niégate.
       *[other] { $target } pide al grupo que pague 1 { NAME($resource, form: "unit") }. Págalo o niégate.
    }
ask-bear-it = Has fracasado, y pasa esto: { NAME($what) }. Acéptalo o pide al grupo que lo asuma.
ask-bear-for = { $target } pide al grupo que asuma esto: { NAME($what) }. Acepta o niégate.
ask-gain-any = Elige lo que recibes. { $left ->
        [one] Falta 1.
       *[other] Faltan { $left }.
    }
ask-lose-any = Elige lo que pierdes. { $left ->
        [one] Falta 1.
       *[other] Faltan { $left }.
    }
ask-collect = Recoge esto de la casilla o déjalo: { NAME($icons) }.
ask-vote = { NAME($card) }: { $ayes } a favor, { $noes } en contra. Vota sí o no.
ask-vote-last = { NAME($card) }: { $ayes } a favor, { $noes } en contra. Votas al final. Si hay empate, decide tu voto.
ask-name-a-player = { NAME($card) }: elige el jugador que decide.
ask-agree = { NAME($card) }: { $target } te deja decidir. ¿Sí o no?
ask-take-a-side = { NAME($card) }: elige qué pasa.
ask-which-challenge = { NAME($card) }: elige tu desafío.
ask-which-effect = Elige qué pasa.
ask-leave-behind = ¿A qué seguidor abandonas?
ask-sacrifice = ¿Qué seguidor muere?
ask-which-start = { NAME($survivor) } espera en la casilla inicial más cercana. Hay varias igual de cerca. Elige una.
ask-drop-item = ¿Qué objeto descartas?
ask-place-token = { $left ->
        [1] Elige la casilla para la ficha de zombi.
       *[other] Elige la casilla para la siguiente de { $left } fichas de zombi.
    }
ask-remove-token = Elige una ficha de zombi para retirarla, hasta { $left }.
ask-look-at-token = Elige una ficha boca abajo para darle la vuelta, hasta { $left }.
ask-swap-private = Cambia tu Lugar privado por una de las cartas que acabas de ver, o quédatelo.

# Preparación y turnos
event-party-dealt = { $you ->
        [yes] Juegas
       *[no] { $seat } juega
    } con { NAME($character) }, junto a { NAME($follower) }, desde { NAME($space, form: "the") }.
event-public-locations = Lugares para todos: { NAME($locations) }.
event-private-location =
    { $you ->
        [yes] Tu Lugar privado es { NAME($location, form: "the") }.
       *[no] { $seat } recibe un Lugar privado.
    }
event-followers-stranded = Esperan en las otras casillas iniciales: { NAME($followers) }.
event-rolled-for-first = Acciones tiradas para el primer turno: { $actions }.
event-first-player = { $you ->
        [yes] Empiezas tú.
       *[no] Empieza { $seat }.
    }
event-turn-begun = Ronda { $round }: { $you ->
        [yes] tu turno
       *[no] turno de { $seat }
    }.
event-returned = { $you ->
        [yes] Vuelves
       *[no] { $seat } vuelve
    } con { NAME($character) } en { NAME($space, form: "the") }.
event-stayed-out = { $you ->
        [yes] Quedas
       *[no] { $seat } queda
    } fuera de la partida.
event-all-answered = Han respondido: { $seats }.
event-invited = { $you ->
        [yes] Propones
       *[no] { $seat } propone
    } a { $target } jugar en grupo.
event-invitation-refused = { $you ->
        [yes] No entras
       *[no] { $seat } no entra
    } en el grupo.
event-group-formed = Desde ahora juegan en grupo: { $seats }.
event-group-left = { $you ->
        [yes] Dejas
       *[no] { $seat } deja
    } el grupo en { NAME($space, form: "the") }.
event-wish-changed = { $always ->
        [yes] { $you ->
            [yes] Desde ahora eliges siempre
           *[no] Desde ahora { $seat } elige siempre
        }: { NAME($wish) }.
       *[no] { $you ->
            [yes] Se te volverá a preguntar
           *[no] Se volverá a preguntar a { $seat }
        }: { NAME($wish) }.
    }
event-help-asked = { $you ->
        [yes] Pides
       *[no] { $seat } pide
    } ayuda al grupo: { NAME($what) }.
event-nobody-helped = { $you ->
        [yes] Nadie te ayuda.
       *[no] Nadie ayuda a { $seat }.
    }

# Movimiento y fichas
event-ate = { NAME($survivor) } come y le queda { $fatigue } de fatiga.
event-stepped =
    { $gas ->
        [yes] { $you ->
        [yes] Conduces
       *[no] { $seat } conduce
    } hasta { NAME($path, form: "the") }.
       *[no] { $you ->
        [yes] Vas
       *[no] { $seat } va
    } hasta { NAME($path, form: "the") }.
    }
event-stopped = { $you ->
        [yes] Paras
       *[no] { $seat } para
    } en { NAME($space, form: "the") }.
event-arrived = { $you ->
        [yes] Tienes que parar
       *[no] { $seat } tiene que parar
    } en { NAME($space, form: "the") } y afrontar { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
event-token-placed = Aparece una ficha de zombi en { NAME($space, form: "the") }.
event-attracted = ¡Ruido! Llegan fichas de zombi a estas casillas: { NAME($spaces) }.
event-token-removed = Se retira una ficha de zombi de esta casilla: { NAME($space) }.
event-token-seen = La ficha que está en { NAME($space, form: "the") } muestra { $value }.
event-token-fought = Se retira la ficha de esta casilla: { NAME($space) }.
event-tokens-mixed = Todas las fichas están en uso: { $count ->
            [one] se mezcla de nuevo 1 ficha
           *[other] se mezclan de nuevo { $count } fichas
        }.

# Combates y tiradas
event-fight-begun =
    { $zombies ->
        [one] { $you ->
        [yes] Encuentras
       *[no] { $seat } encuentra
    } 1 zombi en { NAME($space, form: "the") }.
       *[other] { $you ->
        [yes] Encuentras
       *[no] { $seat } encuentra
    } { $zombies } zombis en { NAME($space, form: "the") }.
    }
event-rolled-dice =
    { $kind ->
        [actions] { $you ->
        [yes] Sacas
       *[no] { $seat } saca
    } { NAME($faces) }. Acciones: { $total } de { $need }.
       *[other] { $you ->
        [yes] Sacas
       *[no] { $seat } saca
    } { NAME($faces) }. Bajas: { $total } de { $need }.
    }
event-rolled-again = { $you ->
        [yes] Vuelves
       *[no] { $seat } vuelve
    } a tirar el dado { PLACE($die) }: { NAME($face) }, { $total } en total.
event-ammo-fired = { $you ->
        [yes] Disparas
       *[no] { $seat } dispara
    }: { NAME($face) }, { $total ->
            [one] 1 baja
           *[other] { $total } bajas
        } en total.
event-stayed-quiet = { NAME($card) } evita el ruido.
event-fight-over =
    { $won ->
        [yes] Todos los zombis han muerto.
       *[no] { $left ->
            [one] Queda 1 zombi.
           *[other] Quedan { $left } zombis.
        }
    }
event-roll-over =
    { $won ->
        [yes] La tirada tiene éxito. Acciones: { $total } de { $need }.
       *[no] La tirada fracasa. Acciones: { $total } de { $need }.
    }
event-fatigued = { NAME($survivor) } tiene { $fatigue } de fatiga.
event-healed = { NAME($survivor) } se recupera y tiene { $fatigue } de fatiga.
event-saved = { NAME($card) } salva a { NAME($survivor) }.
event-died = { NAME($survivor) } muere.
event-eliminated = { $you ->
        [yes] Has perdido a tu
       *[no] { $seat } ha perdido a su
    } último superviviente.
event-nobody-left = No queda nadie para jugar.

# Encuentros
event-card-drawn = { $you ->
        [yes] Robas
       *[no] { $seat } roba
    } «{ NAME($card) }».
event-card-passed-over = «{ NAME($card) }» necesita otros jugadores, y no hay. Se roba otra carta.
event-deck-shuffled = Se baraja el descarte: el mazo de encuentros vuelve a tener { $count ->
            [one] 1 carta
           *[other] { $count } cartas
        }.
event-card-resolved =
    { $success ->
        [yes] { NAME($card) }: éxito.
       *[no] { NAME($card) }: fracaso.
    }
event-card-kept = { $you ->
        [yes] Te quedas con
       *[no] { $seat } se queda con
    } «{ NAME($card) }».
event-card-put-away = «{ NAME($card) }» va al descarte.
event-card-discarded = { $you ->
        [yes] Descartas
       *[no] { $seat } descarta
    } «{ NAME($card) }».
event-used = { $you ->
        [yes] Usas
       *[no] { $seat } usa
    } «{ NAME($card) }».
event-compared =
    { $met ->
        [yes] Comparación: { $numbers }. Éxito.
       *[no] Comparación: { $numbers }. Fracaso.
    }
event-vote-cast = { $you ->
        [yes] Votas
       *[no] { $seat } vota
    } { $yes ->
        [yes] sí
       *[no] no
    }.
event-voted = { $ayes ->
        [0] Ningún voto a favor
       *[other] Votan sí: { $seats }
    }; { $noes } { $carried ->
        [yes] en contra. Sale que sí
       *[no] en contra. Sale que no
    }.
event-target-named = { $you ->
        [yes] Dejas
       *[no] { $seat } deja
    } que decida { $target }.
event-target-answered =
    { $agrees ->
        [yes] { $you ->
        [yes] Dices
       *[no] { $seat } dice
    } que sí.
       *[no] { $you ->
        [yes] Dices
       *[no] { $seat } dice
    } que no.
    }
event-side-taken = { $you ->
        [yes] Eliges
       *[no] { $seat } elige
    }: { $option ->
        [success] { NAME($option) }.
        [fail] { NAME($option) }.
       *[other] { BRANCH($card, $branch) }
    }

# Recursos, seguidores, Lugares
event-gained = { $you ->
        [yes] Ganas
       *[no] { $seat } gana
    } { $n } { NAME($resource, form: "unit") }.
event-lost = { $you ->
        [yes] Pierdes
       *[no] { $seat } pierde
    } { $n } { NAME($resource, form: "unit") }.
event-paid = { $you ->
        [yes] Pagas
       *[no] { $seat } paga
    } { $n } { NAME($resource, form: "unit") }.
event-given = { $you ->
        [yes] Das
       *[no] { $seat } da
    } a { $target } { $n } { NAME($resource, form: "unit") }.
event-payment-refused = { $you ->
        [yes] No pagas.
       *[no] { $seat } no paga.
    }
event-no-resources = Esta casilla no da nada en este turno.
event-collected = { $you ->
        [yes] Recoges
       *[no] { $seat } recoge
    }: { NAME($resources) }.
event-resources-left = { $you ->
        [yes] Dejas
       *[no] { $seat } deja
    } los recursos donde están.
event-joined =
    { $rescued ->
        [yes] { $you ->
        [yes] Rescatas
       *[no] { $seat } rescata
    } a { NAME($follower) }.
       *[no] { $you ->
        [yes] { NAME($follower) } se une a ti.
       *[no] { NAME($follower) } se une a { $seat }.
    }
    }
event-nobody-joined = No quedan seguidores para { $you ->
        [yes] ti
       *[no] { $seat }
    }.
event-left-behind = { $you ->
        [yes] Abandonas
       *[no] { $seat } abandona
    } a { NAME($follower) } en { NAME($space, form: "the") }.
event-locations-seen =
    { $you ->
        [yes] Miras la parte superior del mazo de Lugares: { NAME($locations) }.
       *[no] { $seat } mira { $count ->
            [one] la primera carta
           *[other] las primeras { $count } cartas
        } del mazo de Lugares.
    }
event-private-swapped =
    { $you ->
        [yes] Tu Lugar privado es ahora { NAME($location, form: "the") }.
       *[no] { $seat } cambia su Lugar privado.
    }
event-number-changed = { $seat }: { NAME($stat) }, cambio de { $n }.
event-scouting-begun = { $you ->
        [yes] Exploras
       *[no] { $seat } explora
    } { NAME($location, form: "the") }, requisito { $tier }.
event-part-met = { NAME($location) }: una parte cumplida.
event-scouting-failed =
    { $may_stay ->
        [yes] { NAME($location) }: sin explorar. { $you ->
        [yes] Puedes quedarte e intentarlo
       *[no] { $seat } puede quedarse e intentarlo
    } otra vez.
       *[no] { $you ->
        [yes] No consigues
       *[no] { $seat } no consigue
    } explorar { NAME($location, form: "the") }.
    }
event-scouted = { $you ->
        [yes] Has
       *[no] { $seat } ha
    } explorado { NAME($location, form: "the") }: { $scouted ->
        [one] el primer Lugar
       *[other] ya van { $scouted } Lugares
    }.
event-slot-refilled = El Lugar { $slot } es ahora { NAME($location, form: "the") }.
event-slot-emptied = No quedan cartas de Lugar: el Lugar { $slot } queda vacío.
event-safe-haven =
    { $rescued ->
        [0] Refugio seguro: { $seats }.
       *[other] Refugio seguro: { $seats }. Abandonados que se han rescatado: { $rescued }.
    }
event-stopped-playing = { $you ->
        [yes] No sigues jugando.
       *[no] { $seat } no sigue jugando.
    }
event-play-goes-on = Los demás siguen jugando: { $seats }.

# Cómo acabó
ending-safe-haven = El tercer Lugar fue { NAME($location, form: "the") }, en la ronda { $round }.
ending-nobody-left = La última muerte fue la de { NAME($survivor) }, en la ronda { $round }.
outcome-safe-haven =
    { $count ->
        [one] { $you ->
            [yes] Has encontrado un refugio seguro.
           *[no] { $winners } ha encontrado un refugio seguro y gana.
        }
       *[other] { $you ->
            [yes] Has encontrado un refugio seguro con { $others } y ganas.
           *[no] { $winners } han encontrado juntos un refugio seguro y ganan.
        }
    } Lugares explorados: { $scores }.
outcome-nobody-left = Han muerto todos. No gana nadie. Lugares explorados: { $scores }.

# Por qué no
refusal-must-move = Tienes que moverte al menos una casilla.
refusal-already-scouted = Ya has explorado este Lugar, y no hay otra carta para él.
refusal-location-closed = No hay ninguna carta pública de ese Lugar, y la tuya es de otro.
refusal-requirement-unmet = No tienes lo que exige este Lugar.
refusal-not-in-one-go = De una vez puedes ir como mucho tres casillas, por terreno libre. Ve paso a paso.
refusal-cannot-pay = No puedes pagar eso.
refusal-active-stays = No puedes dejar el grupo en tu propio turno.
refusal-not-usable-now = Ahora no puedes usar eso.
refusal-nobody-to-invite = Aquí no hay nadie con quien formar grupo.
refusal-no-food = No tienes comida.
refusal-not-fatigued = Este superviviente no tiene fatiga y no necesita comida.
refusal-recover-first = Primero termina el paso de Recuperación.
refusal-too-late-to-eat = Solo puedes comer al empezar tu turno.
refusal-may-not-stay = No puedes quedarte aquí.
refusal-no-such-space = No existe esa casilla.
refusal-no-steps-left = No te quedan pasos.
refusal-across-the-border = El límite de Atlanta solo se cruza por las flechas.
refusal-not-adjacent = Esa casilla no está a tu lado.
refusal-gas-limit = No puedes usar más gasolina en este turno.
refusal-no-gas = No tienes gasolina.
refusal-over-a-resource = No puedes pasar de largo por una casilla donde hay que parar.
refusal-not-empty = Para conducir dos casillas, las dos tienen que estar vacías.
refusal-zombies-at-a-resource = No puedes esquivar zombis en una casilla donde hay que parar.
refusal-no-zombies-to-pass = Allí no hay zombis que esquivar.

# La mesa en palabras
table-turn = Ronda { $round }. Turno: { $name }, { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }.
table-public = Lugares públicos: { $cards }.
table-slot = { $name }, casilla { $space } ({ $needs })
table-private = Tu Lugar privado: { $name }, casilla { $space } ({ $needs }).
table-party = { $name }, casilla { $space }: { $survivors }. Comida { $food }, gasolina { $gas }, munición { $ammo }. Lugares explorados: { $scouted }.
table-party-away = { $name }: { $status }.
table-survivor = { $name }{ $fatigue ->
        [0] { "" }
       *[other] { " " }({ $fatigue } de fatiga)
    }
table-items = Objetos de { $name }: { $items }.
table-group = Juegan en grupo: { $names }.
table-pool = Tus dados: azules { $blue }, rojos { $red }, verdes { $green }.
table-tokens = Fichas de zombi: { $tokens }.
table-token = { $space } { $values }
table-face-down = ?
table-markers = Abandonados: { $markers }.
table-marker = { $name }, casilla { $space }
table-card = En la mesa: { $name }. { $text }
table-roll = La tirada: { NAME($faces) }, { $total } de { $need }.
table-near = A tu lado: { $spaces }.
table-decks = Cartas que quedan: { $encounters ->
            [one] 1 encuentro
           *[other] { $encounters } encuentros
        }, { $locations ->
            [one] 1 Lugar
           *[other] { $locations } Lugares
        }, { $followers ->
            [one] 1 seguidor
           *[other] { $followers } seguidores
        }.
table-known-top = Conoces la parte superior del mazo de Lugares: { $cards }.
status-lost = sin supervivientes, puede volver
status-out = fuera de la partida
status-won = ha encontrado un refugio seguro
none = ninguno

# Qué significa una opción
option-together = Juntos, { $together } dados; por tu cuenta, { $alone }. Se gana juntos. Pero se comparte un solo peón: en el turno de { $name }, { $name } decide adónde va y se queda lo que se encuentre.
option-alone = Tiras { $dice } dados, vas adonde quieras y te quedas con todo lo que encuentres. La victoria es solo tuya.
option-eat = 1 de comida, 1 de fatiga menos
option-survivor = { $fatigue } de fatiga
option-resource = tienes { $count }
odds-fight = { $free } % sin daño, { $deadly } % muere alguien, cerca de { $fatigue } de fatiga
odds-shot = { $enough } % basta, { $noise } % ruido
odds-scouting = cerca del { $chance } %
space-plain = campo abierto
space-start = casilla inicial
space-resource = { $icons }: una carta por cada uno
space-zombies = { $count ->
        [one] 1 ficha de zombi
       *[other] { $count } fichas de zombi
    }
space-follower = aquí espera { $name }
space-party = aquí está { $name }
how-to-type = Escribe el código que va delante de una opción: b04, gasolina b04, parar
how-to-type-move = Escribe un paso: b04, gasolina b04, gasolina b04 b05 o parar
# Lo que se escribe en las respuestas; la notación siempre vale también.
typed-gas = gasolina
typed-stop = parar
typed-use = usar
typed-eat = comer
typed-ammo = munición
typed-food = comida
typed-take = tomar
typed-leave = dejar
typed-collect = recoger
typed-die = dado
typed-done = hecho
typed-enough = basta
typed-yes = sí
typed-no = no
typed-pay = pagar
typed-on = seguir
typed-stay = quedarse
typed-always = siempre

# Las cartas en palabras, hechas de sus efectos
card-encounter = Desafío: { $challenge } Éxito: { $success } Fracaso: { $fail }
card-item = Inventario: { $item }
card-survivor = Dados: { $dice }.{ $abilities ->
        [none] { "" }
       *[other] { " " }{ $abilities }
    }
card-location = Primero: { $first } Segundo: { $second } Tercero: { $third }
dice-blue = { $n ->
        [one] 1 azul
       *[other] { $n } azules
    }
dice-red = { $n ->
        [one] 1 rojo
       *[other] { $n } rojos
    }
dice-green = { $n ->
        [one] 1 verde
       *[other] { $n } verdes
    }
dice-none = ninguno
counted = { $n } { NAME($count, form: "gender") ->
        [f] { NAME($count, form: "unit") }
       *[other] { $n ->
            [one] { NAME($count, form: "one") }
           *[other] { NAME($count) }
        }
    }
challenge-kill = Mata { $n ->
        [one] 1 zombi.
       *[other] { $n } zombis.
    }
challenge-survive = Sobrevive a { $n ->
        [one] 1 zombi
       *[other] { $n } zombis
    }: no puede morir nadie.
challenge-actions = Saca { $n ->
        [one] 1 Acción.
       *[other] { $n } Acciones.
    }
challenge-kill-scaled = Mata { $base ->
        [one] 1 zombi
       *[other] { $base } zombis
    }, y { $times } más por cada { NAME($count, form: "each") }.
challenge-survive-scaled = Sobrevive a { $base ->
        [one] 1 zombi
       *[other] { $base } zombis
    }, y { $times } más por cada { NAME($count, form: "each") }. No puede morir nadie.
challenge-actions-scaled = Saca { $base ->
        [one] 1 Acción
       *[other] { $base } Acciones
    }, y { $times } más por cada { NAME($count, form: "each") }.
challenge-pay = Paga { $what }.
challenge-compare-most = Nadie tiene más { NAME($count) } que tú.
challenge-compare-least = Nadie tiene menos { NAME($count) } que tú.
challenge-vote = Todos votan.
challenge-ask = Elige otro jugador, que dice sí o no.
challenge-choice = Elige uno de los dos lados.
challenge-either = Elige uno: { $what }
challenge-none = Sin desafío.
step-have = Ten { $cmp } { counted }.
step-encounters = { $n ->
        [one] Gana 1 encuentro.
       *[other] Gana { $n } encuentros seguidos.
    }
step-kill = Mata { $n ->
        [one] 1 zombi.
       *[other] { $n } zombis.
    }
step-survive = Sobrevive a { $n ->
        [one] 1 zombi.
       *[other] { $n } zombis.
    }
step-actions = Saca { $n ->
        [one] 1 Acción.
       *[other] { $n } Acciones.
    }
step-spend = Paga { $what }.
cmp-ge = al menos
cmp-le = como mucho
cmp-eq = exactamente
cmp-gt = más de
cmp-lt = menos de
amount = { $n } { NAME($resource, form: "unit") }
amount-any = { $n ->
        [one] 1 recurso cualquiera
       *[other] { $n } recursos cualesquiera
    }
nothing = Nada.
who-target = El jugador elegido: { $effect }
who-others = Los demás: { $effect }
who-all = Todos: { $effect }
who-yes_voters = Quienes votaron sí: { $effect }
who-no_voters = Quienes votaron no: { $effect }
effect-gain = ganar { $what }.
effect-lose = perder { $what }.
effect-give = { $giver ->
        [self] dar { $what } { $to }.
       *[other] { $what }: se quita { $from } y se da { $to }.
    }
party-self = a ti
party-target = al jugador elegido
party-others = a los demás
party-all = a todos
party-yes_voters = a quienes votaron sí
party-no_voters = a quienes votaron no
effect-fatigue-spread = recibir { $n } de fatiga, a repartir.
effect-fatigue-one = { $n } de fatiga para un superviviente.
effect-fatigue-each = { $n } de fatiga para cada superviviente.
effect-fatigue-start = { $n } de fatiga para el personaje inicial.
effect-fatigue-bearer = { $n } de fatiga para este superviviente.
effect-heal-spread = curar { $n } de fatiga, a repartir.
effect-heal-one = curar { $n } de fatiga a un superviviente.
effect-heal-all = curar del todo a un superviviente.
effect-heal-each = curar { $n } de fatiga a cada superviviente.
effect-heal-start = curar { $n } de fatiga al personaje inicial.
effect-heal-bearer = curar { $n } de fatiga a este superviviente.
effect-join = { $n ->
        [one] se une un seguidor.
       *[other] se unen { $n } seguidores.
    }
effect-leave-here = abandonar aquí { $n ->
        [one] a un seguidor
       *[other] a { $n } seguidores
    }{ $pick ->
        [random] , al azar
       *[other] { "" }
    }.
effect-leave-nearest_start = { $n ->
        [one] un seguidor se queda
       *[other] { $n } seguidores se quedan
    } en la casilla inicial más cercana{ $pick ->
        [random] , al azar
       *[other] { "" }
    }.
effect-slay = { $n ->
        [one] muere un seguidor
       *[other] mueren { $n } seguidores
    }{ $pick ->
        [random] , al azar
       *[other] { "" }
    }.
effect-keep = añadir esta carta al inventario.
effect-drop = descartar { $n ->
        [one] un objeto
       *[other] { $n } objetos
    }.
effect-place-adjacent = { $n ->
        [one] una ficha de zombi
       *[other] { $n } fichas de zombi
    } en cada casilla adyacente.
effect-place-adjacent_one = { $n ->
        [one] una ficha de zombi en una casilla adyacente a elegir.
       *[other] { $n } fichas de zombi en casillas adyacentes a elegir.
    }
effect-place-near = { $n ->
        [one] una ficha de zombi
       *[other] { $n } fichas de zombi
    } a dos pasos como mucho.
effect-remove = retirar hasta { $n ->
        [one] 1 ficha de zombi
       *[other] { $n } fichas de zombi
    } a dos pasos como mucho.
effect-no_resources = no recoger nada de esta casilla en este turno.
effect-draw = robar { $n ->
        [one] otro encuentro.
       *[other] { $n } encuentros más.
    }
effect-peek-tokens = destapar { $n ->
        [one] una ficha de zombi
       *[other] hasta { $n } fichas de zombi
    } a dos pasos como mucho.
effect-peek-locations = mirar las primeras { $n } cartas de Lugar{ $swap ->
        [yes] { " " }y, si se quiere, cambiar una por la carta privada
       *[no] { "" }
    }.
effect-choose = elegir: { $options }
effect-or = { $one } O bien: { $other }
effect-when = si { $conditions }: { $then } Si no: { $otherwise }
condition = { $cmp } { counted }
has-self = tienes { $what }
has-target = el jugador elegido tiene { $what }
has-others = todos los demás tienen { $what }
has-all = todos tienen { $what }
has-yes_voters = todos los que votaron sí tienen { $what }
has-no_voters = todos los que votaron no tienen { $what }
effect-modify = { $what }{ $until }.
until-held = { "" }
until-roll = { " " }en esta tirada
until-fight = { " " }en este combate
until-encounter = { " " }en este encuentro
until-turn = { " " }en este turno
until-next_turn = { " " }en tu próximo turno
stat-move_max = pasos { $signed }
stat-gas_limit = usos de gasolina { $signed }
stat-kills = bajas { $signed }
stat-actions = Acciones { $signed }
stat-zombies = zombis { $signed }
stat-ammo_kills = bajas con cada dado de munición { $signed }
stat-reroll = { $n ->
        [one] volver a tirar un dado
       *[other] volver a tirar { $n } dados
    }
stat-kill_as_action = { $n ->
        [99] las caras de baja cuentan como Acciones
        [one] una cara de baja cuenta como Acción
       *[other] { $n } caras de baja cuentan como Acciones
    }
stat-action_as_kill = { $n ->
        [99] las caras de Acción cuentan como bajas
        [one] una cara de Acción cuenta como baja
       *[other] { $n } caras de Acción cuentan como bajas
    }
stat-quiet = un disparo ruidoso es silencioso
stat-free_pass = esquivar zombis sin gasolina
stat-collect_food = comida { $signed }
stat-collect_gas = gasolina { $signed }
stat-collect_ammo = munición { $signed }
stat-collect_any = recursos que recoges { $signed }
stat-prevent = ignorar { $n } de fatiga
stat-prevent-death = el superviviente sigue vivo con 2 de fatiga
stat-food_heal = cada comida cura { $n } más
ability = { $when }{ $limit }{ $cost }: { $effects }
when-join = Al unirse
when-always = Siempre
when-recover = En la Recuperación
when-step = Al moverte
when-roll = Después de una tirada
when-fight = En un combate
when-ammo = Después de un dado de munición
when-collect = Al recoger
when-fail = Después de fracasar en un encuentro
when-death = Cuando un superviviente vaya a morir
when-activate = En tu turno
limit-none = { "" }
limit-turn = , una vez por turno
limit-fight = , una vez por combate
limit-game = , una vez por partida
cost = , a cambio de { $what }
cost-discard = esta carta
cost-fatigue = { $n } de fatiga en este superviviente

# Nombres
name-food = comida
    .unit = de comida
    .each = unidad de tu comida
    .gender = f
name-gas = gasolina
    .unit = de gasolina
    .each = unidad de tu gasolina
    .gender = f
name-ammo = munición
    .unit = de munición
    .each = unidad de tu munición
    .gender = f
name-any = un recurso a tu elección
    .unit = recursos a tu elección
name-fatigue = fatiga
    .unit = de fatiga
    .each = unidad de tu fatiga
    .gender = f
name-items = objetos
    .one = objeto
    .each = uno de tus objetos
name-followers = seguidores
    .one = seguidor
    .each = uno de tus seguidores
name-survivors = supervivientes
    .one = superviviente
    .each = uno de tus supervivientes
name-scouted = Lugares explorados
    .one = Lugar explorado
    .each = uno de tus Lugares explorados
name-dice = dados
    .one = dado
    .each = uno de tus dados
name-players = jugadores
    .one = jugador
    .each = jugador
name-leave = abandonar a un seguidor
name-slay = muere un seguidor
name-drop = perder un objeto
name-fight = el combate
name-actions = Acciones
name-roll = la tirada de Acciones
name-kill_as_action = bajas que cuentan como Acciones
name-action_as_kill = Acciones que cuentan como bajas
name-collect_food = comida recogida
name-collect_gas = gasolina recogida
name-collect_ammo = munición recogida
name-collect_any = recursos recogidos
name-food_heal = curación por comida
name-success = éxito
name-fail = fracaso
name-move_max = pasos
name-gas_limit = usos de gasolina
name-kills = bajas
name-zombies = zombis
name-ammo_kills = bajas del dado de munición
name-reroll = dados que se vuelven a tirar
name-quiet = disparos silenciosos
name-stay = seguir en el grupo
name-collect = recogerlo todo
name-prevent = fatiga ignorada
name-free_pass = zombis esquivados gratis
name-rick = Rick
name-andrea = Andrea
name-dale = Dale
name-glenn = Glenn
name-shane = Shane
name-tyreese = Tyreese
name-arnold = Arnold
name-chris = Chris
name-bea = Bea Holloway
name-tomas = Tomas Reyes
name-opal = Opal Jenkins
name-hank = Hank Purdy
name-lucia = Lucia Ortega
name-wendell = Wendell Tate
name-nora = Nora Finch
name-jamal = Jamal Brooks
name-ingrid = Ingrid Voss
name-cal = Cal Mercer
name-priya = Priya Nair
name-otto = Otto Lind
name-ruth = Ruth Calloway
name-moses = Moses Greer
name-eddie = Eddie Sloan
name-june = June Abbott
name-amos = Amos Bell
name-kit = Kit Navarro
name-gus = Gus Petrakis
name-sal = Sal Dunmore
name-mae = Mae Whitlock
name-gun_shop = Armería
    .the = la Armería
    .gender = f
name-motel = Motel
    .the = el Motel
    .gender = m
name-football_stadium = Estadio
    .the = el Estadio
    .gender = m
name-airport = Aeropuerto
    .the = el Aeropuerto
    .gender = m
name-campsite = Camping
    .the = el Camping
    .gender = m
name-farmhouse = Casa de campo
    .the = la Casa de campo
    .gender = f
name-hospital = Hospital
    .the = el Hospital
    .gender = m
name-county_jail = Cárcel
    .the = la Cárcel
    .gender = f
name-shopping_mall = Centro comercial
    .the = el Centro comercial
    .gender = m
name-high_school = Instituto
    .the = el Instituto
    .gender = m
name-fire_station = Parque de bomberos
    .the = el Parque de bomberos
    .gender = m
name-sawmill = Serrería
    .the = la Serrería
    .gender = f
name-marina = Puerto deportivo
    .the = el Puerto deportivo
    .gender = m
name-radio_station = Emisora de radio
    .the = la Emisora de radio
    .gender = f
name-quarry = Cantera
    .the = la Cantera
    .gender = f
name-gated_estates = Urbanización
    .the = la Urbanización
    .gender = f
name-enc01 = Un porche lleno de extraños
name-enc02 = Camión cisterna atravesado
name-enc03 = Algo en el coche patrulla
name-enc04 = Pasillo nueve
name-enc05 = Ensayo del coro
name-enc06 = La jaula de la lavandería
name-enc07 = El autobús diecinueve
name-enc08 = Alcantarilla inundada
name-enc09 = Feria del condado
name-enc10 = Oyen el generador
name-enc11 = Larga noche en el desván
name-enc12 = Horda en el paso elevado
name-enc13 = La escalera equivocada
name-enc14 = Cristales del invernadero
name-enc15 = La valla cede
name-enc16 = Túnel sin luces
name-enc17 = Todas las puertas a la vez
name-enc18 = Hacer el puente
name-enc19 = Despensa cerrada
name-enc20 = De tejado en tejado
name-enc21 = Hacerlo entrar en razón
name-enc22 = Hueso roto
name-enc23 = Mapa de los desagües
name-enc24 = Voces en la radio
name-enc25 = Puente caído
name-enc26 = A ver quién calla más
name-enc27 = Fiambreras vacías
name-enc28 = Peaje
name-enc29 = Mesa de trueque
name-enc30 = Pólvora y plomo
name-enc31 = Cuerda de remolque
name-enc32 = Nota de rescate
name-enc33 = Carro de cebo
name-enc34 = Quién manda aquí
name-enc35 = Invierno de hambre
name-enc36 = Campamento armado
name-enc37 = Recuento de combustible
name-enc38 = Quién sangra
name-enc39 = ¿Abrir la puerta?
name-enc40 = ¿Compartir el alijo?
name-enc41 = ¿Derribar el puente?
name-enc42 = ¿Piedad o justicia?
name-enc43 = Herramientas prestadas
name-enc44 = Cúbreme
name-enc45 = Repartir el botín
name-enc46 = Aguanta la puerta
name-enc47 = Quedan dos asientos
name-enc48 = Botiquín de campaña
name-enc49 = Bengalas
name-enc50 = Moto de montaña
name-enc51 = Machete de monte
name-enc52 = Palanca
name-enc53 = Pistola con silenciador
name-enc54 = Chaleco antidisturbios
name-enc55 = Manguera de sifón
name-enc56 = Prismáticos
name-enc57 = Carga de propano
name-enc58 = Cielo despejado
name-enc59 = Bifurcación
name-enc60 = Alguien tiene que quedarse

# La pantalla completa
screen-caption = Ronda { $round }: { $name }, { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }
screen-icon-food = C
screen-icon-gas = G
screen-icon-ammo = M
screen-start = inicio
screen-private = privado
screen-places = Lugares, y lo que exigen ({ $tier } de 3)
screen-scouting = Explorando { $name }, requisito { $tier }; encuentros ganados: { $done }
screen-kills = Bajas: { $total } de { $need }
screen-actions = Acciones: { $total } de { $need }
screen-hint = Flechas: elegir. Intro: responder. Cifras: paso. /: escribir. Espacio: Lugares, hojas.
screen-key-list = ↑ ↓
screen-help-list = elegir una opción de la lista
screen-key-steps = 7 9 4 6 1 3
screen-help-steps = la casilla en esa dirección (también ← y →); dos veces para ir
screen-help-answer = responder con lo que has elegido o escrito
screen-key-gas = g
screen-help-gas = el siguiente camino con gasolina
screen-key-type = /
screen-help-type = escribir una respuesta: b04, gas b04, use rick
screen-help-turn = mapa, Lugares, hojas
screen-key-map = ①…⑥ z * +
screen-help-map = peones, zombis, Lugares que puedes explorar, un seguidor abandonado

# La escena en el navegador
scene-map = El mapa. Usa las flechas para ir de casilla en casilla, y más y menos para ampliar o reducir.
scene-list = El mapa como lista
scene-in-words = Mapa como lista
scene-nearer = Ampliar
scene-farther = Reducir
scene-whole = Mapa entero
scene-find-me = Dónde estoy
scene-stage = En la mesa
scene-choices = Qué puedes hacer
scene-locations = Lugares
scene-parties = Jugadores
scene-round = Ronda { $round }.
scene-at-play = Turno de { $name }.
scene-requirements = { $count ->
        [one] su requisito
       *[other] los { $count } requisitos
    }
scene-decks = Cartas
scene-sheet = Supervivientes y cartas
scene-own-party = Tus supervivientes
scene-wishes = Respuestas automáticas: { $wishes }
scene-legend = Símbolos del mapa
scene-legend-near = Puedes ir ahora, por 1 paso.
scene-legend-far = Está a este número de pasos. Toca para planear la ruta.
scene-legend-shut = Ahora no puedes ir. Toca para ver por qué.
scene-legend-open = Un Lugar que todos pueden explorar.
scene-legend-own = Un Lugar que solo conoces tú.
scene-legend-odds = Tu probabilidad de ganar el combate sin daño, o de explorar el Lugar.
scene-legend-seat = Qué jugador es. Su hoja lleva el mismo número.
scene-at = En { NAME($space, form: "the") }
scene-with = Grupo: { $names }
scene-answered = ha respondido
scene-scouted = Explorado
scene-cards-character = Personajes iniciales
scene-cards-follower = Seguidores
scene-cards-location = Lugares
scene-cards-encounter = Encuentros
scene-cards-item = Encuentros con un objeto
scene-cards-of =
    { $count ->
        [one] Lo que puede hacer esta carta
       *[other] Lo que pueden hacer estas { $count } cartas
    }
scene-open-to-all = Para todos
scene-yours = Solo para ti
scene-of = { $name }
scene-empty-slot = No queda ninguna carta para este Lugar.
scene-discard = Último descarte: { $card }.
scene-goal = Gana quien explore antes { $n } Lugares.
scene-you-here = estás aquí
scene-draws = { $you ->
    [yes] Robas
   *[no] { $name } roba
}
scene-decides = { $you ->
    [yes] Decides tú.
   *[no] { $name } decide.
}
scene-scouting = Exploración, requisito { $tier }
scene-won-so-far = (ganados hasta ahora: { $n })
scene-kills-of = Bajas: { $total } de { $need }
scene-actions-of = Acciones: { $total } de { $need }
scene-roll-again = Volver a tirar el dado { $number }:
scene-steps = { $steps ->
        [one] queda 1 paso
       *[other] quedan { $steps } pasos
    }, { $gas ->
        [one] 1 uso de gasolina
       *[other] { $gas } usos de gasolina
    }
scene-may-change = Has respondido. Puedes cambiarlo mientras otros siguen pensando.
scene-way = Tu ruta: { $way }
scene-other-routes = Otras rutas
scene-out-of-reach = Demasiado lejos ahora.
scene-choose-space = Elige una casilla resaltada del mapa o de la lista.
scene-look = Toca una casilla para ver qué hay.
scene-can-choose = Ahora puedes elegir
scene-all-others = Las demás casillas, primero las más cercanas
scene-can-go =
    { $count ->
        [one] puedes elegirla
       *[other] puedes elegirla de { $count } maneras
    }
scene-steps-away =
    { $steps ->
        [one] a 1 paso
       *[other] a { $steps } pasos
    }
scene-to-e = al este
scene-to-se = al sureste
scene-to-sw = al suroeste
scene-to-w = al oeste
scene-to-nw = al noroeste
scene-to-ne = al noreste
mark-turn-begun = Ronda { $round }, jugador { PLACE($seat) }

# Lo que habla a favor de una opción
reason-scouting = Probabilidad de explorar allí: cerca del { $mine } % con «{ $choice }», { $theirs } % con «{ $other }».
reason-fatigue = Fatiga que cabe esperar: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-supplies = Recursos que hay allí: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-steps = Pasos hasta la mejor casilla: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-spends-gas = «{ $choice }» ahorra gasolina; «{ $other }» gasta 1.
reason-misses = Fatiga que cabe esperar de este combate: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-ammo-left = Munición que queda: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-more-kills = Ganancia que cabe esperar de volver a tirar: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-worn = { $choice } tendría { $mine } de fatiga, { $other } { $theirs }; la tercera mata.
reason-relieves = «{ $choice }» ayuda a alguien con { $mine } de fatiga, «{ $other }» { $theirs ->
    [0] no ayuda a nadie
   *[other] a alguien con { $theirs }
}; la tercera mata.
reason-food-left = Comida que queda: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-dice-lost = Dados que pierdes: { $mine } con { $choice }, { $theirs } con { $other }.
reason-dice-at-risk = Dados que perderías si este superviviente muriera más tarde: { $mine } con { $choice }, { $theirs } con { $other }.
reason-dice-kept = { $choice } tira { $mine ->
    [one] 1 dado
   *[other] { $mine } dados
} para ti, { $other } { $theirs }.
reason-lacks-of = Los Lugares aún te piden { $mine } { NAME($choice, form: "unit") }, y { $theirs } { NAME($other, form: "unit") }.
reason-supplies-there = Recursos que hay allí: { $mine } en { NAME($choice, form: "the") }, { $theirs } en { NAME($other, form: "the") }.
reason-has-of = Tienes { $mine } { NAME($choice, form: "unit") }, { $theirs } { NAME($other, form: "unit") }.
reason-has-to-spare = Tienes { $mine } { NAME($choice, form: "unit") } y solo { $theirs } { NAME($other, form: "unit") }.
reason-collects = «{ $choice }» da { $mine ->
    [one] 1 recurso
   *[other] { $mine } recursos
}, «{ $other }» ninguno.
reason-pays = «{ $choice }» no cuesta nada; «{ $other }» cuesta { $theirs ->
    [one] 1 recurso
   *[other] { $theirs } recursos
}.
reason-dice = Tiras { $mine } dados con «{ $choice }», { $theirs } con «{ $other }».
reason-own-win = Una victoria con «{ $choice }» es solo tuya; con «{ $other }» la compartes.
reason-their-locations = Lugares explorados: { $mine } de { $choice }, { $theirs } de { $other }.
reason-noise = Fichas de zombi que llegan a tu alrededor: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-goal-steps = Pasos hasta ese Lugar: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-goal-lacks = Recursos que aún te faltan para ese Lugar: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-zombies-there = Fichas de zombi que hay allí: { $mine } en { NAME($choice, form: "the") }, { $theirs } en { NAME($other, form: "the") }.
reason-brings = { $what ->
    [followers] Seguidores
    [items] Objetos
    [healed] Fatiga curada
    [fatigue] Fatiga
    [tokens] Fichas de zombi cerca de ti
    [cards] Encuentros de más
   *[resources] Recursos
}: { $mine } para ti con «{ $choice }», { $theirs } con «{ $other }».
reason-later-locations = Unos turnos después has explorado unos { $mine } Lugares con «{ $choice }», { $theirs } con «{ $other }».
reason-later-survivors = Unos turnos después viven unos { $mine } supervivientes con «{ $choice }», { $theirs } con «{ $other }».
reason-later-fatigue = Unos turnos después tu equipo tiene cerca de { $mine } de fatiga con «{ $choice }», { $theirs } con «{ $other }».
reason-later-supplies = Unos turnos después tienes unos { $mine } recursos con «{ $choice }», { $theirs } con «{ $other }».
reason-later-items = Unos turnos después tienes unos { $mine } objetos con «{ $choice }», { $theirs } con «{ $other }».

# Cómo se llama una opción
label-walk = Ir hasta { NAME($space, form: "the") }{ $over ->
        [none] { "" }
       *[other] {" "}por { NAME($over, form: "the") }
    }{ $private ->
        [yes] {" "}con tu carta privada
       *[no] { "" }
    }
label-pass = Conducir hasta { NAME($space, form: "the") } esquivando zombis (1 de gasolina)
label-drive = Conducir hasta { NAME($space, form: "the") } por { NAME($over, form: "the") } (1 de gasolina){ $private ->
        [yes] {" "}con tu carta privada
       *[no] { "" }
    }
label-stay = Quedarse y reintentar{ $private ->
        [yes] {" "}con tu carta privada
       *[no] { "" }
    }
label-always = Siempre: { $wish }
label-ask-again = Preguntarme: { $wish }
label-use = Usar { $card }
label-eat = { $name } come
label-invite = Proponer grupo a { $name }
label-die = Volver a tirar el dado { $number }
label-option = Opción { $number }
label-yes = Sí
label-no = No
label-stop = Parar
label-done = Seguir
label-enough = No más
label-ammo = Disparar: dado de munición
label-pay = Pagar
label-ask = Pedir al grupo
label-bear = Aceptarlo
label-stay-in = Quedarse
label-leave = Dejarlo
label-take = Tomarlo
label-on = Seguir
label-success = Éxito
label-fail = Fracaso
label-move-stop = Parar aquí
label-recover-done = Pasar a moverse
label-between-on = Robar la carta
label-fight-on-stop = Parar y recibir la fatiga
label-act-on-stop = Aceptar la tirada
label-help-ammo = Disparar en su lugar: dado de munición
label-help-no = No ayudar
label-stay-quiet-no = Que vengan zombis
label-save-no = Dejar que pase
label-take-fatigue-no = Negarse
label-pay-or-not-no = No pagar y fracasar
label-chip-in-no = No pagar
label-bear-for-yes = Asumirlo
label-bear-for-no = Negarse
label-collect-take = Recoger
label-collect-leave = Dejarlo aquí
label-return-yes = Volver
label-return-no = Quedar fuera
label-play-on-yes = Seguir jugando
label-play-on-with = Seguir si alguien más sigue
label-play-on-no = Dejar de jugar
label-join-group-yes = Formar grupo
label-join-group-no = Seguir por mi cuenta
label-leave-group-stay = Seguir en el grupo
label-leave-group-leave = Dejar el grupo
label-swap-private-no = Conservar mi carta

# Qué significa una opción
option-way = { $count ->
        [one] 1 paso
       *[other] { $count } pasos
    }
option-die = { $colour }, muestra { NAME($face) }
space-closed = cerrado para ti
space-off = el camino { $n ->
        [one] { "" }
       *[other] { $n } pasos{ " " }
    }{ $way ->
        [e] al este
        [se] al sureste
        [sw] al suroeste
        [w] al oeste
        [nw] al noroeste
       *[ne] al noreste
    } { NAME($name, form: "gender") ->
        [m] del
        [f] de la
       *[other] de
    } { $name }
colour-blue = azul
colour-red = rojo
colour-green = verde
colour-black = dado de munición
name-K1 = 1 baja
name-K2 = 2 bajas
name-K3 = 3 bajas
name-A1 = 1 Acción
name-A2 = 2 Acciones
name-A3 = 3 Acciones
name-W1 = comodín (baja o Acción)
name-X1 = 1 baja y ruido
name-X2 = 2 bajas y ruido
name-X3 = 3 bajas y ruido
name-0 = cara vacía

# Cómo va la partida, en la franja sobre la escena.
standing = { $level ->
    [yes] Todos igualados: { $count } { $count ->
        [one] Lugar
       *[other] Lugares
    }
   *[no] En cabeza: { $names }, { $count } { $count ->
        [one] Lugar
       *[other] Lugares
    }
}
# Grandes momentos
moment-fight = El combate
moment-dice = Ruedan los dados
moment-again = Otra tirada
moment-shot = Un disparo
moment-scouted = Un Lugar explorado
moment-falls = Cae un superviviente

# Lo que se dice en la mesa con un toque
emote-watch-out = ¡Cuidado!
emote-join-me = ¿Vienes conmigo?
emote-no-way = Ni hablar
emote-quiet = Silencio…
emote-found-it = ¡Lo encontré!
emote-well-played = Bien jugado
