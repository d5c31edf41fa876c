import type { SampleStory } from "#sample/story.ts";

export const lifestyle: readonly SampleStory[] = [
  {
    name: "Adire revival",
    scene: "cloth",
    told: [
      [
        "owambe",
        "Grandmothers' adire patterns come back with their names",
        "Eighty-one designs were drawn again from memory at Itoku. Each cloth now carries a tag that says who remembered it.",
      ],
      [
        "iroko",
        "At Itoku, indigo hands write down what they know",
        "Three dyers over eighty mixed the old starch while students held the feathers.",
      ],
      [
        "eyele",
        "Àwọn ìyá àgbà dárúkọ àwọn àrà àdìrẹ àtijọ́",
        "Àrà mọ́kànlélọ́gọ́rin ni wọ́n tún yà láti inú ìrántí.",
      ],
    ],
    later: [
      ["Cassava starch sells out around Itoku", "Dyers and cooks have agreed on alternate mornings."],
      ["Missing eighty-second pattern turns up on a pillowcase", "It had been in daily use in Sapele."],
    ],
  },
  {
    name: "Suya price board",
    scene: "pot",
    told: [
      [
        "owambe",
        "The suya stand that prints its prices every hour",
        "Onion rises with the rain, beef with the cattle train. Regulars now bet small change on the figure at nine.",
      ],
      [
        "harmattan",
        "Kaduna suya man chalks up the market like a broker",
        "Alhaji Bature Mai Nama says honesty needs a big board and short words.",
      ],
    ],
    later: [
      ["Tea seller beside the suya board adds sugar to the quotations", "It opened flat and closed sweet."],
      ["Students plot a year of suya prices for their finals", "The supervisor asked to see the data hot."],
    ],
  },
  {
    name: "Balcony gardens",
    scene: "trees",
    told: [
      [
        "lagoon",
        "Surulere grows its ugu on balconies",
        "A block of forty flats shares one hose, one calendar and a prize for the longest vine.",
      ],
      [
        "owambe",
        "Forty flats, forty salads",
        "The landlord waived a month's rent for the household that greened the stairwell.",
      ],
      [
        "danfo",
        "Surulere people dey plant ugu for balcony",
        "One aunty vine don long pass three floor, neighbour dey pluck am from window.",
      ],
    ],
    later: [
      [
        "Vine from the third floor settled by treaty",
        "Leaves below the window belong to whoever must look at them.",
      ],
      [
        "Balcony growers trade seeds in matchboxes",
        "The swap takes place on the roof, where the water tank makes shade.",
      ],
    ],
  },
  {
    name: "Potters of the Plateau",
    scene: "pot",
    told: [
      [
        "lantern",
        "Potters sell out a year of water jars in one weekend",
        "Cool water without a refrigerator was the whole of their advertisement.",
      ],
      [
        "cowrie",
        "Clay jars outsell coolers in Jos for a week",
        "The women fired two hundred a day and still ran short of lids.",
      ],
    ],
    later: [
      ["Lid makers get their own kiln", "It is small, round and built by the people who had to wait."],
      [
        "Restaurant in Abuja serves water by the jar",
        "Guests are asked to tap it, and listen, before it is poured.",
      ],
    ],
  },
  {
    name: "Village cookbook",
    scene: "books",
    told: [
      [
        "palmcoast",
        "Ibeno cooks write down the soups that had no recipe",
        "Measures are given in shells and palms. A fisherman tested the fire times.",
      ],
      [
        "owambe",
        "A cookbook measured in shells",
        "Twelve pages are left empty for what readers' aunts will object to.",
      ],
    ],
    later: [
      ["Aunts' objections fill the empty pages of the soup book", "Fourteen of them concern periwinkle."],
      [
        "Soup book printed again with a waterproof cover",
        "The first copies had begun to smell of the subject.",
      ],
    ],
  },
  {
    name: "Naming day cards",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Onitsha printers make cards that explain a child's name",
        "Guests may read who chose it, who argued, and how it was settled.",
      ],
      [
        "udara",
        "Kaadị ọhụrụ na-akọwa aha nwa e gụrụ n'Ọnịcha",
        "Ndị ọbịa na-agụ onye gụrụ aha ahụ na ihe mere o ji gụọ ya.",
      ],
    ],
    later: [
      [
        "Longest naming card in Onitsha folds out to two metres",
        "The child has eleven names and slept through all of them.",
      ],
      ["Printers add a line for the grandmother's veto", "It has been used once, in red."],
    ],
  },
  {
    name: "Weekend train picnics",
    scene: "road",
    told: [
      [
        "lagoon",
        "Families ride the slow train to Abeokuta just for lunch",
        "They eat under the almond trees at the old station and come home on the four o'clock.",
      ],
      [
        "iroko",
        "A picnic that costs a ticket and a mat",
        "Station staff now keep a kettle and a box of draughts.",
      ],
    ],
    later: [
      [
        "Picnic train gains a coach for prams",
        "Ten were counted on the platform, one of them full of puff-puff.",
      ],
      [
        "Almond trees at the station get benches",
        "They were made from a luggage rack by the night watchman.",
      ],
    ],
  },
  {
    name: "Tailors' repair hour",
    scene: "cloth",
    told: [
      [
        "owambe",
        "Ibadan tailors mend for free between six and seven",
        "The hour began as practice for apprentices. People now bring their fathers' agbada and stories with them.",
      ],
      ["eyele", "Wákàtí kan lọ́fẹ̀ẹ́ fún àtúnṣe aṣọ n'Ìbàdàn", "Àwọn ọmọ iṣẹ́ ń kọ́ bí wọ́n ṣe ń lẹ aṣọ àtijọ́."],
    ],
    later: [
      [
        "Apprentice finds a wedding vow sewn in an agbada lining",
        "The owner had forgotten the words but not the lady, who came to collect it with him.",
      ],
      ["Repair hour runs short of brown thread", "A teacher has donated the string from her exam parcels."],
    ],
  },
  {
    name: "Minna night market",
    scene: "market",
    told: [
      [
        "two-rivers",
        "Minna's night market switches off its generators",
        "Two hundred stalls share batteries charged by day. Customers say they can hear the bargaining now.",
      ],
      [
        "owambe",
        "Shopping in a whisper",
        "Without engines, a singer of praise poems has been hired to keep the lanes awake.",
      ],
    ],
    later: [
      ["Praise singer rhymes the price of onions", "Traders tip her when she rounds down."],
      ["Owls return to the neem beside the silent market", "Stallholders have named them Volt and Ampere."],
    ],
  },
  {
    name: "Zobo coolers",
    scene: "pot",
    told: [
      [
        "two-rivers",
        "Zobo comes cold at last below Kainji",
        "The new line has reached the sellers' freezers, and hibiscus lollies are the season's fashion.",
      ],
      ["owambe", "A lolly the colour of evening", "Children compare tongues on the way home."],
    ],
    later: [
      ["Zobo lolly sticks run out in New Bussa", "Sellers have turned to sugar cane, to general approval."],
      ["Ginger or plain: villages divide over a lolly", "A half-and-half was sold by a peacemaker of seven."],
    ],
  },
  {
    name: "Calabar kitchens",
    scene: "pot",
    told: [
      [
        "palmcoast",
        "Calabar opens its kitchens for a night walk of soups",
        "Forty households ladle from their own pots. Guests carry a bowl and a small stool.",
      ],
      ["owambe", "Forty soups on foot", "The trick, says a veteran, is to skip the second afang."],
    ],
    later: [
      ["Veteran of the soup walk defeated by the second afang", "She finished with grace and a cushion."],
      [
        "Stools left behind after the soup night find new sitters",
        "Fifteen went home with the wrong families, who have since dined together.",
      ],
    ],
  },
  {
    name: "Bead makers of Bida",
    scene: "cloth",
    told: [
      [
        "two-rivers",
        "Glass beads of Bida are blown from beer bottles again",
        "Green is easy, brown is slow; blue comes from medicine and is prized.",
      ],
      [
        "owambe",
        "A necklace that used to be a party",
        "The glass makers close their street on firing nights and leave the roof open.",
      ],
      [
        "harmattan",
        "Masaga's furnaces burn late as bead orders climb",
        "Visitors are given straw hats against the sparks.",
      ],
    ],
    later: [
      [
        "Brewery sends Bida its broken bottles",
        "They arrive sorted by colour, which the makers call true courtesy.",
      ],
      ["Blue beads of Bida go to a bride in Cape Town", "She had asked for the shade of a cough mixture."],
    ],
  },
  {
    name: "Games fashion",
    scene: "cloth",
    told: [
      [
        "owambe",
        "Tracksuit or babanriga? Bauchi wears both at the games",
        "Tailors added piping to the robes and pockets to the tracksuits.",
      ],
      ["lantern", "Piped robes are the look of the Harmattan Games", "Even the goat had a collar."],
    ],
    later: [
      ["Pockets of the games' robes prove a hit with judges", "They hold a whistle, a watch and a snack."],
      [
        "Bauchi tailors sew through the last night of the games",
        "Closing parade orders came with measurements by telephone, some of them hopeful.",
      ],
    ],
  },
  {
    name: "Palm wine tasting",
    scene: "trees",
    told: [
      [
        "kolanut",
        "Enugu tappers hold a tasting before breakfast",
        "Wine from nine hills is compared at six, seven and eight, when it changes its mind.",
      ],
      [
        "udara",
        "Ndị ọdị nkwụ n'Enugu na-enye ndị mmadụ ka ha detụ ire",
        "Mmanya sitere n'ugwu itoolu ka a na-atụnyere n'ụtụtụ.",
      ],
    ],
    later: [
      [
        "Hill seven takes the morning; hill two takes the evening",
        "Judges asked for a cot between the rounds.",
      ],
      ["Tappers print a card that tells the hour of each gourd", "It is to be believed only until ten."],
    ],
  },
  {
    name: "Lagos rooftops",
    scene: "screen",
    told: [
      [
        "lagoon",
        "Rooftop cinemas keep Lagos up late, and quiet",
        "Sound comes through borrowed earphones. Neighbours watch from across the road and read lips.",
      ],
      ["owambe", "Stars above, subtitles below", "Groundnuts are sold in cloth bags that do not rustle."],
      [
        "danfo",
        "For Lagos roof, people dey watch film without noise",
        "Everybody wear earphone, only laugh dey sound.",
      ],
    ],
    later: [
      ["Lip-reading neighbours get their own earphones", "They had complained about the plot."],
      ["Rooftop film halted by a full moon", "The audience turned round and watched that."],
    ],
  },
  {
    name: "Slow letters club",
    scene: "books",
    told: [
      [
        "iroko",
        "Ibadan club answers letters by hand, within a year",
        "Members say that the delay improves the news.",
      ],
      [
        "owambe",
        "Dear friend, it has been eleven months",
        "The club's oldest correspondence concerns a borrowed ladder.",
      ],
    ],
    later: [
      ["Borrowed ladder of the letters club is returned", "It came with a reply that had taken nine years."],
      ["Ibadan letter writers run a class on margins", "The generous ones, it turns out, write the best."],
    ],
  },
  {
    name: "Kano dye pits",
    scene: "cloth",
    told: [
      [
        "harmattan",
        "Kano's old dye pits reopen three at a time",
        "Each must rest a season on ash and indigo before it will take a robe.",
      ],
      [
        "dorawa",
        "An sake buɗe tsofaffin marinar Kano",
        "Kowane rami yana buƙatar hutun kaka guda da toka da baba.",
      ],
      ["owambe", "Blue to the elbows", "Visitors may dip a handkerchief and wait, as everybody must."],
    ],
    later: [
      [
        "Handkerchiefs of a thousand visitors hang above the pits",
        "Owners recognise theirs by the mistakes.",
      ],
      [
        "Fourth pit at Kofar Mata wakes after a century of rest",
        "It bubbled in the night, the dyers said, like a pot that had been forgiven.",
      ],
    ],
  },
  {
    name: "Family trees in thread",
    scene: "cloth",
    told: [
      [
        "palmcoast",
        "Uyo grandmothers embroider family trees with room for more",
        "Leaves are sewn for births and never unpicked.",
      ],
    ],
    later: [
      ["Grandmother sews a leaf for a friend", "The family met and found that it had always been so."],
      [
        "Embroidered tree too wide for any wall goes to the town hall",
        "It has fourteen hundred leaves and two kites.",
      ],
    ],
  },
  {
    name: "Abuja dawn walks",
    scene: "trees",
    told: [
      [
        "chalk",
        "Abuja's dawn walkers name the city's birds",
        "A list at the park gate has reached one hundred and twelve. Number sixty is disputed.",
      ],
      ["owambe", "Up with the hornbills", "The walkers whisper until the coffee stand."],
    ],
    later: [
      ["Disputed bird number sixty sings for witnesses", "It was what the youngest walker had said it was."],
      ["Coffee stand at the park gate learns to whisper too", "Orders are given in fingers."],
    ],
  },
  {
    name: "Train window food",
    scene: "pot",
    told: [
      [
        "palmcoast",
        "What to eat on the Bight Line, station by station",
        "Ugep has yam balls, Eket has crayfish buns, and nobody should miss the pepper snails at Ahoada.",
      ],
      ["owambe", "Lunch leans in at the window", "Hawkers have four minutes a stop and waste none of them."],
    ],
    later: [
      [
        "Station hawkers on the coast get aprons and a roof",
        "They agreed on a price for snails, after discussion.",
      ],
      ["Crayfish bun named the best bite on the coastal train", "The panel rode end to end, twice."],
    ],
  },
  {
    name: "Wedding budgets",
    scene: "cloth",
    told: [
      [
        "lagoon",
        "Couples share one hall, one cake and four weddings",
        "Friends who married on the same day in Ikeja cut costs by two thirds. The cake had four doors.",
      ],
      ["owambe", "Four brides, one cake, no quarrels", "Families took the dance floor by the hour."],
      ["danfo", "Four couple do wedding for one hall same day", "One cake, one DJ, money still remain."],
    ],
    later: [
      [
        "Shared weddings booked until next year at two Ikeja halls",
        "A planner now matches couples by their colours.",
      ],
      ["Four-door cake inspires bakers", "One has built a duplex."],
    ],
  },
  {
    name: "Small flats",
    scene: "hall",
    told: [
      [
        "lagoon",
        "How six families live well in one Yaba compound",
        "The courtyard has a timetable, a shared freezer and a rule about drums.",
      ],
      [
        "iroko",
        "Courtyard living comes back into fashion",
        "Young families say that they wanted somebody to leave the key with.",
      ],
    ],
    later: [
      [
        "Architects draw new courtyards on old lines",
        "Three blocks in Ibadan will have a well in the middle.",
      ],
      ["Yaba compound publishes its house rules", "The one about drums takes up half the page."],
    ],
  },
  {
    name: "Natural hair schools",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Braiding school in Aba turns a kitchen skill into a diploma",
        "Students learn chemistry, book-keeping and the history of a hundred styles.",
      ],
      [
        "owambe",
        "One hundred styles and a pass mark",
        "The final examination takes six hours and a very patient sister.",
      ],
    ],
    later: [
      [
        "Aba braiders sit their first diploma examination",
        "All but two passed, and the sisters were given a meal.",
      ],
      ["Salons ask Aba's braiding school for graduates", "Twelve were hired before their results were out."],
    ],
  },
  {
    name: "Harmattan skin",
    scene: "trees",
    told: [
      [
        "harmattan",
        "Shea from Niger State is this dry season's favourite balm",
        "Growers say that the women who press it are paid a third more than last year.",
      ],
      [
        "owambe",
        "Back to the butter: dry season care the old way",
        "Dermatologists advise patience and a light hand.",
      ],
    ],
    later: [
      ["Shea presses run at night as the dust thickens", "Orders have come from as far as Calabar."],
      ["Doctors' leaflet on dry skin praises grandmothers", "It also warns against kerosene."],
    ],
  },
  {
    name: "Lagos cyclists",
    scene: "road",
    told: [
      [
        "lagoon",
        "Lagos cyclists ride to work together from Ikorodu",
        "Forty left in the first convoy; there were three hundred a month later. They keep to one lane and ring at junctions.",
      ],
      ["iroko", "Safety in numbers on two wheels", "Employers have begun to provide a tap and a towel."],
    ],
    later: [
      [
        "Ikorodu bicycle convoy gets a lane of its own at dawn",
        "Cones are put out by the riders and taken in by the police.",
      ],
      ["Repair stall travels with the Lagos riders", "It is itself a bicycle."],
    ],
  },
  {
    name: "Home libraries",
    scene: "books",
    told: [
      [
        "iroko",
        "Families in Abeokuta open their sitting rooms as libraries",
        "A red curtain in the window means that readers may knock. There are forty so far.",
      ],
      [
        "eyele",
        "Àwọn ìdílé ní Abẹ́òkúta ṣí yàrá ìgbàlejò wọn fún ìkàwé",
        "Aṣọ pupa lójú fèrèsé túmọ̀ sí pé ẹ lè kan ilẹ̀kùn.",
      ],
    ],
    later: [
      ["Red curtain shelves swap stock once a month", "A wheelbarrow carries the books from house to house."],
      ["Children lead grandparents to the red curtains", "The reading hour has been moved to suit the old."],
    ],
  },
  {
    name: "Catfish grill street",
    scene: "fish",
    told: [
      [
        "kolanut",
        "Enugu's grill street votes for quieter evenings and better lamps",
        "Stall holders agreed to turn the music down at eleven. Takings went up.",
      ],
      ["owambe", "Quiet music, hot fish", "Diners say that they have begun to talk to one another again."],
    ],
    later: [
      ["Grill street lamps paid for by a week of catfish", "The pepper was donated."],
      ["Neighbours come to eat where they used to complain", "A table has been set aside for them."],
    ],
  },
  {
    name: "Fabric swap",
    scene: "cloth",
    told: [
      [
        "lagoon",
        "Clothes swap fills a school hall in Festac",
        "Everybody brings five things and takes five. What is left goes to a children's home.",
      ],
      ["owambe", "Bring five, take five", "Bridesmaids' dresses circulate the longest."],
    ],
    later: [
      ["Festac swap adds a table for school uniforms", "Four hundred changed hands before term."],
      [
        "Bridesmaid's dress from the swap worn at a fifth wedding",
        "It has been hemmed twice and let out once.",
      ],
    ],
  },
  {
    name: "Village holidays",
    scene: "trees",
    told: [
      [
        "lantern",
        "City families book holidays on working farms",
        "Guests in Pankshin dig potatoes in the morning and are paid in soup. The season is full.",
      ],
      [
        "two-rivers",
        "Farm holidays take off in the middle belt",
        "Hosts must pass a test in first aid and stories.",
      ],
    ],
    later: [
      [
        "Potato guests of Pankshin ask to come back for the harvest",
        "They have been warned about the hours.",
      ],
      ["More farms sign up to take holiday families", "The story test has a long waiting list."],
    ],
  },
  {
    name: "Idanre by cabin",
    scene: "bridge",
    told: [
      [
        "owambe",
        "Nine minutes over Idanre: what you see from the cable car",
        "There are the old court, the mad river and somebody's washing. Take a scarf and a friend.",
      ],
      [
        "iroko",
        "Dress for the rock: Idanre's first visitors show how",
        "Flat shoes are in, and umbrellas are out.",
      ],
    ],
    later: [
      ["Weddings on the rock limited to forty guests", "Couples must carry their own cake."],
      [
        "Washing line below the cable car becomes a landmark",
        "Its owner hangs her brightest cloth for visitors.",
      ],
    ],
  },
  {
    name: "Egusi Day",
    scene: "pot",
    told: [
      [
        "kolanut",
        "Egusi Day brings two hundred pots to Nsukka",
        "Cooks argued over whether to fry the seed first. A professor of chemistry tasted for both sides.",
      ],
      ["owambe", "To fry or not to fry: Egusi Day settles nothing", "Everybody ate well."],
      [
        "udara",
        "Ụbọchị Egwusi: narị ite abụọ gbara na Nsụka",
        "Esemokwu bụ ma a ga-eghe egwusi ma ọ bụ na a gaghị eghe ya.",
      ],
    ],
    later: [
      [
        "Professor of the egusi dispute publishes a paper with a recipe",
        "Its conclusion is a second helping.",
      ],
      [
        "Leftover seed from Egusi Day planted round the university",
        "A harvest is expected in time for the next quarrel.",
      ],
    ],
  },
  {
    name: "Radio dating",
    scene: "antenna",
    told: [
      [
        "lagoon",
        "Two listeners who met through lost property are to marry",
        "He had left an umbrella on a bus, and she had read out the list on the air.",
      ],
      ["owambe", "She read his umbrella aloud", "Guests are asked to bring one."],
      ["danfo", "Umbrella wey lost for bus don turn marriage", "Na radio na im join them."],
    ],
    later: [
      ["Umbrellas by the hundred at the radio wedding", "It did not rain."],
      ["Lost property list on radio gains listeners", "They say that they are only checking."],
    ],
  },
  {
    name: "Abuja lunch walks",
    scene: "road",
    told: [
      [
        "chalk",
        "Civil servants in Abuja swap lunch at the desk for a walk",
        "Ministries have mapped loops of twenty minutes. Fruit sellers moved to the half-way point.",
      ],
      [
        "owambe",
        "The twenty-minute lunch that made friends of two ministries",
        "They had written to each other for years.",
      ],
    ],
    later: [
      ["Loop of the two ministries leads to a joint memo", "It was drafted on a bench."],
      ["Fruit sellers on the lunch loops form a rota", "Pawpaw is at the bottom of the hill."],
    ],
  },
  {
    name: "Lamp makers of Ilorin",
    scene: "power",
    told: [
      [
        "lantern",
        "Ilorin potters turn broken pots into lamps",
        "Light falls through the cracks in patterns. Hotels in three states ordered sets.",
      ],
      ["iroko", "Cracked on purpose? Never, say Ilorin's lamp makers", "They keep a shelf for accidents."],
    ],
    later: [
      ["Lamp shelf empty, so potters drop a few", "They looked away, out of respect."],
      ["Cracked lamps light the walls of a new library", "Children read the shadows first."],
    ],
  },
  {
    name: "Kaftan tailors",
    scene: "cloth",
    told: [
      [
        "harmattan",
        "Women tailors open a kaftan house in Kaduna for men who hate fittings",
        "One visit, nine measurements and a photograph of your best fitting shirt are enough.",
      ],
      ["owambe", "One fitting, no fuss", "Their embroidery is done by night nurses."],
      ["dorawa", "Mata masu ɗinki sun buɗe gidan kaftani a Kaduna", "Gwaji ɗaya kacal ake yi."],
    ],
    later: [
      ["Kaftan house adds pockets for spectacles", "A bishop had asked."],
      ["Embroidery by night nurses put on show", "Stitches were counted, as in a ward."],
    ],
  },
  {
    name: "Container homes",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Old shipping containers become student rooms at Lagos waterfront",
        "Each has a window at both ends and a garden on top. Rents are fixed for three years.",
      ],
      [
        "antenna",
        "How to cool a steel box: grass, shutters and a chimney",
        "Architects measured eight degrees less than outside.",
      ],
    ],
    later: [
      ["Students name their container rooms after ports", "Valparaíso has the best breeze."],
      ["Steel rooms on the waterfront get a shared kitchen", "It is made of two containers and no walls."],
    ],
  },
  {
    name: "Harvest bread",
    scene: "pot",
    told: [
      [
        "two-rivers",
        "Bakers in Minna make bread from sorghum and a little wheat",
        "It rises less and keeps longer. Schools buy it by the crate.",
      ],
      ["owambe", "Dark, sour and delicious: the sorghum loaf", "It wants pepper soup."],
    ],
    later: [
      ["Sorghum loaf recipe printed on flour bags", "Home bakers report bricks, then success."],
      ["Sorghum growers name a variety after the baker", "Hajiya Rabi says that it is too tall."],
    ],
  },
  {
    name: "Storytellers' night",
    scene: "drum",
    told: [
      [
        "palmcoast",
        "Storytellers gather at Creek Town for a night without lamps",
        "Listeners sit by age, youngest in front. The tortoise appeared in twelve tales and lost in eleven.",
      ],
      ["owambe", "The tortoise wins one", "It was the last story before dawn, and some were asleep."],
    ],
    later: [
      ["Winning tortoise tale recorded from memory by six listeners", "All six versions differ."],
      [
        "Creek Town storytellers teach librarians to use their hands",
        "The course is held in a boat, by custom.",
      ],
    ],
  },
  {
    name: "Baby wearing class",
    scene: "cloth",
    told: [
      [
        "chalk",
        "Fathers' class teaches the wrapper knot",
        "Grandmothers examine the result by jumping. Ninety fathers passed in Enugu.",
      ],
      [
        "kolanut",
        "Ninety fathers and a knot that holds",
        "The class was full, and uncles watched from the windows.",
      ],
      ["owambe", "Tie it like your mother did", "The advanced class cooks."],
    ],
    later: [
      ["Fathers with babies on their backs fill an Enugu football stand", "The crowd sang softly."],
      ["Wrapper knot goes to the barracks", "A sergeant came first."],
    ],
  },
  {
    name: "Lagos breakfast map",
    scene: "pot",
    told: [
      [
        "lagoon",
        "Readers map the best akara in every Lagos ward",
        "Two hundred and forty-five stands made the list. Oil is changed at the good ones before your eyes.",
      ],
      ["owambe", "Two hundred and forty-five reasons to wake early", "The map goes quiet at nine."],
      [
        "danfo",
        "Dem don draw map of where akara sweet pass for Lagos",
        "Person wey no wake early no go see.",
      ],
    ],
    later: [
      [
        "Breakfast map sends queues to a quiet lane in Ebute Metta",
        "The seller has bought a second pan and a radio.",
      ],
      ["Ibadan answers the akara map with one for amala", "It has three hundred entries and a song."],
    ],
  },
  {
    name: "Second-hand furniture",
    scene: "hall",
    told: [
      [
        "iroko",
        "Old mahogany comes back to Ibadan sitting rooms",
        "Carpenters scrape, mend and sell by the roadside. The smell of polish reaches the bus stop.",
      ],
      ["owambe", "Sit on history", "A chair from 1950 costs less than a new one and outlives it."],
    ],
    later: [
      ["Letters found in a mahogany desk go back to the family", "They were about the desk."],
      ["Polishers of Ibadan teach their trade to girls", "Fourteen began with a footstool."],
    ],
  },
  {
    name: "Garri tasting",
    scene: "pot",
    told: [
      [
        "two-rivers",
        "Garri tasters compare forty villages, blindfold",
        "Sour, dry and fine won over sweet and coarse. Water was allowed, and sugar was not.",
      ],
      ["kolanut", "Isoko garri takes the blindfold test", "Ijebu was second and asked for a recount."],
      ["owambe", "Forty bowls and no sugar", "The judges were given groundnuts for courage."],
    ],
    later: [
      ["Ijebu garri wins the recount, on crunch", "Both towns are celebrating."],
      ["Garri tasters publish a wheel of forty words", "The rudest is for damp."],
    ],
  },
  {
    name: "Evening language cafés",
    scene: "books",
    told: [
      [
        "kolanut",
        "Cafés in Enugu keep one table where only Igbo is spoken",
        "Young parents come to catch up with their mothers. A jar fines each English word.",
      ],
      [
        "udara",
        "Ebe a na-aṅụ tii n'Enugu nwere tebụl ebe a na-asụ naanị Igbo",
        "Onye sụrụ Bekee ga-akwụ ụgwọ n'ime ite.",
      ],
    ],
    later: [
      ["Fines jar at the Igbo table buys a dictionary", "It is used to settle fines."],
      ["Yoruba and Hausa tables open across the road", "Waiters have asked for a rise."],
    ],
  },
  {
    name: "Handmade soap",
    scene: "pot",
    told: [
      [
        "owambe",
        "Black soap makers of Osogbo teach a class in ash",
        "Pupils learn which tree to burn and when to stop stirring. Nobody is clean until the end.",
      ],
      ["iroko", "Ash, oil, patience: Osogbo's soap school", "Bars must rest for a month."],
    ],
    later: [
      ["Osogbo soap class stirs in shifts", "The pot is never left alone."],
      ["Black soap bars stamped with the stirrer's thumb", "Buyers have begun to collect them."],
    ],
  },
  {
    name: "Roof water tanks",
    scene: "rain",
    told: [
      [
        "lagoon",
        "Families in Lekki store rain under the stairs",
        "A tank shaped like a cupboard holds a week's supply. Architects fit it in an afternoon.",
      ],
      [
        "antenna",
        "The cupboard that is full of rain",
        "A filter of sand and shell needs changing twice a year.",
      ],
    ],
    later: [
      ["Cupboard tanks overflow into a shared garden", "Lettuce came up in the car park."],
      ["Rain tank makers add a small window for children", "They watch the level like a clock."],
    ],
  },
  {
    name: "Abeokuta walking tour",
    scene: "road",
    told: [
      [
        "iroko",
        "Abeokuta's walking tour is led by retired teachers who disagree",
        "There are two guides to a group. Visitors may vote at each corner.",
      ],
      ["eyele", "Àwọn olùkọ́ tó ti fẹ̀yìntì ń fi àlejò mọ Abẹ́òkúta", "Wọn kì í sábà fẹnukò."],
      ["owambe", "Two guides, one hill, three versions", "Sturdy shoes and an open mind are advised."],
    ],
    later: [
      ["Quarrelling guides of Abeokuta agree on a date", "Visitors applauded at the rock."],
      ["Third guide appointed in Abeokuta to keep the score", "She taught them both."],
    ],
  },
  {
    name: "Market baskets",
    scene: "cloth",
    told: [
      [
        "palmcoast",
        "Cane baskets push plastic bags out of Uyo market",
        "Traders lend a basket against a coin. Weavers cannot keep up.",
      ],
      ["owambe", "A basket on loan, a coin in hand", "The best ones do not come back, and nobody minds."],
    ],
    later: [
      ["Basket coins in Uyo pay for weaving lessons", "Sixty have learnt."],
      ["Drains below Uyo market run clear since the baskets came", "Sweepers sent thanks."],
    ],
  },
  {
    name: "Letters to grandparents",
    scene: "books",
    told: [
      [
        "chalk",
        "City children write to grandparents who reply on tape",
        "The recordings are copied at the post office. Most begin with a complaint about the handwriting.",
      ],
      ["palmcoast", "Dear Grandma, press play", "Stories run to an hour."],
    ],
    later: [
      ["Grandparents' tapes kept by a Calabar library", "A complaint about handwriting is item one."],
      ["Children learn to write larger", "The post office sells wider envelopes."],
    ],
  },
  {
    name: "Dry season picnics",
    scene: "river",
    told: [
      [
        "harmattan",
        "Families picnic on the sandbanks of the Kaduna river",
        "Boatmen ferry mats, children and a cooler. Lifeguards are students on holiday.",
      ],
      ["dorawa", "Iyalai na hutawa a kan rairayin kogin Kaduna", "Matuƙa kwale-kwale ne ke kai su."],
      ["owambe", "An island for the afternoon", "It will be gone when the rains come."],
    ],
    later: [
      ["Sandbank café opens on the Kaduna with three tables", "Tide is not a word they use."],
      ["Picnickers on the Kaduna take home more litter than they brought", "The boatmen count."],
    ],
  },
  {
    name: "Ofada rice weekend",
    scene: "pot",
    told: [
      [
        "iroko",
        "Ofada weekend fills the village that gave the rice its name",
        "Cooks served it on leaves with sauce of four peppers. Trains put on extra coaches.",
      ],
      ["owambe", "Bring a leaf: the Ofada weekend", "Queues were long and cheerful."],
      ["eyele", "Àjọyọ̀ ìrẹsì Ọ̀fàdà kún fún èrò", "Orí ewé ni wọ́n ti jẹ ẹ́."],
    ],
    later: [
      ["Ofada growers sell next year's crop in a weekend", "Buyers paid a deposit by telephone."],
      ["Four-pepper sauce judged by firemen", "They asked for more of the fourth."],
    ],
  },
  {
    name: "Aso oke comeback",
    scene: "cloth",
    told: [
      [
        "iroko",
        "Weavers of Iseyin cannot keep up with orders for aso oke",
        "Brides want it light and grooms want it plain. Forty apprentices started this season.",
      ],
      ["owambe", "Lighter, cooler, cleverer: the new aso oke", "Cotton replaced the heavy thread."],
      ["eyele", "Àwọn ahunṣọ Ìsẹ́yìn kò lè tẹ́ àwọn oníbàárà lọ́rùn tán", "Ọmọ iṣẹ́ ogójì ló bẹ̀rẹ̀ lọ́dún yìí."],
    ],
    later: [
      ["Iseyin looms work by lamp through the wedding season", "A crèche was opened beside them."],
      ["Woven strips of Iseyin become office ties", "A bank ordered four hundred."],
    ],
  },
  {
    name: "Festac pottery",
    scene: "pot",
    told: [
      [
        "lagoon",
        "Evening pottery fills a former car showroom in Festac",
        "Beginners make a bowl, then a lid that fits. The kiln is fired with pallets.",
      ],
      ["owambe", "A lid that fits: learning clay in Festac", "Everybody's first one is a hat."],
    ],
    later: [
      ["Lids of Festac's beginners sold without bowls", "Buyers bring their own."],
      ["Showroom potters make tiles for a bus stop", "Each passenger has a favourite."],
    ],
  },
  {
    name: "Hiking Obudu",
    scene: "trees",
    told: [
      [
        "palmcoast",
        "Hikers mark a four-day path along the Obudu plateau",
        "Guides are farmers in the off season. Huts have blankets, kettles and a rule about boots.",
      ],
      ["owambe", "Four days, three huts, one blister", "The view is worth it from the second ridge."],
      ["kolanut", "Long walk on Obudu open to all with good boots", "The huts were built of local stone."],
    ],
    later: [
      ["Obudu path fully booked for the dry season", "Guides have asked for a second kettle."],
      ["Hut keeper on Obudu bakes for late arrivals", "Bread is announced by a bell."],
    ],
  },
  {
    name: "Talking badges",
    scene: "books",
    told: [
      [
        "lagoon",
        "Lagos offices put the sound of a name on the badge",
        "Colleagues can press to listen. The idea came from a receptionist.",
      ],
      ["antenna", "Press to hear my name", "The badge is as thin as a card."],
      [
        "owambe",
        "At last, everybody at work can say Ọláolúwaṣubọ́mi",
        "She has been thanked by nine departments.",
      ],
    ],
    later: [
      ["Talking badges reach a university", "Lecturers practise the night before."],
      ["Receptionist who proposed the name badge is promoted", "Her own is often pressed."],
    ],
  },
  {
    name: "Raffia shoes",
    scene: "cloth",
    told: [
      [
        "palmcoast",
        "Raffia shoes from Ikot Ekpene walk into city shops",
        "Soles are cut from old tyres. A pair takes an evening and lasts a year.",
      ],
      ["owambe", "Raffia underfoot", "The high heel is harder than it looks."],
      ["danfo", "Raffia shoe don enter shop", "Tyre na the sole, e no dey tear."],
    ],
    later: [
      ["Raffia cobblers of Ikot Ekpene open a school", "The first lesson is knots."],
      ["High-heeled raffia shoe passes the dance test", "It took four prototypes and a highlife band."],
    ],
  },
  {
    name: "Mid-day nap",
    scene: "hall",
    told: [
      [
        "cowrie",
        "Tailoring firm in Aba allows a nap at two and sews faster",
        "Mistakes fell by a fifth in the hot months. Mats are in the stock room.",
      ],
      [
        "kolanut",
        "Aba firm sleeps for twenty minutes and gains an hour",
        "The foreman rings a very small bell.",
      ],
      ["owambe", "Nap first, hem later", "The needle is straighter."],
    ],
    later: [
      ["Nap hour copied by a bank branch in Aba", "It is called a system update."],
      ["Stock room mats in Aba replaced by hammocks", "They were sewn in-house."],
    ],
  },
  {
    name: "Cold in Mambilla",
    scene: "trees",
    told: [
      [
        "lantern",
        "Visitors chase the cold to Mambilla, and pack too little",
        "Mornings fall to eight degrees. Villagers hire out blankets and sell tea by the flask.",
      ],
      ["owambe", "Eight degrees and loving it", "Bring socks."],
      ["harmattan", "Cold tourism warms Mambilla's purse", "Guest houses are full until the dust clears."],
    ],
    later: [
      ["Blanket hire on Mambilla pays for a school stove", "Pupils tend it in turns."],
      ["Tea growers on Mambilla open their terraces", "The tasting ends beside a fire."],
    ],
  },
  {
    name: "Radio recipe swap",
    scene: "antenna",
    told: [
      [
        "two-rivers",
        "Listeners swap soup recipes across the Niger by radio",
        "One bank sends in the fish, the other the greens. Cooks meet on the ferry.",
      ],
      ["owambe", "Soup by radio, fish by ferry", "Measures are given in sardine tins."],
    ],
    later: [
      ["Ferry cooks publish forty soups of two banks", "The cover is oilcloth."],
      ["Sardine tin becomes a standard measure in Idah kitchens", "A teacher has marked the quarters."],
    ],
  },
];
