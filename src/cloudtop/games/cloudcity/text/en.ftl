### The words of Cloud City.

title = Cloud City
pitch = Set towers on a floating city and hang walkways between them: the longer a walkway, the more votes, but none may cross another.
round = Round { $round } of { $rounds }
points = { $points ->
    [one] { $points } vote
   *[other] { $points } votes
}

## The table

your-hand = Your hand ⌂
hand = hand
row = Row ⌂
pile = Pile
supply = In the box
worth = votes
towers = towers
piece = length { $length } · { $left } left
pile-about = the pile, unseen ({ $count } left)
done = done, no further walkway

## Levels, colours and tiles

level-river = river
level-forest = forest
level-sand = sand

tile-A-BB = two blue towers side by side
tile-A-GG = two green towers side by side
tile-A-SS = two sand towers side by side
tile-A-BG = blue left of green, side by side
tile-A-GB = green left of blue, side by side
tile-A-BS = blue left of sand, side by side
tile-A-SB = sand left of blue, side by side
tile-A-GS = green left of sand, side by side
tile-A-SG = sand left of green, side by side
tile-D-BB = two blue towers corner to corner
tile-D-GG = two green towers corner to corner
tile-D-SS = two sand towers corner to corner
tile-D-BG = blue and green corner to corner
tile-D-BS = blue and sand corner to corner
tile-D-GS = green and sand corner to corner

## What is expected, by step

prompt-ChooseTile = Choose the tile of your hand that joins your city.
prompt-PlaceTile = Choose a free space for { $tile }.
prompt-PlaceTile-turn = Choose how to turn { $tile } on { $space }.
prompt-BuildWalkways = Build as many walkways as you like, one after another, or finish.
prompt-DrawTile = Draw a tile from the row or from the pile.

help-ChooseTile = Lay, build, draw: that is a turn. First choose the tile; its two towers rise as soon as it lies.
help-PlaceTile = A whole side of the tile must touch your city, and the city must fit its square. You may turn the tile first. Numbers in dashed rings are the votes of walkways that it would make possible.
help-BuildWalkways = A walkway joins two towers of one colour in a straight line, at most five steps from one to the other. Taller towers and towers of its own colour are in the way, and a tower carries two walkways at most. What you leave can be built later, if its piece is then still in the box.
help-DrawTile = Take one of the open tiles of the row, which everybody sees, or the top one of the pile, which stays secret.

## Why not?

because-not-in-hand = { $tile } is not in your hand.
because-chosen = You have chosen { $tile }: lay it, or take that back first.
because-taken = On { $space } lies a tile already: { $tile }.
because-size = Your city would be { $wide } tiles wide and { $high } high; it has to fit { $short } by { $long }.
because-same-turn = It looks just the same { $turn }; choose that.
because-no-tower = No tower of yours stands on { $cell }.
because-colours = The tower on { $cell } is { $colour }, the one on { $cell2 } is { $colour2 }.
because-joined = The towers on { $cell } and { $cell2 } are joined already.
because-full = The { $colour } tower on { $cell } carries two walkways already.
because-no-piece = No { $level } walkway of length { $length } is left in the box.
because-gap = No tile lies below it on { $cell }.
because-between = The { $colour } tower on { $cell } stands in between.
because-crossing = It would cross your walkway { $between }.
because-row-empty = Place { $place } of the row is empty.
because-pile-empty = The pile is empty.

## What happened

event-first = begins
event-start = starts with { $tile } ({ $birds ->
    [one] { $birds } bird
   *[other] { $birds } birds
})
event-row = { $tile } is turned up in place { $place } of the row
event-deal = is dealt { $tile }
event-deal-secret = is dealt a tile
event-request = Special Request: { $request ->
    [most_valuable_route] { request-most_valuable_route }
    [most_separate_routes] { request-most_separate_routes }
    [varied_routes] { request-varied_routes }
    [circuits] { request-circuits }
    [blue_buildings] { request-blue_buildings }
    [green_buildings] { request-green_buildings }
    [minimalist] { request-minimalist }
    [crossed] { request-crossed }
    [solo] { request-solo }
   *[balanced] { request-balanced }
}
event-turn = takes the turn of round { $round }
event-place = lays { $tile } on { $space }
event-buildings = raises two towers, { $one } and { $two }
event-walkway = builds the { $level } walkway { $between } for { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
event-draw = takes { $tile } from place { $place } of the row
event-draw-pile = draws { $tile } from the pile
event-draw-pile-secret = draws from the pile

## Score sheet

score-river = River walkways
score-forest = Forest walkways
score-sand = Sand walkways
score-most_valuable_route = { request-most_valuable_route }
score-most_separate_routes = { request-most_separate_routes }
score-varied_routes = { request-varied_routes }
score-circuits = { request-circuits }
score-blue_buildings = { request-blue_buildings }
score-green_buildings = { request-green_buildings }
score-minimalist = { request-minimalist }
score-crossed = { request-crossed }
score-solo = { request-solo }
score-balanced = { request-balanced }

over = The council has voted.

## Special Requests

request-most_valuable_route = Most valuable route
request-most_valuable_route-about = The best single river or forest route of all cities earns 6 votes, in a tie 3 each.
request-most_separate_routes = Most separate routes
request-most_separate_routes-about = The city with the most routes that do not touch each other earns 6 votes, in a tie 3 each.
request-varied_routes = Varied routes
request-varied_routes-about = One route with four different lengths earns 6 votes, with all five lengths 8.
request-circuits = Circuits
request-circuits-about = Every route that closes into a ring earns 3 votes.
request-blue_buildings = Blue buildings
request-blue_buildings-about = The city with the most blue towers earns 6 votes, in a tie 3 each.
request-green_buildings = Green buildings
request-green_buildings-about = The city with the most green towers earns 6 votes, in a tie 3 each.
request-minimalist = Minimalist buildings
request-minimalist-about = Every tower with exactly one walkway earns 2 votes.
request-crossed = Crossed walkways
request-crossed-about = Every walkway that passes over or under another one costs 2 votes.
request-solo = Solo buildings
request-solo-about = Every tower without a walkway costs 2 votes.
request-balanced = Balanced walkways
request-balanced-about = A city without five walkways worth 3, one worth 5 and one worth 8 loses 4 votes.

## Options

option-players = How many play: 2, 3 or 4.
option-rectangle = Rectangle City: 3 by 4 tiles and 11 rounds, for 2 or 3 players.
option-requests = Upgraded Models: how many Special Requests are drawn (0, 1 or 2), or which ones are used.
option-first = Who begins: one of the seats, or whoever is drawn.
option-last_draw = Whether a tile is drawn at the end of the last turns, too, although nobody can place it.
option-collinear_counts = Whether a walkway lengthwise above another one counts as crossing it (Crossed walkways).

## The web table

summary-score = votes
summary-towers = towers
summary-towers-about = Towers in the city: two on each tile.
summary-walkways = walkways
summary-walkways-about = Walkways in the city: the longer one is, the more votes it brings.

web-cc-city = The city of { $name }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
web-cc-space = free space { $space }
web-cc-tower = { $colour ->
    [blue] blue
    [green] green
   *[sand] sand
} tower on { $cell }
web-cc-build = build the { $level ->
    [river] river
    [forest] forest
   *[sand] sand
} walkway { $between }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
web-cc-turn-left = Turn the model to the left (Q)
web-cc-turn-right = Turn the model to the right (E)
web-cc-plan = Plan, seen from above (V)
web-cc-closer = Look closer
web-cc-farther = See the whole city
web-cc-spin = Turn the tile (R)
web-cc-slip-lay = Tap { $space } again to lay the tile.
web-cc-slip-hopes = { $count ->
    [one] Dashed: the votes of a walkway that it makes possible.
   *[other] Dashed: the votes of walkways that it makes possible.
}
web-cc-slip-clash = Not all of them can stand together.
web-cc-slip-spin = Turn
web-cc-slip-walkway = { $level ->
    [river] River
    [forest] Forest
   *[sand] Sand
} walkway { $between }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}.
web-cc-slip-build = Tap it again to build it.
web-cc-slip-hope = It can be built when the tile lies there.
web-cc-visit = Look at this city
web-cc-row = Row and pile
web-cc-row-tile = place { $place } of the row: { $tile }
web-cc-row-empty = place { $place } of the row is empty
web-cc-odds = { $count ->
    [one] One tile you have not seen:
   *[other] { $count } tiles you have not seen:
}
web-cc-length = length { $length }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
web-cc-known = { $count ->
    [one] One tile in hand, as far as it was seen
   *[other] { $count } tiles in hand, as far as they were seen
}
web-cc-hand = Your hand
web-cc-tile = tile: { $tile }
web-cc-house-tiles = House rule: which tiles are in the box is our reconstruction

web-cc-key-spin = turn the tile
web-cc-key-turn = turn the model to the left or right
web-cc-key-plan = model or plan
web-cc-text-hidden = a hidden tile
web-cc-text-city = The city of { $name }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
web-cc-text-walkway = { $level ->
    [river] river
    [forest] forest
   *[sand] sand
} walkway { $between }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
web-cc-text-spaces = { $count ->
    [0] no free space
   *[other] free spaces: { $spaces }
}

## Actions

do-choose = Choose { $tile }
do-place = Lay it on { $space }, { $turn }
do-walkway = Build the walkway from { $cell } to { $cell2 }
do-done = Finish building
named-done = Finish your last turn
named-place = Lay { $tile } on { $space }, { $turn }
do-draw = Draw the tile in place { $row } of the row
do-draw-pile = Draw from the pile

turn-r0 = as it lies
turn-r1 = turned once
turn-r2 = turned twice
turn-r3 = turned three times

others-ChooseTile = { $who } is choosing a tile for the city.
others-PlaceTile = { $who } is laying a tile.
others-BuildWalkways = { $who } is building walkways.
others-DrawTile = { $who } is drawing a tile.

## What a player has more or less of

thing-tiles = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
thing-towers = { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
thing-votes = { $count ->
    [one] 1 vote
   *[other] { $count } votes
}

## What is this?

about-tile = A tile has two towers on its four cells. You choose one of your hand and lay it beside your city, turned as you like.
about-space = A place for a tile: a full side must touch your city, and the city must keep to its size.
about-cell = A walkway joins two towers of one colour in a straight line. A tower carries two at most; lower towers may stand in between, others not.
about-row = Open tiles. At the end of your turn you draw one of them, which everybody sees, or one from the pile.
about-pile = The tiles that nobody has seen. What you draw here stays secret; the row is filled up from it.
about-act = A walkway that you can build now. It stays, and brings its votes at the end.
web-cc-supply-worth = How many votes a walkway of each length brings.
web-cc-supply-piece = { $left ->
    [0] no { $level } walkway of length { $length }
    [one] 1 { $level } walkway of length { $length }
   *[other] { $left } { $level } walkways of length { $length }
} left in the box, worth { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}. All players build with these.
web-cc-supply-towers = { $left } { $colour ->
    [blue] blue
    [green] green
   *[sand] sand
} towers left in the box
web-cc-round-about = { $words }: each player lays one tile a round; after the last round the votes are counted.

## Kinds of events, in the filter of the log

kind-first = Who begins
kind-start = Starting tiles
kind-row = Tiles turned up
kind-deal = Tiles dealt
kind-request = Special Requests
kind-turn = Turns
kind-place = Tiles laid
kind-buildings = Towers
kind-walkway = Walkways
kind-draw = Drawn from the row
kind-draw-pile = Drawn from the pile

## What is in the box

table-building = Towers
table-walkway = Walkways
table-tile = Tiles
table-starting = Starting tiles
table-request = Special Requests
