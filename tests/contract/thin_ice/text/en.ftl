game = Thin Ice
game-line = Gather fish while the ice holds: one step too many, and all of the turn is lost.
goal = Most fish win. Stop before the ice cracks.

ask-step = Walk on, or stop with { $cards }?
ask-help = Who pulls you out?

event-charm-dealt =
    { $you ->
        [yes] Your charm is worth { $charm }.
       *[no] { $seat } takes a charm.
    }
event-card-turned =
    { $card ->
        [0] The ice cracks under { $seat }.
       *[other] { $seat } finds { $card }.
    }
event-fell-in = { $seat } falls in and loses { $lost }.
event-pulled-out = { $by } pulls { $seat } out, and gets a point for it.
event-came-ashore = { $seat } comes ashore with { $points }.
event-charms-shown = The charms are turned up: { $charms }.

outcome-most-fish = { $winners } caught most: { $scores }.

refusal-not-yet = Nobody stops before a first step.

how-to-type = Type walk or stop.
