### The guided first game of Cloud City (lessons/first.toml): the caption of each part, what is to be done (-do), what is said
### when it is done (-done) and to who does something else (-other).

lesson-first-goal = You are an architect above the clouds, and this city is yours, one tile before its end. The council gives votes for the walkways between your towers, and for nothing else. Most votes after eight rounds win.

lesson-first-start = Your city starts with one tile and two blue towers. You hold three more tiles that nobody else sees. Every turn, one of them joins your city.
lesson-first-start-do = Choose the tile with a blue and a green tower.
lesson-first-start-other = A good tile for later. First the one with a blue and a green tower.

lesson-first-lay = A tile must touch your city along a whole side; a corner is not enough. Colours need not match. Each free space has a name, and the two towers printed on the tile rise at once.
lesson-first-lay-do = Lay it on the free space i7, beside your first tile.

lesson-first-walkway = A walkway joins two towers of the same colour in a straight line, never diagonally. It takes a piece from the box that is exactly as long as the way: here two steps, for 2 votes. Between blue towers it is called a river walkway.
lesson-first-walkway-do = Build the walkway between the two blue towers, those on g7 and i7.

lesson-first-draw = Build as many walkways as you can, or none. Then draw, to hold three tiles again: an open one from the row, which is filled up at once, or the unseen top of the pile.
lesson-first-draw-do = Finish building, then draw whichever tile you like.

lesson-first-rival = Lay, build, draw: that was your turn, and your rival has just done the same. Nobody can touch the other’s city. You share the row, the pile and the walkways in the box.

lesson-first-square = Your city may never be more than three tiles long and three tiles wide. This one is three tiles long, so nothing fits at its two ends any more. Before a tile lies you may turn it, by quarters.
lesson-first-square-do = Choose the tile with a blue and a sand tower, turn it as you like, and lay it wherever it fits.
lesson-first-square-done = A tile that lies stays where it is. After eight turns your city is a full square of three by three tiles.

lesson-first-long = Long walkways pay best: length 1, 2, 3, 4 or 5 brings 1, 2, 3, 5 or 8 votes. The colour makes no difference. If a tower hides another, turn the city or unfold its plan, by the buttons above it.
lesson-first-long-do = Join the two sand towers on e7 and j7.
lesson-first-long-other = That one brings fewer votes. First the long one between the sand towers.
lesson-first-long-done = 8 votes: no walkway brings more. Five steps are the most: from one edge of your city to the other.

lesson-first-over = Blue towers are low, green ones higher, sand ones the tallest: river, forest, sand are the names of their walkways. One runs from roof to roof and passes freely over every lower tower.
lesson-first-over-do = Join the two green towers on e7 and i7, over the blue one between them.
lesson-first-over-done = 5 votes, right over the blue roof. A sand walkway passes over all blue and green towers.

lesson-first-blocked = A taller tower is in the way, and so is one of the same colour. A green tower on g6 stands between the blue ones on g4 and g7: no walkway will ever join them, because towers never leave.
lesson-first-blocked-do = Join the blue towers that nothing keeps apart, on f8 and h8.
lesson-first-blocked-done = So look twice before you raise a tower in a line that you need.

lesson-first-two = A tower carries two walkways at most, straight on or around a corner. The blue tower in the middle has three blue neighbours.
lesson-first-two-do = Join the tower on g7 with those on both sides of it, on e7 and i7.
lesson-first-two-other = That one would take the place of another. Join g7 with e7 and with i7.
lesson-first-two-done = Now g7 is full, and the third neighbour, g5, comes too late. A walkway stays for good: it is never moved or taken down.

lesson-first-cross = Walkways of one colour may not cross: the river walkway here keeps the blue towers on f6 and f9 apart. Walkways of different colours pass over and under each other freely.
lesson-first-cross-do = Join the green towers on g6 and g9, right across the river walkway.
lesson-first-cross-done = Green above blue is fine. Blue across blue would not be.

lesson-first-gap = A walkway needs tiles below it all the way. Between h8 and k8 one is missing. You may leave such a hole in your city and fill it later.
lesson-first-gap-do = Lay the two green towers that stand side by side in the hole, the free space i7, then join the blue towers on h8 and k8.
lesson-first-gap-other = That is possible, too. Here fill the hole on i7 with the two green towers, then join h8 and k8.
lesson-first-gap-done = What was impossible before stands now. Any walkway that you leave out can be built in a later turn, if it still fits.

lesson-first-box = You both build from the same box, and it has only three pieces of length 5 in each colour. Your rival took two of the river. Without the exact piece nothing can be built.
lesson-first-box-do = Take the last one: join the blue towers on c8 and h8.
lesson-first-box-done = 8 votes, and nobody builds another river walkway of that length in this game.

lesson-first-last = The city of the beginning again: round 8, your last turn. One more tile makes the square full. A number in a dashed ring is a walkway that a tile would make possible.
lesson-first-last-do = Lay the tile with a green and a sand tower in the last space, i9, then join the sand towers on j5 and j10.
lesson-first-last-other = Look at the sand tower on j5. A second one in its line brings 8 votes.
lesson-first-last-done = 8 votes more, for a line that was five steps long.

lesson-first-score = Everybody has eight turns, so your rival has one more. Then all walkways are counted. Towers count nothing, and neither do tiles left over.
lesson-first-score-do = Finish your last turn.

lesson-first-tie = 24 votes against 22: you win. With equal votes those for river walkways would decide, then forest, then sand. If these are equal, too, both win.

lesson-first-play = Now you know the whole game. Look for long lines, keep taller towers out of them, and mind what is left in the box. This one is in its third round: play on!
