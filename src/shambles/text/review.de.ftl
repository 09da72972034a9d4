# Eine beendete Partie noch einmal angesehen

review-keys = Pfeile blättern, Escape schließt.
review-keys-play-on = Pfeile blättern, o spielt ab deinem teuersten Fehler weiter, Escape schließt.
review-adds-up = Glück oder Können?
review-explained = Jede Entscheidung wird nur danach beurteilt, was man in dem Moment wissen konnte. Glück ist alles andere: die ausgeteilten Karten, Gezogenes, Würfel, Verdecktes. Die Werte einer Zeile ergeben zusammen das Ergebnis.
review-start = Am Anfang
review-others = Entscheidungen der anderen
review-result = Ergebnis
review-share = { $name }: { $start } am Anfang, { $luck } Glück, { $own } eigene Entscheidungen, { $others } Entscheidungen der anderen, { $result } am Ende
review-mattered = Die teuersten Fehler
review-mine = Deine teuersten Fehler
review-theirs = Die teuersten Fehler der anderen
review-when = { $marked ->
    [yes] { $when }{ $step ->
        [0] { "" }
       *[other] , Schritt { $step }
    }
   *[no] { $step ->
        [0] Am Anfang
       *[other] Schritt { $step }
    }
}
review-cost = Das kostete { $lost } Prozentpunkte Gewinnchance.
review-cost-points = Das kostete etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
review-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
review-in-points = In Punkten.
review-none-of-mine = Die Analyse fand keine Antwort von dir, die klar ein Fehler war.
review-none = Die Analyse fand keine Antwort, die klar ein Fehler war.
review-thinking = Wird analysiert … { $done } %
web-review-step = In der Aufzeichnung ansehen
review-chose = { $you ->
    [yes] Du hast „{ $choice }“ gewählt; „{ $better }“ war besser.
   *[no] { $seat } hat „{ $choice }“ gewählt; „{ $better }“ war besser.
}
grade-good = gut
grade-inaccuracy = ungenau
grade-mistake = Fehler
web-review-yours = Deine Momente
web-review-of = Momente von { $name }
web-review-whose = Wessen Momente
web-review-moment = { $when }: { $grade }
web-review-before = Früherer Moment
web-review-next = Späterer Moment
web-review-place = Moment { $number } von { $count }
web-review-board = Der Tisch in diesem Moment. Gespielt: { $choice }. Besser: { $better }.
web-review-played = Gespielt
web-review-better = Besser
web-review-try = Noch einmal versuchen
web-review-figures = Zahlen
web-review-train = Diese Momente als Rätsel lösen
