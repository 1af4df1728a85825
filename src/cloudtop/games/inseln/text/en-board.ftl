### The words of the board of Die Inseln im Nebel.

# island

web-in-cells = The cells of the island
web-in-cell = { $cell }: { $what }
web-in-number = number { $value }
web-in-yard = the yard
web-in-coast = { $landscape } coast
web-in-fog = fog
web-in-volcano = volcano, { $amount } minus points
web-in-drop = drop, { $amount } energy
web-in-question = question mark
web-in-scores = scores
web-in-balloon = the balloon floats here
web-in-free = free
web-in-price = { $cost ->
    [0] free flight
   *[other] a flight for { $cost } energy
}
web-in-price-stay = { $cost ->
    [0] stay for free
   *[other] stay for { $cost } energy
}
web-in-price-points = { $points ->
    [one] { $points } harbour point
   *[other] { $points } harbour points
}
web-in-brings = { $tile } here: { $points ->
    [0] no points
    [one] 1 point
   *[other] { $points } points
}
web-in-ends = this ends your turn
web-in-closer = Look closer
web-in-farther = The whole island
web-in-island = The island
web-in-speed = Free with the wind:
web-in-speed-about = The number below the balloon: a flight with the wind goes so many cells for free
web-in-home = Back to my island
web-in-home-acting = Back to whose turn it is
web-in-key-island = the next island
web-in-none = nothing
button-call = { $gain } for { $cost }
button-ocular = Extra ocular: { $cost }
button-store = Store it
button-convert = Convert: { $gain }

web-in-text-calm = The dice have not been rolled.
web-in-text-wind = The wind blows { $wind }. Free directions: { $free }.
web-in-text-bonus = Bonus: { $about }
web-in-text-first = { $name } is the start player.
web-in-text-roller = { $name } rolls the dice.
web-in-text-acting = It is the turn of { $name }.
web-in-text-taken = Just taken: { $list }.
web-in-text-final = All six coasts of somebody are connected: the final round comes next.
web-in-text-last = This is the last round.
web-in-text-me = You, { $name }
web-in-text-player = { $name }
web-in-text-energy = Energy: { $energy } of { $end }
web-in-text-oculars = Oculars: { $list }; { $free } free
web-in-text-coasts = Connected coasts: { $joined }. Not connected: { $missing }.
web-in-text-connected = All six coasts were connected in round { $round }.
web-in-text-balloon = The balloon floats over { $cell }, number { $value }.
web-in-text-score = { $points } points if the game ended now: { $list }
web-in-text-island = Your island
web-in-text-tiles = Tiles on the island of { $name }
web-in-text-row = Row { $row }: { $list }
web-in-text-flights = Flights within reach
web-in-text-clouds = Clouds
web-in-text-cloud = Cloud { $cloud }: { $list }
web-in-text-harbour = Harbour (house rule)
web-in-text-lying = Tiles: { $list }
web-in-text-extension = { $name }, { $count } left: { $about }
web-in-text-bag = Bag: { $size } tiles

# panels

web-in-sky = Dice and clouds
web-in-not-rolled = not rolled yet
web-in-die-bonus = bonus die: { $about }
web-in-die-wind = direction die: { $about }
web-in-wind = Wind to the { $wind }
web-in-also = also free: { $winds }
web-in-bonus-energy1 = 1 energy for everybody
web-in-bonus-energy2 = 2 energy for everybody
web-in-bonus-tile = a tile for everybody
web-in-bonus-faster = numbers count 1 more
web-in-bonus-opposite = fly against the wind, too
web-in-bonus-turn = fly 60° beside the wind, too
web-in-begins = begins
web-in-begins-name = { $name } begins
web-in-rolls = rolls
web-in-rolls-name = { $name } rolls
web-in-cloud = cloud { $cloud }: { $tiles }
web-in-cloud-empty = cloud { $cloud }, empty
web-in-spare = { $tile } on cloud { $cloud }
web-in-bag = { $count ->
    [one] { $count } tile in the bag
   *[other] { $count } tiles in the bag
}
web-in-odds = { $face } { $percent } percent

web-in-bar = Your energy bar
web-in-energy = { $energy } of { $end } energy, worth { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}
web-in-oculars = Your oculars, { $free } free
web-in-ocular-about = a place for one tile, until you place it on the island. A stored tile can never be converted into energy.
web-in-ocular-free = free ocular
web-in-ocular-extra = free extra ocular
web-in-stored = { $tile }, on an ocular
web-in-stored-about = To be placed next to your balloon, in this turn or later; it can never be turned into energy any more. The number is how far the balloon flies from this tile.
web-in-taken = Tiles just taken
web-in-taken-tile = { $tile }, just taken
web-in-waiting = then { $tiles }
web-in-store = { $free ->
    [0] none free
   *[other] { $free } free
}
web-in-convert = +{ $number } → { $after }
web-in-lost = { $lost } lost: bar full

web-in-progress = Coasts and points
web-in-coasts-title = Coasts connected
web-in-coasts = { $count } of 6 coasts connected
web-in-coast-joined = { $landscape } coast: connected by { $names }
web-in-coast-open = { $landscape } coast: nobody has connected it
web-in-totals = Points now
web-in-totals-about = What your island would bring if the game ended now. It begins below 0, because volcanoes cost points until tiles cover them.
web-in-ending-final = { $names ->
    [none] One final round follows this one
   *[other] { $names } linked all six coasts: one final round follows this one
}
web-in-ending-last = { $names ->
    [none] The last round
   *[other] The last round: { $names } linked all six coasts
}
web-in-below = below 0 because of volcanoes
web-in-landscapes = Landscapes

web-in-rivals = The other islands
web-in-enlarge = Look at the island of { $name }
web-in-has-energy = { $energy } energy
web-in-has-oculars = { $count } of { $capacity } oculars taken: { $tiles }

web-in-harbour = Harbour
web-in-house = house rule
web-in-house-about = The harbour, its prices and its extensions are rules of this table; the printed ones are not known.
web-in-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-in-points-mine = { $points ->
    [one] You have { $points } point to spend
   *[other] You have { $points } points to spend
}
web-in-points-of = { $points ->
    [one] { $name } has { $points } point to spend
   *[other] { $name } has { $points } points to spend
}
web-in-exchange = Exchange
web-in-harbour-tile = { $tile } in the harbour
web-in-extensions = Extensions
web-in-extension = { $name }: { $about } { $count } left
web-in-extra-ocular = Extra ocular
web-in-buy-ocular = Extra ocular: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and { $energy } energy

## What is this?

about-cell = The number says how far a balloon flies from here without energy. Tiles go onto free cells next to the balloon; their numbers count from then on.
about-cloud = After your flight you take all tiles of one cloud. Each of them is stored on an ocular, or converted into as much energy as its number says.
about-spare = A single tile that lies on a cloud.
about-tile = The picture scores at the end. The number is how far the balloon flies from this tile, and the energy that you get if you convert it.
about-die = Both dice count for everybody in this round: one shows the bonus, the other where balloons fly with the wind. The last player may roll each of them once more.
about-harbour = A tile at the harbour. With a point you may exchange one of your oculars for it.
about-extension = A tile with an effect of its own, to be had at the harbour.
web-in-source = { $name }: { $amount ->
    [one] 1 point
   *[other] { $amount } points
} if the game ended now
