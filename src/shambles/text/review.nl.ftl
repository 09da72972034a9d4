# Een afgelopen spel nog eens bekeken

review-keys = Pijltjes bladeren, Escape sluit.
review-keys-play-on = Pijltjes bladeren, o speelt verder vanaf je duurste keuze, Escape sluit.
review-adds-up = Geluk of keuze?
review-explained = Elke keuze wordt alleen beoordeeld op wat die speler kon weten. Geluk is al het andere: het delen, trekken, dobbelstenen, gedekte kaarten. Elke rij telt op tot de uitslag.
review-start = Aan het begin
review-others = Keuzes van anderen
review-result = Uitslag
review-share = { $name }: { $start } aan het begin, { $luck } geluk, { $own } eigen keuzes, { $others } keuzes van anderen, { $result } aan het eind
review-mattered = De duurste keuzes
review-mine = Jouw duurste keuzes
review-theirs = De duurste keuzes van de anderen
review-when = { $marked ->
    [yes] { $when }{ $step ->
        [0] { "" }
       *[other] , stap { $step }
    }
   *[no] { $step ->
        [0] Aan het begin
       *[other] Stap { $step }
    }
}
review-cost = Dit kostte { $lost } procentpunten winstkans.
review-cost-points = Dit kostte ongeveer { $points ->
    [one] 1 punt
   *[other] { $points } punten
}.
review-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
review-in-points = In punten.
review-none-of-mine = De terugblik vond geen antwoord van jou dat duidelijk een fout was.
review-none = De terugblik vond geen antwoord dat duidelijk een fout was.
review-thinking = Bezig met analyseren… { $done } %
web-review-step = Bekijk het in de herhaling
review-chose = { $you ->
    [yes] Je koos “{ $choice }”; “{ $better }” was beter.
   *[no] { $seat } koos “{ $choice }”; “{ $better }” was beter.
}
grade-good = goed
grade-inaccuracy = onnauwkeurig
grade-mistake = fout
web-review-yours = Jouw momenten
web-review-of = De momenten van { $name }
web-review-whose = Wiens momenten
web-review-moment = { $when }: { $grade }
web-review-before = Eerder moment
web-review-next = Later moment
web-review-place = Moment { $number } van { $count }
web-review-board = De tafel op dat moment. Gespeeld: { $choice }. Beter: { $better }.
web-review-played = Gespeeld
web-review-better = Beter
web-review-try = Probeer het opnieuw
web-review-figures = Cijfers
web-review-train = Los deze momenten op als puzzels
