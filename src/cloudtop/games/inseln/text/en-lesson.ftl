### The guided first game of Die Inseln im Nebel (lessons/first.toml): the caption of each part, what is to be done (-do), what is
### said when it is done (-done) and to who does something else (-other).

lesson-first-goal = You are a balloonist above an island in the fog: the yard in the middle, six coasts around. This island is yours, late in a game, and only you fly here. The tiles on it bring points when the game ends, and the most points win.

lesson-first-dice = Back to the first round; everybody has chosen a cell beside the yard to start from. Two dice count for all: the wind blows to the north-east, and the bonus is 1 energy. In a round each player has one turn of three steps: fly, take tiles, place tiles.

lesson-first-fly = Your balloon floats above a 3. With the wind it flies straight ahead, exactly as many cells as the number below it says, and that is free. A 0 would leave it where it is, and at the edge it just stops.
lesson-first-fly-do = Fly three cells to the north-east, to b6, the framed cell.
lesson-first-fly-other = Energy would take you there. For now fly with the wind, for free, to b6.

lesson-first-take = Now you take all tiles of one cloud. You are first, so all four are left to choose from; in the first round each has a single tile.
lesson-first-take-do = Take the mountains of cloud 1.
lesson-first-take-other = A good tile, too. For now take cloud 1.

lesson-first-convert = You convert a taken tile into as much energy as its number, or store it on one of your five oculars, the round glasses, to be placed now or later. A stored tile can never be turned into energy. If no ocular is free you have to convert.
lesson-first-convert-do = Convert the mountains into 5 energy.
lesson-first-convert-other = Once it is on an ocular it can never be energy again. For now convert it.

lesson-first-place = Last you place tiles from your oculars, as many as you like or none, on free cells around your balloon. They need not match anything, and they stay for good. The start tile was on your ocular from the beginning.
lesson-first-place-do = Place the swamp start tile on c6.
lesson-first-place-other = It may lie there, too. For now place it on c6, beside the swamp coast.
lesson-first-place-done = It touches the swamp coast: 2 points. Nothing is left to place, so your turn is over. “Points now” tells what your island would bring if the game ended; it begins below 0, because volcanoes cost points.

lesson-first-round = Your rival has had a turn as well. Whose balloon stands on the highest number begins the next round (if equal, whoever has less energy): your rival, on a 3. Every cloud got one more tile. You are last now, so you roll, and may roll each die once more.
lesson-first-round-do = North-east leads off the island for you: roll the direction die again.
lesson-first-round-other = Keep the bonus, 2 energy for everybody. Roll the direction die again.

lesson-first-far = South-west: your 1 would carry you to c6 for free. With the wind you may also fly farther, less far, or stay; each cell more or less than the number costs 1 energy. From a tile, its number counts, not that of the cell.
lesson-first-far-do = Fly two cells, to d6, for 1 energy.
lesson-first-far-other = You can afford it, but fly to d6 for now.

lesson-first-store = Cloud 2 was left over in the first round, so it has two tiles now, and you have to take both. You decide about one after the other.
lesson-first-store-do = Take cloud 2, convert the desert, and store the swamp.
lesson-first-store-other = For now take cloud 2, convert the desert, and store the swamp.

lesson-first-question = Some cells do something, once, when a tile covers them. A question mark lets you draw another tile from the bag, a drop gives its energy.
lesson-first-question-do = Place the swamp on the question mark, d7. Draw, and place what you draw on the drop, e7.
lesson-first-question-other = Possible, too. For now the swamp on d7, draw, and the new tile on e7.
lesson-first-question-done = A joker, which is every landscape at once. It is linked with the swamp coast over your swamp and scores 1 point, as for each landscape that it links; a landscape tile scores 2. Your turn is over again.

lesson-first-course = The wind blows to the north-east, but you want to go south-east. In any direction that is not free you brake first, for the number below you, here 1. Then each cell costs 2. So one cell costs 3 energy.
lesson-first-course-do = Fly to g5; cloud 2 is then taken and stored for you. Place your monument on the volcano, g4.
lesson-first-course-other = That is possible, too. For now fly to g5 and cover the volcano on g4.
lesson-first-course-done = Uncovered, this volcano would have cost 5 points in the end. Any tile on it saves them.

lesson-first-coast = A landscape tile scores 2 points if it is linked with the coast of its own landscape, over tiles of the same landscape and jokers. Your forest lies inland and scores nothing yet.
lesson-first-coast-do = Place the forest on b4, next to the forest coast.
lesson-first-coast-other = Not there: on b4 it links your forest with the forest coast.
lesson-first-coast-done = 12 points with one tile: 2 for each of four forest tiles, 1 for the joker, and 3 because five of them hang together. Each landscape can bring those 3 once.

lesson-first-city = A city scores 1 point for each landscape tile around it. A monument scores 3 if no rival has more monuments than you, else 2 or 1. Neither of them links anything, so keep them out of your chains.
lesson-first-city-do = Place the city on e6, among four landscape tiles.
lesson-first-city-other = Fewer landscape tiles lie around that cell. Place the city on e6.
lesson-first-city-done = 4 points for the city. A joker would count, too; the monument does not.

lesson-first-link = The island of the beginning. The end comes when somebody has linked all six coasts with the yard, over landscape tiles of any kind without a gap. Five of yours are linked, marked in gold; only the desert is not.
lesson-first-link-do = Place desert 2 on h2.
lesson-first-link-other = Possible, but desert 2 on h2 links the desert and covers a volcano.
lesson-first-link-done = You have linked all six coasts: 10 points, and a volcano less. Your turn was finished for you, your rival has had one, and now comes one last round. Who links all six only then gets 5.

lesson-first-last = The last round; your rival has just linked six coasts, for 5 points. Tiles that stay on oculars score nothing, but energy does. You stand on a 0: each cell with the wind costs 1.
lesson-first-last-do = Fly to i2, take cloud 1, convert both tiles, place desert 4 on i1, and finish.
lesson-first-last-other = Not bad, but for the end: fly to i2, take cloud 1, convert both tiles, place desert 4 on i1, and finish.
lesson-first-last-done = 2 more points, for a desert on its own coast; coast cells are covered like others. The game is over.

lesson-first-score = Every 4 energy are worth 2 points: you have 16, so 8. The uncovered volcanoes take 4 from you and 10 from your rival. 42 to 35, you win; in a tie, whoever has more energy would.

lesson-first-play = That is the whole game. Fly where the wind takes you cheaply, turn into energy what does not fit, and begin early to link your coasts. This is the fourth round, and it is your turn: play on!
