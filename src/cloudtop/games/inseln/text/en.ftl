### The words of Die Inseln im Nebel.

title = Die Inseln im Nebel
pitch = Drift in a balloon over islands that nobody has mapped. The wind and your energy say how far you get; what you lay down in the fog is land, and scores.
round = { $round ->
    [0] Set-up
   *[other] Round { $round }
}
points = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
}

## Landscapes, cells and dice

face-forest = forest
face-swamp = swamp
face-meadow = meadow
face-canyon = canyon
face-desert = desert
face-mountains = mountains
face-joker = joker
face-city = city
face-monument = monument
face-lighthouse = lighthouse
face-park = park
face-windmill = windmill
face-observatory = observatory
face-dam = dam

special-volcano = volcano
special-volcano-about = Costs its points in the end unless a tile covers it.
special-drop = drop
special-drop-about = Gives its energy when a tile is laid on it.
special-question = question mark
special-question-about = Gives another tile from the bag when a tile is laid on it.
yard = yard
yard-about = The balloons' yard: coasts are connected with it, and no tile ever covers it.
coast-about = Tiles of this landscape score if they are linked with its coast. When all six coasts are connected with the yard, the game comes to its end.

die-bonus = bonus die
die-wind = direction die

bonus-energy1 = 1 energy
bonus-energy1-about = Everybody gains 1 energy.
bonus-energy2 = 2 energy
bonus-energy2-about = Everybody gains 2 energy.
bonus-tile = a tile
bonus-tile-about = Everybody may draw a tile from the bag and store or convert it.
bonus-faster = +1
bonus-faster-about = The number under each balloon counts 1 more.
bonus-opposite = opposite
bonus-opposite-about = The direction opposite to the wind is free, too.
bonus-turn = 60°
bonus-turn-about = The two directions beside the wind are free, too.

wind-NW = north-west
wind-NE = north-east
wind-E = east
wind-SE = south-east
wind-SW = south-west
wind-W = west

ending-final = All six coasts are connected: one final round follows this one.
ending-last = This is the last round.

## Extensions (house rules)

extension-lighthouse = lighthouse
extension-lighthouse-about = { $lighthouse ->
    [one] 1 point
   *[other] { $lighthouse } points
} if it lies on a coast cell.
extension-park = park
extension-park-about = 1 point for each different landscape around it; a joker stands for a missing one.
extension-windmill = windmill
extension-windmill-about = { $windmill } energy at the beginning of each of your turns.
extension-observatory = observatory
extension-observatory-about = 1 more ocular.
extension-dam = dam
extension-dam-about = Uncovered volcanoes next to it cost no points.

## What is expected, by step

prompt-Launch = Choose a cell next to the yard for your balloon.
prompt-Reroll = { $count ->
    [2] Roll the other die again, or keep both as they are.
   *[other] Roll one of the dice again, or keep them.
}
prompt-BonusTile = Draw a tile from the bag, or do without.
prompt-Fly = Choose where your balloon flies.
prompt-Fly-points = Choose how many points you take along from { $cell } to the harbour.
prompt-TakeCloud = { $full ->
    [0] No cloud holds a tile: trade at the harbour, or do without.
   *[other] { $points ->
        [0] Choose a cloud and take its tiles.
        [one] Trade at the harbour for your 1 point, or choose a cloud and take its tiles.
       *[other] Trade at the harbour for your { $points } points, or choose a cloud and take its tiles.
    }
}
prompt-TakeCloud-harbour = Choose the tile of the harbour that you want for { $tile }.
prompt-TakeCloud-tile = Choose the tile on your oculars that you give for { $harbour }.
prompt-KeepTile = Store { $tile } on an ocular, or convert it into energy.
prompt-PlaceTile = Place tiles next to your balloon, or finish.
prompt-PlaceTile-cell = Choose a cell next to your balloon for { $tile }.
prompt-PlaceTile-tile = Choose a tile for { $cell }.
prompt-QuestionMark = Draw another tile from the bag, or do without.
prompt-DrawnTile = Store the drawn tile, convert it, or place it next to your balloon.
prompt-TakeOne = Take one tile from a cloud.
prompt-TakeOne-spare = Choose a tile of cloud { $cloud }.
prompt-TakeOne-cloud = Choose the cloud from which you take { $spare }.
prompt-SpareTile = The bag is empty: take one tile from a cloud, or do without.
prompt-SpareTile-spare = Choose a tile of cloud { $cloud }.
prompt-SpareTile-cloud = Choose the cloud from which you take { $spare }.

help-Launch = Your balloon begins on one of the six cells around the yard. The number of the cell says how far it flies first.
help-Reroll = Both dice count for everybody. You may roll each of them once more; the second result stands, and you see it before you decide about the other die.
help-BonusTile = You may draw one tile from the bag; it goes on a free ocular or turns into as much energy as its number.
help-Fly = With the wind your balloon flies as many cells as the number under it says, for nothing; each cell more or less costs 1 energy. In any other direction you pay the number first and then 2 energy for each cell. At the edge the flight ends; what is left is lost or, with the harbour (a house rule), brings you points.
help-TakeCloud = You take all tiles of one cloud; each goes on an ocular or turns into energy. With points for the harbour (a house rule) you may first exchange a tile or buy an ocular, or take an extension together with only one tile of a cloud.
help-KeepTile = A stored tile can be placed now or later but never turned into energy any more. A converted one gives as much energy as its number and goes back into the bag.
help-PlaceTile = Any number of your stored tiles may go on the free cells around your balloon, even on coasts; the last one that can be placed ends your turn. Drops give energy, question marks another tile, and a covered volcano costs nothing in the end.
help-QuestionMark = Your tile lies on a question mark, so you may draw one more tile; you may store, convert or place it.
help-DrawnTile = Decide about the drawn tile before you go on. If you store it, you may still place it in this turn.
help-TakeOne = Whoever takes an extension takes only one tile of one cloud; the others stay there.
help-SpareTile = Nothing is left to draw, so the game ends with this round. You may take any one tile that lies on a cloud.

others-Launch = { $who } is choosing a cell for the balloon.
others-Reroll = { $who } may roll the dice again.
others-BonusTile = { $who } may draw a tile.
others-Fly = { $who } is flying.
others-TakeCloud = { $who } is choosing a cloud.
others-KeepTile = { $who } is storing tiles.
others-PlaceTile = { $who } is placing tiles.
others-QuestionMark = { $who } may draw another tile.
others-DrawnTile = { $who } is deciding about the drawn tile.
others-TakeOne = { $who } takes one tile from a cloud.
others-SpareTile = { $who } may take a tile from a cloud.

## Actions

do-launch = Start on { $cell }
do-keep = Keep the dice
do-reroll = Roll the { $die } again
do-draw = Draw a tile
do-skip = Do without
do-store = Put it on an ocular
do-convert = Convert it into energy
named-convert = Convert { $tile } into energy
do-fly = Fly to { $cell }
do-call = Fly to { $cell } with points for the harbour: { $points }
do-take = Take the tiles of cloud { $cloud }
do-pick = Take { $spare } from cloud { $cloud }
do-exchange = Exchange { $tile } for { $harbour }
do-extend = Take the { $extension } and one tile of a cloud
do-ocular = Buy an extra ocular
do-discard = Throw { $tile } away
do-place = Place { $tile } on { $cell }
do-done = Finish placing

## Why not?

because-not-yard = { $cell } is not next to the yard.
because-not-straight = { $cell } does not lie in a straight line from your balloon on { $balloon }.
because-energy = The flight costs { $cost } energy, you have { $energy }.
because-no-edge = The wind does not carry you over the edge at { $cell }.
because-points-free = That flight brings you { $points ->
    [one] 1 point
   *[other] { $points } points
} for nothing.
because-points-most = A call at the harbour can use { $points } points at most.
because-balloon-there = Your balloon is on { $cell }.
because-taken = On { $cell } lies a tile already: { $tile }.
because-far = { $cell } is not next to your balloon on { $balloon }.
because-oculars-full = All your { $count } oculars are taken.
because-room = An ocular is free, so { $tile } stays on its own.
because-not-stored = { $tile } does not lie on your oculars.
because-stored = { $tile } lies on an ocular: it stays there until you place it.
because-not-on-cloud = { $tile } does not lie on cloud { $cloud }.
because-other-drawn = The tile that you have drawn is { $tile }.
because-cloud-empty = No tile lies on cloud { $cloud }.
because-points = That takes { $price ->
    [one] 1 point
   *[other] { $price } points
} at the harbour, you have { $points }.
because-exchanged = You have exchanged a tile in this turn.
because-not-at-harbour = { $tile } does not lie at the harbour.
because-extension-owned = You have the { $extension } already.
because-extension-gone = No { $extension } is left.
because-ocular-bought = You have bought an ocular in this turn.
because-oculars-most = You have bought { $count } oculars, which is the most.
because-ocular-energy = An ocular costs { $cost } energy, you have { $energy }.
because-rolled = The { $die } has been rolled again already.

## What happened

event-first = begins
event-start = starts with the { $tile }
event-launch = launches the balloon on { $cell }
event-energy = begins with { $energy } energy
event-deal = draws { $tile } for { $cloud ->
    [harbour] the harbour
   *[other] cloud { $cloud }
}
event-clear = { $cloud ->
    [harbour] the full harbour is emptied into the bag
   *[other] the full cloud { $cloud } is emptied into the bag
}
event-round = begins round { $round }
event-roll = rolls { $bonus } and wind to the { $wind }
event-same = has rolled the same as before
event-reroll = rolls the { $die } again
event-gain = gains { $energy } energy{ $lost ->
    [0] { "" }
   *[other] , { $lost } lost at the end of the bar
}
event-draw = draws { $tile } from the bag
event-spare = takes { $tile } from cloud { $cloud }
event-decline = draws no tile
event-turn = begins the turn of round { $round }
event-fly = flies { $wind } from { $from } to { $cell } { $cost ->
    [0] for nothing
   *[other] for { $cost } energy
}
event-stay = stays on { $cell } { $cost ->
    [0] for nothing
   *[other] for { $cost } energy
}
event-harbour = calls at the harbour with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-take = takes cloud { $cloud } with { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}: { $tiles }
event-store = stores { $tile }
event-convert = converts { $tile }
event-discard = throws { $tile } away
event-exchange = exchanges { $tile } for { $harbour } of the harbour and { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-extend = takes the { $extension } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-ocular = buys an extra ocular for { $energy } energy and { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-unused = leaves { $points ->
    [one] { $points } point
   *[other] { $points } points
} unused at the harbour
event-place = places { $tile } on { $cell }
event-observatory = has one more ocular in the observatory
event-drop = covers the drop on { $cell }
event-question = covers the question mark on { $cell }
event-volcano = covers the volcano on { $cell }, which would have cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-coasts = has connected all six coasts in round { $round }
event-windmill = has a windmill turning
event-start-player = will begin the next round: on number { $value } with { $energy } energy
event-empty-bag = finds the bag empty: the game ends with this round
event-no-tiles = the bag cannot fill the clouds any more: the game ends at once
event-final = the final round begins

## What a player has more or less of

thing-energy = { $count } energy
thing-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
thing-oculars = { $count ->
    [one] { $count } ocular
   *[other] { $count } oculars
}
thing-points = { $count ->
    [one] { $count } harbour point
   *[other] { $count } harbour points
}

## Score sheet and seats

score-forest = Forest
score-swamp = Swamp
score-meadow = Meadow
score-canyon = Canyon
score-desert = Desert
score-mountains = Mountains
score-groups = Landscape groups
score-cities = Cities
score-monuments = Monuments
score-energy = Energy
score-coasts = Six coasts
score-volcanoes = Volcanoes
score-extensions = Extensions

summary-score = points
summary-energy = energy
summary-energy-about = Energy pays for flights that the wind does not carry; what is left brings points.
summary-oculars = oculars
summary-oculars-about = Oculars with a stored tile, of all the oculars there are.
summary-coasts = coasts
summary-coasts-about = Coasts that are connected with the yard, of all six.

over = The fog has lifted.

## Options

option-players = How many play: 2, 3 or 4.
option-side = The side of the islands: the same rules, but other cells on the back.
option-side-front = Front
option-side-back = Back
option-module = The modules in play; each brings in those before it. Modules 2 and 3 are house rules.
option-module-1 = 1, base game
option-module-2 = 2, harbour and extensions
option-module-3 = 3, also more oculars
option-first = Who begins: one of the seats, or whoever is drawn.
option-rounds = The last round there can be, if nobody brings the game to an end before (a house rule).
option-discard = A stored tile may be thrown away for nothing when no ocular is free for a taken one.
option-joker_groups = Five jokers alone make a group of every landscape.

## Tiles: what they show and their number; other facts that are tiles borrow these names

as-tiles = tile
as-spare = tile
as-harbour = tile

tile-forest0 = forest 0
tile-forest1 = forest 1
tile-forest2 = forest 2
tile-forest3 = forest 3
tile-forest4 = forest 4
tile-forest5 = forest 5
tile-forest6 = forest 6
tile-swamp0 = swamp 0
tile-swamp1 = swamp 1
tile-swamp2 = swamp 2
tile-swamp3 = swamp 3
tile-swamp4 = swamp 4
tile-swamp5 = swamp 5
tile-swamp6 = swamp 6
tile-meadow0 = meadow 0
tile-meadow1 = meadow 1
tile-meadow2 = meadow 2
tile-meadow3 = meadow 3
tile-meadow4 = meadow 4
tile-meadow5 = meadow 5
tile-meadow6 = meadow 6
tile-canyon0 = canyon 0
tile-canyon1 = canyon 1
tile-canyon2 = canyon 2
tile-canyon3 = canyon 3
tile-canyon4 = canyon 4
tile-canyon5 = canyon 5
tile-canyon6 = canyon 6
tile-desert0 = desert 0
tile-desert1 = desert 1
tile-desert2 = desert 2
tile-desert3 = desert 3
tile-desert4 = desert 4
tile-desert5 = desert 5
tile-desert6 = desert 6
tile-mountains0 = mountains 0
tile-mountains1 = mountains 1
tile-mountains2 = mountains 2
tile-mountains3 = mountains 3
tile-mountains4 = mountains 4
tile-mountains5 = mountains 5
tile-mountains6 = mountains 6
tile-joker0 = joker 0
tile-joker1 = joker 1
tile-joker2 = joker 2
tile-joker3 = joker 3
tile-joker4 = joker 4
tile-joker5 = joker 5
tile-joker6 = joker 6
tile-city0 = city 0
tile-city1 = city 1
tile-city2 = city 2
tile-city3 = city 3
tile-city4 = city 4
tile-city5 = city 5
tile-city6 = city 6
tile-monument0 = monument 0
tile-monument1 = monument 1
tile-monument2 = monument 2
tile-monument3 = monument 3
tile-monument4 = monument 4
tile-monument5 = monument 5
tile-monument6 = monument 6
tile-lighthouse = lighthouse
tile-park = park
tile-windmill = windmill
tile-observatory = observatory
tile-dam = dam
tile-start_forest = forest start tile
tile-start_swamp = swamp start tile
tile-start_meadow = meadow start tile
tile-start_canyon = canyon start tile
tile-start_desert = desert start tile
tile-start_mountains = mountains start tile

## Kinds of events, in the filter of the log

kind-first = Who begins
kind-start = Start tiles
kind-launch = Balloons put down
kind-energy = Energy at the start
kind-deal = Tiles on the clouds
kind-clear = Clouds emptied
kind-round = Rounds
kind-roll = Dice
kind-reroll = Dice rolled again
kind-same = The same rolled again
kind-start-player = Next start player
kind-final = The last round
kind-no-tiles = Too few tiles
kind-empty-bag = The bag is empty
kind-turn = Turns
kind-windmill = Windmills
kind-fly = Flights
kind-stay = Balloons that stay
kind-take = Tiles taken
kind-place = Tiles placed
kind-observatory = Observatories
kind-volcano = Volcanoes
kind-drop = Drops
kind-question = Question marks
kind-coasts = Coasts connected
kind-harbour = Calls at the harbour
kind-exchange = Tiles exchanged
kind-extend = Extensions
kind-ocular = Oculars bought
kind-unused = Points lost
kind-draw = Tiles drawn
kind-decline = Nothing drawn
kind-spare = Single tiles taken
kind-store = Tiles stored
kind-convert = Tiles converted
kind-discard = Tiles thrown away
kind-gain = Energy gained

## What is in the box

table-tile = Tiles
table-start_tile = Start tiles
table-extension = Extensions
table-harbour = Harbour
