### Names of the pieces of CloudAge, and lists of things in sentences.

## Lists of things, which are counted

gain-energy = energy
gain-metal = metal
gain-water = water
gain-cards = cards
gain-tiles = tiles
gain-points = points
gain-builds = builds
gain-upgrades = upgrades
gain-production = production
gain-movement = movement
gain-combat = combat
gain-planting = planting
gain-nothing = nothing
cost-energy = energy
cost-metal = metal
cost-water = water
cost-cards = cards
cost-tiles = tiles
cost-points = points
cost-nothing = nothing

## Regions of the city board

region-1-energy = energy in sector 1
region-1-metal = metal in sector 1
region-1-water = water in sector 1
region-1-cards = project cards in sector 1
region-2-energy = energy in sector 2
region-2-metal = metal in sector 2
region-2-water = water in sector 2
region-2-cards = project cards in sector 2
region-3-energy = energy in sector 3
region-3-metal = metal in sector 3
region-3-water = water in sector 3
region-3-cards = project cards in sector 3

bonus-update = navigation update
bonus-update-about = Send a card of your navigation discard pile to the box.
bonus-wrench = wrench
bonus-wrench-about = Take 1 resource, or build an upgrade at its price.

drone-build = building
drone-plant = planting
drone-L14 = at the orchard
drone-L15 = at the storehouse

## City cards

city-c01 = no. 1
city-c02 = no. 2
city-c03 = no. 3
city-c04 = no. 4
city-c05 = no. 5
city-c06 = no. 6
city-c07 = no. 7
city-c08 = no. 8
city-c09 = no. 9
city-c10 = no. 10
city-c11 = no. 11
city-c12 = no. 12
city-c13 = no. 13
city-c14 = no. 14
city-c15 = no. 15
city-c16 = no. 16
city-c17 = no. 17
city-c18 = no. 18
city-c19 = no. 19
city-c20 = no. 20
city-c21 = no. 21
city-c22 = no. 22
city-c23 = no. 23
city-c24 = no. 24
city-c25 = no. 25
city-c26 = no. 26
city-c27 = no. 27
city-c28 = no. 28
city-c29 = no. 29
city-c30 = no. 30
city-c31 = no. 31
city-c32 = no. 32
city-c33 = no. 33
city-c34 = no. 34
city-c35 = no. 35
city-c36 = no. 36
city-c37 = no. 37
city-c38 = no. 38
city-c39 = no. 39

## The solo board

solo-build = 1 build
solo-builds = 2 builds
solo-upgrade = an upgrade, or 2 points
solo-card = a project card, or 2 points
solo-collect = collect in sector 1 or 2
solo-sector3 = collect in sector 3, or 1 build
