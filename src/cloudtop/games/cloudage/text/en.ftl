### The words of CloudAge.

title = CloudAge
pitch = Fly an airship over a scorched land: plant it green, empty the cities’ stores, win fights in the clouds, and build a ship that does more every round.
round = { $round ->
    [0] Set-up
   *[other] Round { $round } of { $rounds }
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

phase-set-up = set-up
phase-production = production phase
phase-movement = movement phase
phase-action = action phase
phase-end = last production and builds

## What a player has more or less of

thing-energy = { $count } energy
thing-metal = { $count } metal
thing-water = { $count } water
thing-cards = { $count ->
    [one] { $count } project card
   *[other] { $count } project cards
}
thing-tiles = { $count ->
    [one] { $count } new growth tile
   *[other] { $count } new growth tiles
}
thing-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
thing-production = { $count ->
    [one] { $count } production level
   *[other] { $count } production levels
}
thing-movement = { $count } movement
thing-combat = { $count } combat
thing-planting = { $count } planting

as-thing = resource
resource-energy = energy
resource-metal = metal
resource-water = water
resource-cards = project cards
resource-tiles = new growth tiles
resource-points = points

ability-movement = movement
ability-combat = combat
ability-planting = planting

as-site = city
city-land = dry land

## Why not?

because-all-built = All your { $ability } upgrades are built.
because-not-in-hand = That project card is not in your hand.
because-cards = It costs { $cards ->
    [one] 1 other project card
   *[other] { $cards } other project cards
}, you have { $count }.
because-not-next = { $space } is not next to your airship on { $place }.
because-movement = Flying to { $space } takes { $cost } movement, you have { $movement } left.
because-dead-end = From { $space } you could not reach a free city any more: { $movement } movement would be left.
because-no-city = { $place } is no city.
because-airship = An airship is on { $place }.
because-not-connected = { $space } is not connected with your airship on { $place }.
because-planted = New growth is on { $space } already.
because-fresh = Your { $growth } came just now; you can plant it from the next turn on.
because-no-tile = You have no { $growth }.
because-level = Level { $level } is above your production level { $own }.
because-drone-there = Another drone is there: { $resource } in sector { $sector }.
because-sector-empty = No city card is left in sector { $sector }.
because-nothing-ripe = { $count ->
    [0] You have no new growth tile.
   *[other] Your new growth tiles came just now.
}
because-not-chosen = You have not chosen { $growth }, or planted it already.
because-no-marker = You have no marker in { $city }.
because-not-spent = No such card lies in your navigation discard pile: { $navigation }.
because-covered = { $half } is covered already.
because-other-mission = You do not have { $half }.
because-no-capacitor = You have no { project-capacitor }, and only that looks at what you declare.
because-no-navigation = You have no navigation card left to draw.

## What is expected, by step

prompt-KeepMission = Choose the mission card that you keep.
prompt-CoverMission = Choose the mission that your new card covers.
prompt-KeepCards = Choose a project card to discard, until you have 5 left.
prompt-BookAction = A book is active: use it now, or leave it.
prompt-BookChoice = Choose what else the book brings you.
prompt-Produce = { $last ->
    [1] All rounds are over. Produce one last time: choose the level.
   *[other] Choose the level at which you produce, or keep your energy.
}
prompt-LowerCard = Your lower navigation card brings energy or project cards: choose.
prompt-Fly = { $movement ->
    [0] No movement is left: end your flight.
   *[other] Fly on with { $movement } movement, or end your flight in a city.
}
prompt-Toll = Choose how you pay the toll.
prompt-Fight = Draw a navigation card to get stronger, or end the fight.
prompt-Window = Plant with a marker from Whitehaven, or go on.
prompt-SoloBoard = { $alone ->
    [upgrade] Solo board: build an upgrade or score 2 points, or leave it.
    [card] Solo board: play a project card or score 2 points, or leave it.
    [sector3] Solo board: collect in sector 3 or build, or leave it.
   *[other] Solo board: collect in sector 1 or 2, or leave it.
}
prompt-CityAction = Collect in a region of the city board, or choose another city action.
prompt-PlaceDrone = Choose a free region of this sector for your drone.
prompt-KeepCityCard = Put the city card on top of your navigation deck, or on the discard pile as usual.
prompt-RegionBonus = { $bonus ->
    [navigation] Navigation update: take a card of your navigation discard pile out of the game, or leave it.
    [wrench] Wrench: take 1 resource or build an upgrade, or leave it.
   *[other] Use the bonus of your region, or leave it.
}
prompt-BuildAction = { $last ->
    [1] { $builds ->
        [2] Your last 2 builds: what you build still counts, what is left over does not.
       *[other] Your last build: an upgrade or a project card.
    }
   *[other] { $builds ->
        [2] You have 2 builds: for each an upgrade, a project card, or 1 resource.
       *[other] Build an upgrade or a project card, or take 1 resource instead.
    }
}
prompt-PayCards = Choose a project card to pay with.
prompt-CardUpgrade = Build an upgrade for less metal, or leave it.
prompt-EffectChoice = Choose what your card brings you: water or points.
prompt-Market = Give 3 new growth tiles for points, or leave it.
prompt-PayTiles = Choose a new growth tile to pay with.
prompt-ReturnTile = Choose the next tile that goes back into the bag.
prompt-ChooseTiles = { $plants ->
    [1] Choose 1 more tile to plant, or finish choosing.
   *[other] Choose up to { $plants } tiles to plant, or finish choosing.
}
prompt-SowTiles = Choose the tile that comes next.
prompt-GrowthChoice = Choose what the wilted tile brings you.
prompt-PlaceTile = Choose a space of the map for the tile.
prompt-Dismantle = Choose a weapon system to take down, or leave them all.
prompt-Vote = Decide together: the majority counts, in a tie the start player.

help-KeepMission = Both missions on the card count for you at the end of the game, each with the highest step that you reach. The other card goes back into the pile.
help-CoverMission = The new card is laid over one mission that you can still see. What is covered counts no more; everything else does.
help-KeepCards = Project cards are played with a build, for water and for other cards out of your hand: every card you keep is a plan or a payment.
help-BookAction = In this round everybody may use the book once, in turn order. A trade asks for what is shown on the left; a fight asks for combat. Whoever leaves it gets nothing.
help-Vote = Everybody chooses at the same time; the choices are shown when all have chosen. What you choose stays for the rest of the campaign.
help-BookChoice = A book brings its reward and one of two things on top.
help-Produce = Producing costs energy and brings water, from level 2 on points as well. You may produce at your own level or at any lower one, once in a round.
help-LowerCard = You revealed two navigation cards. The lower one brings its number in energy or in project cards, the higher one is part of your movement in this round.
help-Fly = Each space costs movement; a planted one always costs 1. You have to end on a space of a city where no other airship stands. If you do not need the solar panel for 1 more movement, it gives you 2 energy when you end.
help-Toll = Every time you enter this space you pay 3 water or 3 points; points may even fall below 0.
help-Fight = Reach the value of your opponent to win; for a mission or for the tie there is none, and higher is better. The first card costs 1 energy, each further one 2 energy or 3 points, for the tie energy only; you see every card before you decide about the next. You may stop at any time.
help-Window = A marker that you take back from Whitehaven lets you plant 1 tile, whatever your planting is. The marker leaves the game.
help-SoloBoard = Each round has its own space of the solo board. Where you collect with it, the largest region brings nothing and the city card leaves the game.
help-CityAction = Collect in a sector or build twice, and in longer games plant; the others then get a little of it as well: another region, or one build. The city card that you collect joins your navigation cards.
help-PlaceDrone = Drones never share a region. The numbers say what each region brings on average, judging by what the sleeve leaves open; the largest region brings 3, the second 2, the others 1.
help-KeepCityCard = The parrot lets you choose: on top of the deck the card is the next one that you reveal or draw; on the discard pile it waits until the deck is shuffled.
help-RegionBonus = With the navigation update you take a card of your navigation discard pile out of the game, best a weak one. With the wrench you take 1 resource, or you build an upgrade at its price. A project card may let you plant up to 2 tiles before or after that, if your region brought 2 resources.
help-BuildAction = An upgrade costs metal, a project card costs water and other cards. Both stay for good and count points at the end. For a build that you do not want you take 1 energy, metal, water or card.
help-PayCards = The cards that you pay with go to the discard pile. You have played the other one already.
help-CardUpgrade = This upgrade comes with your card and is cheaper than usual. If you leave it, you get nothing for it.
help-EffectChoice = You reached the higher mark of your card, so you may take points in place of water.
help-Market = You give exactly 3 tiles of any kind back into the bag and score 7 points at once.
help-PayTiles = The tiles that you pay with go back into the bag.
help-ReturnTile = The points come with the third tile.
help-ChooseTiles = You choose all tiles first, at most as many as are asked for; then they are planted one after the other in the order you like. Tiles drawn a moment ago have to wait.
help-SowTiles = Each tile is finished before the next begins, so what one brings may pay for the build of another.
help-GrowthChoice = A wilted tile brings one of two things and goes back into the bag; only the extra tile of a legacy tile is placed on the map.
help-PlaceTile = The tile needs a free space next to your airship, or next to growth that is linked with it; not a city and not a legacy tile. You take what is found there, and from now on the space costs 1 movement.
help-Dismantle = A weapon system that is taken down leaves the game, and its space can be flown over as before.

others-KeepMission = { $who } is choosing a mission card.
others-CoverMission = { $who } is laying out a mission card.
others-KeepCards = { $who } is choosing project cards.
others-BookAction = { $who } may use the book.
others-BookChoice = { $who } is choosing what the book brings.
others-Produce = { $who } may produce.
others-LowerCard = { $who } is choosing energy or cards.
others-Fly = { $who } is flying.
others-Toll = { $who } is paying the toll.
others-Fight = { $who } is fighting.
others-Window = { $who } may plant with a marker.
others-SoloBoard = { $who } may use the solo board.
others-CityAction = { $who } is choosing a city action.
others-PlaceDrone = { $who } is sending a drone.
others-KeepCityCard = { $who } is putting a city card away.
others-RegionBonus = { $who } may use a bonus.
others-BuildAction = { $who } may build.
others-PayCards = { $who } is paying with project cards.
others-CardUpgrade = { $who } may build an upgrade.
others-EffectChoice = { $who } is choosing water or points.
others-Market = { $who } may give tiles for points.
others-PayTiles = { $who } is paying with tiles.
others-ReturnTile = { $who } is giving tiles back.
others-ChooseTiles = { $who } is choosing tiles to plant.
others-SowTiles = { $who } is planting.
others-GrowthChoice = { $who } is choosing what a wilted tile brings.
others-PlaceTile = { $who } is placing new growth.
others-Dismantle = { $who } may take down a weapon system.
others-Vote = { $who } is deciding.

## Actions

do-skip = Leave it
do-keep = Keep { $mission }
do-cover = Cover { $half }
do-book = Use the book
do-produce = Produce at level { $level }
do-take = Take { $thing }
do-fly = Fly to { $space }
do-toll = Pay the toll in { $thing }
do-land = End the flight here
do-declare = Use the solar panel for 1 more movement
do-draw = Draw a navigation card for { $thing }
do-marker = Take a marker back from { $legacy }
do-stop = End the fight
do-collect = Collect { $region }
do-drone = Send the drone to { $resource }
do-build = Build
do-plant = Plant
do-use = Use { $legacy }
do-garden = Plant 1 tile with a marker from Whitehaven
do-top = Put it on top of the deck
do-remove = Take a navigation card { $navigation } out of the game
do-upgrade = Build the next { $ability } upgrade
do-play = Play { $project }
do-discard = Discard { $project }
do-pick = Choose a { $growth }
do-sow = Plant a { $growth }
do-place = Place it on { $space }
do-return = Give a { $growth } back
do-dismantle = Take down { $legacy }
do-done = Finish choosing
do-vote = Choose: { $story }

button-take = Take { $what ->
    [energy] { thing-energy }
    [metal] { thing-metal }
    [water] { thing-water }
    [cards] { thing-cards }
    [tiles] { thing-tiles }
   *[points] { thing-points }
}
button-stop = { $end ->
    [won] Take the win
    [lost] Give up
   *[open] End the fight
}
button-toll = Pay { $cost }
button-top = Put it, a { $navigation }, on top of the deck
button-draw = Draw for { $cost }

## What happened

event-boards = boards { $boards } lie beside board 1
event-first = is start player
event-sleeve = sleeve { $sleeve } lies in sector { $sector }
event-sight = a new city card lies in the sleeve of sector { $sector }
event-mission = receives { $mission }
event-mission-back = puts { $mission } under the pile, because it repeats a mission
event-keep = keeps { $mission }
event-cover = covers { $half }
event-round = is start player in round { $round }
event-end = the rounds are over: everybody may produce once more and then build twice

event-draw = draws { $project }
event-draw-secret = draws a project card
event-discard = discards { $project }
event-reshuffle = the discard pile becomes a new draw pile of { $cards ->
    [one] { $cards } project card
   *[other] { $cards } project cards
}
event-tile = draws a { $growth } from the bag
event-shuffle = shuffles the navigation discard pile into a new deck of { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}

event-book = { $cost ->
    [nothing] uses the book
   *[other] uses the book for { $cost }
}
event-book-reward = gains { $gain } from the book
event-turn-card = the scenario card is turned over: the next books have another action
event-story = { $side ->
    [front] story card { $card } is read
   *[back] story card { $card } is turned over
}
event-number = { $cards } project cards with the number { $number } join the pile
event-enter = { $legacy } comes into play
event-uproot = { $growth } on { $space } goes back into the bag
event-vote = chooses: { $story }
event-vote-secret = has chosen
event-voted = chose: { $story }
event-decided = it is decided: { $story }
event-stars = ends the chapter with { $points } points: { $stars ->
    [0] no star
    [one] 1 star
   *[other] { $stars } stars
}
event-produce = produces { $gain } at level { $level } for { $cost }
event-level = rises to production level { $level }
event-level-reward = gains { $gain } for the new level
event-top-level = is on the highest level already and gains { $gain } instead
event-reveal = reveals a navigation card { $navigation }
event-course = flies with a { $navigation } in this round
event-choose-cards = chooses { $count ->
    [one] { $count } project card
   *[other] { $count } project cards
} for the lower navigation card
event-lower-card = gains { $gain } for the lower navigation card

event-take-off = takes off with { $movement } movement in round { $round }
event-fly = flies to { $site } for { $movement } movement
event-find = finds { $gain }
event-toll = pays a toll of { $cost }
event-declare = uses the solar panel to fly
event-panel = gains { $gain } from the solar panel
event-fight = { $need ->
    [0] begins a fight { $fight } with combat { $value }
   *[other] begins a fight { $fight } with combat { $value } against { $need }
}
event-pay-card = pays { $cost } for a navigation card
event-fight-card = draws a { $navigation } and now has combat { $value }
event-marker-back = takes a marker back from { $city }
event-marker-counted = has counted { $gain } for that marker already
event-win = wins the fight { $fight } with combat { $value }
event-stop = ends the fight { $fight } with combat { $value }
event-city-reward = gains { $gain } from the city
event-marker = leaves a marker in { $city }
event-track = gains { $gain } from the round track

event-active = is active in round { $round }
event-drone = sends the drone to { $resource } in sector { $sector }
event-city-card = takes city card { $city }, a { $navigation }, from sector { $sector }
event-on-top = puts the city card, a { $navigation }, on top of the navigation deck
event-growth-bonus = gains { $gain } for the new growth on the city card: a game without planting gives water for it
event-region = collects { $gain }
event-largest = finds the largest region in { $resource }, which brings nothing on the solo board
event-remove = takes a navigation card { $navigation } out of the game
event-wrench = gains { $gain } with the wrench
event-build = chooses to build
event-plant = chooses to plant
event-legacy = chooses the action of a legacy tile
event-resource = gains { $gain } in place of a build
event-upgrade = builds the { $upgrade } for { $cost } and gains { $gain }
event-last-upgrade = gains { $gain } for the last upgrade of its kind
event-play = plays { $project } for { $cost }
event-ability = gains { $gain } for good
event-effect = gains { $gain } with a project card
event-return = gives a { $growth } back
event-pick = chooses a { $growth } to plant
event-sow = plants a { $growth }
event-growth = gains { $gain } for new growth
event-place = places the { $growth } on { $space }
event-no-space = finds no space for the { $growth }, so it goes back into the bag
event-dismantle = takes down { $legacy }
event-raid = gains { $gain } from the storehouse
event-solo = gains { $gain } from the solo board

fight-city = with the militia
fight-book = for the book
fight-L14 = for the orchard
fight-L15 = for the storehouse
fight-mission = for a mission
fight-tie = for the tie

## Score sheet and seats

score-production = Production
score-fights = Fights
score-books = Books
score-finds = Finds
score-growth = New growth
score-effects = Effects of cards
score-solo = Solo board
score-spent = Points paid
score-missions = Missions
score-markers = Markers on legacy tiles
score-upgrades = Upgrades
score-projects = Project cards

summary-score = points
summary-energy = energy
summary-energy-about = Energy in store: it is what production turns into water.
summary-metal = metal
summary-metal-about = Metal in store: upgrades of the airship cost metal.
summary-water = water
summary-water-about = Water in store: project cards cost water.
summary-cards = cards
summary-tiles = tiles

over = The journey is over.

## Options

option-players = How many play: 2, 3 or 4, or 1 alone against the clock of the solo board.
option-scenario = The scenario: the first is short and easy to learn, without new growth; each one has more cards and legacy tiles than the one before.
option-scenario-1 = 1, a short first flight
option-scenario-2 = 2, with new growth
option-scenario-3 = 3, with everything
option-edition = The edition whose rules count where the two differ.
option-edition-v1 = first edition
option-edition-v2 = second edition
option-boards = The sides of boards 2, 3 and 4; scenario 1 always has 2A and 3A, and no board 4.
option-boards-random = drawn
option-first = Who begins: one of the seats, or whoever is drawn.
option-missions = How many mission cards everybody is dealt: 1, or 2 of which 1 is kept.
option-missions-edition = as in the edition
option-missions-none = none
option-missions-one = 1
option-missions-two = 2, of which 1 is kept
option-extra_missions = Mission cards on top in a solo game, which make it harder. The rulebooks know one; two are a house rule.
option-legacy = The legacy tiles in play.
option-legacy-null = those of the scenario
option-numbers = The project cards in play, by their numbers.
option-numbers-null = those of the scenario
option-order = In which order the others act when somebody collects, builds or plants.
option-order-clockwise = clockwise from the active player
option-energy_track = Where the energy track ends; what goes beyond is lost.
option-energy_track-0 = nowhere
option-campaign = A chapter of the campaign, after those in its log book.
option-campaign-null = a scenario
unlocked-legacy = { $count ->
    [one] A legacy tile
   *[other] { $count } legacy tiles
}
unlocked-project = { $count ->
    [one] A project card
   *[other] { $count } project cards
}

## Kinds of events, in the filter of the log

kind-boards = Boards of the land
kind-first = Who begins
kind-sleeve = Sleeves
kind-sight = What is seen through the clouds
kind-mission = Missions dealt
kind-mission-back = Missions given back
kind-keep = Missions kept
kind-cover = Missions covered
kind-round = Rounds
kind-end = The end
kind-draw = Project cards drawn
kind-discard = Project cards discarded
kind-reshuffle = Project cards shuffled
kind-tile = New growth tiles
kind-shuffle = Navigation cards shuffled
kind-book = Book actions
kind-book-reward = Rewards of books
kind-turn-card = Story cards turned
kind-story = Story cards
kind-number = Story numbers
kind-enter = New in the game
kind-uproot = New growth removed
kind-vote = Votes
kind-voted = Votes given
kind-decided = Decisions
kind-stars = Stars
kind-produce = Production
kind-level = Production levels
kind-level-reward = Rewards of production levels
kind-top-level = The highest production level
kind-reveal = Navigation cards
kind-course = Movement of the round
kind-choose-cards = Cards chosen
kind-lower-card = Lower navigation cards
kind-take-off = Flights begun
kind-fly = Flights
kind-find = Finds
kind-toll = Tolls
kind-declare = Solar panels used
kind-panel = Energy of solar panels
kind-fight = Fights
kind-pay-card = Cards of fights paid
kind-fight-card = Cards of fights
kind-marker-back = Markers taken back
kind-marker-counted = Markers counted
kind-win = Fights won
kind-stop = Fights given up
kind-city-reward = Rewards of cities
kind-marker = Markers
kind-track = Round track
kind-active = Active player
kind-drone = Drones
kind-city-card = City cards
kind-on-top = Cards put on top
kind-growth-bonus = New growth of regions
kind-region = Regions
kind-largest = Largest regions
kind-remove = Navigation cards removed
kind-wrench = Upgrades of regions
kind-build = Build actions
kind-plant = Plant actions
kind-legacy = Legacy actions
kind-resource = Resources taken
kind-upgrade = Upgrades
kind-last-upgrade = Last upgrades
kind-play = Project cards built
kind-ability = Abilities
kind-effect = Effects of cards
kind-return = Tiles given back
kind-pick = Tiles chosen
kind-sow = Tiles planted
kind-growth = Rewards of new growth
kind-place = New growth on the land
kind-no-space = No space for new growth
kind-dismantle = Legacy tiles taken down
kind-raid = Raids
kind-solo = Solo board

## What is in the box

table-city = Cities
table-project = Project cards
table-upgrade = Upgrades
table-growth = New growth
table-mission = Missions
