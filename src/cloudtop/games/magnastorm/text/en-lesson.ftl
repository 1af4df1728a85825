### The guided first game of Magnastorm (lessons/first.toml): the caption of each part, what is to be done (-do), what is said
### when it is done (-done) and to who does something else (-other).

lesson-first-goal = A planet full of storms, and two federations racing to explore it: you are blue, your rival is orange. Most reputation wins: the large number beside a name, and the marker on the outer ring. With two players the game ends when somebody has 25, or else after four rounds.

lesson-first-ways = Four things bring reputation: objectives (4 for whoever is first, 2 for the other), commanders you win over (the green number on the card), transmitter stations (2 each), and at the end of every round the most labs in a quiet sector (1). Quiet is where no purple storm rages.

lesson-first-turn = Back to the very first turn. In a turn you take over a commander, or send one crew member from the upper panel down to a free space of the lower one. Begin with the second.
lesson-first-turn-do = Choose space a3 of the lower panel, and gain its cubes.
lesson-first-turn-other = Possible, too. For now choose space a3, and gain the cubes.

lesson-first-crew = Who goes down? Yellow crew members are neutral: anybody may use them. Blue ones are yours. Your rival’s orange ones are not for you, unless no other is left on the whole upper panel.
lesson-first-crew-do = Choose a yellow crew member or your blue one.

lesson-first-cubes = Your crew member now blocks a3, and you gained a blue and a yellow cube. Cubes are the only money. A blue cube on a sign means one’s own colour: from row 5 your rival has just gained two orange ones. Yellow is neutral.

lesson-first-move = A space serves for one of two things: gain the cubes on the green sign of its row, or pay those on the red one and move your scout runner (the round A beside area 1a).
lesson-first-move-do = Choose space c5, then to move, then a crew member.
lesson-first-move-other = Not this time. Choose space c5, and move.

lesson-first-go = Your scout runner waits beside area 1a, where every journey begins. It moves to another space of its area, or along one line to any space of the next one. Others may stand there already.
lesson-first-go-do = Move along the line into area 1c, to the green space.

lesson-first-lab = Where you arrive you may drop one of your labs, if the space has none. Your first two are free; the price of each other one stands below it.
lesson-first-lab-do = Drop your first lab.
lesson-first-lab-done = A lab lifts you one level at once, in the research area of the space’s colour: green (look at Research). You began with one level, and the second one brings a yellow cube. On a white space you choose the colour.

lesson-first-bonus = Some spaces of the panel carry a bonus, which comes on top: a level, a longer move, a second lab, a cube from the bag, a new crew member. Their rows are poor in cubes, or dear.
lesson-first-bonus-do = Gain on space b2, which adds a level in the green research area.
lesson-first-bonus-done = One cube for the row, and green level 3. Not every level has a cube, but those that do give it at once, as your level 2 did.

lesson-first-station = You have paid for another move. The line from 1c to 2a crosses the border of two sectors, and beside it lies a free place for a transmitter station. Only while your scout runner follows that line can you build there.
lesson-first-station-do = Go to the blue space of 2a, choose the first of your three stations, and drop a lab.
lesson-first-station-done = 2 reputation at once, and a lab. From now on a movement of yours may start at this station. Your rival’s may as well, but pays you a cube each time.

lesson-first-takeover = Now the other kind of turn. A commander costs one cube for each crew member in the column below, in its colour: here two yellow, one orange. Each crew member that leaves makes the commander cheaper.
lesson-first-takeover-do = Take over Ellen B. Outridge above column c. Then put her three crew members on any spaces of the lower panel.
lesson-first-takeover-done = 2 reputation, the green number, and her ability is yours until somebody takes her over: then you lose the red one. Her crew only fills spaces, but its columns matter in the next round.

lesson-first-rival = A later round. Ozgül Yilmark works for your rival. That costs one cube more, in your rival’s colour: a yellow one for the crew and an orange one for the control. You have no yellow one, but that can be mended.
lesson-first-rival-do = Take over Ozgül Yilmark above column b.

lesson-first-exchange = Whenever it is your turn, any three of your cubes buy one of another colour: three blue ones a yellow one. That is a way to a rival’s colour, too; the others are the bag and some bonuses.
lesson-first-exchange-do = Give three blue cubes for a yellow one. Then put the crew member on any space.
lesson-first-exchange-done = You gain 2 reputation, and your rival loses 1. In each round a commander can be taken over only once: the column below is empty now.

lesson-first-objective = The cards below the research areas are the objectives. At the end of your turn you may fulfil one. It takes what it asks for: Deep knowledge wants a marker that goes down 4 levels in round 1, and more later on.
lesson-first-objective-do = Fulfil Deep knowledge, then choose the red or the green marker: it goes down.
lesson-first-objective-done = 4 reputation, because you are first; your rival can still get 2 for it. You can fulfil each of the four once in a game.

lesson-first-token = Above column a there is no commander but the first player token. It costs a cube for each crew member, too, and brings a level and a cube of a player colour at once; and you begin the next round.
lesson-first-token-do = Buy the token, put its crew member into the top row, advance in the red research area, and take a cube.

lesson-first-round = Your rival used the last crew member: as soon as the upper panel is empty, the round ends. First, labs in quiet sectors paid cubes, and most labs in one gave 1 reputation: to you in sector 1. In sector 2 it was a tie, so nobody got it.

lesson-first-lead = Then research: whoever is alone in front in a research area gets the commander above it, and 2 reputation. You won red, your rival blue, and in green it is a tie. Who is overtaken loses the card, and 1 reputation.

lesson-first-swap = Last, the two panels change places: your crew of this round is above now, so columns you filled are dear. And the storm turned by one sector, over sector 1: no way in, no new lab, no income there.

lesson-first-out = Your scout runner stands in the storm. Whoever is inside must move out, with the next move.
lesson-first-out-do = Choose a space of the bottom row, then to move, then a crew member.

lesson-first-leave = The line from 1c to 2a leads out, past a place for a station. Spaces have names, too, for the log: the blue one of area 2a is 2a2.
lesson-first-leave-do = Go to the blue space of 2a, and build your first station on the way.

lesson-first-drop = A station more, and 2 reputation. The labs without a price are on the planet already, so this one costs a cube.
lesson-first-drop-do = Drop the lab for one yellow cube.

lesson-first-labs = Now you have two labs in each of two sectors. That fulfils Twin fields, and labs in the storm count as well. But an objective takes what it asks for: all four go home to your board.
lesson-first-labs-do = Fulfil Twin fields; your labs go back by themselves.
lesson-first-labs-done = 4 reputation in one go. Your labs are at home again, ready to be dropped once more.

lesson-first-end = A later game: round 3, 23 to 21 for you. Whoever reaches 25 triggers the end: who comes later in the turn order has one more turn, then it is over. Without 25, round 4 is the last.
lesson-first-end-do = Take over Forrester Dain above column d, and put the crew member in the top row.
lesson-first-end-done = 25! Your rival had one more turn, fulfilled an objective for 2, and has 23: you win. Had it been a tie, whoever is further in front in the turn order would win.

lesson-first-play = That is all of it. Early objectives pay best, and take levels or labs, so keep both coming. A new game begins with two choices: a column for a first crew member, where the commander gets dearer, and a first level. Here it is round 2: play on!
