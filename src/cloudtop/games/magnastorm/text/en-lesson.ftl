### The guided first game of Magnastorm (lessons/first.toml): the caption of each part, what is to be done (-do), what is said
### when it is done (-done) and to who does something else (-other).

lesson-first-goal = A planet full of storms, and two federations racing to explore it: you are blue, your rival is orange. Most reputation wins. With two players the game ends when somebody has 25, or else after four rounds.

lesson-first-ways = Four things bring reputation: objectives (4 for whoever is first, 2 for the other), commanders you win over (2 each), transmitter stations (2 each), and at the end of every round the most labs in a quiet sector (1).

lesson-first-turn = Back to the very first turn. A turn is one of two things: take over a commander, or send one crew member from the upper panel down to a free space of the lower one. Begin with the second.
lesson-first-turn-do = Choose space a3 of the lower panel, and gain its cubes.
lesson-first-turn-other = Possible, too. For now choose space a3, and gain the cubes.

lesson-first-crew = Who goes down? Yellow crew members are neutral: anybody may use them. Blue ones are yours. Your rival’s orange ones are not for you, unless no other is left on the whole upper panel.
lesson-first-crew-do = Choose a yellow crew member or your blue one.

lesson-first-cubes = Your crew member now blocks a3, and you gained a blue and a yellow cube. Cubes are the only money: blue is your own colour, orange your rival’s, yellow is neutral. Meanwhile your rival has gained two orange ones.

lesson-first-move = A space serves for one thing: gain cubes, or move your scout runner. The row decides what you gain (green) or what the move costs (red). Here, in row 5: gain two of your own, or move for one.
lesson-first-move-do = Choose space c5 and move your scout runner. Then choose a crew member for it.
lesson-first-move-other = Not this time. Choose space c5, and move.

lesson-first-go = Your scout runner waits in area 1a. A movement goes to another space of the same area, or along one line into the next area, onto any space there. Others may stand there already.
lesson-first-go-do = Move along the line to the green space 1c2.

lesson-first-lab = Where the movement ends you may drop one of your labs, if the space has none. Your first two are free; the others cost what is shown at their places.
lesson-first-lab-do = Drop your first lab.
lesson-first-lab-done = A lab lifts you one level at once, in the research area of the space’s colour: green. The new level shows a yellow cube, so you have that, too. On a white space you may choose the colour.

lesson-first-bonus = Some spaces of the panel add a bonus: a level, a longer move, a second lab, a cube from the bag, a new crew member. The rows with the best bonuses are poor or dear in cubes.
lesson-first-bonus-do = Gain on space c2, which adds a level in the blue research area.
lesson-first-bonus-done = One cube for the row, and one more for reaching blue level 2: each level you reach gives you its bonus at once.

lesson-first-station = You have paid for a move. The line from 1d to 2b crosses the border of two sectors and has a transmitter space beside it, still empty. Only while you follow such a line can you build a station there.
lesson-first-station-do = Go to 2b1, build the upper station for a blue cube, and drop a lab.
lesson-first-station-done = 2 reputation at once, and in the same turn a lab. Any later movement of yours may start at this station, wherever your scout runner is. Your rival may do so as well, but pays you a cube each time.

lesson-first-takeover = Now the other kind of turn. A commander costs one cube for each crew member in the column below, in the colour of that crew member. Here: two yellow, one orange. Each one used before makes the commander cheaper.
lesson-first-takeover-do = Take over Ellen B. Outridge above column c. Then put the three crew members on any spaces of the lower panel.
lesson-first-takeover-done = 2 reputation, and her ability is yours until somebody takes her over. The crew that came down brought you no action, but it fills spaces, and its columns matter in the next round.

lesson-first-rival = Ozgül Yilmark works for your rival. A commander controlled by another player costs one cube more, in that player’s colour: so here a yellow one for the crew and an orange one for the control.
lesson-first-rival-do = Take over Ozgül Yilmark above column b.

lesson-first-exchange = You have the orange cube, but no yellow one. Whenever it is your turn, any three of your cubes buy one of another colour.
lesson-first-exchange-do = Give three blue cubes for a yellow one. Then put the crew member on any space.
lesson-first-exchange-done = You gain 2 reputation, and your rival loses 1. In each round a commander can be taken over only once: the column below is empty now.

lesson-first-objective = At the end of your turn you may fulfil one objective, and only one. It takes what it asks for: Deep knowledge wants a marker that goes down 4 levels in round 1, and more later on.
lesson-first-objective-do = Fulfil Deep knowledge, and choose the marker that goes down.
lesson-first-objective-done = 4 reputation, because you are first; your rival can still get 2 for it. You can fulfil each of the four once in a game.

lesson-first-token = Above column a there is no commander but the first player token. It is paid in the same way and brings no reputation, but a level and a cube of a player colour at once, and you begin the next round.
lesson-first-token-do = Buy the token for a yellow cube, put the crew member in the top row, advance in the red research area, and take a cube.

lesson-first-round = Your rival used the last crew member: as soon as the upper panel is empty, the round ends. Labs in quiet sectors pay cubes. Where you have most, you gain 1 reputation: in sector 1. In sector 2 it is a tie, so nobody does.

lesson-first-lead = Then research: whoever is alone in front in a research area gets the commander above it, and 2 reputation. You won red, your rival blue, and in green it is a tie. Who is overtaken loses the card, and 1 reputation.

lesson-first-out = Last, the panels changed places, so all crew waits again where it was put, and the centre tile turned. Sector 1 is in the storm: no way in, no new lab, no income for labs there. Whoever is inside must move out.
lesson-first-out-do = Choose a space of the bottom row to move, then a crew member. Go out to 2a2, build the upper station on the way, and drop the lab for one yellow cube.

lesson-first-labs = Now you have two labs in each of two sectors. That fulfils Twin fields, and labs in the storm count as well. But an objective takes what it asks for: all four go home to your board.
lesson-first-labs-do = Fulfil Twin fields, and take your labs back.
lesson-first-labs-done = 4 reputation in one go. Your labs are at home again, ready to be dropped once more.

lesson-first-end = A later game: round 3, 23 to 21 for you. Whoever reaches 25 triggers the end: players who come later in this cycle get one more turn, then it is over. Without 25, round 4 is the last.
lesson-first-end-do = Take over Forrester Dain above column d, and put the crew member in the top row.
lesson-first-end-done = 25! Your rival had one more turn, fulfilled an objective for 2, and has 23: you win. Had it been a tie, whoever is further in front in the turn order would win.

lesson-first-play = That is all of it. Early objectives pay best, and whatever you spend on them takes levels or labs, so keep some of each coming. This game is at the start of round 2: play on!
