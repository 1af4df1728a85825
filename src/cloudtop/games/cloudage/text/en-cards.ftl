### The names of CloudAge's cards, cities and tiles, and what they do.

## Project cards

project-wreck = Wreck
project-solar_panel = Solar Panel
project-mechanic = Mechanic
project-inventor = Inventor
project-scrapyard = Scrapyard
project-battery_bank = Battery Bank
project-archive = Archive
project-cistern = Cistern
project-deep_well = Deep Well
project-water_tower = Water Tower
project-desalination_plant = Desalination Plant
project-pumping_station = Pumping Station
project-propeller_plans = Propeller Plans
project-emp_plans = EMP Plans
project-grappler = Grappler
project-capacitor = Capacitor
project-combat_video = Combat Video
project-pilot_insignia = Pilot Insignia
project-combat_insignia = Combat Insignia
project-auxiliary_engine = Auxiliary Engine
project-light_cannon = Light Cannon
project-tailwind_charts = Tailwind Charts
project-armoured_hull = Armoured Hull
project-jet_turbine = Jet Turbine
project-flagship = Flagship
project-flying_lesson = Flying Lesson
project-porthole = Porthole
project-secret_tunnel = Secret Tunnel
project-parrot = Parrot
project-street_market = Street Market
project-drone_dock = Drone Dock
project-cartographer = Cartographer
project-town_hall = Town Hall
project-observatory = Observatory
project-sam = Sam
project-storm_sail = Storm Sail
project-night_market = Night Market
project-frank = Frank
project-boarding_party = Boarding Party
project-toll_station = Toll Station
project-geothermal_plant = Geothermal Plant
project-jose = José
project-biology_text_book = Biology Text Book
project-signal_tower = Signal Tower
project-harpoon = Harpoon
project-greenhouse = Greenhouse
project-salvage_crew = Salvage Crew
project-solar_sail = Solar Sail
project-green_market = Green Market
project-old_reactor = Old Reactor
project-war_chest = War Chest
project-seed_store = Seed Store
project-rain_catcher = Rain Catcher
project-ace_pilot = Ace Pilot
project-bounty_list = Bounty List
project-aqueduct = Aqueduct
project-cloud_breaker = Cloud Breaker
project-storm_chaser = Storm Chaser

## Their powers

power-solar_panel = At once 2 energy for each Solar Panel card that you have played, this one too; the panel of your airship does not count.
power-mechanic = At once you may build any upgrade, 1 metal cheaper for each of your Mechanics.
power-inventor = From now on project cards cost you 1 water less.
power-propeller_plans = At once you may build a movement upgrade for 3 metal less.
power-emp_plans = At once you may build a combat upgrade for 3 metal less.
power-grappler = Once in a flight a metal find brings you 1 more metal; by the rules of the first edition, only a find of exactly 1 metal does.
power-capacitor = A flight with 5 movement or more brings 2 water; from 7 on you may take 2 points instead.
power-combat_video = A fight in the movement phase that ends at combat 5 or more brings 2 water; from 8 on you may take 2 points instead. In the first edition other fights count too.
power-pilot_insignia = At once 2 points for each movement of your upgrades and cards.
power-combat_insignia = At once 1 point for each combat of your upgrades and cards.
power-flying_lesson = 2 points whenever your region has the navigation update.
power-porthole = 2 points whenever your region brings exactly 2 resources.
power-secret_tunnel = 2 points whenever your region has the wrench.
power-parrot = City cards that you collect may go on top of your navigation deck.
power-sam = From now on upgrades cost you 1 metal less.
power-frank = From now on green project cards cost you 1 water less.
power-jose = Whenever your region brings exactly 2 resources you may plant up to 2 tiles.
power-biology_text_book = If your city action plants 2 tiles it brings 3 water; from 3 tiles on you may take 3 points instead.
power-green_market = At once you may give 3 new growth tiles for 7 points.

colour-green = green
colour-blue = blue
colour-yellow = yellow

## Upgrades

upgrade-movement1 = side propellers
upgrade-movement2 = tail engine
upgrade-movement3 = twin turbines
upgrade-combat1 = EMP cannon
upgrade-combat2 = flak turret
upgrade-combat3 = arc projector
upgrade-combat4 = thunder battery
upgrade-planting1 = seed trays
upgrade-planting2 = sprinklers
upgrade-planting3 = roof garden

## Cities

city-ashbourne = Ashbourne
city-borderville = Borderville
city-bartertown = Bartertown
city-endsby = Endsby
city-drywell = Drywell
city-ruin_west = a ruin
city-promise = Promise
city-beggars_end = Beggar's End
city-whika = Whika
city-ruin_south = a ruin
city-cradle = Cradle
city-devils_fork = Devil's Fork
city-serenity = Serenity
city-whitehaven = Whitehaven
city-havoc = Havoc
city-nefaria = Nefaria
city-taintbo = Taintbo
city-blackridge = Blackridge
city-terminus = Terminus
city-cinder = Cinder

## New growth

growth-green = green tile
growth-green-about = Scores points and grows on the map.
growth-wilted_a = wilted tile (energy or tiles)
growth-wilted_b = wilted tile (cards or water)
growth-wilted_c = wilted tile (metal and a build)

## Missions; `steps` are the numbers of the levels of success, such as 4 / 6 / 8

mission-production = Production level { $steps }
mission-cities = Markers in { $steps } of these cities: { $cities }
mission-fight = Combat { $steps } in a fight at the end of the game
mission-upgrades = { $steps } upgrades
mission-green = { $steps } green project cards
mission-blue = { $steps } blue project cards
mission-yellow = { $steps } yellow project cards
mission-projects = { $steps } project cards
mission-dear = { $steps } project cards of 8 water or more
mission-movement = Movement { $steps } without navigation cards
mission-combat = Combat { $steps } without navigation cards
mission-navigation = { $steps } navigation cards in deck and discard pile

mission-m01 = mission card 1
mission-m02 = mission card 2
mission-m03 = mission card 3
mission-m04 = mission card 4
mission-m05 = mission card 5
mission-m06 = mission card 6
mission-m07 = mission card 7
mission-m08 = mission card 8
mission-m09 = mission card 9
mission-m10 = mission card 10
mission-m11 = mission card 11
mission-m12 = mission card 12

half-m01-1 = the first mission of card 1
half-m01-2 = the second mission of card 1
half-m02-1 = the first mission of card 2
half-m02-2 = the second mission of card 2
half-m03-1 = the first mission of card 3
half-m03-2 = the second mission of card 3
half-m04-1 = the first mission of card 4
half-m04-2 = the second mission of card 4
half-m05-1 = the first mission of card 5
half-m05-2 = the second mission of card 5
half-m06-1 = the first mission of card 6
half-m06-2 = the second mission of card 6
half-m07-1 = the first mission of card 7
half-m07-2 = the second mission of card 7
half-m08-1 = the first mission of card 8
half-m08-2 = the second mission of card 8
half-m09-1 = the first mission of card 9
half-m09-2 = the second mission of card 9
half-m10-1 = the first mission of card 10
half-m10-2 = the second mission of card 10
half-m11-1 = the first mission of card 11
half-m11-2 = the second mission of card 11
half-m12-1 = the first mission of card 12
half-m12-2 = the second mission of card 12

## Legacy tiles

legacy-L1 = Whika (L1)
legacy-L1-about = In a fight you may take a marker back from Whika for 2 more combat. Markers that stay there are worth 3 points at the end.
legacy-L2 = Devil's Fork (L2)
legacy-L2-about = Devil's Fork is weaker. In a fight you may take a marker back from there for 1 more combat; markers that stay are worth 1 point at the end.
legacy-L3 = Devil's Fork (L3)
legacy-L3-about = Devil's Fork has another militia and another reward.
legacy-L4 = Promise (L4)
legacy-L4-about = Promise has another militia; whoever defeats it gains metal and builds an upgrade.
legacy-L5 = Whitehaven (L5)
legacy-L5-about = In the action phase you may take a marker back from Whitehaven to plant 1 tile. Markers that stay there are worth 2 points at the end.
legacy-L6 = Nefaria (L6)
legacy-L6-about = One space of Nefaria has a find of 2 metal.
legacy-L7 = the toll bridge (L7)
legacy-L7-about = A short cut from board 2 to board 3: one space that costs 1 movement and, each time, 3 water or 3 points.
legacy-L8 = the weapon system over Taintbo (L8)
legacy-L8-about = Flying over it costs 2 movement, and nobody can end there as long as it stands.
legacy-L9 = weapon system L9
legacy-L9-about = Flying over it costs 3 movement, and nobody can end there.
legacy-L10 = weapon system L10
legacy-L10-about = Flying over it costs 3 movement, and nobody can end there.
legacy-L11 = weapon system L11
legacy-L11-about = Flying over it costs 3 movement, and nobody can end there.
legacy-L12 = weapon system L12
legacy-L12-about = Flying over it costs 3 movement, and nobody can end there.
legacy-L13 = weapon system L13
legacy-L13-about = Flying over it costs 3 movement, and nobody can end there.
legacy-L14 = the orchard (L14)
legacy-L14-about = A city action: win a fight against 5, then plant as usual and 1 tile more, which grows on the map even if it is wilted. Each of them on a space without a find brings 1 more point.
legacy-L15 = the storehouse (L15)
legacy-L15-about = A city action: win a fight against 5, then take down a weapon system, gain 3 water, plant 1 tile and build twice.
