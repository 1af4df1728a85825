### The story of the CloudAge campaign: 38 story cards, their decisions, goals, chapters and endings.
### Everything here is our own; no printed story text is known to us. It reaches a table only when it is read there.
### Variables: $d1 to $d8 (the card that a decision led to, 0 if open), $edition (v1, v2), $weak (yes, no), $count in goals.

campaign-about = Fifteen years ago somebody set fire to the world, and since then the sky has kept its water to itself.
    You have an airship with patched sides, a radio operator who has never seen rain, and two calls for help before breakfast.

## Chapter: Two Calls (cards 11 to 14)

part-11 = Two Calls
part-11-line = One fleet, one wind, and two cities that cannot both be first.

story-11-title = Two Calls
story-11-front =
    Dawn at Borderville smells of hot tar and goats. It is fifteen years since CLOUD lit the oil fields and the forests,
    and the sun still comes up brown.

    Your airship rides at the mast with patched sides and a half-full tank. Below, women with handcarts shout prices.
    They want scrap: a bent propeller, a boiler plate, anything that can be beaten into a pump. They pay in rumours and charged cells.

    “Low wind by eight,” says Tibbet. She runs the fleet's radio and belongs to no ship; she goes where the aerial is good.
    She was born the week of the fires. In the back of the log book she keeps a list of what old people say rain was like.
    It has four entries so far, and two of them contradict each other.

    She lifts one earphone. “I have a call. No.” She lifts the other. “Two.”
story-11-back =
    The first is Hanne, who keeps the well at Promise and reads its level over the air every evening, in knots on a cord,
    the way other people say grace.

    “Fifty-one knots down. There's a CLOUD tanker with its pipe in my well, and the pump is sucking air.
    If it runs dry it cracks. I have four hundred people. Bring me water to prime it. All your tanks.”

    The second comes from Whika, through gunfire. Tibbet has talked to this operator every night for two years.
    Call sign Six, a voice like a gravel road. They have never met.

    “Drones on the roofs,” says Six. “We have the guns, they have the stairs. Bring everything that shoots. All of it, Tib.”

    At Beggar's End the wind forks, north for Promise, east for Whika. By tomorrow there will be no wind.

    Tibbet does not say what she wants. She only looks at you.
story-11-action = Barter scrap iron
so-far-11 = On a brown morning at Borderville two calls for help reached the fleet, one from Promise and one from Whika.

decision-1 = Who gets the fleet: the well at Promise, or the guns of Whika?
story-12 = Fly to Promise
story-12-brings = Promise's forges open to the fleet: whoever wins there gains metal and an upgrade.
story-13 = Fly to Whika
story-13-brings = Whika's gunners stand by the fleet: a marker there can be spent for a stronger fight.

story-12-title = Fifty-One Knots
story-12-front =
    Hanne stands on the well wall with a cord round her fist, a square woman of sixty.
    “You came. Good. Wipe your boots, that's drinking water.”

    The tanker crew has dug in behind its pipe. The pump is dry and screaming.
    To catch, it must be fed: bucket after bucket of your own water, down into the dark, on trust.

    Promise is short of everything but fire. Behind the square stand the forges, cold since the tanker came,
    and on their steps sit the smiths with nothing to do with their hands.
    “Get that pump turning and they're yours,” says Hanne. “They'd hang armour on a washtub if it stood still.”

    At the edge of the square Tibbet turns her dial a hair to the left, and a hair back.

    “Whika Six,” she says. “Whika Six, go ahead.”
story-12-back =
    { $edition ->
        [v2]
            On the ninth bucket the pump catches, coughs out a frog, and then runs clear.
            It is the first frog in years, and is given a hat to sit in. The tanker crew looks at the smiths, who have stood up,
            and at their hammers, and reels in its pipe.

            Up in the radio basket Tibbet has written one line into the log fourteen times, with the hour beside it:
            Whika Six, no answer.

            “Wind's turning east,” she says. She does not say that it is late for that.

       *[v1]
            On the ninth bucket the pump catches, coughs out a frog, and then runs clear.
            It is the first frog in years, and is given a hat to sit in. People hold up pots, jugs, a baby's bath.

            Then engines. The tanker crew wants its pipe back and has sent for friends.
            They come low out of the sun with their drones in front, and the smiths rise from the steps with hammers in their hands.

            Up in the radio basket Tibbet has written one line into the log fourteen times, with the hour beside it:
            Whika Six, no answer. She lays the pencil down and squares it with the edge of the page.

            “Whoever you're going to shoot,” she says, “please shoot them now. I'd like to listen to something else.”
    }
story-12-action = Prime the pump
story-12-action-back = Hold the well
so-far-12 = The fleet gave its water to the pump at Promise, and Whika Six stopped answering.

story-13-title = Whika Six
story-13-front =
    Smoke lies on Whika like a lid. Under it the city is all roofs and stairs, with a gun on every roof and militia on every stair.

    “Six, I see the tower,” says Tibbet. “Which one are you?”

    “The good-looking one.”

    Six is seventy. She sits behind a field gun on a kitchen chair, a pipe in her teeth and one leg in splints.
    Tibbet, who for two years has pictured a boy with nice hands, says nothing for a whole second. On the radio that is long.

    “You sounded taller, too,” says Six. “Get me my stairs back, dear, and our guns are yours.
    Leave your colour here and ask when it's bad. Ask once. We hate being asked twice.”

    Tibbet has her other ear on Promise. It is evening. Hanne has not read the level.
story-13-back =
    { $edition ->
        [v2]
            The stairs are yours, down to the fish market, where there has been no fish for fifteen years and still a smell.
            Six has had herself carried to the edge of the roof, chair and all, to wave the drones off.
            “You wanted rain, for your list,” she says. “A noise on the roof, dear, and no need to shoot at it.”

            From Promise there is one message, sent by lamp, hill to hill, so it has no voice in it. PUMP CRACKED. WALKING. HANNE.

            “That's a woman who will want a word with you,” says Six. “Better pick her up before she's had time to choose it.”

       *[v1]
            The stairs are yours, down to the fish market, where there has been no fish for fifteen years and still a smell.
            The drones that can fly run for home. Home turns out to be a carrier, parked behind the ridge with its hatch open.

            “That's where they nest,” says Six. She has had herself carried to the edge of the roof, chair and all.
            “Leave it, and they're back on my stairs by Sunday. There's good metal in it, too. I'd go myself, but my leg's asleep.”

            “Your leg's broken,” says Tibbet.

            “That would explain it.” Six sucks her pipe. “You wanted rain, for your list. A noise on the roof, dear, and no need to shoot at it.”

            From Promise there is one message, sent by lamp, hill to hill, so it has no voice in it. PUMP CRACKED. WALKING WEST. HANNE.

            “Read me something cheerful,” says Six. “Read me their range.”
    }
story-13-action = Clear the stairs
story-13-action-back = Burn the drone nest
so-far-13 = The fleet cleared the stairs of Whika and met Six, and the pump at Promise ran dry and cracked.

story-14-title = The Night Market
story-14-front =
    After dark the market finds you. It is a raft of balloons roped together and hung with lamps,
    and it trades wherever the tax men are not. Your crew swaps gossip for plans and plans for onions.

    Between a stall of dead clocks and a stall of live parrots somebody is asleep in a sail.

    “That's a storm sail,” says the parrot woman, “and that's Sam. Shipwright. Fell out with every yard in the west.”

    “They used glue,” says the sail.

    A head comes out of it. Sam looks past you at your airship, the way a dentist looks at a smile,
    walks once around her, knocks twice, and puts an ear to the hull.

    “Who did this to her? No, don't tell me. I'll be working next to them.” The sail goes over a shoulder.
    “I charge for the nails.”
story-14-back =
    { $edition ->
        [v2]
            { $d1 ->
                [12] The ladder creaks. Hanne of Promise has caught up with you on a market raft. “My niece has the well now,” she says.
                    “She can count, and she doesn't talk to it.”
               *[other] The ladder creaks. “Promise is shut,” says Hanne. “I locked the well house, don't ask me why. I'm not going to forgive you.
                    It's not personal, I have no talent for it. But you have a ship.”
            }

            She lays her cord on your table, knot by knot. “Water that's been drunk comes back. This doesn't. It is leaving.
            Somebody takes it, and I want to look at him.”

            “Lamps,” calls Tibbet from the basket. “All the way down the eastern hills. They are spelling something.”

       *[v1]
            The last guest of the evening comes up the ladder with a coiled cord over her shoulder and sits down in your galley.

            { $d1 ->
                [12] “My niece has the well now,” says Hanne. “She can count, and she doesn't talk to it. You earned that pump,
                    so you may as well know what I know.”
               *[other] “Promise is shut,” says Hanne. “Four hundred people on the road to Endsby. I locked the well house, don't ask me why.
                    I'm not going to forgive you. It's not personal, I have no talent for it. But you have a ship.”
            }

            She lays the cord on the table, knot by knot. “Water that's been drunk comes back. This doesn't. It is leaving.
            Somebody takes it, and I want to look at him.”

            The high wind is up, the cold one that blows west at night and carries every fleet home asleep. Only Tibbet is awake.

            “Lamps,” she says. “All the way down the eastern hills. They are spelling something.”
    }
so-far-14 = At the night market Sam the shipwright came aboard, and Hanne, who wanted to know where the water was going.

## Chapter: The Fork (cards 15 to 19)

part-15 = The Fork
part-15-line = A careful man has closed a city, and he is sorry about it.

story-15-title = For Your Information
story-15-front =
    { $edition ->
        [v2]
            The lamps spell one word: FORK.

            Devil's Fork lies where two dry rivers meet, on the last big reservoir of the middle lands. Somebody has put a ring of guns around it.

            Hanne weighs down the map with soup bowls. “Out there they've stopped counting on anybody.
            So hang your colours on both eastern sheets of this map, roof after roof. A city with a colour on it gets counted before it gets shelled.”

            “Counted by whom?” asks Tibbet.

            “By the man with the guns. They say he's careful. Careful men count.”

            The radio clears its throat. “Good evening,” it says. “I hope I'm not interrupting.”

       *[v1]
            East of Cradle the wires are down and the cities talk by lamp, hill to hill.
            The lamps run on whatever passing captains can spare. Tonight one word has come down the whole chain: FORK.

            Devil's Fork lies where two dry rivers meet, on the last big reservoir of the middle lands. Somebody has put a ring of guns around it.

            Hanne spreads the map and weighs the corners down with soup bowls.
            “Out there they've stopped counting on anybody. So hang your colours on both eastern sheets of this map, roof after roof.
            A city with a colour on it gets counted before it gets shelled.”

            “Counted by whom?” asks Tibbet.

            “By the man with the guns. They say he's careful. Careful men count.”

            The radio clears its throat. “Good evening,” it says. “I hope I'm not interrupting.”
    }
story-15-back =
    “Colonel Dacre, CLOUD, for your information. I have closed Devil's Fork. Eleven of my men are inside, absent without leave.
    When I have them I shall go, and nobody need be thirsty. If you come I must fire, and the lower town lies in front of my guns.
    That isn't malice. It's geography.”

    He gives the time, thanks you and signs off.

    A second voice, hoarse: “Rask. One of the eleven. Stay out of it. I lit wells for CLOUD when I was nineteen,
    and I've been trying to hand myself in ever since. I carry my own handcuffs.”

    A scuffle. “This is the mayor. They will hang. Next month he'll want twelve, and the month after that the sluice.”
    She is out of breath. “So, fleet. Are you coming, or do I open the gate?”
story-15-action = Feed the lamps
so-far-15 = Colonel Dacre of CLOUD closed Devil's Fork and asked, politely, for eleven deserters.

decision-2 = Does the fleet break the ring around Devil's Fork, or does the mayor open the gate?
story-16 = Relieve the Fork
story-16-brings = Devil's Fork becomes easier to win over and pays in water, and a marker there can be spent for a stronger fight.
story-17 = Let the gate open
story-17-brings = Devil's Fork gets a grey garrison and another reward, and those who leave will need water on the road.

story-16-title = The Lower Town
story-16-front =
    You come in with the sun behind you. Dacre's guns do what he said they would, not a minute early.
    The lower town goes up in brick dust and roof tiles, street by street, and through the dust the people of the Fork run the wrong way:
    uphill, to the walls, with hunting rifles and a fire hose.

    “Hang your colour on the sluice!” shouts the mayor. “Water's free for you until I'm voted out. And when you're in trouble, whistle!”

    On the wall a man with burn-scarred hands is loading for a boy too short to reach the breech.
    Handcuffs swing from his belt. He sees your ships come on, and for a moment he looks disappointed.

    Down in the smoke the ring has a thin place. It will not stay thin.
story-16-back =
    At noon the ring opens. Dacre withdraws in good order with his wounded.
    The dead of the lower town he has had laid by the roadside, under white sheets, weighted with stones so that they will not blow away.

    There are twenty-six. The mayor reads out the names from the back of a bill, since there is no other paper.
    She needs roofs before the cold, and drawings before the roofs. If you carry any, this is where they belong.

    Rask waits for the last name. Then he holds out both wrists to Hanne.

    “What's this?”

    “I'm handing myself in.”

    “We haven't got a jail. We've got a boiler. Can you stoke?”

    He looks at the cuffs for some time. “It doesn't feel right,” he says, and goes to find the shovel.
story-16-action = Break the ring
story-16-action-back = Roof the lower town
so-far-16 = The fleet relieved Devil's Fork at the price of the lower town, and the deserter Rask came aboard to stoke the boiler.

story-17-title = The Open Gate
story-17-front =
    At ten the gate opens. Eleven men walk out in a row with their hands up. The last one has put on his own handcuffs.
    The catch is broken, so he holds it shut with two fingers. That must be Rask.

    “Dacre keeps his word,” says Hanne. “That's the worst thing about him.” No shot is fired and no door kicked in.
    His garrison hangs a grey flag on the sluice and posts a list: so many cups a head.

    By noon a third of the city has decided not to live on a list. They come out with prams and mattresses and no hats,
    eight hundred of them, and the road to Serenity is dry for two days.

    “They took the batteries out of the trams,” says Hanne. “They'd trade. They won't beg.”

    She looks at your water gauge and not at you.
story-17-back =
    The column is strung out over four miles when the drones come. Dacre himself is on the air.

    “Not mine, for your information. Strays, hunting by heat. I regret that I cannot reach them in time. You can.”
    He gives you their height and their speed. The figures are right to the last digit.

    Tibbet copies them with her lips pressed together. Down on the road people are opening umbrellas.
    No rain in fifteen years, and when they had to choose what to carry they chose the umbrellas.

    On a flatcar rolling the other way, between two guards, Rask looks up. He lifts his cuffed hands and points:
    not at the drones in front of you. Behind you, and higher.

    There are more.
story-17-action = Water the column
story-17-action-back = Cover the march
so-far-17 = The mayor opened the gate of Devil's Fork, Rask and ten others were led away, and eight hundred people took to the road.

story-18-title = Colours
story-18-front =
    It turns out that people do count flags.
    { $d2 ->
        [17] In Serenity they counted yours from the bath-house roof, stopped selling their beds,
            and made them up for the eight hundred from the Fork. The umbrellas stand in the hall, quite dry.
       *[other] In Serenity they counted yours from the bath-house roof and stopped selling their beds.
    }
    In Havoc somebody painted a bad copy, so as to have one too.

    Then came Frank, a plumber, who can make any waterworks run on a cup less.
    He has cousins in every toll station in the land, and the cousins make a useful boarding party.
    And José, a gardener with nothing to garden, who warms his hands on a steam vent he means to turn into a power plant,
    and owns one book.

    { $d1 ->
        [12] One evening Whika answered. “Six isn't here,” said a boy. “She worked the gun till Friday. I'm Seven. We're yours if you need us.”

            “She?” said Tibbet.

            “Didn't she ever say?”
       *[other] One evening Promise answered. Hanne's niece had sunk a new bore. “Salt,” she said. “Not fit to drink.
            But the forges don't mind, and the smiths are back.” Hanne went to see about the soup.
    }
story-18-back =
    The high wind carries the fleet home at night, above everything that shoots. There is frost in the kettle.
    By the galley lamp José reads from his biology text book, or rather from its margins, where someone has written in pencil, small and fast.

    “After fire, look under the ash, not on it. Grey leaf first. It only looks dead.”

    “Who wrote that?” asks Hanne.

    He shows her the flyleaf. S. Brandt, Room 12. The writer crosses her sevens.

    { $d2 ->
        [16] Rask has come up from the boiler to get warm.
            “I burned the woods behind Ashbourne,” he says, as one might mention a visit. “There's nothing under that ash.”
       *[other] “There's nothing under the ash at Ashbourne,” says Hanne. “They burned it twice.”
    }

    “With respect,” says José, “has anybody dug?”
so-far-18 = The fleet's colours flew over the eastern cities, and Frank the plumber and José the gardener came aboard with an annotated book.

story-19-title = A Grey Map
story-19-front =
    You hung what colours you could. It was too few. In the east a new map is going round, printed by CLOUD and given away free,
    and on it every city without a flag is grey. In Serenity people bring their beds out into the street to sell them{ $d2 ->
        [17] , and the eight hundred from the Fork, who cannot pay, sleep under their umbrellas.
       *[other] .
    }

    Some prefer your ladder to the map. Frank is a plumber who can make any waterworks run on a cup less.
    He has cousins in every toll station in the land. Some have lost their stations to grey men and would like to join a boarding party.
    José is a gardener with nothing to garden. He has plans for a power plant on a steam vent, and he owns one book.

    { $d1 ->
        [12] Every night at ten Tibbet calls Whika. She has stopped saying “go ahead”. She leaves the space for it.
       *[other] Every evening, at the hour of the level, Hanne is found to be busy somewhere out of sight.
    }
story-19-back =
    The high wind carries the fleet home at night, above everything that shoots. There is no singing. The kettle has frozen to the stove.

    To stay awake José reads aloud from his biology text book, or rather from its margins,
    where someone has written in pencil, small and fast. “After fire, look under the ash, not on it. Grey leaf first. It only looks dead.”

    He turns to the flyleaf. S. Brandt, Room 12. The writer crosses her sevens.

    { $d2 ->
        [16] “I burned the woods behind Ashbourne,” says Rask from the boiler door, as one might mention a visit. “There's nothing under that ash.”
       *[other] “Under the ash at Ashbourne there's more ash,” says Hanne.
    }

    “We've lost the east and it's five weeks to the cold,” says José. “With respect, what else did you have planned? I own a spade.”
so-far-19 = Too few colours flew in the east, but Frank the plumber and José the gardener came aboard, with an annotated book.

## Chapter: Grey Leaf (cards 20 to 24)

part-20 = Grey Leaf
part-20-line = Two spades deep, under the ash, something has been waiting.

story-20-title = Grey Leaf
story-20-front =
    Behind Ashbourne the burnt hills lie smooth as a bed. José digs. Two spades down the ash is damp,
    and in the damp there is a leaf, grey on top and green beneath.

    “Ashwort,” says a voice. “With permission, you are standing on its brother.”

    The man has come over the ridge on foot. He is very tall, and his coat, down to the ankles, is sewn all over with buttoned pockets.
    “Amadou. Four hundred and twelve, before you ask. A kind of seed in each. I should like to be buried in an empty coat.”

    Give him a few cells to warm the nights, and there will be seedlings. After that he wants ground.
    “One garden is a snack for a goat. Plant many, far apart, wherever you land.
    When you fly home I shall count.”

    Tibbet has her pencil out. “What was rain like?”

    “Work,” says Amadou.
story-20-back =
    Ashwort does one thing more. Hang a root in brown water, and by morning the water is clear. In two days the whole land knows it.

    From Whitehaven, the fever hospital, Sister Brid: “Ninety beds, a hundred and thirty patients, one bad well.
    I have terraces, and children to carry the soil. I'd need every seedling you've got. I bury two a day.”

    From Nefaria comes only smoke. Amadou reads it. “Orlo's slag pits. On the slope above stand the last wild ones, the mothers of these.
    He is burning them off for the steel underneath. Three hundred bonded people dig for him.
    It was they who filled my pockets, so that something would be left.”

    Seedlings live three days out of the ground. Mothers that burn give no more seedlings.

    “I won't advise you,” says Amadou. “I would only cry.”
story-20-action = Warm the seedlings
so-far-20 = Under the ash of Ashbourne José found a living leaf, and Amadou the seed-carrier joined the fleet.

decision-3 = Do the seedlings go to the sick at Whitehaven, or does the fleet save the wild mothers at Nefaria?
story-21 = Plant at Whitehaven
story-21-brings = Whitehaven pays in new growth, and a marker there can be spent to plant one more.
story-22 = Save Nefaria's slope
story-22-brings = The slag pits of Nefaria open: there will be metal to find.

story-21-title = Ninety Beds
story-21-front =
    Whitehaven was a spa once. The tiles are still white. Sister Brid meets you on the landing roof in rubber boots,
    with a bunch of keys as big as a cabbage. “You will kiss nobody and touch nothing. The plants go there.”

    The children have carried soil up in bedpans, seven terraces of it. They set the seedlings with spoons.
    Under every root they hang a jar, and soon the whole roof ticks with dripping.

    “Leave us a colour,” says Sister Brid. “If you want something planted, send word.
    I have thirty convalescents, and they are bored to death. The ones who aren't dying.”

    Amadou has emptied a hundred pockets. He stands at the east end of the last terrace with his back to everybody.
    On the skyline there was a thread of smoke. It is as thick as a finger now.
story-21-back =
    On the sixth day nobody dies. Sister Brid checks the list twice, and then she goes and sits in the linen cupboard for a quarter of an hour.

    Nothing in the land is as green as her terraces, and green shows from the air.
    On the seventh day the drones come, with small round tanks under their wings.

    { $d2 ->
        [16] “Those are fire tanks,” says Rask. He has put on a wet glove and forgotten the other. “I used to fill them.”
       *[other] “Those are fire tanks,” says Hanne. “I thought they had used them all on us.”
    }

    The convalescents line the parapet with wet blankets. The smallest has a saucepan on her head.

    Amadou has not moved from the east end. The smoke there has stopped.
    “The mothers are gone,” he says. “So what is here is all there is. With permission, I'd like to keep it.”
story-21-action = Plant the ward garden
story-21-action-back = Guard the terraces
so-far-21 = The seedlings went to Whitehaven, where the fever stopped, while the wild ashwort above Nefaria burned.

story-22-title = The Mothers
story-22-front =
    Nefaria stinks of sulphur and money. Orlo receives you on a balcony. His is the only clean shirt in the city.

    “Flowers?” he says. “You crossed the map for flowers? There are two thousand tons of steel under those flowers.”

    Below lie the pits. Three hundred people dig there, each with a tag on the collar that says what he owes.
    Above them, through smoke, shimmers a grey-green fleece as high as a man's chest. Half of it is burning. Amadou takes off his hat to it.

    “I'm reasonable,” says Orlo. “Buy the slope. Buy the tags.” He names the price, and his guards laugh so that he need not.

    Down in the pit an old man has recognised the coat. A hand goes up, then two hundred hands.
    Every hand shows a number: how many guards, gate by gate.
story-22-back =
    Orlo left in the night by the service lift, with the clean shirt and the petty cash.
    The tags he forgot. They are nailed to his door, two hundred and eighty-eight of them.

    Half the mothers are standing. Amadou goes from one to the next with a jar, taking seed and apologising.

    The steel is free for whoever can lift it. A woman who owed more than anyone wants some of it cast into pipe, here and now,
    to bring water up the slope so that it never burns again. “We've got the furnace and the hands,” she says.
    “All we lack is somebody who won't sell it behind our backs.”

    Then Tibbet, from the basket, in her reading voice: “Whitehaven to fleet. A hundred and nine patients now.
    The Sister says there is no hurry any more.”

    You do not ask where the others went.
story-22-action = Storm the slag pits
story-22-action-back = Cast the pipes
so-far-22 = The fleet broke Orlo's hold on Nefaria and saved half the wild ashwort, while Whitehaven buried its sick.

story-23-title = Many, Far Apart
story-23-front =
    You saw them at dusk from the high wind: specks of grey-green on roofs, in ditches, in the bed of a burnt-out truck.
    Amadou counted aloud and undid a button for each.

    Where something grows, people start to fuss. At Drywell they glazed a greenhouse with tram windows.
    Then they wanted a signal tower, so that one gardener could ask another about lice.
    Then a harpoon, on a water cart, for the drones. Who paid for that has not come out.

    { $d3 ->
        [21] And Nefaria wrote. With no roots left to hold it, Orlo's slope had come down into Orlo's pits, one night when they stood empty.
            “There is steel lying about,” said the letter. “Help yourself before he does.” It was signed with a number.
       *[other] And Whitehaven wrote. “Sister Brid died on the ninth. She had your seed planted first.
            Thirty of us are well and bored. Leave a colour, and we will plant for you.” It was signed by a child.
    }
story-23-back =
    It comes up in one night, from the top of the map to the bottom: a wall of dust, brown at the foot and black above,
    straight across the land between Cradle and Whitehaven. It does not move on. Storms move on.

    Frank comes in, holding his hat. “About my cousins,” he says.

    The cousins have strung a cable through the wall, from tower to tower. A ship can be hauled along it, blind, in an hour.
    They call it a toll bridge. It costs three water every time, or else they put your name on the board.

    “What board?”

    “Of people who don't pay. You'd be surprised what it does to a reputation.”

    “And what's on the other side?” asks Tibbet.

    Frank turns the hat round once by its brim. “That's what the last ship went to see.”
so-far-23 = Gardens took root all over the land, and then a wall of dust rose across its middle.

story-24-title = A Snack for a Goat
story-24-front =
    It was not enough. From the high wind you looked for your gardens at dusk and counted them on your fingers.
    Two were already brown. In one stood a goat.

    Amadou did up the buttons he had undone. “People have been slower than this,” he said. “Though not when it went well.”

    Those who did plant will not stop. At Drywell they are glazing a greenhouse with tram windows.
    They have put up a signal tower to warn each other, and bolted a harpoon to a water cart, because the drones have learned the colour green.

    { $d3 ->
        [21] From Nefaria there came an invoice. Orlo wants to be paid for the smoke.
       *[other] From Whitehaven there came a parcel of boots, small sizes, hardly worn. Sister Brid had packed it on the eighth.
            She died on the ninth. “Somebody will need these,” said her note.
    }
story-24-back =
    At four in the morning Tibbet loses the east. It does not fade. Serenity breaks off in the middle of a recipe, and after it there is only hiss.

    By daylight you can see why. A wall of dust stands across the whole map, between Cradle and Whitehaven,
    brown at the foot and black above. It does not move on. Storms move on.

    Frank comes in, holding his hat. “About my cousins,” he says.

    They have strung a cable through the wall, from tower to tower, and will haul a ship along it, blind.
    They call it a toll bridge. Three water every time, or your name goes on the board.

    “What board?” asks Hanne.

    “Of people who don't pay. You'd be surprised what it does to a reputation.”

    “It was onions next,” says Tibbet. “In the recipe. I want to know how it goes on.”
so-far-24 = Too few gardens lasted, and then a wall of dust rose across the middle of the land.

## Chapter: The Wall (cards 25 to 29)

part-25 = The Wall
part-25-line = A storm that stays where it is must be the edge of something.

story-25-title = One Low Note
story-25-front =
    At the foot of the wall the dust sings in the rigging and between the teeth. The cable men live under tarpaulins.
    All they own is wrapped in wet cloth, and wet cloth dries in an hour, so for water they will hand over anything:
    charged cells, seedlings in tobacco tins, an uncle.

    Hanne has let her cord down over the rail. It leans, towards the east.

    “I know that from the sink,” she says. “That's the ring round a plughole.”

    Tibbet has not slept. Yesterday at four the hiss on the radio stopped, and for nine seconds she heard a machine.
    She hums it for you: one low note.

    { $d2 ->
        [16] Rask comes up out of the boiler hatch, shovel in hand. “Where did you get that?” he says.
       *[other] A cable man stops chewing. “The fellows in the riverbed hum that,” he says. “When they can't sleep.”
    }
story-25-back =
    The wall thickens every day, and every city wants something carried before it shuts.
    Hanne deals out the errands like a hand of cards: a second list for everybody.

    Then she hangs up the lamp, because two people want to speak.

    { $d2 ->
        [16] “My old company's on the air,” says Rask. “Sixty men. They walked off the test ground at Taintbo
            and got as far as the dry river under the wall. They've seen the thing that hums. By night they'll have choked.”
       *[other] One is on the radio, hoarse. “Rask, from the Fork. Sixty of us walked out of the labour camp at Taintbo, guards and all.
            We're in the dry river under the wall. I poured footings for the thing that hums. By night we'll have choked.”
    }

    Amadou has buttoned his coat to the chin. “My sister's valley lies under the south end. Fifty families.
    The wall goes over them at a walking pace, and they will not leave the seed jars.”

    There is time for one haul on the cable before dark.

    “If you cannot,” says Amadou, “then I'll walk.”
story-25-action = Trade at the cable
so-far-25 = Under the wall of dust two men asked for the same hour: Rask for sixty deserters, Amadou for his sister's valley.

decision-4 = Where does the cable take the fleet: to the deserters in the river, or to the growers in the valley?
story-26 = Fetch the deserters
story-26-brings = Their trades and gear come into the project pile at once; it will take a fight to get them out.
story-27 = Stand by the growers
story-27-brings = Their stores come into the project pile at once; they need new growth in the ground.

story-26-title = Sixty Men
story-26-front =
    You find them by the coughing. Sixty men in CLOUD grey lie behind an upturned barge with rags round their faces.
    On the way they have traded what rifles they had for seedlings in ration tins and for a bolt of solar cloth, sewn into a sail.
    They used to be a salvage crew. As a green market they are the worst you have seen.

    { $d2 ->
        [16] Rask goes along the line with a canteen. He knows every name and says each one.
       *[other] Rask goes along the line with a canteen. The camp took his belt and his boots. He has kept the handcuffs.
            He holds out both wrists to Hanne, and she hangs a blanket over them.
    }

    “Pickets are coming,” he says. “My fault. I lit a fire. I wanted them to have tea.”

    When the ladder is up, Hanne counts heads and comes out one short.

    Amadou's hammock is empty. The blanket is folded, and on it lies a single button.
story-26-back =
    They sleep in the hold in layers. Only Rask is awake, talking to the floor.

    “It's a mast. Two hundred feet of lattice with a copper crown. You switch it on and the air comes down around it like water down a drain.
    What's wet in the air runs into tank cars. We called it the wringer. They say Dacre gave Taintbo two days' notice,
    and carts for the old. Nobody was hurt. He had that written down.”

    To the south, where Amadou's valley was, there is a smooth brown slope. Tibbet calls him every hour. He never owned a radio.

    In the middle of the afternoon the wall falls down, all of it at once, like a dropped curtain.
    You can see to the edge of the world. Not one rope moves.

    “That's how it starts,” says Rask.
story-26-action = Cover the river crossing
so-far-26 = The fleet fetched sixty deserters out of the dry river, and Amadou walked off alone towards his sister's valley.

story-27-title = The Jars
story-27-front =
    The valley lies under the wall like a plate under an elbow. Fifty families, stone terraces,
    and an old reactor as big as a barn that keeps the beds warm. Not a spoon has been packed.

    “Hands. Good,” says Awa, his sister, who is as tall as he is. “Dust stops at a hedge. We have half a hedge.”

    Better no roof than no jars, they say here. The seed store goes up into your hold, passed from child to child along the stairs.
    Beneath the last shelf stands a war chest in oilcloth, left over from some war that never came.

    { $d2 ->
        [16] Hanne counts heads and comes out one short. The small boat is gone from its ropes.
            By the boiler stands Rask's shovel, and he has polished it.
       *[other] Tibbet still has the hoarse voice, with longer and longer gaps. “We'll walk into it, then,” says Rask.
            “Holding hands, like in school. If someone keeps a list, put me on it.”
    }
story-27-back =
    The hedge holds. Dust piles against it as high as a cart, as high as a house, and there it stops,
    ten steps from the first terrace. Amadou walks along it, patting leaves.

    To the north, where the dry river was, there is a smooth brown slope. Tibbet writes a name into the log. She has to rule a new column for it.

    “Notice to all ships,” says the radio. It is Dacre. “At four o'clock I shall test a mast at Taintbo. The air around it will descend.
    So will you. The city has had two days' notice, and carts for the old. Nobody has been hurt. Please write that down.”

    At four the wall falls, all of it at once, like a dropped curtain. You can see to the edge of the world. Not one rope moves.
story-27-action = Close the hedge
so-far-27 = The fleet helped the growers to close their hedge, and Rask and sixty deserters were lost in the dust.

story-28-title = The Wringer
story-28-front =
    Taintbo has been put away. The doors are shut, the keys hang beside them on numbered nails.
    Out of the market square rises a mast, two hundred feet of lattice, and on top a crown of copper vanes turns and hums its one low note.

    Around it the air is falling. The deck drops away under your feet, the altimeter unwinds, and the engines scream to keep the height you have.
    On the crown beads of water gather out of a clear sky. They run together and pour down the mast into a row of tank cars.

    “It's a wringer,” says Hanne. She has her cord in both fists. “So that's where.”

    “You are above my test ground,” says Dacre on the radio. “I should like you to leave before you fall.”

    Down there are tanks, pumps, papers. All of it could be taken by somebody who can stay up.
story-28-back =
    Hanne has got hold of a cup from the wringer's own pipe. It is cold and flat and tastes of pennies. She drinks it standing.

    “That's Promise,” she says. “That's Drywell. That's everybody.”

    Dacre is back on the air. He seems to like you better than whatever is in the room with him.

    “There is water in the sky for one in three of us. That is arithmetic. You can let it fall where it likes and watch them kill one another
    at the puddle. Or somebody holds the cup and keeps a list. I was a fire officer. I know how people leave a theatre.”

    “And who gets on the list?” says Hanne.

    “Everybody. In order.” He turns a page; you can hear it. “You'd be quite high up.”
story-28-action = Raid the test ground
so-far-28 = At Taintbo CLOUD switched on a wringer, a mast that presses the water out of the sky.

story-29-title = Under the Turnips
story-29-front =
    You came home on the high wind, and a mast had got there before you. It stands east of Borderville,
    where the handcarts used to be. It arrived by rail under a load of turnips, and they put it up in four days,
    while you were looking at the other one.

    The goats have left. The air is so dry that a letter breaks where you fold it,
    and whoever wants to fly east must climb across a hole in the sky.

    { $d4 ->
        [26] “They'll stand one wherever people still say no,” said Rask. “I've seen the crates. There are six.”
            He has mended Amadou's hammock and hung it up again. For Tibbet's list he had one word: rain was late.
       *[other] “Six,” said Awa, who had watched the railhead through a field glass. “They've got crates for six.”
            Amadou did not hear. He had laid his palm on the ground, as one does with a child that has a temperature.
    }
story-29-back =
    On the third night Sam goes out to the mast with a file and comes back with its brass plate.

    WEATHER MAST, TYPE 7. DESIGN S. BRANDT.

    José looks at the 7, which is crossed. He goes to fetch his book, lays it open at the flyleaf and puts the plate beside it.
    The same hand wrote down how to get a leaf out of ash, and drew a machine that gets the last drop out of the air.

    “So she can tell us how to switch it off,” says Tibbet.

    “She can tell us what she was thinking,” says Hanne.

    Inside the back cover sticks a library slip. Agricultural Institute, Cradle. Borrower: Sofia Brandt. Please return within four weeks.

    Hanne reads it through twice. “Fifteen years,” she says. “That'll be some fine.”
so-far-29 = A second wringer rose east of Borderville, and its maker's plate bore the name in José's book: Sofia Brandt, of Cradle.

## Chapter: Overdue (cards 30 to 34)

part-30 = Overdue
part-30-line = A library book is to be returned, and its reader has some explaining to do.

story-30-title = Overdue
story-30-front =
    The wall is back. It comes and goes with the wringers' working hours, and Frank's cousins have printed a timetable.

    You are taking a library book to Cradle. You are not the first to ask for its reader.
    At Borderville a poster hangs on the mooring mast: SOFIA BRANDT. ABOUT SIXTY. INK ON FINGERS. CORRECTS PEOPLE. TO BE FOUND UNHARMED.

    “Unharmed,” says Hanne. “Then she's worth more to him than the rest of us put together.”

    { $d4 ->
        [26] “I saw her once, when I still wore grey,” says Rask. “They showed her the first mast.
            She looked at it for about a minute. Then she stole a spade and walked out of the gate.”
       *[other] “With permission, I have met her,” says Amadou. “She bought pear pips from me. She counted the change
            and found that I had cheated myself.”
    }

    Three grey ships hang across the road to the east, stopping everybody. They carry batteries, orders and a stack of the posters.

    They have seen you.
story-30-back =
    The Institute has lost its roof. In Room 12 a woman with grey plaits is grafting pears.
    Behind her, down through the broken floors, in bathtubs and filing cabinets, stands an orchard.

    José holds out the book. She opens it and corrects a word.

    “You'll want to know who burned the world,” says Sofia. “I had proved that smoke makes cloud and cloud makes rain.
    Some people believed me and founded a society. Page forty, line three. I wrote a plus. It's a minus.”

    “One sign?” says Tibbet.

    “One stroke of the pencil. The masts were to make up for it. Take one down, or plant faster than they dry, and Dacre must wait.
    CLOUD's storehouses hold the tools to unscrew a mast. They open only for me, and if I go, this orchard dies.
    Or I stay and teach you to plant, and the masts stand. I can't do both. I've done the sum.” She thinks. “Have it checked.”
story-30-action = Run the patrol
so-far-30 = At Cradle the fleet found Sofia Brandt, whose pencil slip had led CLOUD to burn the world, and who now grew pears.

decision-5 = Does Sofia leave her orchard and fly with the fleet, or does she stay, and the fleet goes on alone?
story-31 = Take Sofia along
story-31-brings = The storehouse opens, a city action that takes weapon systems down; the orchard stays behind.
story-32 = Let Sofia stay
story-32-brings = The orchard opens, a city action that plants more; the weapon systems stand for now.

story-31-title = Forty-Eight Bolts
story-31-front =
    She brings a toothbrush, a slide rule and one pear graft in a wet sock. She does not look round at the orchard.
    “If I look, I'll find something that needs tying up.”

    CLOUD built storehouses in every city and then lost the list, she says. There are guards, there is water,
    and behind a door that knows her thumb hang the long keys that unscrew a crown.
    “Take the house by force. After that the mast is only bolts. I specified forty-eight. They'll have saved on those.”

    Sam wants metal for a climbing rig, a great deal of it, and has been seen to smile.

    Hanne has not said a word to Sofia yet. She sets a bowl of soup in front of her, turns it until the spoon points the right way,
    and sits down across the table.

    “Page forty,” says Hanne. “Slowly.”
story-31-back =
    It takes two hours and the salt cellar. Hanne listens the way she listens at a well.

    “So it was an honest mistake.”

    “It was a hasty one. There was a prize.” Sofia puts the salt back. “Then I built him masts.
    I was hasty about those as well.”

    Hanne looks at her own hands. “I let go of a rope once,” she says. “Because it burned. There was a boy on it.”
    And after some time: “Eat that before it's cold.”

    The wind is from Cradle. It carries leaves across the deck, pear leaves, dry as paper.
    Sofia picks one up and lays it into the book.

    “Grey ships,” calls Tibbet, “between us and the mast. They aren't firing. I think they have orders not to hit her.”

    “Good,” says Sofia. “Put me in front.”
story-31-action = Build the climbing rig
story-31-action-back = Force a way through
so-far-31 = Sofia flew with the fleet to open CLOUD's storehouses, and her orchard was left to itself.

story-32-title = One More
story-32-front =
    Sofia does not see you off. She is on her knees among the filing cabinets, showing José how to cut.
    “Bark to bark. Press until it hurts. Your thumb, not the tree.”

    Every city has a courtyard, she says, so every city can have an orchard. The grey men will object.
    “Win the yard first. Then plant as many as you can, and one more. Something always dies.
    I call it the correction term.”

    Her apprentices, six orphans and a retired policeman, carry the grafts aboard and wire your cells to the compost engine.
    It smells of old pears, and it works.

    Hanne stands in the doorway with folded arms. “Fifteen years I've known what I would say to whoever did it,” she tells you.
    “About a rope that burned, and the boy on it when I let go. Word for word. And then she's in mud up to here and asks me to hold a pear tree.”
story-32-back =
    The grafts take. In the first yard a stick that was dead last week has a bud as big as a match head,
    and half the street stands around it, arguing about a name.

    Now the grey ships come for sticks. Dacre explains it himself.

    “A tree is a claim. In four years somebody will say: this is my tree, so where is my water?
    I should like that conversation not to take place. I'm sorry about the yard. I understand there was a bench.”

    “He's afraid of a bench,” says Hanne, and rolls up her sleeves.

    But the colonel has not signed off. “Is she eating?” he asks, in another voice. “When she works she forgets to.”

    Tibbet looks at you over the set. Nobody has told him that you found her.
story-32-action = Set Sofia's grafts
story-32-action-back = Hold the courtyards
so-far-32 = Sofia stayed in her orchard and taught the fleet to graft, so that every courtyard might grow its own.

story-33-title = No Volunteers
story-33-front =
    Three times that month a crew was ordered to the railhead to put up the next mast, and three times the crate stayed where it was.
    No rigger cared to climb a thing that might have a loose bolt in it. No sentry cared to guard a desert that had begun to sprout.

    “You've cost me four weeks,” said Dacre on the radio. “I can order a man up a mast. I can't order him to hurry.”
    It sounded like respect. Tibbet, who had him on the line anyway, asked what rain had been like. “Unfair,” said Dacre.

    { $d5 ->
        [31] Sofia worked it out on her slide rule and made it three and a half. She had eaten everything on her plate, because Hanne was watching.
       *[other] When Tibbet passed that on to Cradle, Sofia worked it out and made it three and a half.
            “Tell him he never could round,” said Sofia. “No. Don't tell him I said anything.”
    }
story-33-back =
    On the way home Tibbet finds a new voice. Every morning at six a boy reads the weather for CLOUD's own ships,
    with one finger under the line, by the sound of it.

    “Wind east. Visibility good. Pre. Precip. Precipitation, none.”

    It is the same every day, and every day he runs at that word like a horse at a fence. His name is Noll. She has heard somebody shout it.

    { $d1 ->
        [12] She does not answer him. She has stopped answering voices at night. But she sets the alarm for five to six.
       *[other] “Is he good-looking?” asks Six, relayed from Whika. “He's a weather report,” says Tibbet, and sets the alarm for five to six.
    }

    One Monday there is something behind the voice: winches, and a foreman counting. Hanne takes the second earphone.

    “That's a depot,” she says. “That's where he keeps the rest of them.”
so-far-33 = CLOUD lost a month and raised no new wringer, and Tibbet found the voice of a boy who read the weather in a depot.

story-34-title = The Third
story-34-front =
    You were too slow, or they were quicker than they like to look. A third mast stands in the middle of the land, right beside Beggar's End,
    with a fence around it and a bench for the sentries.

    Beggar's End gave up its well a generation ago and lived on dew. Now it has not even that. The old men who used to lick it
    off the tram rails at sunrise have been seen walking out of town, in their good jackets.
    Only the ashwort along the fence does not seem to have been told.

    “You made it very nearly impossible,” said Dacre on the radio. “I want you to know that it was noticed.” Tibbet, who had him on the line anyway,
    asked what rain had been like. “Unfair,” said Dacre.

    { $d5 ->
        [31] Sofia shut herself in with the slide rule. “I was given three weeks and I used two of them to think,” she said through the door.
       *[other] When Tibbet told Cradle, Sofia did not answer for some time. “I taught you too slowly,” she said.
            “I like to be understood. It's a vice.”
    }
story-34-back =
    The way home is long with a third hole in the sky to climb around. Tibbet, who cannot sleep, finds a new voice.
    Every morning at six a boy reads the weather for CLOUD's own ships,
    with one finger under the line, by the sound of it.

    “Wind east. Visibility good. Pre. Precip. Precipitation, none.”

    Each day he runs at that word like a horse at a fence. His name is Noll. Somebody shouts it at him.

    { $d1 ->
        [12] She does not answer. She is done with voices in the night. But she sets the alarm for five to six.
       *[other] “Is he good-looking?” asks Six, relayed from Whika. “He's a weather report,” says Tibbet, and sets the alarm for five to six.
    }

    One Monday there are winches behind the voice, and a foreman counting: four, five, six. Hanne takes the second earphone.

    “So that's the cupboard,” she says. “And now we know which morning it's open.”
so-far-34 = A third wringer rose beside Beggar's End, and Tibbet found the voice of a boy who read the weather in a depot.

## Chapter: Precipitation, None (cards 35 to 39)

part-35 = Precipitation, None
part-35-line = The way back leads past the depot, and everybody remembers what you promised.

story-35-title = To the Brim
story-35-front =
    You are on the way back, east again, with cuttings for every garden that has asked.
    { $d5 ->
        [31] Sofia draws bolts in her own breath on the window.
            In Tibbet's list she has entered: four to eleven millimetres, and the smell.
       *[other] In Tibbet's list Sofia has entered, by radio: four to eleven millimetres, and the smell.
    }

    Every mayor along the route has seen your colours and remembers something you said.

    Hanne has it all in writing, two lists for every captain.

    “I kept a well for thirty years. Fill a bucket nine tenths, and they say it's nearly full. Next year they say that's what full is.
    So I want promises kept to the brim. Not most of it. The last cup. Keep enough of them like that, and they'll stand by you when it costs.”

    The small errands can be bought off with plans and a charged cell. She holds out her hand for them.

    “And the depot?” asks Tibbet.

    “Is on the way,” says Hanne.
story-35-back =
    At six, in the salt pans past Beggar's End: “Wind east. Visibility good. Precipitation, none.”
    You asked at Drywell, and they knew the voice. Noll is fifteen. CLOUD took him for two debts, and his bicycle with him.

    Now you can smell it. The crates stand around a lake of oil, tanks from before the fires that never caught.
    One flare would do it: masts still in their straw, and the drives of one that stands, in for repair. A hundred conscripts sleep on the crates.

    { $d4 ->
        [26] Rask has gone to the far rail. “I know exactly how it looks,” he says. “Somebody else tell me if it's right.”
       *[other] “It would be an oil fire,” says Amadou. “By our hand. I only mention it.”
    }

    In your hold two thousand cuttings for the eastern villages lie in wet sacking. They have three days, if nobody stops.

    “Have a nice day,” says Noll, “whoever you are.”
story-35-action = Settle small errands
so-far-35 = On the way back east, with promises to keep and cuttings in the hold, the fleet came to the depot in the salt pans.

decision-6 = Does the fleet set fire to the depot, or does it slip past and save the cuttings?
story-36 = Strike the depot
story-36-brings = One weapon system comes off the board for good; the cuttings are lost, and not every crate will burn.
story-37 = Pass it by
story-37-brings = New growth for everybody; but what stands in the crates will be put up.

story-36-title = Visibility Good
story-36-front =
    Tibbet asks for ten minutes. She does not say what for. You give her five.

    “Drywell boy,” she says on the militia's own band. “Wake them up. Walk north. Leave the bicycle.”

    So some of them rise and walk, and some stay in their blankets and laugh at him.
    An engine starts. One truck gets out, headlights jumping, with a crate on its back. You let it go because of who might be driving.

    Then the flare. It looks like a door opened on a room where it has been burning all along, for fifteen years.
    Somewhere on the line a mast whose drives were in for repair stops humming, and will not hum again.

    The guns on the rim have woken up. It is bright enough to read by. Tibbet reads the clock and writes down the time.
story-36-back =
    Nine did not walk.

    By noon the fire is at the edge of the pans. Beyond the edge there is grass now. You planted it.
    So it is pumps and sand, and every cell you own goes into the hoses.
    In the hold the cuttings dry out. There is no hand free for them.

    { $d4 ->
        [26] Rask works in front, without gloves, since his hands no longer feel it. Towards evening he holds out his wrists, as always, but to you.
            “I thought it would be different,” he says, “if it was for something.”
       *[other] Amadou beats at the grass with his coat. When he puts it on again, a third of the pockets are holes.
            He finds this out with his fingers, one after the other, and says nothing at all.
    }

    At dusk a boy comes walking out of the north, black to the eyes. He is still holding a microphone. The cord ends in the air.

    Tibbet climbs down to him. Neither of them has planned this far.

    “Visibility,” says Noll, “poor.”
story-36-action = Fire the depot
story-36-action-back = Fight the fire
so-far-36 = The fleet burned the depot and with it a wringer's heart; nine conscripts died, and Noll came over.

story-37-title = Three Days
story-37-front =
    You pass in the dark with the engines off, so low that you can hear them snore. At six the weather is read.
    At half past, two trucks roll out with a crate each. “Two,” says Tibbet, and enters them where losses are entered.

    The cuttings want a cup each, morning and evening. You drink less. On the third day people run out of the first village
    with washtubs, with drawers, a bride with a bucket. There is something for everybody to take along.

    { $d3 ->
        [21] Thirty convalescents have walked over from Whitehaven. “We're to be used,” says the smallest. She still wears the saucepan.
            “Sister Brid says till we drop, and then in shifts.”
       *[other] The pit people of Nefaria have sent pipe, four wagons of it, stamped on every length: NOT FOR SALE.
            It was steel once, under the mothers.
    }

    José goes along the rows, pressing earth with his knuckles. He sings, a little flat,
    and does not see the dust on the skyline, coming back along the road that the trucks took.
story-37-back =
    The escort has delivered its masts and comes home by way of the gardens: seven gunboats with nothing to do and ammunition left.
    In the first of them sits Noll. They have given him a better microphone.

    “Wind east,” he reads. “Visibility. There are people down there, Sergeant. They've got bathtubs.”

    A hand goes over the microphone and comes off again.

    “Precipitation, none,” says Noll.

    Tibbet answers him. In all these weeks she never has. “Drywell boy, I'm the ship on your left. Lie flat in the bottom and stay there.”

    A pause. “Who is this?”

    “Somebody who wants to know how you pronounce it. Are you flat?”

    “I'm flat.”

    She takes off the earphones and turns to you. Her ears are red.

    “Try and leave that one in the air,” she says.
story-37-action = Water the cuttings
story-37-action-back = Break the escort
so-far-37 = The fleet passed the depot in the dark and brought the cuttings home, while two masts rolled out on trucks.

story-38-title = The Last Cup
story-38-front =
    A bucket filled to the brim makes a sound when it is set down. Now the east has heard it.
    People tell each other what you did, but mostly they tell each other that you did all of it.

    So they came. An ace pilot, who carried the mail until there were no letters.
    A man who builds rain catchers for a thing he has seen twice in his life. CLOUD has put you on its bounty list,
    and people ask for copies, as a reference.

    { $d4 ->
        [26] Amadou's sister Awa came, with a dozen families, the seed store on their backs,
            the drawings of the reactor and the valley's war chest. She wore his coat.
            “He held the door until the jars were out,” she said. “The pockets are empty. He'd want you told.”
       *[other] Nineteen men in grey came, salvage men, with a solar sail and green stuff to sell. One laid handcuffs on the table.
            “Rask walked last and held the rope,” he said. “We're to say that he has been taken into custody.”
    }
story-38-back =
    { $d5 ->
        [31] A week later there is a squeaking on the Cradle road. Sofia's apprentices, six orphans and a retired policeman,
            are pushing a bathtub on wheels, and in the bathtub stands a pear tree.

            “We kept what we could,” says the policeman. “The orchard's open, to anyone who'll fight for it. You never said that we mightn't.”

            Sofia has to sit down. “No,” she says. “I never thought to.”
       *[other] A week later a parcel comes from Cradle. In it, in sawdust, lies a thumb.

            It is plaster. “Mine,” says the note. “It opens the storehouses. Third door, long keys, forty-eight bolts to a crown.
            Don't be sentimental, I still have the original. S.”

            Frank puts it on the shelf above the stove, where it seems to be asking for a lift.
    }

    Hanne has packed. “Beggar's End,” she says. “There's a well that hasn't been asked in a generation, and all those gardens,
    and not a soul who can count.” On the ladder she stops. “For your list, girl. It fell on people who hadn't earned it. That was the good of it.”

    That evening she reads you the level. “Thirty knots.” And then: “Grey ships, going over. I've stopped counting those.”
so-far-38 = The fleet kept its promises to the brim, the last survivors of the wall came in, and Hanne went to keep the well at Beggar's End.

story-39-title = Nine Tenths
story-39-front =
    You did most of it. There were no complaints. People looked into the bucket, said that it was nearly full, and carried it off
    with that careful walk. Hanne crossed the items out one by one, and where something was missing she drew a small empty square.

    Some came all the same. An ace pilot, who carried the mail until there were no letters.
    A man who builds rain catchers for a thing he has seen twice in his life. CLOUD has put you on its bounty list, rather far down,
    and the pilot says that this can be improved.

    { $d6 ->
        [36] In some places they shut the windows when your ships come over. You smell of oil smoke. It does not wash out of canvas.
       *[other] In some places they ask why there were trucks on the road that night, and who had lain in the dark and watched them go.
    }
story-39-back =
    { $d5 ->
        [31] There is a squeaking on the Cradle road. Sofia's apprentices, six orphans and a retired policeman,
            are pushing a bathtub on wheels, and in the bathtub stands a pear tree.

            “We kept what we could,” says the policeman. “The orchard's open, to anyone who'll fight for it.”

            Sofia walks around the tree twice. “It's crooked,” she says. She cannot say anything else.
       *[other] A parcel comes from Cradle. In it, in sawdust, lies a plaster thumb.

            “Mine,” says the note. “It opens the storehouses. Third door, long keys, forty-eight bolts to a crown.
            You need it more than I need my secrets. S.”

            Frank tries it on the biscuit tin. It does not open biscuit tins.
    }

    Hanne has packed. “Beggar's End,” she says. “There's a well that hasn't been asked in a generation, and gardens, and not a soul who can count.
    I'll start with the empty squares.” On the ladder she stops.
    “For your list, girl. It fell on people who hadn't earned it. That was the good of it.”

    That evening she reads you the level. “Thirty knots.” And then: “What are you all so quiet for? Dacre isn't.”
so-far-39 = The fleet kept its promises nine tenths of the way, and Hanne went to keep the well at Beggar's End.

## Chapter: Three Make a Line (cards 40 to 44)

part-40 = Three Make a Line
part-40-line = CLOUD arms the whole line, and help is wanted in two places again.

story-40-title = Three Make a Line
story-40-front =
    “Three masts make a line,” says Sofia. “Two masts are two masts.”

    { $d5 ->
        [31] She has drawn it on the galley table in pencil, and José eats around it.
       *[other] She says it in a letter. Her policeman brought it on Saturday. On Wednesday grey ships had landed at Cradle, for her. They let her pack.
    }

    In a line they pull together, and no cloud will ever form again over the middle of the world.
    So CLOUD is arming every mast it has and looking for ground for more. Leave it no more than two, and there is no line.
    She adds please. It is not a word she uses.

    { $d4 ->
        [26] Awa, Amadou's sister, is aboard, with what is left of the valley's stores. Amadou, who held the door until the jars were out, is not.
            His coat hangs on the bridge.
       *[other] Nineteen of the sixty deserters are aboard, with their salvage gear and their sail: all that the dust gave back.
            Rask, who walked last and held the rope, is not. His handcuffs hang on the bridge.
    }

    Ahead crawls a convoy, with cells for the masts and potted palms for the officers. It is not as well guarded as it thinks.
story-40-back =
    “Good evening,” says Dacre. “For your information, the line will be closed above Serenity. Four thousand people.
    I have given them four days. They tell me that they have no carts.”

    The crews are on the masts this minute, with their tools out and their guns down. If you are ever to hit them, it is now, with every ship.

    The other microphone crackles. It is Hanne, from Beggar's End. “Grey on the ridge. They've come for the gardens. A hundred acres and the spring.
    I have children and pitchforks. Don't you do anything foolish on my account.”

    { $d1 ->
        [12] “Can you get out?” asks Tibbet. “I gave one well away,” says Hanne. “That was generous. Twice would be a habit.”
       *[other] “Can you get out?” asks Tibbet. “I've walked away from one well,” says Hanne. “I didn't care for it.”
    }

    { $d2 ->
        [17] Serenity is four thousand people, eight hundred of them with umbrellas. It has baths, and a station that plays dance music.
       *[other] Serenity is four thousand strangers, with baths, and a station that plays dance music.
    } Tibbet holds a microphone in each hand.
story-40-action = Rob the power convoy
so-far-40 = CLOUD armed its masts to close the line over Serenity, and grey troops gathered above the gardens of Beggar's End.

decision-7 = Does the fleet stand guard over Hanne and the gardens, or go for the weapons before they close over Serenity?
story-41 = Guard the gardens
story-41-brings = A second mission card for everybody; the hedge needs new growth, and Serenity gets no help.
story-42 = Go for the weapons
story-42-brings = { $d5 ->
        [31] A hard fight for the best reward so far; Dacre will be expecting it, and the gardens stand alone.
       *[other] A hard fight, and the storehouses open, a city action that takes weapon systems down; Dacre will be expecting it, and the gardens stand alone.
    }

story-41-title = Dance Music
story-41-front =
    Hanne is not pleased. “I said not to do anything foolish. Well, since you're here: that spade is yours.”

    She has laid out a hundred acres the way one lays a table for difficult guests. For every captain she has another list, and the ink is dry.
    “I didn't know you'd come,” she says. “I knew I would be asked what was needed.”

    What is needed is thorn. Blackthorn, grafted on ashwort, stands man-high in three days and is as ugly as a dog.

    { $d5 ->
        [31] Sofia shows the children how to cut it and hands out drawings to anyone who holds still.
       *[other] It is Sofia's recipe. The six orphans have her drawings and hand them out to anyone who holds still.
    }

    By the gate Tibbet has set up the second receiver. Serenity is still on the air. In the bath house they are playing a waltz,
    a little too fast.
story-41-back =
    At first light six hundred men in grey come down the ridge. They stop at the thorn. There is nothing about hedges in their orders.

    On the second receiver the announcer says that the hum has grown quite loud, that people are sitting in the pools
    with the last of the water, and that requests are still being taken. Then the note drops, and under it the waltz drops too.

    That night four thousand people walk out of Serenity into the desert{ $d2 ->
        [17] , eight hundred of them for the second time.
       *[other] .
    } Tibbet knows, because the announcer has put his set into a pram.
    He goes on giving out the titles.

    Hanne has listened to the end. She does not thank you. “Then we'd better be worth it,” she says and takes her pitchfork from the wall.
    “They've found the gap at the spring.”
story-41-action = Raise the thorn
story-41-action-back = Hold the spring
so-far-41 = The fleet held the gardens of Beggar's End beside Hanne, and Serenity went dry.

story-42-title = Behind the Hillside
story-42-front =
    You go for the masts with everything that flies. Hanne has been told. “Good,” she said. “Bring me a bolt.”

    { $d5 ->
        [31] Sofia sits in front with the long keys across her knees and does not look down.
       *[other] Frank carries the plaster thumb. He warms it in his fist, so as not to startle the doors.
    }

    { $d2 ->
        [16] The Fork comes too. Its mayor stands in the bow of a coal barge, with the hunting rifles and the fire hose.
       *[other] The Fork cannot come, it has a garrison. But at noon its sluice opens all by itself,
            and below the masts a row of tank cars floats gently off the rails.
    }

    Between Taintbo and Blackridge a hillside folds back on hinges. Out of it a mast stands up, finished and greased.
    The crown starts to turn. Your deck drops like a lift with a cut cable, and all along the fleet pots and people hit the ceiling.

    “For your information,” says Dacre, “that one was never in a crate. I do read my own bounty list. You always come.”
story-42-back =
    The line does not close that day. Serenity keeps its baths. Four thousand people hang out of the windows and throw towels,
    having no flowers{ $d2 ->
        [17] . Eight hundred wave umbrellas.
       *[other] .
    }

    At the hour of the level nobody reads it. Tibbet waits ten minutes. Then there is a child.

    “Thirty knots. I did it right, I let it down till it went slack. The soldiers were here and went away again. They trod on everything.
    They broke the pump. Hanne's lying by the well. She's still got hold of the rope. There was a boy on it, over the edge.
    He's all right.” A breath. “He's me.”

    There is a bolt in your pocket. You had nearly forgotten it.

    Sam wants metal for a pump, tonight, as much as there is. It is not a request.

    Tibbet writes the level into the log. “Thirty,” she says. “Thank you. Will you read it again tomorrow?”
story-42-action = Storm the line
story-42-action-back = Mend Hanne's pump
so-far-42 = The fleet stormed the line and Serenity was spared, but Hanne died at the well of Beggar's End.

story-43-title = Two Masts Are Two Masts
story-43-front =
    Tibbet counted the masts from the high wind, and then again, to be polite.
    { $d7 ->
        [41] What had closed over Serenity was no line any more. It was too late for the waltz.
       *[other] There was no line.
    } { $d6 ->
        [36] At six Noll read it to both sides, from your own galley.
       *[other] At six Noll read it out from Terminus, before a hand could reach the microphone.
    } “Wind east. Precipitation, none. Line, none.”

    People came out of their houses and looked up. They had grown used to the hum and wanted to know what was missing.

    A list is hard to keep when nobody queues. Whole grey companies went home, or came to you, and they did not come with empty hands:
    pipes for an aqueduct, a hull they called the storm chaser, and a gun named cloud breaker that Sam now sleeps beside.

    { $d7 ->
        [41] At Beggar's End Hanne let down her cord. Twenty-nine. She let it down again. “I don't believe it,” she said. “I'm only writing it down.”
       *[other] At Beggar's End a boy let down Hanne's cord. Twenty-nine. He thought he had done it wrong, and hid until evening.
    }
story-43-back =
    { $d5 ->
        [31] In the night Sofia comes to the bridge in her socks. “There is something I haven't told you,” she says.
       *[other] In the night a voice you know is on the air. “I have ten minutes,” says Sofia from Terminus. “He's gone out of the room on purpose.”
    }

    “At Terminus, behind a glass pane, there's a lever. It turns the vanes the other way. Then a mast doesn't pull, it pushes.
    The wet goes up, cools, and comes down. All masts follow that one. I labelled it minus. I was in a mood.”

    Tibbet's pencil has stopped. “Comes down,” she says.

    “As long as somebody sits there and holds it.”

    { $d7 ->
        [41] “Rain on a lever,” says Hanne, when they have got her out of bed and to the radio. “Whose hand?”
       *[other] The cord from Beggar's End has come aboard, wound up, with a label: for the ones who count. Tibbet has it round her wrist.
    }

    Terminus lies at the far end of the map. The wind will be good in the morning.
so-far-43 = CLOUD's line was broken, and Sofia told of a lever at Terminus that could turn the masts to rain.

story-44-title = The Lid
story-44-front =
    They closed it. Mast answers mast across the whole middle of the world, and the sky between them has turned a hard, clean blue
    that nobody admires. Tibbet counted them from the high wind, stopped at three, and laid the pencil down.

    Those who would not live under it came to you and brought what they had. Pipes for an aqueduct with nothing to put in it yet.
    A hull called the storm chaser. A gun named cloud breaker, stolen by its own crew. Sam sleeps beside it.

    { $d7 ->
        [41] At Beggar's End Hanne let down her cord. Thirty-three. She read it out in the same voice as ever.
            “Somebody must have it,” she said. “It can't all be in one place.”
       *[other] At Beggar's End a boy let down Hanne's cord. Thirty-three. He asked whether he might tie on another piece.
    }
story-44-back =
    { $d5 ->
        [31] In the night Sofia comes to the bridge in her socks. “There is something I haven't told you,” she says.
            “I didn't want you to want it.”
       *[other] In the night a voice you know is on the air, very low. “Five minutes,” says Sofia from Terminus. “The guard likes pears.”
    }

    “At Terminus there's a lever behind a glass pane. It turns the vanes round. Then a mast doesn't pull, it pushes.
    The wet goes up, cools, and comes down, for as long as somebody holds it. All masts follow that one. I labelled it minus. I was in a mood.”

    “Does he know?” asks Tibbet.

    “Dacre? He dusts it every morning. He says people should first learn to queue.”

    Tibbet does not write that down. In the clean blue light every face in the galley looks ill.

    “Good evening,” says the other radio. “This is a general notice. I should be obliged if you would all sit down.”
so-far-44 = CLOUD closed its line, and Sofia told of a lever at Terminus that could turn the masts to rain.

## Chapter: The Last Flight (cards 45 to 48)

part-45 = The Last Flight
part-45-line = Everything is at Terminus now: the last mast, the lever, and the man who keeps the list.

story-45-title = Terms
story-45-front =
    The road from Terminus is grey with men walking home. They have thrown away their caps and kept their boots.
    They do not beg. They have been taught to queue, and so they queue, two miles along the ditch, for whatever you can spare.
    For a cup they give charged cells, and the officers' potted palms.

    “I'm asking for terms,” says the radio. He has not said good evening. “My council has left by the back door with the silver.
    I have two dozen men, a lever, water for nineteen days and a list of nine thousand people. I can't find anyone to hand it to.”

    “Why us?” asks Tibbet.

    “You come when you are called,” says Dacre. “Only ever to one place at a time. I did notice that. But you come.”
story-45-back =
    Every captain has a second list by now, for the whole land wants something finished. In the galley they talk about the lever.

    “Break the masts,” says Sofia{ $d5 ->
        [31] , sharpening a pencil,
       *[other] , on Dacre's own microphone,
    } “and it will rain when the land has healed. I make it thirty years. Turn them, and it rains on Thursday.”

    { $d7 ->
        [41] “And somebody sits there holding it,” says Hanne, who has come up for this. “This year a good woman. I'd like to meet the next one.”
       *[other] Hanne's cord lies on the table. Everyone can hear what it would say. Somebody holds it. I want to look at him.
    }

    { $d4 ->
        [26] “Clever people told me once it would turn to rain,” says Rask. “I had the matches. Break it.”

            “Without rain two hundred gardens die by autumn,” says Awa. “My brother walked for fewer.”
       *[other] “Without rain two hundred gardens die by autumn,” says Amadou. “I have made a list of which.”
    }

    They look at Tibbet.

    “I know what I want,” she says. “So you mustn't ask me.”
story-45-action = Water the stragglers
so-far-45 = CLOUD fell apart, and Dacre asked for terms from behind the lever at Terminus.

part-46 = The Last Flight
part-46-line = Everything is at Terminus now: the last mast, the lever, and the man who keeps the list.

story-46-title = The General Notice
story-46-front =
    { $d6 ->
        [36] At six in the morning Noll, out of habit, sits down beside Tibbet to read the weather. He looks out and puts the paper away.
       *[other] At six in the morning Noll reads the weather from Terminus. “Wind, none. Tib, he's switched on everything there is.”
    }

    Where there was ground for a mast there is a mast. They stand up out of barns, out of silos, from under a school.
    Whatever was in a crate is out of it. The hum comes through the keel and into your teeth.

    “The line is closed,” says Dacre. “Ships will land and stay on the ground. Cups will be issued. I ask for order.”
    His voice has gone. He has read it to each city himself, one after the other, all night.

    Grey hulls are closing around your mooring. Sam has bolted stove lids over the portholes.

    “That's all the metal there was,” says Sam. “Bring me more.”
story-46-back =
    Behind you the ring closes again, over nothing. Every captain has a second list now, pushed up on poles from the roofs as you passed.

    “Break the masts,” says Sofia{ $d5 ->
        [31] , who has to shout over the hum,
       *[other] , whispering from Terminus,
    } “and it will rain when the land has healed. I make it thirty years. Turn them, and it rains on Thursday.”

    { $d7 ->
        [41] “And who sits there?” says Hanne. She came aboard by rope, with her boots round her neck. “Look up. That's what holding it looks like.”
       *[other] The boy from Beggar's End is aboard, with Hanne's cord. “She said never drink from a cup somebody else is holding,” he says.
    }

    { $d4 ->
        [26] “Clever people told me once it would turn to rain,” says Rask. “I had the matches. Break it.”

            “There are children who won't see thirty years of this,” says Awa. She has put on her brother's coat. “Turn it.”
       *[other] “There are children who won't see thirty years of this,” says Amadou. “Turn it. I'd carry the shame.”
    }

    Tibbet has shut the log on her pencil. “I know what I want,” she says. “So you mustn't ask me.”
story-46-action = Break out
so-far-46 = CLOUD switched on every mast it had, and the fleet broke out towards Terminus.

decision-8 = Does the fleet break the masts for good, or turn them and make it rain?
story-47 = Break the weapons
story-47-brings = Two great fights for the last books; nobody will hold the sky again, and nobody will make it rain.
story-48 = Green the land
story-48-brings = New growth buys the last books; it will rain, as long as somebody holds the lever.

story-47-title = Thirty Years
story-47-front =
    Tibbet tells the land in clear, because secrets are what the other side has.

    “This is the fleet. We are going to break the wringers, every one that stands. It won't rain for a long time.
    We thought you should know who did it.”

    For a while there is nothing. Then Drywell. Then Havoc. Then the dial is full from end to end with people giving their position
    and whatever they have that shoots.

    { $d1 ->
        [12] “Who's calling the targets?” asks Drywell. “What's your sign?”

            Tibbet takes a breath. There is one that has been free for a long time. “Six,” she says. “This is Six. Go ahead.”
       *[other] “About time,” says Six. They have lashed her kitchen chair to the front of a market raft, behind the field gun.
            Somebody holds an umbrella over her pipe. “Which of the ugly things is mine, dear?”
    }

    Ahead the first crown is turning, with grey hulls in front of it, and the air begins to fall.
story-47-back =
    Terminus is the last thing on the map, three hundred feet of it, and behind it only salt. Your ships are sinking before they are in range.

    { $weak ->
        [yes] Dacre sits on the steps with the ledger on his knees. “My last two dozen do not agree with me,” he says. “I regret the inconvenience.”
       *[other] “I have nine thousand people on this pipe,” says Dacre on the radio. “I can't let you. You'd do the same. That is what frightens me.”
    }

    { $d5 ->
        [31] Sofia goes up first, with the long key on her back. Only she knows which of the bolts they saved on.
            “Hold the rope,” she tells you. “And nothing about courage, please. I can't stand heights.”
       *[other] Sofia is inside. She has barred the control room and reads out the brakes to you as she takes them off.
            “Don't wait for me,” she says. “I've done the sum.”
    }

    { $d6 ->
        [36] Noll calls the gusts for the gunners and does not stumble once.
       *[other] “Left battery is out of shells,” says a boy on CLOUD's own band. “Visibility good. Precipitation, none.” He gets it out in one go.
    }

    Tibbet ties the log up in oilcloth. “Whenever you're ready,” she says.
story-47-action = Fell the first masts
story-47-action-back = Fell Terminus
so-far-47 = The fleet told the whole land that it would break every wringer, and flew against Terminus.

story-48-title = Thursday
story-48-front =
    “Rain on bare ground is only a flood with a good name,” says Sofia{ $d5 ->
        [31] , who has mud to the knees.
       *[other] , over the radio from Terminus.
    } “Roots first. I want leaves up to the lattice before anything is turned.”

    So they bring whatever grows, in bathtubs, in drawers, in hats.

    { $d3 ->
        [21] Sister Brid comes in rubber boots with thirty convalescents, who by now are simply gardeners.
       *[other] The pit people come from Nefaria with seed of the mothers, in jars labelled NOT FOR SALE.
    } { $d4 ->
        [26] Awa wears her brother's coat. She has filled the pockets again.
       *[other] Amadou undoes the last row of buttons.
    }

    The grey crews on the masts look at the gardeners and then round for an officer.
    { $weak ->
        [yes] There are none. After a while a rigger climbs down and asks for a spade.
       *[other] They get the order to fire, and most of them, with great care, miss.
    }

    At the first mast somebody throws a switch. The vanes run down and stand still, and in the quiet you can hear a spade go in.

    “One,” says Sofia. “Bring more drawers.”
story-48-back =
    The lever at Terminus has two locks, ten feet apart. “So that nobody can do it alone,” says Sofia.
    “It's the only part I'm not ashamed of.” She has the first key. The second is Dacre's.

    { $weak ->
        [yes] He lays it on top of his ledger. “You'll need both,” he says. “The key turns it. The book says who has been waiting.”
       *[other] It takes an hour to get to his desk. He stands up and holds it out.
            “You didn't break them,” he says. “I had thought I was the only one.”
    }

    “Who takes the second chair?” asks Sofia.

    { $d7 ->
        [41] Hanne is sitting in it. She has had her look at Dacre. “I thought he'd be bigger,” she says.
            “Thirty years of small wells. I may as well do the big one. You turn, I count.”
       *[other] There is no rush for it. Then Tibbet takes off her earphones, lays Hanne's cord on the desk, and sits.
            “It should be someone who can count,” she says.
    }

    Outside, around the foot of the mast, lies the last bare ground.
story-48-action = Root the first masts
story-48-action-back = Root Terminus
so-far-48 = The fleet ringed the masts with green and brought two keys to the lever at Terminus.

## Goals, as shown during the game

goal-18 = { $count ->
        [one] Together { $count } marker on the two eastern boards
       *[other] Together { $count } markers on the two eastern boards
    }
goal-23 = { $count ->
        [one] Together { $count } planted space
       *[other] Together { $count } planted spaces
    }
goal-33 = { $count ->
        [one] A weapon system taken down, or together { $count } planted space
       *[other] A weapon system taken down, or together { $count } planted spaces
    }
goal-38 = { $count ->
        [one] Together { $count } mission at its highest level
       *[other] Together { $count } missions at their highest level
    }
goal-43 = { $count ->
        [one] At most { $count } weapon system left in play
       *[other] At most { $count } weapon systems left in play
    }

## Endings, read after the last scoring

ending-47 =
    It takes Terminus a full minute to fall. Then nothing hums, from Borderville to Cinder, and dogs start barking, because they can hear each other.
    { $d7 ->
        [41] Somewhere out on the salt a man with a radio in a pram gives out the next title.
       *[other] In Serenity somebody turns the dance music down, to listen.
    }

    { $weak ->
        [yes] Dacre came across with his ledger and asked where he should report. { $d4 ->
            [26] Rask took the handcuffs off his own belt. “The catch is broken,” he said.
                “You have to hold them shut yourself. I found that it helps.”
           *[other] They gave him Rask's handcuffs. The catch is broken. He held it shut with two fingers, all the way to the Fork.
        }
       *[other] Dacre saw four hundred of his people down the ladders before it went, in order, with a list. He had not put himself on it. { $d4 ->
            [26] Rask stood at the wreck until dark. “I wanted him to take me in,” he said.
           *[other] They laid Rask's handcuffs on the stones.
        }
    }

    { $d5 ->
        [31] Sofia came down the rope with a bolt in her teeth. She has gone back to Cradle and lets people call her names across the fence.
            She corrects the spelling.
       *[other] They dug for Sofia for three weeks and found the slide rule. It was set to thirty.
    }

    It does not rain that year, or the next. Gardens die, and some do not. { $d4 ->
        [26] Awa takes cuttings of those, in her brother's coat.
       *[other] Amadou takes cuttings of those, and has new pockets sewn.
    }

    { $d7 ->
        [41] { $weak ->
            [yes] Hanne had her look at Dacre. “Tired,” she said. “I had kept another word ready.”
           *[other] Hanne never had her look at Dacre. She asked for his list instead, and read it to the end.
        } She reads the level every evening until she is very old.
            In the sixth year it is one knot higher, and she tells them she has miscounted.
       *[other] { $weak ->
            [yes] Tibbet looked at Dacre for a whole minute, because Hanne had wanted to.
           *[other] Nobody ever had a good look at Dacre. Hanne would have minded.
        } A boy at Beggar's End reads the level every evening. In the sixth year it is one knot higher, and he ties a ribbon there.
    }

    One morning at Borderville Tibbet, who has grey in her hair by now, comes on deck, and the rail is wet. It is in the air too, fine as flour,
    and it ticks on the canvas. On the radio Noll, who is bald, reads the weather and gets stuck at the long word.
    She stands there until the log book curls. Then she turns to the last page and makes her own entry.

    “Nobody sent it,” she writes.
ending-48 =
    It rains on Thursday, a little after four. “Precipitation,” reads Noll at six the next morning,
    and then nothing at all, because he has never needed the next word.

    { $d2 ->
        [16] At the Fork they ring a bell that cracked in the siege, and nobody minds the sound.
       *[other] The eight hundred from the Fork put up their umbrellas, then close them again and get wet.
    }
    { $d7 ->
        [41] The announcer from Serenity stops his pram and gives out a waltz, and this time it is played at the right speed.
       *[other] In Serenity the band has gone up on the bath-house roof and plays on in the wet.
    }
    Goats stand about, insulted. Old men hold out their hands and tell the young ones that it used to be better.

    { $d4 ->
        [26] Rask goes out bareheaded and stays out. When he comes in he has left the handcuffs on the rail, and by evening they have started to rust.
       *[other] Amadou lies down in the mud in his empty coat, to see how it will be, and gets up again because there is weeding.
    }

    { $weak ->
        [yes] Dacre reads the list aloud, town by town, so many hours of rain each.
            People find that they listen. He is good at it. He is not given a key.
       *[other] Dacre was last seen walking west, without a coat, keeping to the right of the road.
            They use his ledger. It turns out to be very well kept.
    }

    Sofia turns and { $d7 ->
        [41] Hanne counts. Neither may leave while the other sleeps, and they argue about soup.
            Tibbet stood outside with her list open until the ink had run, every entry.
       *[other] Tibbet counts. She is sixteen. There is a slit in the wall, as wide as a hand,
            and she held her list out through it until the ink had run, every entry.
    } On the door hangs a notice, in pencil: whoever wants this chair cannot have it.

    { $d1 ->
        [12] For call sign they use Six, since it was free.
       *[other] On clear nights Six calls up from Whika, to complain about the damp.
    }

    In the spring there is grass from Borderville to Cinder. One morning, before breakfast, Tibbet sits at the radio in the mast.
    { $d1 ->
        [12] Promise has sown, and needs rain by tomorrow.
       *[other] Promise has unlocked its well house, and has sown, and needs rain by tomorrow.
    } So does Whika. The wind will carry it to one of them.

    She lifts one earphone. “I have a call,” she says. “No.” She lifts the other. “Two.”

## Closing words, by the stars of the best captain, or alone by the result

closing-low =
    The log book went into a drawer at Bartertown, with string around it. Not many people ask for it. Those who do are usually children,
    and they want to know about the man with the pockets.

    The woman who minds the drawer reads them that page. Sometimes she reads on a little. “They weren't very good at it,” she says.
    “The ships leaked. They were late nearly everywhere. But look here, at the margin: somebody kept writing down who had been waiting.”
closing-middle =
    The log book lies open at Bartertown, under glass made from a tram window. Captains who pass through look up their own names,
    and then, more quietly, some others.

    It is a fair record. There are days in it when everything was done, and days with a small empty square beside them.
    Somebody has gone through it since with a pencil and corrected two sums, both in your favour. The sevens are crossed.
closing-high =
    They made copies of the log book, for the schools. It did not help: the children of Bartertown learn to spell from it,
    and what they remember is the soup.

    But when a ship in difficulties comes in over Borderville, with patched sides and a half-full tank,
    people look up before they ask what it carries.
    “Whose is that?” they say. And somebody who is too young to have known you shades his eyes, and says your name, and starts to boil water.
closing-won =
    One ship, one captain, and a log book filled to the last line. Sam went over the hull at the end with a lamp and a hammer,
    and found nothing to object to, and was in a bad mood for a week.

    “To the brim,” it says below the final entry, in square letters, and there is a ring on the page where somebody set down a bucket.
    It has dried since. If you hold the paper to the light you can see how far the water went.
closing-lost =
    One ship cannot be everywhere. You were not blamed, or not aloud. They filled your tank at Borderville, three quarters,
    which was all there was, and the women with the handcarts bought your bent propeller for more than it was worth.

    The log book has some pages left. Sam has ruled them for you, lines and margin, in case. On the first, in pencil, stands an hour:
    low wind by eight.
