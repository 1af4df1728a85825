### The words of Magnastorm.

title = Magnastorm
pitch = A storm is turning over a young planet. Send your crew, borrow the commanders’ powers, build labs ahead of the storm, and be the first to make your name as a researcher.
round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
points = { $points } reputation

## Colours and places

cube-A = blue (A)
cube-B = orange (B)
cube-C = green (C)
cube-D = pink (D)
cube-yellow = yellow
cube-black = black

research-red = red
research-green = green
research-blue = blue
research-turquoise = turquoise
research-white = white

sector-1 = lower left
sector-2 = left
sector-3 = upper left
sector-4 = upper right
sector-5 = right
sector-6 = lower right


dish-1 = upper
dish-2 = middle
dish-3 = lower

metal-bronze = bronze
metal-silver = silver
metal-gold = gold

thing-A = { $count } { cube-A }
thing-B = { $count } { cube-B }
thing-C = { $count } { cube-C }
thing-D = { $count } { cube-D }
thing-yellow = { $count } { cube-yellow }
thing-reputation = { $count } reputation
thing-levels = { $count ->
    [one] { $count } level
   *[other] { $count } levels
}
thing-commanders = { $count ->
    [one] { $count } commander
   *[other] { $count } commanders
}
thing-labs = { $count ->
    [one] { $count } lab on the planet
   *[other] { $count } labs on the planet
}
thing-stations = { $count ->
    [one] { $count } station on the planet
   *[other] { $count } stations on the planet
}
thing-crew = { $count ->
    [one] { $count } crew member
   *[other] { $count } crew members
}

## Why not?

because-cost = It costs { $needs }; you have { $has }, and no exchange makes up for it.
because-exchange-to-pay = It costs { $needs }; you have { $has }. First exchange cubes for what is missing.
because-no-help = That exchange would not help to pay { $needs }.
because-no-crew = No crew member stands in column { $column }.
because-own-commander = { $commander } is yours already.
because-panel-taken = On { $panel } stands a crew member already: { $cube }.
because-others-crew = The { $cube } crew member in column { $column } is another player's, and there are others that you may use.
because-no-such-crew = No { $cube } crew member stands in column { $column }.
because-column-full = Column { $column } is full.
because-storm = { $space } lies in the storm.
because-far = { $space } is too far: no way leads there from area { $area } with { $count ->
    [one] 1 line
   *[other] { $count } lines
}.
because-through = { $space } takes more than one line: go through area { $area } first.
because-no-space = { $count ->
    [0] There is no area { $area } on this side of the board.
    [one] Area { $area } has 1 space only.
   *[other] Area { $area } has { $count } spaces only.
}
because-range-one = Your range is 1 line: choose the space where the movement ends.
because-on-space = Your scout runner stands on { $space }: choose that space to stay there.
because-no-station = No transmitter station stands on { $station }.
because-no-fee = You have no cube for the station of { $cube }.
because-no-lab-there = No lab stands in area { $area }.
because-few-cubes = You have { $count ->
    [0] no cube
    [one] 1 cube
   *[other] { $count } cubes
}; an exchange takes 3.
because-no-three = You do not have { $three }.
because-same-cube = You would get back a cube of the same colour.
because-exchange-first = Begin an exchange first; then you choose what you give and what you take.
because-not-commander = You do not control { $commander }.
because-waived = You have built something for nothing in this turn already.
because-lab-alike = A lab of the same price stands farther left on your player board; that one goes first.
because-not-lowest = Your { $research } marker is not your lowest one.
because-no-cube = You have no { $cube } cube.
because-supply-empty = The supply has no { $cube } cube.
because-top = Your { $research } marker is on the top level.
because-marker-low = Your { $research } marker is on level { $level } and would have to go down { $by }.
because-not-in-front = Your { $research } marker is not alone in front.
because-fulfilled = You have fulfilled it already.
because-commanders = It asks for { $wanted } commanders, you have { $count }.
because-markers = It asks for { $wanted ->
    [one] 1 marker
   *[other] { $wanted } markers
} on level { $by } or higher, you have { $count }.
because-leads = It asks for { $wanted ->
    [one] 1 marker
   *[other] { $wanted } markers
} on level { $by } or higher and alone in front, you have { $count }.
because-majority = You have labs enough, but not the majority in one of these sectors.
because-majority-first = The labs of the sector in which you have the majority go back first; in sector { $sector } you have none.
because-labs = It asks for labs in { $sectors ->
    [one] 1 sector
   *[other] { $sectors } sectors
}, { $labs } of them in the first, and you do not have those.
because-has-lab = There is a lab on { $space } already.
because-lab-storm = { $space } lies in the storm.
because-no-lab = You have no lab on { $space }.
because-labs-at-home = Your labs are on your player board: choose there which one you drop here.
because-not-home = It is no longer on your player board.

## What is expected, by step

prompt-StartingCrew = Put your first crew member into a column: the commander above then costs a cube of your colour more.
prompt-StartingResearch = Choose the research area in which you begin on level 1.
prompt-TakeTurn = Take over a commander, or choose a space of the lower panel.
prompt-TakeTurn-verb = On { $panel }: move your scout runner, or gain cubes?
prompt-PayBill = Choose how to pay.
prompt-ChooseCrew = Choose the crew member of the upper panel that does it.
prompt-PutCrew = Put the { $cube } crew member on a space of the lower panel; it brings no action and no bonus.
prompt-ChooseLevel = Choose a research area and advance 1 level.
prompt-ChooseLowest = Choose one of your lowest markers and advance it 1 level.
prompt-ChooseCube = Choose the colour of your cube.
prompt-AddCrew = Add a crew member to the upper or the lower panel, or skip it.
prompt-SwapOrder = Swap places in the turn order with the player before you, or skip it.
prompt-Study = Spend 2 own cubes for 1 level, or skip it.
prompt-MoveScout = { $range ->
    [1] Move your scout runner along 1 line, or within its area.
   *[other] Move your scout runner up to { $range } lines.
}
prompt-MoveScout-verb = Choose how to get to { $space }.
prompt-GiveCube = Choose the cube to pay with.
prompt-BuildStation = Build a transmitter station beside the line for 2 reputation, or none.
prompt-DropLab = Drop one of your labs here, or none.
prompt-ExtraLab = Drop an additional lab on the same space, or none.
prompt-SpendYellow = Spend a yellow cube for 1 reputation, or skip it.
prompt-FulfilObjective = Fulfil an objective, or end your turn without one.
prompt-LowerMarker = Choose the marker that goes down.
prompt-ReturnLab = Choose the lab that goes back to your player board.
prompt-LastExchange = You may exchange cubes before your turn ends.
prompt-Exchange = Give 3 cubes for 1 of another colour.

help-StartingCrew = Only a column without another player’s crew member is free for it. You have cubes of your own colour, others must get one first.
help-StartingResearch = Nobody else may have chosen it. The bonuses of the levels stand there; whoever is alone in front at the end of a round gets the commander.
help-TakeTurn = A takeover costs a cube in the colour of each crew member below the commander. On the lower panel the row decides: red is what a move costs, green is what a gain brings; some spaces have a bonus on top.
help-PayBill = Exchange cubes until you have the right ones, use { commander-05 } to replace one cube, or pay what is shown.
help-ChooseCrew = You may use a neutral crew member or one of your own; one of an opponent only if no other is left. Where it leaves, the commander above gets cheaper.
help-PutCrew = Crew members of a takeover only occupy their spaces, but their columns decide under which commanders they stand in the next round.
help-ChooseLevel = You receive the bonus of the level you reach at once; a marker on the top level cannot advance.
help-ChooseLowest = { commander-12 } gives you a level where you are lowest; several of your markers are equally low, so you choose among them.
help-ChooseCube = You may take your own colour or that of any other player, as long as the supply has it, but not yellow.
help-AddCrew = On the upper panel it joins a column that is neither empty nor full; on the lower panel it takes a free space. It triggers nothing and stays in the game.
help-SwapOrder = All finish this time round in the old order; from then on you act earlier.
help-Study = { commander-04 } sells you 1 level in any research area, once in each move action.
help-MoveScout = Follow a line into another area, choose a space of the same area (its own to stay), or start from a transmitter station: your own is free, another one costs a cube for its owner. Storm sectors are closed, and a scout runner in one must get out.
help-GiveCube = The fee for another player's station may be of any colour you have; for { commander-02 } it may not be your own colour.
help-BuildStation = You are crossing a border beside an empty transmitter space. A station costs the cubes shown next to it and gives 2 reputation.
help-DropLab = The two labs on the left are free, the others cost what is shown at their places. The lab gives you 1 level in the colour of the space.
help-ExtraLab = An additional lab costs what is shown at its place and brings no further level. With { commander-07 } it costs 1 own cube more.
help-SpendYellow = { commander-01 } gives 1 reputation for a yellow cube, up to 2 times, and only now.
help-FulfilObjective = You may fulfil 1 objective at the end of your turn, each of the four once in the game; the highest free number beside it is yours.
help-LowerMarker = The marker goes down as many levels as the objective asks for. You lose the levels but no bonus you have received.
help-ReturnLab = The labs that the objective asks for leave the planet and fill your player board from the right.
help-LastExchange = You gained cubes in this turn. Before it ends you may give 3 cubes for 1 of another colour: until you decide again the others could take what the supply has.
help-Exchange = Any 3 of your cubes buy 1 cube that the supply has. You may exchange as often as you like.

others-StartingCrew = { $who } is choosing a column for a crew member.
others-StartingResearch = { $who } is choosing a research area.
others-TakeTurn = { $who } is choosing a commander or a space of the lower panel.
others-PayBill = { $who } is paying.
others-ChooseCrew = { $who } is choosing a crew member.
others-PutCrew = { $who } is placing the crew of a takeover.
others-ChooseLevel = { $who } is choosing a research area.
others-ChooseLowest = { $who } is choosing a research area.
others-ChooseCube = { $who } is choosing a cube.
others-AddCrew = { $who } may add a crew member.
others-SwapOrder = { $who } may swap places in the turn order.
others-Study = { $who } may buy a level.
others-MoveScout = { $who } is moving the scout runner.
others-GiveCube = { $who } is choosing a cube to pay with.
others-BuildStation = { $who } may build a transmitter station.
others-DropLab = { $who } may drop a lab.
others-ExtraLab = { $who } may drop an additional lab.
others-SpendYellow = { $who } may spend yellow cubes for reputation.
others-FulfilObjective = { $who } may fulfil an objective.
others-LowerMarker = { $who } is choosing a marker that goes down.
others-ReturnLab = { $who } is choosing a lab to return.
others-LastExchange = { $who } may exchange cubes before the turn ends.
others-Exchange = { $who } is exchanging cubes.

## Actions

do-take = { $column ->
    [a] Buy the first player token
   *[other] Take over the commander above column { $column }
}
named-take = Take over { $commander }
do-move = Move the scout runner ({ $panel })
do-gain = Gain cubes ({ $panel })
button-move = Move for { $cost }
button-gain = Gain { $gain }{ $extra }
extra-none = { "" }
extra-level = { "" } and 1 level
extra-cube = { "" } and any player’s cube
extra-both = , any player’s cube, 1 level
button-pay = Pay { $cost }
button-replace = Pay { $cost } with { commander-05 }
do-crew = Use the { $crew }
do-put = Put it on { $panel }
do-add = Add it to column { $upper }
do-post = Add it on { $panel }
do-level = Advance in the { $research } research area
do-cube = Take one { $cube } cube
do-swap = Swap places
do-study = Spend 2 own cubes for 1 level
do-boost = Spend 1 cube for 1 more area
do-go = Go to { $space }
do-walk = Go through area { $area } and on
do-station = Start at station { $station }
do-jump = Jump to { $space }
do-stay = Stay
do-build = Build the { $dish } station
do-build_free = Build the { $dish } station for nothing
do-lab = Drop your { $lab ->
    [1] first
    [2] second
    [3] third
   *[other] { $lab }th
} lab from the left
do-lab_free = Drop your { $lab ->
    [1] first
    [2] second
    [3] third
   *[other] { $lab }th
} lab from the left for nothing
do-hand = Pay one { $cube } cube
do-pay = Pay what is shown
do-replace = { $cost ->
    [own] Pay 1 yellow cube in place of 1 own
   *[yellow] Pay 1 own cube in place of 1 yellow
}
do-exchange = Exchange 3 cubes for 1
do-trade = Give { $three } for one { $cube }
do-spend = Spend 1 yellow cube for 1 reputation
do-fulfil = Fulfil the objective in place { $objective }
named-fulfil = Fulfil { the-objective }
do-lower = Move the { $research } marker down
do-return = Take back the lab on { $space }
do-skip = Skip
named-skip = { $leaves ->
    [turn] End the turn
    [objective] No objective
    [lab] No lab
    [station] No station
   *[other] Skip
}

many-trade = Choose three cubes
one-trade = { $three }
three-AAA = 3 { cube-A }
three-AAB = 2 { cube-A }, 1 { cube-B }
three-AAC = 2 { cube-A }, 1 { cube-C }
three-AAD = 2 { cube-A }, 1 { cube-D }
three-AAy = 2 { cube-A }, 1 { cube-yellow }
three-ABB = 1 { cube-A }, 2 { cube-B }
three-ABC = 1 { cube-A }, 1 { cube-B }, 1 { cube-C }
three-ABD = 1 { cube-A }, 1 { cube-B }, 1 { cube-D }
three-ABy = 1 { cube-A }, 1 { cube-B }, 1 { cube-yellow }
three-ACC = 1 { cube-A }, 2 { cube-C }
three-ACD = 1 { cube-A }, 1 { cube-C }, 1 { cube-D }
three-ACy = 1 { cube-A }, 1 { cube-C }, 1 { cube-yellow }
three-ADD = 1 { cube-A }, 2 { cube-D }
three-ADy = 1 { cube-A }, 1 { cube-D }, 1 { cube-yellow }
three-Ayy = 1 { cube-A }, 2 { cube-yellow }
three-BBB = 3 { cube-B }
three-BBC = 2 { cube-B }, 1 { cube-C }
three-BBD = 2 { cube-B }, 1 { cube-D }
three-BBy = 2 { cube-B }, 1 { cube-yellow }
three-BCC = 1 { cube-B }, 2 { cube-C }
three-BCD = 1 { cube-B }, 1 { cube-C }, 1 { cube-D }
three-BCy = 1 { cube-B }, 1 { cube-C }, 1 { cube-yellow }
three-BDD = 1 { cube-B }, 2 { cube-D }
three-BDy = 1 { cube-B }, 1 { cube-D }, 1 { cube-yellow }
three-Byy = 1 { cube-B }, 2 { cube-yellow }
three-CCC = 3 { cube-C }
three-CCD = 2 { cube-C }, 1 { cube-D }
three-CCy = 2 { cube-C }, 1 { cube-yellow }
three-CDD = 1 { cube-C }, 2 { cube-D }
three-CDy = 1 { cube-C }, 1 { cube-D }, 1 { cube-yellow }
three-Cyy = 1 { cube-C }, 2 { cube-yellow }
three-DDD = 3 { cube-D }
three-DDy = 2 { cube-D }, 1 { cube-yellow }
three-Dyy = 1 { cube-D }, 2 { cube-yellow }
three-yyy = 3 { cube-yellow }

## What happened

event-first = is first player
event-commander = commander { $commander } is placed { $place ->
    [1] above column b
    [2] above column c
    [3] above column d
    [4] above column e
    [5] above the red research area
    [6] above the green research area
    [7] above the blue research area
   *[other] above the turquoise research area
}
event-objective = Objective: { the-objective }
event-artifact = draws artifact card { $artifact } for the start
event-artifact-bonus = gains { $reputation } reputation with artifact card { $artifact }
event-order = is first in the turn order: { $order }
event-start-crew = puts a crew member into column { $column }
event-level = advances to level { $level } in the { $research } research area
event-cube = takes one { $cube } cube
event-turn = takes a turn of round { $round }
event-take = takes over commander { $commander }
event-control = controls commander { $commander } and gains { $reputation } reputation
event-token = buys the first player token
event-lost = loses commander { $commander } and { $reputation } reputation
event-pay = pays { $cost }
event-put = moves one { $cube } crew member to { $panel }
event-add = adds a crew member to column { $column }
event-post = adds a crew member on { $panel }
event-move = uses { $panel } to move
event-gain = uses { $panel } to gain { $cubes }
event-crew = takes one { $cube } crew member from column { $column }
event-swap = swaps places with { $with } in the turn order
event-study = buys a level in any research area
event-boost = spends one { $cube } cube for 1 more area
event-go = moves to { $space }
event-walk = moves through area { $area }
event-station = starts at station { $station }
event-fee = pays one { $cube } cube to { $to }
event-jump = jumps to { $space }
event-build = builds station { $station } and gains { $reputation } reputation
event-lab = drops a lab on { $space }
event-trade = exchanges { $three } for one { $cube } cube
event-spend = gains { $reputation } reputation for a yellow cube
event-fulfil = fulfils { the-objective } and gains { $reputation } reputation
event-bonus = gains { $reputation } reputation with commander { $commander }
event-lower = goes down { $by ->
    [one] { $by } level
   *[other] { $by } levels
} in the { $research } research area
event-return = takes back a lab from { $space }
event-draw = { $cube ->
    [black] draws a black cube from the bag, which stands for the own colour: { $cubes }
   *[other] draws one { $cube } cube from the bag
}
event-income = receives { $cubes } for { $labs ->
    [one] { $labs } lab
   *[other] { $labs } labs
} in the { the-sector } sector
event-majority = has the majority in the { the-sector } sector and gains { $reputation } reputation
event-research-tie = is no longer alone in front in the { $research } research area, so nobody controls commander { $commander }
event-new-order = moves to position 1 of the turn order: { $order }
event-swap-panels = the panels change places
event-rotate = the centre tile turns to round { $round }
event-ending = has { $threshold } reputation or more: the end of the game is near
event-end = { $how ->
    [turns] wins: the last turn of the race is taken
    [administration] wins: the end came with the administration
   *[rounds] wins: the four rounds are over
}
event-award = wins artifact card { $artifact }

the-objective = { $card ->
    [research_1] { objective-research_1 }
    [research_2] { objective-research_2 }
    [research_3] { objective-research_3 }
    [research_4] { objective-research_4 }
    [sector_1] { objective-sector_1 }
    [sector_2] { objective-sector_2 }
    [sector_3] { objective-sector_3 }
   *[sector_4] { objective-sector_4 }
}
the-sector = { $sector ->
    [1] { sector-1 }
    [2] { sector-2 }
    [3] { sector-3 }
    [4] { sector-4 }
    [5] { sector-5 }
    [6] { sector-6 }
   *[other] { $sector }
}

## Score sheet and seats

score-objectives = Objectives
score-commanders = Commanders
score-lost = Commanders lost
score-majorities = Sector majorities
score-stations = Transmitter stations
score-effects = Commander abilities
score-artifacts = Artifact cards

summary-score = reputation
summary-cubes = cubes
summary-cubes-about = Cubes in store, of all colours: they pay for nearly everything.
summary-labs = labs
summary-labs-about = Labs that are still at home, on the player board.
summary-commanders = commanders
summary-commanders-about = Commanders under control: each helps in its own way.

over = The race is over.

## Commanders

token = First player token
token-about = At once 1 level in any research area and 1 cube of any player colour; you are first player in the next round.

commander-01 = Forrester Dain
commander-01-about = Instant: spend up to 2 yellow cubes for 1 reputation each.
commander-02 = Justin B. Beeper
commander-02-about = In a move action you may spend 1 cube, not of your own colour, to move 1 area farther.
commander-03 = Ellen B. Outridge
commander-03-about = Each objective you fulfil gives 1 more reputation and 1 level in any research area.
commander-04 = Adira Okzil
commander-04-about = In a move action you may spend 2 own cubes for 1 level in any research area.
commander-05 = Idris Yakuul
commander-05-about = In a move action or a takeover you may pay 1 own cube in place of a yellow one, or the other way round.
commander-06 = Mira Mascovic
commander-06-about = In place of a movement you may jump to any space of a quiet area that has a lab.
commander-07 = Azrea Bonsmai
commander-07-about = When you drop a lab you may spend 1 own cube to drop another one on the same space, at its usual cost.
commander-08 = Ozgül Yilmark
commander-08-about = Each of your sector majorities is worth 1 more reputation at the end of a round.
commander-11 = Franzkarl Huber
commander-11-about = Each level you gain you may take in any research area.
commander-12 = Rain Davenpitt
commander-12-about = A gain action also gives 1 level in the research area in which you are lowest.
commander-13 = Yuul Mbado
commander-13-about = A gain action also gives 1 cube of any player colour.
commander-14 = Joy D. Obondov
commander-14-about = Each time you take cubes from the bag you draw 2 more.
commander-15 = Cedric J. Lebeaux
commander-15-about = Instant: 1 more reputation when you receive this card.
commander-16 = Kim-Kin Park
commander-16-about = Once per round your crew member may use a space of the lower panel that is taken.
commander-17 = Sayuri Modo
commander-17-about = A move action costs you 1 own cube less.
commander-18 = Kaysia Vasidis
commander-18-about = Once per turn a lab or a transmitter station may cost you nothing.

## Objectives

objective-research_1 = Deep knowledge
objective-research_1-about = One marker goes down 4 levels in round 1, 6 in round 2, 8 from round 3 on.
objective-research_2 = Broad knowledge
objective-research_2-about = Two markers go down 2 levels each in round 1, three markers from round 2 on.
objective-research_3 = Knowledge and command
objective-research_3-about = Control 2 commanders and one marker goes down 3 levels in round 1; 3 commanders and 5 levels from round 2 on.
objective-research_4 = Leading knowledge
objective-research_4-about = Be alone in front in 2 research areas, on level 3 or higher; both markers go down 3 levels.
objective-sector_1 = Twin fields
objective-sector_1-about = Return 2 labs from each of two sectors, with the majority in one of them.
objective-sector_2 = Far and wide
objective-sector_2-about = Return 2 labs from one sector and 1 from each of two others.
objective-sector_3 = Dense field
objective-sector_3-about = Return 4 labs from one sector.
objective-sector_4 = Stronghold
objective-sector_4-about = Return 3 labs from a sector in which you have the majority, and 1 from another.

need-marker = highest marker: level { $have } of { $of }
need-markers = { $have } of { $of } markers on level { $level } or higher
need-commanders = { $have } of { $of } commanders
need-leads = alone in front on level { $level } or higher in { $have } of { $of } research areas
need-pairs = { $labs } labs in { $have } of { $of } sectors
need-majority = { $have ->
    [0] no majority there yet
   *[other] majority
}
need-sectors = a lab in { $have } of { $of } sectors
need-labs = { $have } of { $of } labs in one sector
need-others = a lab in { $have } of { $of } other sectors

## Bonuses

bonus-red = 1 level red
bonus-green = 1 level green
bonus-blue = 1 level blue
bonus-turquoise = 1 level turquoise
bonus-order = swap places in the turn order
bonus-crew = add a crew member
bonus-range = move up to 2 areas (only with a move)
bonus-lab = drop 1 additional lab (only with a move)
bonus-bag = draw 1 cube from the bag (only with a gain)
bonus-own = 1 own cube
bonus-yellow = 1 yellow cube
bonus-any = 1 cube of any player colour
bonus-bag2 = draw 2 cubes from the bag
bonus-bag3 = draw 3 cubes from the bag

## Options

option-players = How many play: 2, 3 or 4.
option-start = The starting area, which also decides how the storm moves: 1 or 2.
option-start-1 = 1, lower left
option-start-2 = 2, upper right
option-first = Who begins: one of the seats, or whoever is drawn. With artifact cards they decide instead.
option-commanders = The commanders in play, from the left; the rest is drawn.
option-objectives = The objectives in play, two of each kind; the rest is drawn.
option-artifacts = The artifact cards of each seat from earlier games; if everybody has 2 or more, they decide the start.
option-one_station = A movement builds one transmitter station at most, even if it crosses several borders.
option-swap_saves = { commander-17 } may save an own cube that { commander-05 } has put in place of a yellow one.
option-every_lab = Whether you choose one by one which labs go back for a sector objective, also if all of them do.
option-path_back = A movement may come back to an area it has left.

## Kinds of events, in the filter of the log

kind-commander = Commanders in play
kind-objective = Objectives in play
kind-first = Who begins
kind-artifact = Artifact cards
kind-order = Turn order at the start
kind-start-crew = First crew members
kind-artifact-bonus = Bonuses of artifacts
kind-turn = Turns
kind-move = Move actions
kind-gain = Cubes gained by an action
kind-crew = Crew members used
kind-take = Takeovers
kind-token = First player token
kind-put = Crew of takeovers
kind-control = Commanders gained
kind-lost = Commanders lost
kind-fulfil = Objectives fulfilled
kind-lower = Markers moved down
kind-return = Labs returned
kind-bonus = Effects of commanders
kind-pay = Payments
kind-trade = Exchanges
kind-cube = Single cubes gained
kind-draw = Cubes from the bag
kind-boost = Range bought
kind-fee = Fees for stations
kind-spend = Reputation bought
kind-level = Levels
kind-study = Levels bought
kind-add = Crew added above
kind-post = Crew added below
kind-swap = Places swapped
kind-go = Scout runners move
kind-walk = Scout runners pass
kind-station = Starts at stations
kind-jump = Jumps
kind-build = Stations built
kind-lab = Labs dropped
kind-income = Income
kind-majority = Sector majorities
kind-research-tie = Ties in research
kind-new-order = New turn order
kind-swap-panels = Panels swapped
kind-rotate = The storm moves on
kind-ending = The end is triggered
kind-end = The end
kind-award = Artifact cards won

## Crew members of the upper panel

crew-a-A = { cube-A } crew member in column a
crew-a-B = { cube-B } crew member in column a
crew-a-C = { cube-C } crew member in column a
crew-a-D = { cube-D } crew member in column a
crew-a-yellow = { cube-yellow } crew member in column a
crew-b-A = { cube-A } crew member in column b
crew-b-B = { cube-B } crew member in column b
crew-b-C = { cube-C } crew member in column b
crew-b-D = { cube-D } crew member in column b
crew-b-yellow = { cube-yellow } crew member in column b
crew-c-A = { cube-A } crew member in column c
crew-c-B = { cube-B } crew member in column c
crew-c-C = { cube-C } crew member in column c
crew-c-D = { cube-D } crew member in column c
crew-c-yellow = { cube-yellow } crew member in column c
crew-d-A = { cube-A } crew member in column d
crew-d-B = { cube-B } crew member in column d
crew-d-C = { cube-C } crew member in column d
crew-d-D = { cube-D } crew member in column d
crew-d-yellow = { cube-yellow } crew member in column d
crew-e-A = { cube-A } crew member in column e
crew-e-B = { cube-B } crew member in column e
crew-e-C = { cube-C } crew member in column e
crew-e-D = { cube-D } crew member in column e
crew-e-yellow = { cube-yellow } crew member in column e

## What is in the box

table-commander = Commanders
table-objective = Objectives

## Opponents

bot-level-2-about = Knows the ropes, and takes what looks best right now. Misses something now and then.
bot-level-3-about = Tries a few turns in its mind before it takes one, but not for long.
