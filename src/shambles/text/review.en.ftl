# A finished game looked at again

review-keys = Arrows turn the page, Escape closes.
review-keys-play-on = Arrows turn the page, o plays on from your costliest choice, Escape closes.
review-adds-up = Luck or choice?
review-explained = Each choice is judged only by what that player could know. Luck is everything else: the deal, draws, dice, hidden cards. Each row adds up to the result.
review-start = At the start
review-others = Others' choices
review-result = Result
review-share = { $name }: { $start } at the start, { $luck } luck, { $own } own choices, { $others } others' choices, { $result } at the end
review-mattered = The costliest choices
review-mine = Your costliest choices
review-theirs = The others' costliest choices
review-when = { $marked ->
    [yes] { $when }{ $step ->
        [0] { "" }
       *[other] , step { $step }
    }
   *[no] { $step ->
        [0] At the start
       *[other] Step { $step }
    }
}
review-cost = This cost { $lost } percentage points of the winning chance.
review-cost-points = This cost about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
review-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
review-in-points = In points.
review-none-of-mine = The review found no answer of yours that was clearly a mistake.
review-none = The review found no answer that was clearly a mistake.
review-thinking = Analysing… { $done } %
web-review-step = See it in the replay
review-chose = { $you ->
    [yes] You chose “{ $choice }”; “{ $better }” was better.
   *[no] { $seat } chose “{ $choice }”; “{ $better }” was better.
}
grade-good = good
grade-inaccuracy = inaccuracy
grade-mistake = mistake
web-review-yours = Your moments
web-review-of = { $name }'s moments
web-review-whose = Whose moments
web-review-moment = { $when }: { $grade }
web-review-before = Earlier moment
web-review-next = Later moment
web-review-place = Moment { $number } of { $count }
web-review-board = The table at that moment. Played: { $choice }. Better: { $better }.
web-review-played = Played
web-review-better = Better
web-review-try = Try it again
web-review-figures = Figures
web-review-train = Solve these moments as puzzles
