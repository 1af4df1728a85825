### The guided first game of CloudAge (lessons/first.toml): the caption of each part, what is to be done (-do), what is said
### when it is done (-done) and to who does something else (-other).

lesson-first-goal = You are captain of an airship over a land of ash, heading east for water. The most points win; the number beside a name is what would count now. The row of seven markers over your airship is the round track: each round takes one away.

lesson-first-produce = Each round has three phases: production, movement, action. In the first you may produce, once. In the left column, level 0, 1 energy becomes 2 water, and water pays for project cards. A tan box below a level is gained once, on the way up to it.
lesson-first-produce-do = Produce at level 0.
lesson-first-produce-other = Saving energy is allowed. For now produce: you will need the water.

lesson-first-navigation = Everybody reveals two cards of their navigation deck, you a 2 and a 3; they go to the navigation discard pile. The lower brings its number in energy or in project cards, all of one kind. The higher is your movement in this round.
lesson-first-navigation-do = Take 2 energy or 2 project cards, as you like.

lesson-first-fly = Second phase: fly with the 3 of your card, and 1 more that the solar panel of your airship keeps in reserve: 4. Entering a space costs 1, or the 2 or 3 marked on it; what you do not use is lost. Your flight must end in a city.
lesson-first-fly-do = Fly two spaces, into Borderville.
lesson-first-fly-other = You can fly there, too. For now take the way to Borderville that glows.

lesson-first-find = You could stop here, a city is what a white wall encloses, and Borderville has three spaces; but the next one has a find, 1 metal. Whoever enters a space takes its find at once, even in passing, once in a flight. It never runs out.
lesson-first-find-do = Fly on to the metal.
lesson-first-find-other = Not yet: the metal is only one space away.

lesson-first-panel = The metal is yours, and your card is used up. In reserve is your solar panel: 1 more movement or, if you do not need that, 2 energy when you end the flight.
lesson-first-panel-do = End the flight here.
lesson-first-panel-other = The panel would carry you there. This time take its energy, and end the flight.

lesson-first-fight = You may fight the militia of Borderville: reach their value, 1, and you win. You have no combat yet, so draw navigation cards and add them up. The first costs 1 energy, each further one 2 energy or 3 points, even points you do not have yet.
lesson-first-fight-do = Draw until you have reached 1, then take the win.
lesson-first-fight-other = Do not give up: one more card, and then take the win.
lesson-first-fight-done = A 0, then a 1: you win the reward of the city, 2 water. (The 1 energy is the round track’s: see the next part.) Giving up costs nothing more than the cards drawn. Combat of upgrades and project cards helps in every fight, free of charge.

lesson-first-marker = Fought or not, a marker from your round track stays in the city, and you take what it uncovers on the track: that is your 1 energy. Six are left: six rounds. Where a marker of yours lies you cannot fight again; your rival’s do not matter.

lesson-first-collect = Third phase: each chooses a city action. To collect, choose a sector and a resource before its city card comes out; the sleeve hides half of it. The largest region brings 3, the second 2, others 1. The numbers say what to expect, the best has a brass frame.
lesson-first-collect-do = Collect metal in sector 1: there is much of it to be seen.
lesson-first-collect-other = That may be good as well. For now collect metal in sector 1.
lesson-first-collect-done = Metal was the largest: 3 for you, and 1 water for the new growth on the card, as nobody plants in this game. Your rival took another region of it, where the B lies: 2 project cards. The city card, a strong 3, joins your navigation cards when these are shuffled.

lesson-first-drone = Now your rival collects energy in sector 2, and you gain as well: your drone, the letter A, goes to a region of the same sector that is still free. Then the card comes out.
lesson-first-drone-do = Send your drone to water.
lesson-first-drone-other = That region is free, too. But the sleeve shows a lot of water.

lesson-first-bonus = 3 water, and your region has a wrench: take 1 resource, or build an upgrade for its price. Upgrades are the rows of your airship: more movement or more combat. Another sign, the navigation update, takes a weak card of your navigation discard pile out of the game.
lesson-first-bonus-do = Take a resource, or build an upgrade of your airship.
lesson-first-bonus-other = It costs nothing to take a resource.
lesson-first-bonus-done = That was a whole round. In the next one your rival is the start player, then you again.

lesson-first-build = Round 2. The other city action is to build, and your rival chose it: two builds for the active player, one for everybody else. A build is an upgrade, paid with metal, or a project card.
lesson-first-build-do = Build the next combat upgrade for 2 metal.
lesson-first-build-other = A good idea for later. For now build the combat upgrade.

lesson-first-project = You have 1 combat in every fight now. It is your turn to build twice: a project card costs water and other cards of your hand. For a build that you leave you take 1 resource of your choice.
lesson-first-project-do = Choose the build action. Then play Wreck, pay with any card, and take a resource.
lesson-first-project-other = Possible, too. For now build: play Wreck, then take a resource.
lesson-first-project-done = Wreck brought 2 metal and raised your production level to 1; at the end it counts 1 point. Your rival had one build, as you did before. A book on a card means: point at it to read what it does.

lesson-first-book = Between some markers of your round track lies a book. When the rounds reach it, everybody may use the book action once, before producing. Today 2 metal buy 2 points, and 2 energy or 2 project cards.
lesson-first-book-do = Use the book, and choose what comes with it.
lesson-first-book-other = Left alone, it would be lost. Use it.
lesson-first-book-done = 2 points at once: the star among your stores counts those, the number at your name also what the end would bring. Now the card of the book action is turned over: the books in rounds 5 and 7 are fights, for more.

lesson-first-level = Project cards have raised your production level to 2. Produce at your own level or at any lower one: level 2 turns 2 energy into 3 water and 1 point, level 1 turns 1 energy into 3 water.
lesson-first-level-do = Produce at level 2 or at level 1.
lesson-first-level-other = Allowed, but levels 1 and 2 bring more. Choose one of them.
lesson-first-level-done = A point now, or an energy kept for a fight: you choose anew in every round.

lesson-first-crowd = You have 3 movement: 1 of the navigation card, 1 of an upgrade, 1 of the solar panel; project cards can add more. You may fly over another airship, but not end there. Your rival is on one space of Promise.
lesson-first-crowd-do = Fly over your rival to the free space of Promise, and end the flight there.
lesson-first-crowd-other = For now fly over your rival to the other space of Promise.
lesson-first-crowd-done = One of your markers was in Promise already, so there was no fight; a second one lies there now. The solar panel moved you, so it gave no energy.

lesson-first-end = A game later: the last markers are on the map and round 7 is over. Everybody may produce once more and then has two last builds.
lesson-first-end-do = Produce at level 5, your own.
lesson-first-end-other = A lower level brings fewer points. Produce at level 5.

lesson-first-missions = Each mission of your mission card scores the highest step that you reach. Your production level of 5 is worth 2 points. You have played two yellow project cards, for 2 points; a third one makes it 5.
lesson-first-missions-do = Play Town Hall, which is yellow, and build the combat upgrade.
lesson-first-missions-other = Those builds bring less. Play Town Hall and build the combat upgrade.

lesson-first-score = To the points of the whole game come missions, the highest upgrade of each type, and the points on project cards you played. What is left over counts nothing. 58 to 51, you win; a last fight would break a tie.

lesson-first-play = You know the game. Fly to cities you have not seen, fight where the reward is worth the energy, build early, and mind your missions. This is round 3 of 7, with a book to begin: play on!
