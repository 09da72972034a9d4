# The Best Defense

game = The Best Defense
game-line = Cuatro lugares que defender durante doce rondas. Ganan todos juntos o no gana nadie.
goal-standard = Sobrevivir juntos doce rondas. Si se acaba un mazo, pierden todos.
goal-hardcore = Sobrevivir juntos doce rondas. Si se acaba un mazo o muere alguien, pierden todos.
option-mode = Modo
option-difficulty = Dificultad
option-difficulty-note = El reglamento aconseja Estándar con Experto, y Hardcore con Principiante.
option-motives = Motivos ocultos: cada jugador tiene un objetivo secreto
option-one_leader = Un solo líder: el líder no cambia nunca
option-leader_last = Líder al final: el líder juega después de los demás
option-quick = Juego rápido: saltar las preguntas con respuesta obvia
option-pressure = Número de caminantes
option-box = Caja
mode-standard = Estándar: un nuevo superviviente sustituye al que muere
mode-hardcore = Hardcore: la primera muerte acaba la partida
pressure-book = Según el reglamento, igual para cualquier número de jugadores
pressure-even = Ajustado al número de jugadores
difficulty-beginner = Principiante: todos ven todos los eventos
difficulty-expert = Experto: los eventos son secretos y nadie habla mientras se juegan
way-defense = The Best Defense, tú y un bot

# Nombres
name-andrea = Andrea
name-daryl = Daryl
name-glenn = Glenn
name-maggie = Maggie
name-michonne = Michonne
name-rick = Rick
name-farm = la Granja
    .to = a la Granja
    .from = de la Granja
name-prison = la Prisión
    .to = a la Prisión
    .from = de la Prisión
name-town = el Pueblo
    .to = al Pueblo
    .from = del Pueblo
name-highway = la Carretera
    .to = a la Carretera
    .from = de la Carretera
name-equipment = Equipo
name-ally = Aliados
name-food = Comida
name-ammo = Munición
name-standard = Estándar
name-hardcore = Hardcore
name-beginner = Principiante
name-expert = Experto
name-motives = Motivos ocultos
name-one_leader = Un solo líder
name-leader_last = Líder al final
name-swing = a mano limpia
name-none = sin arma
name-barn_walkers_attack = Ataque desde el granero
name-ripe_orchard = Frutales maduros
name-broken_fence = Valla rota
name-clean_well = Pozo limpio
name-fire_in_the_loft = Fuego en el pajar
name-drifting_herd = Horda errante
name-knock_at_the_farmhouse = Llaman a la puerta
name-crisis_at_the_prison = Crisis en la Prisión
name-cell_block_sweep = Limpieza de celdas
name-gate_left_open = Puerta abierta
name-hole_in_the_yard_wall = Agujero en el muro
name-infirmary_shelf = Estante de la enfermería
name-guard_locker = Taquilla del guardia
name-trouble_in_the_tombs = Problemas en el sótano
name-corner_pharmacy = Farmacia de la esquina
name-strangers_at_the_bar = Extraños en el bar
name-alarm_bell = Campana de alarma
name-picked_over_shelves = Estantes saqueados
name-shooter_on_the_roof = Tirador en el tejado
name-barter_day = Día de trueque
name-burning_block = Manzana en llamas
name-a_friend_in_need = Un amigo en apuros
name-abandoned_trunk = Maletero abandonado
name-herd_on_the_road = Horda en el camino
name-car_alarm = Alarma de coche
name-siphoned_fuel = Gasolina robada
name-overturned_truck = Camión volcado
name-hostile_travelers = Viajeros hostiles
name-nothing_left_to_share = Nada que compartir
name-wet_powder = Pólvora mojada
name-spoiled_rations = Raciones podridas
name-warning_shots = Disparos de aviso
name-left_behind = Abandonado a su suerte
name-trail_of_blood = Rastro de sangre
name-straggling_pack = Grupo rezagado
name-broken_gear = Equipo roto
name-accidents_happen = Accidentes
name-promise_me = Prométemelo
name-a_death_in_the_family = Una muerte en la familia
name-talk_behind_backs = Habladurías
name-burden_of_command = El peso del mando
name-nobody_moves = Que nadie se mueva
name-sleepless_night = Noche en vela
name-split_up = Hay que separarse
name-hungry_walkers = Caminantes hambrientos
name-closing_in = Se acercan
name-rats_in_the_stores = Ratas en la despensa
name-breathing_space = Un respiro
name-handgun = Pistola
    .the = la pistola
name-rifle = Rifle
    .the = el rifle
name-shotgun = Escopeta
    .the = la escopeta
name-crossbow = Ballesta
    .the = la ballesta
name-machete = Machete
    .the = el machete
name-metal_pipe = Tubo metálico
    .the = el tubo metálico
name-katana = Katana
    .the = la katana
name-bulletproof_vest = Chaleco antibalas
name-motorcycle = Motocicleta
name-flashbang_grenade = Granada aturdidora
name-silencer = Silenciador
name-bandages = Vendas
name-binoculars = Prismáticos
name-lone_straggler = Rezagado solitario
name-two_on_foot = Dos a pie
name-roadside_family = Familia en la cuneta
name-armed_band = Banda armada
name-a_little_help = Un poco de ayuda
name-a_guinea_pig = Conejillo de Indias
name-field_medic = Médico de campaña
name-old_hunter = Viejo cazador
name-young_scout = Joven explorador
name-single_can = Una lata
name-two_cans = Dos latas
name-forgotten_pantry = Despensa olvidada
name-full_crate = Caja llena
name-hot_meal = Comida caliente
name-shared_table = Mesa compartida
name-handgun_box = Caja de balas de pistola
name-handgun_clip = Cargador de pistola
name-handgun_lockbox = Cofre de balas de pistola
name-rifle_box = Caja de balas de rifle
name-rifle_strip = Peine de rifle
name-rifle_magazine = Cargador de rifle
name-shell_box = Caja de cartuchos
name-shell_belt = Canana de cartuchos
name-quiver = Carcaj
name-bolt_bundle = Haz de virotes
name-lucky_find = Hallazgo afortunado
name-mixed_rounds = Balas variadas
name-hoarder = Acaparador
name-warlord = Señor de la guerra
name-quartermaster = Intendente
name-collector = Coleccionista
name-lone_wolf = Lobo solitario
name-rebel = Rebelde
name-executioner = Verdugo
name-untouched = Sin un rasguño
name-benefactor = Benefactor

# Lo que se pregunta
ask-take-survivor = Elige un superviviente.
ask-replace-survivor = Tu superviviente ha muerto. Elige otro que no haya estado en esta partida.
ask-deal-events = Primero hablad de vuestro plan. Cuando todos estén listos, reparte los eventos. Después nadie puede hablar.
ask-move-survivor = { $place ->
        [farm] ¿Adónde va { NAME($survivor) } desde la Granja?
        [prison] ¿Adónde va { NAME($survivor) } desde la Prisión?
        [town] ¿Adónde va { NAME($survivor) } desde el Pueblo?
        [highway] ¿Adónde va { NAME($survivor) } desde la Carretera?
       *[other] ¿Dónde empieza { NAME($survivor) }?
    }
ask-defy = ¿Te quedas donde te ha puesto el líder, o descartas 1 de comida y te mueves un paso?
ask-draw-card = ¿Robas una carta en { NAME($place) }? { $left ->
        [one] Al mazo de { NAME($deck) } le queda una carta. Si la robas, pierden todos.
       *[other] El mazo de { NAME($deck) } tiene { $left } cartas.
    }
ask-take-ammo = Has encontrado «{ NAME($card) }». ¿Te llevas la carta o la dejas aquí para luego?
ask-load-ammo = Tienes { $count } de munición de «{ NAME($card) }». ¿Cargas un arma o guardas la carta?
ask-load-weapon = ¿Qué arma recibe la munición de «{ NAME($card) }»?
ask-give = ¿Das un objeto a alguien de aquí?
ask-give-back = ¿Das un objeto a { NAME($survivor) }?
ask-give-anywhere = ¿Das uno de tus objetos a alguien, esté donde esté?
ask-play-event = ¿Qué evento juegas ahora?
ask-act = { $moment ->
        [combat] Antes del combate: usa un objeto o carga un arma.
        [healing] Ahora puedes usar un objeto.
       *[safe] Ahora puedes usar un objeto o cargar un arma.
    }
ask-choose-weapon = { $again ->
        [no] ¿Con qué luchas, o qué usas antes del combate?
       *[yes] { NAME($user) } ha usado «{ NAME($item) }», así que elige otra vez: ¿con qué luchas, o qué usas antes del combate?
    } Todos ven lo que se elige, y puedes cambiar hasta que todos hayan elegido.
ask-spend-allies = Tienes { $total ->
            [one] 1 punto
           *[other] { $total } puntos
        }{ $melee ->
        [yes] { "" }
       *[no] ; con todos los que disparan contigo, { $group }
    }. Caminantes en { NAME($place) }: { $walkers }. ¿Cuántos aliados gastas?
ask-attract-walker = Tu disparo ha hecho ruido. ¿De dónde llega un caminante { NAME($place, form: "to") }?
ask-damage-order = ¿Dónde muerden primero los caminantes?
ask-divide-damage = Mordiscos en { NAME($place) }: { $left }. ¿Quién los recibe? Si no hay acuerdo, decide el líder.
ask-settle-damage = Mordiscos en { NAME($place) }: { $left }. Los jugadores no están de acuerdo ({ $proposals }). ¿Quién los recibe?
ask-heal = ¿Comes 1 de comida para curar 1 punto de vida?
ask-pick-survivor = { NAME($card) }: ¿qué superviviente?
ask-pick-place = { NAME($card) }: ¿qué lugar?
ask-pick-branch = { NAME($card) }: ¿cuál de estas opciones?
ask-pay-cost = { NAME($card) }: ¿pagas, o aceptas lo que pasa si no?
ask-draw-more = { NAME($card) }: ¿robas del mazo de { NAME($deck) }? Cartas que quedan: { $left }.
ask-lose-ammo = Pierdes { $left } de munición. ¿De dónde la quitas?
ask-lose-equipment = ¿Qué equipo descartas?

# Lo que ha pasado
event-agreed = Modo { NAME($mode) }, dificultad { NAME($difficulty) }{ $count ->
        [0] { "" }
       *[other] , { NAME($variants) }
    }.{ $recommended ->
        [yes] {" "}El reglamento recomienda estos dos juntos.
       *[no] { "" }
    }
event-meant-for-expert = «Líder al final» está pensado para la dificultad Experto, pero también se puede jugar así.
event-survivor-taken =
    { $you ->
        [yes] Juegas con { NAME($survivor) }.
       *[no] { $seat } juega con { NAME($survivor) }.
    }
event-board-laid = El tablero: { NAME($board) }. Los mazos, en el mismo orden: { NAME($decks) }.
event-die-rolled =
    { $you ->
        [yes] Sacas { $face } con el dado { $die ->
            [black] negro
           *[other] blanco
        }.
       *[no] { $seat } saca { $face } con el dado { $die ->
            [black] negro
           *[other] blanco
        }.
    }
event-motive-dealt =
    { $you ->
        [yes] Tu motivo oculto: { NAME($motive) }.
       *[no] { $seat } recibe un motivo oculto.
    }
event-badge-taken =
    { $you ->
        [yes] Tomas la insignia de líder: lidera { NAME($survivor) }.
       *[no] { $seat } toma la insignia de líder: lidera { NAME($survivor) }.
    }
event-round-begun = Empieza la ronda { $round }. Lidera { NAME($survivor) }.
event-events-shuffled = Se barajan los { $count } eventos descartados.
event-events-dealt =
    { $you ->
        [yes] Tus eventos: { NAME($cards) }.
       *[no] { $seat } recibe { $count ->
            [one] 1 evento
           *[other] { $count } eventos
        }.
    }
event-events-laid-open =
    { $you ->
        [yes] Tus eventos: { NAME($cards) }.
       *[no] { $seat } recibe: { NAME($cards) }.
    }
event-moved = { $sent ->
        [yes] { $you ->
            [yes] { NAME($leader) } te envía { NAME($place, form: "to") }.
           *[no] { NAME($leader) } envía a { NAME($survivor) } { NAME($place, form: "to") }.
        }
       *[no] { NAME($survivor) } va { NAME($place, form: "to") }.
    }
event-defied = { NAME($survivor) } desobedece al líder.
event-card-drawn =
    { $you ->
        [yes] Robas «{ NAME($card) }»; en el mazo de { NAME($deck) } quedan { $left }.
       *[no] { $seat } roba «{ NAME($card) }»; en el mazo de { NAME($deck) } quedan { $left }.
    }
event-ammo-taken =
    { $you ->
        [yes] Te llevas «{ NAME($card) }» { NAME($place, form: "from") }.
       *[no] { $seat } se lleva «{ NAME($card) }» { NAME($place, form: "from") }.
    }
event-ammo-left =
    { $you ->
        [yes] Dejas «{ NAME($card) }» en { NAME($place) }.
       *[no] { $seat } deja «{ NAME($card) }» en { NAME($place) }.
    }
event-ammo-kept =
    { $you ->
        [yes] Guardas «{ NAME($card) }» con { $count } de munición.
       *[no] { $seat } guarda «{ NAME($card) }» con { $count } de munición.
    }
event-loaded =
    { $you ->
        [yes] Cargas { $count } de munición en { NAME($weapon, form: "the") }.
       *[no] { $seat } carga { $count } de munición en { NAME($weapon, form: "the") }.
    }
event-gained = { NAME($survivor) } { $what ->
        [hp] recupera { $count } de vida y tiene { $now ->
            [one] 1 punto de vida
           *[other] { $now } puntos de vida
        }.
        [ally] gana { $count ->
            [one] 1 aliado
           *[other] { $count } aliados
        } y tiene { $now }.
       *[other] gana { $count } de comida y tiene { $now }.
    }
event-lost = { NAME($survivor) } pierde { $what ->
        [ally] { $count ->
            [one] 1 aliado
           *[other] { $count } aliados
        }
        [ammo] { $count } de munición de «{ NAME($card) }»
       *[other] { $count } de comida
    } y tiene { $now }.
event-card-discarded =
    { $you ->
        [yes] Descartas «{ NAME($card) }».
       *[no] { $seat } descarta «{ NAME($card) }».
    }
event-given =
    { $you ->
        [yes] Das
       *[no] { $seat } da
    } a { NAME($receiver) } { $what ->
        [food] 1 de comida.
        [ally] 1 aliado.
        [equipment] la carta «{ NAME($card) }».
        [ammo_card] la carta «{ NAME($card) }» con { $count } de munición.
       *[other] 1 de munición de «{ NAME($card) }».
    }
event-turn-begun =
    { $you ->
        [yes] Es tu turno con { NAME($survivor) }.
       *[no] Es el turno de { $seat } con { NAME($survivor) }.
    }
event-event-over = «{ NAME($card) }» ha terminado.
event-event-played =
    { $you ->
        [yes] Juegas «{ NAME($card) }».
       *[no] { $seat } juega «{ NAME($card) }».
    }
event-event-discarded =
    { $you ->
        [yes] Descartas «{ NAME($card) }» sin jugarlo.
       *[no] { $seat } descarta el otro evento sin jugarlo.
    }
event-open-event-discarded =
    { $you ->
        [yes] Descartas «{ NAME($card) }» sin jugarlo.
       *[no] { $seat } descarta «{ NAME($card) }» sin jugarlo.
    }
event-branch-chosen =
    { $you ->
        [yes] Eliges para «{ NAME($card) }»: { BRANCH($card, $branch) }
       *[no] { $seat } elige para «{ NAME($card) }»: { BRANCH($card, $branch) }
    }
event-paid =
    { $you ->
        [yes] { $paid ->
            [yes] Pagas por «{ NAME($card) }».
           *[no] No pagas por «{ NAME($card) }».
        }
       *[no] { $paid ->
            [yes] { $seat } paga por «{ NAME($card) }».
           *[no] { $seat } no paga por «{ NAME($card) }».
        }
    }
event-rule-in-force = La carta { NAME($card) } vale hasta el final de esta ronda.
event-item-used = { NAME($survivor) } usa «{ NAME($card) }».
event-walkers-came = { $count ->
        [0] No llega ningún caminante { NAME($place, form: "to") }: no quedan fichas.
        [one] Llega 1 caminante { NAME($place, form: "to") }: ahora hay { $now }.
       *[other] Llegan { $count } caminantes { NAME($place, form: "to") }: ahora hay { $now }.
    }
event-walkers-killed = { $count ->
        [one] Se retira 1 caminante { NAME($place, form: "from") }: ahora hay { $now }.
       *[other] Se retiran { $count } caminantes { NAME($place, form: "from") }: ahora hay { $now }.
    }
event-walkers-shifted = { $count ->
        [one] 1 caminante pasa { NAME($origin, form: "from") } { NAME($place, form: "to") }.
       *[other] { $count } caminantes pasan { NAME($origin, form: "from") } { NAME($place, form: "to") }.
    }
event-combat-begun = Ronda { $round }: empieza el combate. Todos pueden hablar de nuevo.
event-weapon-chosen = { $weapon ->
        [swing] { NAME($survivor) } lucha a mano limpia.
        [none] { NAME($survivor) } lucha sin arma.
       *[other] { NAME($survivor) } lucha con { NAME($weapon, form: "the") }.
    }
event-rolled = { NAME($survivor) } saca { $dice } ({ NAME($weapon) }{ $extra ->
        [0] { "" }
        [one] , el último dado es extra
       *[other] , los últimos { $extra } dados son extra
    }): { $total ->
            [one] 1 punto
           *[other] { $total } puntos
        }.
event-allies-spent = { NAME($survivor) } gasta { $count ->
        [one] 1 aliado
       *[other] { $count } aliados
    } y tiene { $total ->
            [one] 1 punto
           *[other] { $total } puntos
        }.
event-fought = { NAME($fighters) } en { NAME($place) }: { $total ->
            [one] 1 punto
           *[other] { $total } puntos
        }, { $kills ->
        [0] ningún caminante muerto
        [one] 1 caminante muerto
       *[other] { $kills } caminantes muertos
    }, { $now ->
        [one] queda 1
       *[other] quedan { $now }
    }.
event-damage-begun = { $biting ->
        [0] Ningún caminante puede morder en { NAME($place) }.
        [one] Muerde 1 caminante en { NAME($place) }.
       *[other] Muerden { $biting } caminantes en { NAME($place) }.
    }
event-bitten = { $hurt ->
        [yes] { NAME($survivor) } recibe un mordisco y tiene { $hp ->
            [one] 1 punto de vida
           *[other] { $hp } puntos de vida
        }.
       *[no] { NAME($survivor) } recibe un mordisco, pero no sufre daño.
    }
event-hurt = { NAME($survivor) } sufre { $count } de daño y tiene { $hp ->
            [one] 1 punto de vida
           *[other] { $hp } puntos de vida
        }.
event-cards-eaten = El mazo de { NAME($deck) } en { NAME($place) } pierde: { NAME($cards) }. Quedan { $left }.
event-died = { NAME($survivor) } muere en { NAME($place) }{ $risen ->
        [0] .
       *[other] {" "}y se levanta como caminante.
    }
event-healed = { NAME($survivor) } come y tiene { $hp ->
            [one] 1 punto de vida
           *[other] { $hp } puntos de vida
        }.
event-tokens-shown =
    { $you ->
        [yes] Fichas en tu motivo: { $count }.
       *[no] Fichas en el motivo de { $seat }: { $count }.
    }
event-stockpile-reached =
    { $you ->
        [yes] Tienes
       *[no] { $seat } tiene
    } { $count } { $what ->
        [food] de comida
        [ally] aliados
        [ammo] de munición
       *[equipment] cartas de equipo
    }: bastante para un motivo de reservas.
event-motive-scored =
    { $you ->
        [yes] Has cumplido tu motivo: { NAME($motive) }.
       *[no] { $seat } ha cumplido un motivo: { NAME($motive) }.
    }
event-partial-victory =
    { $you ->
        [yes] Todos han perdido, pero tú tienes una victoria parcial: { NAME($motive) }.
       *[no] Todos han perdido, pero { $seat } tiene una victoria parcial: { NAME($motive) }.
    }
event-deck-emptied = El mazo de { NAME($deck) } en { NAME($place) } se ha acabado.
event-round-over = { $round ->
        [13] La duodécima ronda ha terminado.
       *[other] Sigue la ronda { $round }.
    }

# Cómo acabó
outcome-survived =
    { $count ->
        [one] { $you ->
            [yes] Has sobrevivido doce rondas.
           *[no] { $winners } ha sobrevivido doce rondas.
        }
       *[other] { $you ->
            [yes] Habéis sobrevivido doce rondas y ganáis en equipo.
           *[no] { $winners } han sobrevivido doce rondas y ganan en equipo.
        }
    }
outcome-deck-empty = Se ha acabado un mazo. Pierden todos.
outcome-survivor-died = Ha muerto un superviviente en el modo Hardcore. Pierden todos.
outcome-nobody-left = No queda ningún superviviente para sustituir al muerto. Pierden todos.
ending-deck-empty = Los muertos tomaron { NAME($place) } en la ronda { $round } de { $rounds }.
ending-survived = Doce rondas, y los cuatro lugares siguen en pie.
ending-survivor-died = { NAME($survivor) } murió en { NAME($place) } en la ronda { $round } de { $rounds }.
ending-nobody-left = Solo quedaba { NAME($survivor) }. Todo acabó en { NAME($place) }, en la ronda { $round } de { $rounds }.
# Por qué no
refusal-survivor-is-used = Este superviviente ya ha estado en esta partida.
refusal-not-adjacent = Ese lugar está a más de un paso. No se puede mover en diagonal.
refusal-card-forbids = Una carta lo prohíbe en esta ronda.
refusal-receiver-lacks-weapon = No tiene el arma para esta munición.
refusal-no-ammo = No tiene munición.
refusal-not-hurt = No tienes heridas.
refusal-no-food = No tienes comida.
refusal-no-use-to-them = No le serviría de nada.
refusal-does-nothing = Eso no haría nada.

# Palabras de las cartas
amount = { $form ->
        [all] todo
       *[other] { $low }{ $high ->
            [0] { "" }
           *[other] –{ $high }
        }
    }
whom = { $who ->
        [self] tú
        [leader] el líder
        [all] cada superviviente
        [others] cada uno de los demás supervivientes
        [with_self] cada superviviente en tu lugar
        [with_leader] cada superviviente en el lugar del líder
        [not_with_leader] cada superviviente que no está en el lugar del líder
        [chosen] un superviviente a tu elección
        [chosen_other] otro superviviente a tu elección
        [chosen_here] un superviviente en tu lugar
        [it] ese superviviente
        [at] cada superviviente en { NAME($place) }
       *[not_at] cada superviviente que no está en { NAME($place) }
    }
whom-where = { $whom } { $cond }
where = { $where ->
        [here] tu lugar
        [leader_here] el lugar del líder
        [chosen] un lugar a tu elección
        [chosen_adjacent] un lugar adyacente
        [each] cada lugar
        [each_empty] cada lugar sin supervivientes
        [it] ese lugar
       *[other] { NAME($where) }
    }
effect-gain = { $what ->
        [hp] { $who ->
            [self] recupera { $n } de vida
           *[other] { $whom } recupera { $n } de vida
        }
        [ammo] { $who ->
            [self] carga { $n } de munición en { $weapon ->
                [choice] una de tus armas a distancia
               *[other] { NAME($weapon, form: "the") }
            }
           *[other] { $whom } carga { $n } de munición en { $weapon ->
                [choice] un arma a distancia
               *[other] { NAME($weapon, form: "the") }
            }
        }
        [ally] { $who ->
            [self] gana { $n } aliados
           *[other] { $whom } gana { $n } aliados
        }
       *[food] { $who ->
            [self] gana { $n } de comida
           *[other] { $whom } gana { $n } de comida
        }
    }
effect-gain-one-ally = { $who ->
        [self] gana 1 aliado
       *[other] { $whom } gana 1 aliado
    }
effect-lose = { $who ->
        [self] pierde
       *[other] { $whom } pierde
    } { $what ->
        [food] { $n ->
            [todo] toda la comida
           *[other] { $n } de comida
        }
        [ally] { $n ->
            [1] 1 aliado
            [todo] todos los aliados
           *[other] { $n } aliados
        }
        [ammo] { $n ->
            [todo] toda la munición
           *[other] { $n } de munición
        }
       *[equipment] { $n ->
            [1] 1 carta de equipo
            [todo] todo el equipo
           *[other] { $n } cartas de equipo
        }
    }
effect-damage = { $who ->
        [self] sufre { $n } de daño
       *[other] { $whom } sufre { $n } de daño
    }
effect-walkers = pon { $n } { $n ->
        [1] caminante
       *[other] caminantes
    } en { $loc }
effect-kill = { $n ->
        [1] retira 1 caminante
        [todo] retira todos los caminantes
       *[other] retira { $n } caminantes
    } en { $loc }
effect-shift = { $n ->
        [1] toma 1 caminante en { $from } y ponlo en { $loc }
        [todo] toma todos los caminantes en { $from } y ponlos en { $loc }
       *[other] toma { $n } caminantes en { $from } y ponlos en { $loc }
    }
effect-move = { $who ->
        [self] { $may ->
            [yes] puedes colocarte en { $loc }
           *[no] colócate en { $loc }
        }
       *[other] { $may ->
            [yes] si quieres, { $whom } se coloca en { $loc }
           *[no] { $whom } se coloca en { $loc }
        }
    }
effect-move-anywhere = { $who ->
        [self] { $may ->
            [yes] puedes ir a cualquier lugar
           *[no] ve a cualquier lugar
        }
       *[other] { $may ->
            [yes] si quieres, { $whom } va al lugar que elijas
           *[no] { $whom } va al lugar que elijas
        }
    }
effect-draw = { $who ->
        [self] { $may ->
            [yes] puedes robar
           *[no] roba
        }
       *[other] { $may ->
            [yes] { $whom } puede robar
           *[no] { $whom } roba
        }
    } { $n ->
        [1] una carta
       *[other] { $n } cartas
    } del mazo de { NAME($deck) }
effect-eat = el mazo en { $loc } pierde { $n } { $n ->
        [1] carta
       *[other] cartas
    }
effect-eat-each = { $loc } pierde { $n } { $n ->
        [1] carta
       *[other] cartas
    } de su mazo
cost-food = { $n } de comida
cost-ally = { $n ->
        [one] 1 aliado
       *[other] { $n } aliados
    }
cost-ammo = { $n } de munición
cost-equipment = { $n ->
        [one] 1 carta de equipo
       *[other] { $n } cartas de equipo
    }
effect-pay = { $it ->
        [yes] ese superviviente descarta { $cost }{ $may ->
            [yes] , o { $else }
           *[no] ; si no puede, { $else }
        }
       *[no] descarta { $cost }{ $may ->
            [yes] , o { $else }
           *[no] ; si no puedes, { $else }
        }
    }
effect-pay-then = { $may ->
        [yes] puedes descartar { $cost } para esto: { $then }
       *[no] si puedes, descarta { $cost } y { $then }
    }{ $refused ->
        [yes] ; si no: { $else }
       *[no] { "" }
    }
effect-if = { $cond }: { $then }
effect-if-else = { $cond }: { $then }. Si no: { $else }
effect-unless = salvo { $cond }: { $else }
effect-choose = { $by ->
        [leader] el líder elige: { $options }
       *[self] elige: { $options }
    }
effect-each = { $whom }: { $do }
effect-give = puedes dar algo tuyo ({ $items }); lo recibe { $whom }, esté donde esté
item = { $what ->
        [ally] 1 aliado
        [food] 1 de comida
        [ammo] 1 de munición
        [ammo_card] una carta de munición
       *[equipment] una carta de equipo
    }
effect-rule = { $stat ->
        [combat_bonus] en esta ronda { $who ->
            [self] sumas { $n } a una tirada de combate
           *[other] { $whom } suma { $n } a una tirada de combate
        }
        [combat_dice] en esta ronda { $who ->
            [self] tiras { $n ->
                [one] 1 dado de combate extra
               *[other] { $n } dados de combate extra
            }
           *[other] { $whom } tira { $n ->
                [one] 1 dado de combate extra
               *[other] { $n } dados de combate extra
            }
        }
        [unarmed_swing] en esta ronda { $who ->
            [self] puedes
           *[other] { $whom } puede
        } tirar un dado blanco como ataque cuerpo a cuerpo en lugar de usar un arma
        [prevent] { $who ->
            [self] ignora { $n ->
                [1] el primer punto de daño
               *[other] los primeros { $n } puntos de daño
            } de cada ronda
           *[other] { $whom } ignora { $n ->
                [1] el primer punto de daño
               *[other] los primeros { $n } puntos de daño
            } de esta ronda
        }
        [undying] en esta ronda { $who ->
            [self] no puedes morir
           *[other] { $whom } no puede morir
        }
        [wall] al final de esta ronda { $n } caminantes más en { $loc } no muerden
        [breach] los muros de la Prisión no sirven en esta ronda
        [on_defy] en esta ronda, quien desobedezca al líder: { $do }
       *[forbid] durante el resto de esta ronda { $who ->
            [all] nadie puede
            [self] no puedes
           *[other] { $whom } no puede
        } { $what ->
            [draw] robar
            [trade] intercambiar
            [defy] desobedecer
            [heal] curar con comida
           *[allies] gastar aliados
        }
    }
cond-at = si estás en { NAME($place) }
cond-guarded = si hay alguien en { NAME($place) }
cond-with_leader = { $is ->
        [yes] con el líder
       *[no] lejos del líder
    }
cond-is_leader = { $is ->
        [yes] como líder
       *[no] si no eres el líder
    }
cond-alone = { $is ->
        [yes] sin compañía
       *[no] en compañía
    }
cond-has = con al menos { $cost }
cond-hp_max = { $n ->
        [one] con 1 punto de vida o menos
       *[other] con { $n } puntos de vida o menos
    }
cond-hp_min = { $n ->
        [one] con 1 punto de vida o más
       *[other] con { $n } puntos de vida o más
    }
cond-food_max = { $n ->
        [0] sin comida
       *[other] con { $n } de comida o menos
    }
cond-ally_max = { $n ->
        [0] sin aliados
        [one] con 1 aliado o menos
       *[other] con { $n } aliados o menos
    }
cond-walkers = si hay { $n ->
        [1] caminantes
       *[other] { $n } caminantes o más
    } en { $loc }
cond-roll = con un { $min }–{ $max } en el dado { $die ->
        [d3] negro
       *[d6] blanco
    }
and = { $one } y { $other }
or = { $one }, o { $other }
weapon-text = { $range ->
        [ranged] A distancia, usa munición (al empezar { $load }).
       *[melee] Cuerpo a cuerpo, sin munición.
    } { $dice ->
        [one] 1 dado.
       *[other] { $dice } dados.
    }
special-bonus = Suma { $n }.
special-bonus-alone = Suma { $n } si no hay nadie más en tu lugar.
special-explode = Por cada { $min } o más que saques, tira un dado más.
special-recover = Con un total de { $total } o más, recuperas { $n } de munición.
special-attract = Si tus dados muestran { $natural } o más, { $n ->
        [one] llega 1 caminante
       *[other] llegan { $n } caminantes
    } de un lugar adyacente después de todos los combates.
item-text = { $when ->
        [combat_start] { $discard ->
            [yes] Descártala al empezar el combate: { $effects }
           *[no] Al empezar el combate: { $effects }
        }
        [own_turn] { $discard ->
            [yes] Descártala en tu turno: { $effects }
           *[no] En tu turno: { $effects }
        }
        [safe] { $discard ->
            [yes] Descártala en cualquier momento antes de que muerdan los caminantes: { $effects }
           *[no] En cualquier momento antes de que muerdan los caminantes: { $effects }
        }
       *[damage] Cuando muerden los caminantes: { $effects }
    }
ammo-text = { $weapon ->
        [choice] { $n } de munición para cualquier arma a distancia, solo una
       *[other] { $n } de munición para { NAME($weapon, form: "the") }
    }
motive-stock = { $what ->
        [food] Ten { $n } de comida.
        [ally] Ten { $n } aliados.
        [ammo] Ten { $n } de munición, entre la cargada y la de las cartas de munición.
       *[equipment] Ten { $n } cartas de equipo.
    }
motive-count = { $trigger ->
        [combat_start_alone] Recibes una ficha por cada ronda en la que no haya nadie más en tu lugar al empezar el combate. Objetivo: { $n }.
        [defied] Recibes una ficha por cada ronda en la que hayas desobedecido al líder. Objetivo: { $n }.
        [rolled_and_location_killed] Recibes una ficha por cada ronda en la que tu tirada, o la de tu grupo, haya matado un caminante. Objetivo: { $n }.
        [round_end_hp_5] Recibes una ficha por cada ronda en la que tengas 5 puntos de vida después de los mordiscos. Objetivo: { $n }.
       *[gave_item] Recibes una ficha por cada ronda en la que hayas dado un objeto en tu propio turno. Objetivo: { $n }.
    }

# La mesa en palabras
table-round = Ronda { $round } de { $rounds }. Lidera { NAME($leader) }.
table-place = { NAME($place) }: { $walkers ->
        [0] sin caminantes
        [one] 1 caminante
       *[other] { $walkers } caminantes
    }{ $biting ->
        [0] { "" }
        [one] {" "}(1 mordería)
       *[other] {" "}({ $biting } morderían)
    }; mazo de { NAME($deck) }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
table-left = Cartas de munición que hay en { NAME($place) }: { NAME($cards) }.
table-seat = { $name } con { NAME($survivor) }: { $place ->
        [none] fuera del tablero
       *[other] { NAME($place) }
    }, { $hp ->
            [one] 1 punto de vida
           *[other] { $hp } puntos de vida
        }, { $food } de comida, { $allies ->
            [one] 1 aliado
           *[other] { $allies } aliados
        }.
table-gear = Equipo: { $cards }.
table-ammo = Cartas de munición: { $cards }.
table-motive = Motivo: { $card }
table-tokens = Fichas en el motivo: { $count }.
table-in-force = En esta ronda: { $cards }.
with-ammo = { NAME($card) } ({ $ammo } de munición)

how-to-type = Escribe una palabra de la lista: granja
# Lo que se escribe en las respuestas; la notación siempre vale también.
typed-farm = granja
typed-prison = prisión
typed-town = pueblo
typed-highway = carretera
typed-draw = robar
typed-pass = pasar
typed-stay = quedarse
typed-done = hecho
typed-use = usar
typed-load = cargar
typed-heal = curar
typed-pay = pagar
typed-refuse = negarse
typed-keep = conservar
typed-take = tomar
typed-leave = dejar
typed-nobody = nadie
typed-nothing = nada
typed-food = comida
typed-ally = aliado
cost-weapon = { $n ->
        [one] 1 arma
       *[other] { $n } armas
    }

# La pantalla completa
screen-place = { $place ->
        [farm] Granja
        [prison] Prisión
        [town] Pueblo
        [highway] Carretera
       *[none] fuera
    }
screen-with-ammo = { $card } { $ammo }
screen-spare = eventos { $events }, reserva { $survivors }
screen-walkers = { $walkers ->
        [0] sin caminantes
       *[other] { $walkers }{ $biting ->
            [0] , no muerde ninguno
            [one] , 1 muerde
           *[other] , { $biting } muerden
        }
    }
screen-deck = { NAME($deck) }: { $cards }
screen-left = aquí hay: { $cards }
screen-column-hp = PV
screen-column-food = Com
screen-column-allies = Ali
screen-column-events = Ev
screen-motive = motivo { $motive }{ $tokens ->
        [0] { "" }
       *[other] {" "}({ $tokens })
    }
screen-tokens = { $tokens } en el motivo
screen-fights = { $dice ->
        [none] lucha: { $weapon }
       *[other] { $weapon } { $dice } = { $total }
    }
screen-hand = Tus eventos: { $cards }
screen-hidden = { $count ->
        [0] sin eventos
        [one] 1 evento oculto
       *[other] { $count } eventos ocultos
    }
screen-in-force = Esta ronda: { $cards }
screen-score = { $score ->
        [2] victoria
        [1] victoria parcial
       *[0] derrota
    }
screen-hint = Flechas e Intro, un número o /palabra; e: cartas.
screen-key-events = e
screen-help-events = el equipo de todos, y los eventos y motivos que puedes ver; otra vez para volver

# La escena en el navegador
mark-round-begun = Ronda { $round }
mark-combat-begun = Combate
scene-place-farm = Granja
scene-place-prison = Prisión
scene-place-town = Pueblo
scene-place-highway = Carretera
scene-board = Los cuatro lugares
scene-answers = Qué puedes hacer
scene-barred = No es posible ahora
scene-survivors = Supervivientes
scene-events = Eventos
scene-round = Ronda { $round } de { $rounds }
scene-leads = Lidera { $survivor }
scene-is-leader = Líder de esta ronda.
scene-off-board = Aún fuera del tablero: { $names }
scene-walkers =
    { $count ->
        [0] sin caminantes
        [one] 1 caminante
       *[other] { $count } caminantes
    }
scene-deck = Mazo de { NAME($deck) }, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
scene-here = Aquí: { $names }
scene-nobody-here = No hay nadie aquí
scene-forecast-safe = Si nada cambia, aquí no muerde ningún caminante al final de la ronda
scene-forecast-bites = Si nada cambia, los supervivientes de aquí reciben { $count ->
        [one] 1 mordisco
       *[other] { $count } mordiscos
    }
scene-forecast-eats = Si nada cambia, el mazo pierde { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    } y le quedan { $left }
scene-forecast-empties = Si nada cambia, el mazo se acaba y pierden todos
scene-short-safe = { $walls ->
        [0] A salvo
       *[other] A salvo: los muros paran { $walls }
    }
scene-short-bites = { $count ->
        [one] 1 mordisco
       *[other] { $count } mordiscos
    }
scene-short-eats = −{ $count } { $count ->
        [one] carta
       *[other] cartas
    }
scene-short-empties = ¡Se acaba!
scene-outlook = Al final de la ronda, si nada cambia
scene-outlook-safe = { $walls ->
        [0] sin mordiscos
       *[other] a salvo: los muros paran { $walls }
    }
scene-choosing =
    El líder mueve a todos, juega dos eventos y decide cuando no os ponéis de acuerdo. { $one ->
        [yes] El mismo superviviente lidera todo el tiempo.
       *[no] En cada ronda lidera otro superviviente.
    } Todos tienen { $hp } puntos de vida. Lo que dice una carta vale mientras ese superviviente lidera.
scene-taken-by = Elegido por: { $name }
scene-unlaid = Estos son los cuatro lugares que hay que defender. Su posición y sus mazos se sortean cuando todos tienen un superviviente.
scene-your-events = Tus eventos
scene-outlook-bites = { $count ->
        [one] 1 mordisco
       *[other] { $count } mordiscos
    } para { $names }
scene-outlook-eats = el mazo pierde { $count } y le quedan { $left }
scene-outlook-empties = el mazo se acaba: pierden todos
scene-points = { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
scene-kills = { $count ->
        [0] Ningún caminante muerto
        [one] 1 caminante muerto
       *[other] { $count } caminantes muertos
    }
scene-survivor = { $survivor }, { $name }. { $place ->
        [none] Fuera del tablero
       *[other] { $place }
    }. Puntos de vida: { $hp }. Comida: { $food }. Aliados: { $allies }.
scene-strip = { $survivor }, { $name }, { $hp ->
        [one] 1 punto de vida
       *[other] { $hp } puntos de vida
    }
scene-ammo-word = {" "}de munición
scene-hidden-events = { $count ->
        [one] 1 evento oculto
       *[other] { $count } eventos ocultos
    }
scene-scored = cumplido
scene-tokens = { $count ->
        [one] 1 ficha
       *[other] { $count } fichas
    }
scene-pile = Mazo de eventos: { $count }
scene-in-force = Esta ronda
scene-all-cards = Todas las cartas
scene-answer = Elige: { $answer }
scene-may-change = Todos ven tu elección. Puedes cambiarla hasta que todos hayan elegido.
scene-meanwhile =
    { $count ->
        [one] Ahora también puedes usar una carta
       *[other] Ahora también puedes usar una de { $count } cartas
    }
scene-also = También puedes
scene-cards-survivor = Supervivientes
scene-cards-event = Eventos
scene-cards-weapon = Equipo: armas
scene-cards-item = Equipo: objetos
scene-cards-ally = Aliados
scene-cards-food = Comida
scene-cards-ammo = Munición
scene-cards-motive = Motivos ocultos

# Lo que habla a favor de una opción
reason-bites = Mordiscos que cabe esperar en esta ronda: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-eaten = Cartas que se llevarían los caminantes en esta ronda: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-left = Caminantes que quedan tras esta ronda: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-spends-food = «{ $choice }» ahorra comida; «{ $other }» cuesta { $theirs }.
reason-kills = Caminantes muertos de media: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-shots = «{ $choice }» ahorra munición; «{ $other }» gasta un disparo.
reason-allies-left = Aliados que quedan: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-weakest = Puntos de vida que le quedan al más débil del grupo: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-hp = Tus puntos de vida: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-hp-of = Puntos de vida ahora: { $choice } tiene { $mine }, { $other } { $theirs }.
reason-food = Tu comida: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-armed = Caminantes que matan de media las mejores armas del grupo: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-can-heal = Puntos de vida que puede curar la comida de todo el grupo: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-ammo-fits = Munición en manos de quien tiene el arma para ella: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-a-shot = Caminantes que mata un disparo de media: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-on-it = Munición que ya tiene: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-gets = «{ $choice }» te da una carta; «{ $other }» no da ninguna.
reason-deck-left = Cartas que quedan en este mazo: { $mine } con «{ $choice }», { $theirs } con «{ $other }». Con un mazo vacío se pierde la partida.
reason-to-draw = Cartas de equipo que quedan para los supervivientes que sustituyen a los muertos: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-leads = { $what ->
    [points] Puntos para los combates
    [hp] Puntos de vida
    [ammo] Munición
   *[food] Comida para quienes no tienen
} en una ronda como líder: { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-brings = { $what ->
    [hp] Puntos de vida
    [food] Comida
    [ally] Aliados
    [ammo] Munición
    [equipment] Equipo
    [walkers] Caminantes
   *[cards] Cartas en los mazos
}: unos { $mine } con «{ $choice }», { $theirs } con «{ $other }».
reason-later-hp = Una ronda después, el grupo tiene unos { $mine } puntos de vida con «{ $choice }», { $theirs } con «{ $other }».
reason-later-walkers = Una ronda después, hay unos { $mine } caminantes con «{ $choice }», { $theirs } con «{ $other }».
reason-later-cards = Una ronda después, los mazos tienen unas { $mine } cartas con «{ $choice }», { $theirs } con «{ $other }».
reason-later-ammo = Una ronda después, el grupo tiene cerca de { $mine } de munición con «{ $choice }», { $theirs } con «{ $other }».
reason-later-food = Una ronda después, el grupo tiene cerca de { $mine } de comida con «{ $choice }», { $theirs } con «{ $other }».
reason-later-allies = Una ronda después, el grupo tiene unos { $mine } aliados con «{ $choice }», { $theirs } con «{ $other }».

# Cómo se llama una opción
label-go = { $place }
label-go-move-survivor = { $how ->
        [stay] { $survivor } se queda en { $place }
        [go] { $survivor } va { NAME($place, form: "to") }
       *[come] { $survivor } empieza en { $place }
    }
label-go-defy = Desobedecer (1 de comida): ir { NAME($place, form: "to") }
label-go-attract-walker = Desde { $place }
label-go-damage-order = Primero en { $place }
label-play = Jugar { $card }
label-plea-place = Defender { $thing }
label-use = Usar { $card }
label-collect = Recoger { $card }
label-load = Cargar { $weapon } con { $card }
label-load-first = Cargar un arma
label-given = { $what ->
        [food] 1 de comida
        [ally] 1 aliado
        [ammo] 1 de munición de { $card }
        [card_ammo] 1 de munición de { $card }
       *[other] { $card }
    }
label-gift = Dar { $what } a { $to }
label-card = { $card }
label-card-choose-weapon = Luchar con { NAME($card, form: "the") }
label-card-load-ammo = Cargar { $card }
label-card-load-weapon = Cargar { $card }
label-card-lose-equipment = Descartar { $card }
label-card-lose-ammo = Perder 1 de munición de { $card }
label-share = { $survivor } recibe { $count }
label-spend = { $count ->
        [0] No gastar
        [one] Gastar 1 aliado
       *[other] Gastar { $count } aliados
    }
label-word-deal = Repartir eventos
label-word-stay = Quedarse en { $place }
label-word-pick-place-stay = No mover
label-word-draw = Robar: { NAME($deck) }
label-word-pass = No robar
label-word-heal-pass = No comer
label-word-done = No dar nada
label-word-nothing = No dar nada
label-word-choose-weapon-nothing = No luchar
label-word-nobody = Nadie
label-word-keep = Guardar la carta
label-word-take = Llevármela
label-word-leave = Dejarla aquí
label-word-pay = Pagar { $cost }
label-word-refuse = No pagar
label-word-heal = Comer 1 y curar 1
label-word-swing = Luchar a mano limpia

# Qué significa una opción
meaning-leads = como líder: { $text }
meaning-there = { $walkers ->
        [0] sin caminantes
        [one] 1 caminante, { $biting ->
            [0] no muerde
           *[other] mordería
        }
       *[other] { $walkers } caminantes, { $biting ->
            [0] no mordería ninguno
            [one] 1 mordería
           *[other] { $biting } morderían
        }
    }; { NAME($deck) }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
meaning-who = { $hp ->
        [one] 1 punto de vida
       *[other] { $hp } puntos de vida
    }, { $food } de comida, { $allies ->
        [one] 1 aliado
       *[other] { $allies } aliados
    }{ $place ->
        [none] , fuera del tablero
       *[other] , en { NAME($place) }
    }
meaning-points = { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }: { $kills ->
        [0] no mata ningún caminante
        [one] mata 1 caminante
       *[other] mata { $kills } caminantes
    }
meaning-odds = Por sí solo mata al menos 1 caminante en el { $one } % de las tiradas, y al menos 2 en el { $two } %.
meaning-last-card = Es la última carta: perderían todos.
scene-confirm = Confirmar: { $choice }

# Cómo va la partida, en la franja sobre la escena.
standing = { $count ->
        [0] { $of } rondas
       *[other] Ronda { $count } de { $of }
    }
# Grandes momentos
moment-dice = Ruedan los dados
moment-die = Rueda el dado
moment-last-walker = Cae el último caminante
moment-kills = Devuelven el golpe
moment-event-saves = Un evento los salva
moment-bite = Un mordisco
moment-dies = Muere un superviviente
moment-overrun = Arrasado

# Lo que se dice en la mesa con un toque
emote-help = Necesito ayuda
emote-hold = ¡Aguantad!
emote-close = Por los pelos
emote-sorry = ¡Perdón!
emote-thanks = Gracias
emote-well-played = Bien jugado
