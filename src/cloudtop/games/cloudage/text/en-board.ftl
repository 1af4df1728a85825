### The words of the board of CloudAge.

# the map

web-ca-map = The land
web-ca-spaces = The spaces of the land
web-ca-land = dry land
web-ca-militia = militia { $value }, reward { $gain }
web-ca-markers = { $count ->
    [one] a marker of { $name }
   *[other] { $count } markers of { $name }
}
web-ca-find = find: { $gain }
web-ca-start = start
web-ca-cost = costs { $cost } to enter
web-ca-airship-here = the airship of { $name }
web-ca-reach = { $left } movement left there
web-ca-closer = Look closer
web-ca-farther = The whole land
web-ca-nothing = nothing

# the city board

web-ca-city = City board
web-ca-build = Build
web-ca-plant = Plant
web-ca-sector = Sector { $number }
web-ca-sleeve-about = Sector { $number } of the city board: what can be seen of the city card, the rest is behind clouds. Its quarters show how much of which resource lies there.
web-ca-sleeve = { $count ->
    [one] 1 city card left
   *[other] { $count } city cards left
}
web-ca-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
web-ca-region = { $resource } in sector { $sector }, { $likely } on average
web-ca-drones = drone of { $names }
web-ca-likeliest = likely to bring most

# a fight

web-ca-fight = Fight
web-ca-fight-for = Fight { $fight }
web-ca-fight-state = Combat value { $value } against { $need }
web-ca-missing = { $gap } missing
web-ca-next-card = Next card
web-ca-won = Enough to win
web-ca-prize = A win brings
web-ca-paid = Paid
web-ca-more-cards = { $cards } cards
web-ca-later = { $cards } cards for { $energy } energy win with { $percent } percent.
web-ca-odds = Odds of the next card
web-ca-win = next card

# an airship board

web-ca-airship = Airship board
web-ca-ship = The airship
web-ca-home = Back to my airship
web-ca-key-airship = the next airship board
web-ca-visit = Look at the airship of { $name }
web-ca-first = start player
web-ca-track = Round track
web-ca-track-round = round { $round }
web-ca-track-book = then a book action
web-ca-upgrades = { $ability }: { $built } built, { $all } in all
web-ca-next-upgrade = the next costs { $cost } metal and is worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-ca-navigation = Navigation cards
web-ca-course = The higher navigation card of this round
web-ca-deck = Deck
web-ca-spent = Discarded
web-ca-top = { $value } on top
web-ca-cards-of = { $count ->
    [one] 1 navigation card
   *[other] { $count } navigation cards
} of value { $value }
web-ca-production = Production
web-ca-level = Level { $level }: { $cost } energy for { $gain }
web-ca-level-reward = { $gain } once, on the way up to it
web-ca-level-seat = { $name } is here
web-ca-played = Projects in play
web-ca-growths = New growth
web-ca-tiles = { $growth }: { $count }
web-ca-fresh = { $count } not ripe yet
web-ca-chosen = { $count } chosen
web-ca-or = or

# what is one's own

web-ca-mine = Your stores and cards
web-ca-stores = Stores
web-ca-hand = { $count ->
    [one] 1 project card in hand
   *[other] { $count } project cards in hand
}
web-ca-cards-before = Cards further left
web-ca-cards-beyond = Cards further right
web-ca-power = What it does besides is read when you point at it.
web-ca-points = { $count ->
    [one] 1 point scored so far
   *[other] { $count } points scored so far
}; beside the name stands what would count now
web-ca-price = costs { $cost }
web-ca-raises = production up by 1
web-ca-builds = { $count ->
    [one] 1 build action
   *[other] { $count } build actions
}
web-ca-plants = { $count ->
    [one] 1 tile to choose
   *[other] up to { $count } tiles to choose
}

button-take = { $gain ->
    [nothing] Take { $thing }
   *[other] Take { $gain }
}
button-land = End the flight: { $site }{ $militia ->
    [0] { "" }
   *[other] , militia { $militia }
}{ $gain ->
    [nothing] { "" }
   *[other] , { $gain }
}

# missions, the book, the solo board

web-ca-missions = Missions
web-ca-mission-production = Production level
web-ca-mission-cities = Markers in cities
web-ca-mission-fight = A last fight, when all is over
web-ca-mission-upgrades = Upgrades
web-ca-mission-green = Green projects
web-ca-mission-blue = Blue projects
web-ca-mission-yellow = Yellow projects
web-ca-mission-projects = Projects in play
web-ca-mission-dear = Projects for 8 water or more
web-ca-mission-movement = Movement points
web-ca-mission-combat = Combat points
web-ca-mission-navigation = Navigation cards
web-ca-step = { $step } brings { $points }
web-ca-progress = now { $now }, worth { $worth } points ({ $steps })
web-ca-book = Book action
web-ca-book-rounds = In rounds { $rounds }
web-ca-book-now = Active in this round
web-ca-book-cost = { $cost } for { $gain }
web-ca-book-fight = reach combat { $value } for { $gain }
web-ca-book-choice = { $gain } and { $either } or { $other }
web-ca-solo = Solo board
web-ca-goal = { $missions ->
    [0] { $points } of { $goal } points
   *[other] { $points } of { $goal } points, and every open mission at its highest level
}

# the table in words

web-ca-phase-set-up = Set-up
web-ca-phase-production = Production phase
web-ca-phase-movement = Movement phase
web-ca-phase-action = Action phase
web-ca-phase-end = The end
web-ca-text-first = { $name } is the start player.
web-ca-text-movement = { $count ->
    [one] 1 movement point left
   *[other] { $count } movement points left
}
web-ca-first-star = { $missions ->
    [0] { $points } of { $goal } points for the first star
   *[other] { $points } of { $goal } points for the first star; an open mission below its highest level costs one
}
web-ca-text-goal = { $missions ->
    [0] { $goal } points win.
   *[other] { $goal } points win, with every open mission at its highest level.
}
web-ca-text-drawn = Drawn: { $cards }
web-ca-text-win = The next card wins with { $percent } percent.
web-ca-text-level = Production level { $level }
web-ca-text-place = The airship is at { $space }.
web-ca-text-navigation = Navigation cards: { $course } for this round, deck { $deck }, discarded { $spent }
web-ca-text-hand = In hand: { $cards }
web-ca-text-played = In play: { $cards }
web-ca-text-reach = Spaces within reach
web-ca-text-way = { $space }: { $left } left, by way of { $way }
web-ca-text-sector = Sector { $sector }, { $left } cards: { $likely }

# the story of a campaign

web-ca-chapter = Chapter { $chapter }
web-ca-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
web-ca-next-star = next at { $points } points
web-ca-goal-markers = { $now } of { $need } markers in the east
web-ca-goal-plants = { $now } of { $need } spaces planted
web-ca-goal-removed = { $now } of { $need } weapon systems gone
web-ca-goal-missions = { $now } of { $need } missions fulfilled
web-ca-goal-weapons = { $now } weapon systems stand, { $need } may
web-ca-story-open = All that has been read
web-ca-story-card = Story card { $card }
web-ca-story-turned = Story card { $card }, turned over
web-ca-story-reads = { $name } has the start player marker and reads aloud.
web-ca-story-brings = What it brings
web-ca-story-book = The action for the next book
web-ca-story-numbers = The project cards with the number { $numbers } join the pile.
web-ca-story-missions = A mission card for everybody
web-ca-story-growth = { $count ->
    [one] A new growth tile for everybody
   *[other] { $count } new growth tiles for everybody
}
web-ca-story-dismantle = { $name } takes a weapon system off the map.
web-ca-story-decided = You have decided
web-ca-story-tied = As many chose the one as the other; what { $name } chose counts, who has the start player marker.
web-ca-story-ending = How it ended
web-ca-story-over = The campaign is over
web-ca-campaign-won = { $count ->
    [one] { $who } has won the campaign.
   *[other] { $who } have won the campaign together.
}
web-ca-chapter-stars = Stars for this chapter
web-ca-chapter-won = won the chapter
web-ca-campaign-lost = The campaign is lost: there were not stars enough.
web-ca-story-none = Nothing has been read in this chapter yet.
web-ca-vote = Decide together
web-ca-vote-about = Nobody sees what you choose until all have chosen.
web-ca-vote-own = You chose: { $choice }.
web-ca-vote-waits = { $count ->
    [one] { $who } is still deciding.
   *[other] { $who } are still deciding.
}
web-ca-vote-done = { $name } has chosen.
web-ca-vote-away = Look at the board
web-ca-vote-back = Back to the decision

## What is this?

about-space = Entering a space costs movement, and a find there is yours. A flight ends in a city without another airship; there you may fight the militia for its reward, and a marker of yours stays.
about-region = Your drone collects here what the city card behind the clouds shows. The others choose among the regions of this sector that are left.
about-resource = A region of the sector that is chosen: your drone collects there what its city card shows.
about-ability = The next upgrade of your airship, for metal. Movement flies farther, combat fights better, planting plants more tiles at once.
about-project = A project card costs water and other cards of your hand. What it shows you get at once or from now on; its points count at the end.
about-growth = New growth. Planted on the land it brings what it shows, and flying there costs only 1 movement.
about-mission = A mission: how far you get decides on its points at the end.
about-half = One of two missions on the card; the other one is covered.
about-level = Production turns energy into water, on high levels into points as well. Cards that you build raise your level.
about-legacy = A legacy tile: a place with a rule of its own.
about-other-navigation = { about-navigation }
about-navigation = Of two navigation cards the higher one is your movement, the lower one brings energy or project cards. In a fight they add their numbers.
about-story = A decision of all players: the story goes on where most votes are.
web-ca-fight-cards = The navigation cards drawn in this fight; their numbers add to your combat value.
web-ca-fight-missing = So much is missing to the value of the militia.
web-ca-fight-win = How likely the next card wins the fight.
web-ca-fight-price = What another navigation card costs.
web-ca-city-plate = { $city }: militia { $value }, the reward is { $gain }
web-ca-city-calm = { $city }: no militia
