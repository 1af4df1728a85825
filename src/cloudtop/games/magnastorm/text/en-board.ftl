### The words of Magnastorm's board.

## The web table: planet, race, centre tile, the parts of the table

web-ms-planet = The planet
web-ms-areas = Areas, stations and scout runners
web-ms-sector = Sector { $sector }
web-ms-quiet = quiet
web-ms-storm = storm
web-ms-leaving = storm next
web-ms-clearing = clears next
web-ms-quiet-about = Who has labs here receives cubes at the end of the round, by the middle of the planet; who has most gains 1 reputation.
web-ms-storm-about = In the storm no scout runner arrives, no lab is dropped and no income is paid. Labs stay where they are.
web-ms-area = area { $area }, { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}
web-ms-space = { $research } space { $space }
web-ms-space-labs = { $research } space { $space } with { $labs ->
    [one] { $labs } lab
   *[other] { $labs } labs
} of { $owner }
web-ms-start = starting area { $start }
web-ms-station-free = free transmitter space { $station }
web-ms-station-built = transmitter station { $station } of { $owner }
web-ms-round = Round
web-ms-next-round = Next
web-ms-income = Income in { $sector }: { $list }
web-ms-income-step = { $labs ->
    [one] { $labs } lab
   *[other] { $labs } labs
}{ $more ->
    [yes] { " or more" }
   *[no] { "" }
}: { $gain }
web-ms-race = The race to { $threshold } reputation: { $list }
web-ms-ahead = Next turn of the tile
web-ms-ahead-on = As it will be next round
web-ms-ahead-about = Show which sectors will be quiet in the next round (A)
web-ms-closer = Look closer
web-ms-farther = See the whole planet
web-ms-range = { $range ->
    [one] { $range } line left
   *[other] { $range } lines left
}
web-ms-far = { $lines } lines away, through area { $areas }: a click goes all the way.
web-ms-through = Go through area { $area }, and on from there.
web-ms-parts = Parts of the table
web-ms-part-planet = Planet
web-ms-part-switchboard = Action board
web-ms-part-research = Research
web-ms-part-glows = Something can be chosen here
web-ms-key-ahead = show the next turn of the centre tile
web-ms-key-desk = action board or research
web-ms-key-planet = planet, or back to the boards (small screens)

web-ms-text-cubes = { $count } { $colour }
web-ms-text-amount = { $own ->
    [0] { "" }
   *[other] { $own } own
}{ $own ->
    [0] { "" }
   *[other] { $yellow ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $yellow ->
    [0] { "" }
   *[other] { $yellow } yellow
}
web-ms-text-sector = sector { $sector } ({ $where })
web-ms-text-sector-title = Sector { $sector }, { $where }: { $sky }
web-ms-text-worth = worth { $value } now
web-ms-text-taken = nothing left
web-ms-text-quiet = Quiet now: { $sectors }
web-ms-text-next = Quiet in the next round: { $sectors }
web-ms-text-order = Turn order: { $list }
web-ms-text-ending = Somebody has reached the mark: this is the last round.
web-ms-text-bill = To pay: { $cost }; missing: { $missing }
web-ms-text-income = Income at the end of the round
web-ms-text-columns = Action board: commanders and the upper panel
web-ms-text-column = Column { $column }, { $name }. { $holder } Crew below: { $crew }. { $price }
web-ms-text-panels = The lower panel
web-ms-text-panel = { $panel } { $there }
web-ms-text-panel-bonus = { $panel } { $there }, bonus { $bonus }
web-ms-text-scout = the scout runner of { $name } stands on { $place }
web-ms-text-ways = lines to { $list }
web-ms-text-me = Your board: { $reputation } reputation, place { $position } in the turn order
web-ms-text-player = { $name }: { $reputation } reputation, place { $position } in the turn order
web-ms-text-purse = Cubes: { $cubes }
web-ms-text-labs = Labs at home: { $list }
web-ms-text-dishes = Stations at home: { $list }
web-ms-text-place = place { $place } for { $cost }
web-ms-text-artifacts = Artifact cards: { $list }
web-ms-labs-here = { $name }: { $labs ->
    [one] { $labs } lab
   *[other] { $labs } labs
} in this sector{ $most ->
    [yes] , the majority
   *[no] { "" }
}

web-ms-supply = Supply
web-ms-supply-left = { $count } { $colour } left
web-ms-bag = The bag
web-ms-bag-about = { $count ->
    [one] { $count } cube. Some bonuses let you draw from it; a black one stands for the own colour of whoever draws it
   *[other] { $count } cubes. Some bonuses let you draw from it; a black one stands for the own colour of whoever draws it
}
web-ms-bag-odds = { $count } { $colour }, { $percent } in a hundred

## Lists of cubes in sentences

cost-A = { cube-A }
cost-B = { cube-B }
cost-C = { cube-C }
cost-D = { cube-D }
cost-yellow = { cube-yellow }
cubes-A = { cube-A }
cubes-B = { cube-B }
cubes-C = { cube-C }
cubes-D = { cube-D }
cubes-yellow = { cube-yellow }
three-A = { cube-A }
three-B = { cube-B }
three-C = { cube-C }
three-D = { cube-D }
three-yellow = { cube-yellow }

## The web table: switchboard, research, objectives, player boards

web-ms-own = of the own colour
web-ms-count = { $count } { $what }
web-ms-nothing = nothing

web-ms-switchboard = Action board
web-ms-order = Turn order
web-ms-place = { $place }: { $name }
web-ms-acting = has the turn
web-ms-has-token = has the first player token
web-ms-waiting = { $count ->
    [one] crew waits
   *[other] crew wait
}
web-ms-token = First player
web-ms-no-commander = No commander
web-ms-column = Column { $column }, { $name }. { $about } { $standing }
web-ms-reputation = Taking it brings { $green } reputation, losing it costs { $red }.
web-ms-held = Held by { $name }.
web-ms-price = Costs { $cubes }.
web-ms-column-empty = No crew below: it cannot be taken in this round.
web-ms-well = Upper panel, column { $column }
web-ms-crew = { $count } { $what } crew in column { $column } of the upper panel
web-ms-upper = free place in column { $column } of the upper panel
web-ms-row = Row { $row }: moving costs { $cost }; without moving you gain { $gain }
web-ms-jack = Space { $panel } of the lower panel, { $crew }. Bonus: { $bonus }. Moving costs { $cost }; without moving you gain { $gain }.
web-ms-jack-bonus = Bonus: { $bonus }
web-ms-jack-row = Moving costs { $cost }; without moving you gain { $gain }.
web-ms-no-bonus = none
web-ms-free = free
web-ms-crew-there = a { $what } crew member stands there
web-ms-placing = Put the { $what } crew member on the lower panel

web-ms-research = Research
web-ms-track = Research area { $research }: { $markers }. { $commander }
web-ms-level-of = { $name } on { $level }
web-ms-level = Level { $level }
web-ms-level-bonus = Level { $level }: { $bonus }
web-ms-leads = { $name } is alone in front.
web-ms-tie = Nobody is alone in front.

web-ms-objectives = Objectives
web-ms-objective = Objective { $slot }: { $title }. { $about } { $standing }
web-ms-value-free = { $value } reputation, free
web-ms-value-taken = { $value } reputation, taken by { $name }
web-ms-value-covered = { $value } reputation, covered
web-ms-done = Done
web-ms-ready = Ready

web-ms-mine = Your board
web-ms-more = Labs, stations and cards
web-ms-cubes = Cubes
web-ms-labs = Labs
web-ms-stations = Stations
web-ms-crew-left = { $count ->
    [one] { $count } crew member at home
   *[other] { $count } crew at home
}
web-ms-lab = Turtle lab { $place }, costs { $cost }
web-ms-lab-free = Turtle lab { $place }, free
web-ms-lab-gone = Turtle lab { $place } is on the planet
web-ms-dish = Transmitter station { $place }, costs { $cost }
web-ms-dish-gone = Transmitter station { $place } is built
web-ms-free-cost = free
web-ms-won = Artifact cards won
web-ms-won-about = Each stays with its player for the next games: a rematch has it already, and it stands in the collection that you can download. Who brings two or more begins with their bonuses, if everybody does.
web-ms-artifact-about = a card for the games after this one, at the start of which it gives a bonus.
web-ms-artifact-1 = Bronze artifact { $number }
web-ms-artifact-2 = Silver artifact { $number }
web-ms-artifact-3 = Gold artifact { $number }
web-ms-bill = To pay
web-ms-bill-missing = Missing
web-ms-bill-fits = You have it all
web-ms-rivals = The other players
web-ms-rival-reputation = { $count } reputation
web-ms-rival-labs = { $count ->
    [one] { $count } lab left
   *[other] { $count } labs left
}
web-ms-rival-stations = { $count ->
    [one] { $count } station left
   *[other] { $count } stations left
}
web-ms-rivals-ready = could fulfil it now
web-ms-rival-ready = { $name } could fulfil it

## What is this?

about-column = A takeover costs a cube in the colour of every crew member below the card, and one more in the colour of its controller. It brings the green number of reputation and the card's effect, until somebody else takes it over.
about-panel = You put a crew member of the upper panel here, for one of two things: your scout runner moves, for the red price of the row, or you gain the green cubes of the row. The bonus of the space comes on top.
about-crew = A crew member of the upper panel. Whoever uses it makes the commander above cheaper.
about-upper = A free place in this column. A crew member more makes the commander above dearer.
about-research = Each level brings its bonus at once. Whoever is alone in front at the end of a round gets the commander of this research area.
about-space = Its name is that of its area, and its number there. Where your scout runner ends you may drop a lab, if there is none; it brings a level in the colour of the space.
about-area = Lines lead to the areas beside it. A normal movement follows one line.
about-station = Its name says between which two sectors it lies, and whether inside (i) or outside (o). Crossing the border beside it you may build a station here for 2 reputation. Any movement can start at a station; another player's costs a cube for its owner.
about-dish = A transmitter station that is still at home, and what it costs to build it.
about-lab = A lab that is still at home, and what it costs to drop it. On the planet labs bring income and count for majorities and objectives.
about-objective = Everybody can fulfil it once, at the end of a turn. The highest free number beside it is the reputation it brings.
