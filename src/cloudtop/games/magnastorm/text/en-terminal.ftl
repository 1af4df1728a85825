### The words of Magnastorm's table in a terminal.

## The table in a terminal

cli-quiet = quiet
cli-storm = storm
cli-clears = clears next
cli-closes = storm next
cli-goal = ends at { $threshold }
cli-sectors = Sectors
cli-next = next
cli-income = income for

cli-switchboard = Switchboard
cli-costs = a move costs
cli-gives = a gain brings
cli-token = Token
cli-upper = crew
cli-price = price
cli-bonus-order = order
cli-bonus-crew = crew
cli-bonus-range = range
cli-bonus-lab = lab
cli-bonus-bag = bag
cli-bonus-any = any
cli-bonus-bag2 = bag2
cli-bonus-bag3 = bag3

cli-research = Research
cli-objectives = Objectives
cli-done = done
cli-ready = ready
cli-ready-too = also ready:

cli-order = Turn order
cli-cycle = this cycle
cli-ending = { $threshold } reputation reached: the last turns
cli-stations = stations
cli-crew = crew
cli-scout = scout at { $place }
cli-free = free
cli-artifacts = artifacts
cli-supply = supply
cli-bag = bag

cli-you-have = You have
cli-to-pay = to pay
cli-missing = missing
cli-space = on
cli-placing = crew member to put
cli-range = { $range ->
    [one] range { $range } area
   *[other] range { $range } areas
}
cli-spaces-both = Move or gain on
cli-spaces-gain = Gain only on
cli-spaces-move = Move on
cli-spaces-put = Spaces
cli-move = Move the scout runner
cli-gain = Gain
cli-lab = Drop a lab
cli-for = for
cli-nothing = nothing
cli-level = now on level { $level }
cli-trade = Exchange 3 cubes for one { $cube } cube …
cli-jump = Jump with { $commander } …
cli-fee = costs 1 cube for its owner
