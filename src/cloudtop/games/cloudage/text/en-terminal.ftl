### The words of CloudAge's table in a terminal.

cli-scenario = Scenario { $scenario }
cli-chapter = Chapter { $chapter }, “{ $title }”
cli-together = Goal: { $goal } ({ $far })
cli-goal-reached = reached
cli-book-none = no action on this card
cli-first-star = { $missions ->
    [0] { $goal } points for the first star
   *[other] { $goal } points for the first star; a mission below its highest step costs one
}
cli-board = board { $board }
cli-cities = Cities
cli-legacy = Legacy tiles

cli-city-board = City board
cli-sector = Sector { $sector }
cli-left = cards
cli-seen = seen, in hundredths
cli-region-energy = energy
cli-region-metal = metal
cli-region-water = water
cli-region-cards = cards
cli-piles = project cards: { $pile } in the pile, { $discard } discarded
cli-bag = bag:
cli-growth-green = green
cli-growth-wilted_a = wilted (e/t)
cli-growth-wilted_b = wilted (c/w)
cli-growth-wilted_c = wilted (m+b)

cli-book = Book
cli-book-rounds = in rounds { $rounds }
cli-active = active now
cli-beat = reach { $value }
cli-and = and
cli-or = or
cli-book-sign = book
cli-solo = Solo board
cli-goal = { $missions ->
    [0] { $goal } points win
   *[other] { $goal } points win, with every open mission at its highest level
}

cli-fight = Fight
cli-combat = combat { $value }
cli-against = against { $need }
cli-drawn = drawn
cli-next-card = next card
cli-no-card = no navigation card is left
cli-prize = for
cli-wins = it wins: { $chance }
cli-wins-with = { $cards } cards for { $energy } energy: { $chance }
cli-paid = paid

cli-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $total } in all)
cli-first = start player
cli-at = at { $place }
cli-have = has
cli-production = production
cli-level = level { $level }
cli-at-level = on level { $level }
cli-next = next:
cli-navigation = navigation
cli-deck = deck
cli-spent = discarded
cli-top = on top: { $value }
cli-course = course { $value }
cli-tiles = new growth
cli-fresh = { $count ->
    [one] { $count } has to wait
   *[other] { $count } have to wait
}
cli-rounds = rounds
cli-played = played
cli-raises = +1 production
cli-end = in the end
cli-hand = Hand ({ $count })
cli-missions = Missions
cli-mission = mission
cli-covered = covered
cli-progress = { $worth ->
    [0] now { $now }
    [one] now { $now }: { $worth } point
   *[other] now { $now }: { $worth } points
}

cli-sign-energy = energy
cli-sign-metal = metal
cli-sign-water = water
cli-sign-cards = cards
cli-sign-tiles = tiles
cli-sign-points = points
cli-sign-builds = builds
cli-sign-upgrades = upgrades

cli-you-have = You have
cli-movement = { $left } movement left
cli-reach = in reach: { $cities }
cli-then = then { $left } left
cli-keys-collect = Collect in
cli-keys-drone = Send the drone to
cli-keys-place = Place the tile on
cli-count-BuildAction = { $count ->
    [one] last build
   *[other] { $count } builds
}
cli-count-PayCards = { $count ->
    [one] { $count } card to pay
   *[other] { $count } cards to pay
}
cli-count-PayTiles = { $count ->
    [one] { $count } tile to pay
   *[other] { $count } tiles to pay
}
cli-count-ChooseTiles = { $count ->
    [one] { $count } tile more
   *[other] up to { $count } tiles more
}
cli-count-ReturnTile = { $count ->
    [one] { $count } tile more
   *[other] { $count } tiles more
}
