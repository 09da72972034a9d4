# The Board Game lernen

course-race = Wettlauf: jeder für sich
course-groups = Mit Gruppen: Spieler können sich zusammentun
course-solitaire = Allein

lesson-step = Die Toten folgen
lesson-step-see = Du bist auf Feld a, mit Rick und Arnold. In einem Zug kannst du bis zu drei Schritte gehen.
lesson-step-do = Geh einen Schritt, nach b, und sieh dich um.
lesson-step-why = Wo du warst, liegt ein Zombiemarker. Jedes Feld, das du verlässt, bekommt einen. Wer zurückgeht, muss also kämpfen.
refusal-not-step = Jetzt nur einen Schritt: nach b.
refusal-not-step-b-c = Zwei Schritte hinterlassen zwei Marker. Geh jetzt nur einen.

lesson-fight = Ein Kampf
lesson-fight-see = Auf b liegt ein verdeckter Marker. Gehst du dorthin, kämpfst du gegen ihn, mit den Würfeln aller deiner Überlebenden in einem Wurf.
lesson-fight-do = Geh hin und kämpfe.
lesson-fight-why = Drei Zombies, drei Treffer: Der Marker ist weg. Jeder neue Überlebende bringt mehr Würfel.
refusal-not-fight = Der einzige Weg führt durch die Zombies.

lesson-ammo = Schieß, wenn es darauf ankommt
lesson-ammo-see = Wieder drei Zombies auf b. Du hast eine Munition. Nach einem Wurf kannst du sie ausgeben, um mit einem weiteren Würfel zu würfeln.
lesson-ammo-do = Geh nach b. Ist der Wurf zu niedrig, schieß.
lesson-ammo-why = Dir fehlte ein Treffer, und der Munitionswürfel brachte ihn. Er kann auch Lärm machen, und Lärm bringt mehr Marker.
refusal-not-ammo = Dir fehlt ein Treffer, und du hast noch Munition.
refusal-not-ammo-stop = Dann gibt der letzte Zombie einem deiner Überlebenden Erschöpfung.
refusal-not-ammo-use-rick = Auch Rick könnte helfen. Aber hier geht es um Munition.

lesson-fatigue = Die dritte Erschöpfung tötet
lesson-fatigue-see = Jeder übrige Zombie gibt einem deiner Überlebenden 1 Erschöpfung. Die dritte tötet. Rick hat schon zwei.
lesson-fatigue-do = Geh nach b, hör auf, wenn ein Treffer fehlt, und lass Arnold die Erschöpfung nehmen.
lesson-fatigue-why = Arnold hat eine, und beide leben. Du bestimmst, wer sie nimmt: Verteile sie und iss rechtzeitig.
refusal-not-fatigue = Vorsicht: Noch eine würde Rick töten.
refusal-not-fatigue-rick = Das wäre Ricks dritte Erschöpfung: Er würde sterben.
refusal-not-fatigue-use-rick = Rick könnte helfen, aber dann bekommt niemand Erschöpfung. Hör hier auf.

lesson-gas = Fahr weiter
lesson-gas-see = Auf b liegen zwei Marker, zu viele für zwei Überlebende. Mit 1 Benzin kommst du ohne Kampf hinein, wenn du nicht dort bleibst.
lesson-gas-do = Fahr an ihnen vorbei.
lesson-gas-why = Du bist mitten unter ihnen und kämpfst nicht, aber du musst weiter, bevor dein Zug endet. Mit Benzin kommst du auch zwei Felder mit einem Schritt.
refusal-not-gas = Gehst du zu Fuß hinein, kämpfst du. Du hast Benzin.
refusal-not-gas-b = Zu Fuß müsstest du gegen beide Marker kämpfen.

lesson-collect = Nahrung finden
lesson-collect-see = Das Symbol auf b ist Nahrung. Gehst du dorthin, hältst du an, stellst dich einer Karte pro Symbol und darfst dann einsammeln.
lesson-collect-do = Geh nach b und nimm die Nahrung.
lesson-collect-why = Eine Nahrung, was auch immer die Karte tat. Zu Beginn deines nächsten Zuges kannst du sie essen und 1 Erschöpfung loswerden.
refusal-not-collect = Geh erst nach b.
refusal-not-collect-leave = Du darfst sie liegen lassen, aber du hast keine Nahrung.

lesson-scout = Einen Ort erkunden
lesson-scout-see = Auf b ist das Motel. Seine Karte sagt, was es verlangt. Für deinen ersten Ort ist das eine Nahrung, und du hast sie.
lesson-scout-do = Erkunde das Motel.
lesson-scout-why = Das Motel gehört dir: einer von drei Orten. Der nächste verlangt mehr, der dritte noch mehr.
refusal-not-scout = Das Motel ist auf b.

lesson-haven = Wie man gewinnt
lesson-haven-see = Du hast zwei Orte. Das Motel wäre der dritte. Jetzt verlangt es drei Nahrung, und du hast drei.
lesson-haven-do = Geh hin und gewinne.
lesson-haven-why = Drei Orte: Du hast eine Zuflucht gefunden und gewonnen. Sammle, kämpfe nur, wenn du musst, und sei der Erste.
refusal-not-haven = Das Motel ist auf b. Geh dorthin.

lesson-group = Eine Gruppe bilden
lesson-group-see = Auf deinem Feld steht noch jemand. Zusammen würfelt ihr mit allen euren Würfeln. Erkundet jemand aus der Gruppe einen dritten Ort, gewinnt die ganze Gruppe.
lesson-group-do = Schlag vor, eine Gruppe zu bilden.
lesson-group-why = Jetzt bewegt ihr euch gemeinsam, in jedem eurer Züge. Verlassen kannst du die Gruppe zu Beginn des Zuges eines anderen.
refusal-not-group = Frag zuerst deinen Mitspieler.
refusal-not-group-done = Du kannst allein weitermachen, aber gemeinsam seid ihr stärker.

lesson-fetch = Begleiter abholen
lesson-fetch-see = Wenn du allein spielst, warten fünf Begleiter auf dem Plan. Einer ist auf b. Geh hin, bestehe die Karte, und er schließt sich dir an.
lesson-fetch-do = Hol den Begleiter auf b ab.
lesson-fetch-why = Hank schließt sich dir an und bringt seine Würfel mit. Wenn du allein spielst, sind diese Begleiter deine Armee.
refusal-not-fetch = Hank wartet auf b.

# Was der Grünschnabel in deiner ersten Partie sagt
comment-token-placed = Wo wir waren, sind jetzt Zombies. Gehen wir lieber nicht zurück.
comment-fight-over = Das ist geschafft. Jeder Kampf kostet Zeit oder jemandes Kraft.
comment-fatigued = { NAME($survivor) } hat jetzt { $fatigue } Erschöpfung. Die dritte tötet, also iss rechtzeitig.
comment-collected = Gut. Davon kann man nie genug haben.
comment-scouted = Ein Ort! Drei davon gewinnen.

# Der erste Bildschirm der Regeln
page-aim = Erkunde als Erster drei Orte, allein oder als Gruppe.
page-turn = Erhole dich (iss), geh bis zu drei Schritte, stell dich dem, was kommt, sammle ein. Jedes Feld, das du verlässt, bekommt einen Zombiemarker.
page-end = Wer zuerst drei Orte hat, gewinnt. Sterben alle deine Überlebenden, bist du raus.
page-score = Würfle mit allen deinen Würfeln zugleich: Treffer gegen Zombies, Aktionen für Karten. Jeder übrige Zombie gibt 1 Erschöpfung. Die dritte Erschöpfung tötet einen Überlebenden.
