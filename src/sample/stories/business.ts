import type { SampleStory } from "#sample/story.ts";

export const business: readonly SampleStory[] = [
  {
    name: "Second yam harvest",
    scene: "farm",
    told: [
      [
        "cowrie",
        "Yam prices ease as the second harvest reaches the river markets early",
        "A heap of five costs a fifth less than a month ago. Lorries from three states are unloading through the night.",
      ],
      [
        "two-rivers",
        "Lorries queue for a mile with early yams at the Benue",
        "Drivers cooked by the roadside while porters worked in two shifts. The harvest came eleven days before its usual time.",
      ],
      [
        "iroko",
        "Cheaper yams by the weekend, traders promise the cities",
        "Mile 12 expects sixty lorries a day until the month is out.",
      ],
      [
        "kolanut",
        "New yam season brings down the price of pounded lunch",
        "Three canteens in Onitsha have already rubbed out the old figure on the board.",
      ],
      [
        "danfo",
        "Yam don cheap small, pounded yam people dey jolly",
        "Five tuber wey dem dey sell like gold last month don come down well well.",
      ],
    ],
    later: [
      [
        "Yam barns run out of rope as growers tie late into the night",
        "Rope makers in Zaki Biam say they have doubled the twist and halved their sleep.",
      ],
      [
        "Exporters weigh whether the early crop will keep",
        "A laboratory in Makurdi is testing tubers from four soils and will publish what it finds.",
      ],
      [
        "Canteen lunches cheaper than in the rains",
        "The fall is largest where firewood is bought by the lorry.",
      ],
    ],
  },
  {
    name: "Aba shoe cluster",
    scene: "market",
    told: [
      [
        "kolanut",
        "Aba shoemakers agree on one set of sizes",
        "For thirty years a size 42 could be anything. A wooden foot, carved by the guild, now settles it.",
      ],
      [
        "cowrie",
        "A wooden foot opens the export door for Aba leather",
        "Buyers in Accra and Douala had asked for common sizes before placing orders by the container.",
      ],
      [
        "lagoon",
        "Guild's carved last ends the guessing over Aba shoe sizes",
        "Copies hang in every second workshop on the Ariaria lines.",
      ],
    ],
    later: [
      [
        "First container of measured shoes leaves for Accra",
        "It holds six thousand pairs, and one wooden foot for the buyer.",
      ],
      [
        "Guild carves a child's foot to go with the grown one",
        "Parents had complained that the small sizes were still a lottery.",
      ],
      [
        "Returns fall by half at Ariaria workshops",
        "The guild's ledger shows that sandals still give the most trouble.",
      ],
    ],
  },
  {
    name: "Cocoa drying floors",
    scene: "farm",
    told: [
      [
        "cowrie",
        "Ondo cocoa dries in four days on heated floors",
        "The tiles are warmed by husks that used to be thrown away. Growers say the beans smell of bread.",
      ],
      [
        "iroko",
        "Husk-fired tiles lift cocoa grades in Ondo villages",
        "Eleven of fifteen cooperatives were paid the top price in the last sale.",
      ],
    ],
    later: [
      [
        "Tile maker in Akure takes orders until next year",
        "He has asked growers to share moulds between villages.",
      ],
      [
        "Women's cooperative sells cocoa ash to soap makers",
        "The ash was the last thing on the farm without a buyer.",
      ],
    ],
  },
  {
    name: "Kasuwa scale day",
    scene: "market",
    told: [
      [
        "harmattan",
        "Kaduna traders bring their scales to be checked, and most pass",
        "Of nine hundred and twelve weighed against the standard, eighty needed a new spring and three a new owner.",
      ],
      [
        "dorawa",
        "An gwada ma'aunin 'yan kasuwa a Kaduna, yawanci sun dace",
        "Cikin ma'auni ɗari tara da sha biyu, tamanin kawai aka gyara.",
      ],
    ],
    later: [
      [
        "Green stickers sell out at the Kaduna weigh-in",
        "Traders say customers now look for the sticker before the tomatoes.",
      ],
      [
        "Spring repairer is the busiest man in the market",
        "He has trained two nephews and bought a second stool.",
      ],
    ],
  },
  {
    name: "Lagos cold rooms",
    scene: "market",
    told: [
      [
        "lagoon",
        "Cold rooms by the crate cut tomato waste at Mile 12",
        "A trader can rent the space of a single crate for a night. The rooms run on panels and blocks of salt ice.",
      ],
      [
        "antenna",
        "Solar cold rooms rent out by text message",
        "A code opens the door and another ends the bill; no phone newer than ten years is required.",
      ],
      [
        "cowrie",
        "Tomatoes last eight days longer, and the price holds",
        "Sellers threw away one crate in twenty last month, against one in three before.",
      ],
    ],
    later: [
      [
        "Pepper sellers ask for a warmer shelf",
        "Seven degrees is right for tomatoes but makes pepper sulk, they told the engineers.",
      ],
      [
        "Salt-ice blocks come from a workshop run by two sisters",
        "They freeze at night, when the panels' batteries are idle.",
      ],
    ],
  },
  {
    name: "Savings circle ledger",
    scene: "coins",
    told: [
      [
        "cowrie",
        "Market savings circles get a ledger that cannot lose a page",
        "Each contribution is read out, stamped and spoken into a recording. Banks have begun to accept the books for small loans.",
      ],
      [
        "palmcoast",
        "Esusu books now open a bank's door in Uyo",
        "Twelve circles borrowed against their records, and all twelve paid on the day.",
      ],
    ],
    later: [
      [
        "Bank lends to a savings circle older than itself",
        "The circle of Itam traders was founded in 1961 and has every page.",
      ],
      [
        "Stamp for thrift books now comes in four languages",
        "Collectors had asked for one that their mothers could read.",
      ],
    ],
  },
  {
    name: "Tin roof mill",
    scene: "power",
    told: [
      [
        "lantern",
        "Old tin mine on the Plateau reopens as a roof factory",
        "The first sheets were given to the village school, which counted the drops that no longer fell on class three.",
      ],
      [
        "cowrie",
        "Plateau mill rolls its first sheet and hires eighty",
        "Half of the crew once worked the mine. The furnace burns groundnut shells.",
      ],
    ],
    later: [
      [
        "Roofing sheets from the mine go to four clinics",
        "The mill delivered them on the carts that once carried ore.",
      ],
      ["Groundnut shells find a price after all", "Shellers used to pay to have them taken away."],
    ],
  },
  {
    name: "Coins for change",
    scene: "coins",
    told: [
      [
        "lagoon",
        "Lagos bakers hand out change in coins and find they are missed",
        "A week's trial in nine bakeries used up every coin that three banks could find.",
      ],
      [
        "danfo",
        "Bakery don dey give change with coin again",
        "Customers say coin dey sound sweet for pocket, e no be like sweet wey dem dey use as change.",
      ],
    ],
    later: [
      [
        "Bus conductors ask for the bakers' coins",
        "They offered to swap notes by weight and were sent to a bank.",
      ],
      [
        "Tailors sew coin pockets as small change comes back",
        "A pocket costs less than the coins it will hold, one of them said.",
      ],
    ],
  },
  {
    name: "Sesame weighbridge",
    scene: "road",
    told: [
      [
        "harmattan",
        "Sesame growers build their own weighbridge in Jigawa",
        "For years they took a stranger's word for the weight of a lorry. The first load came out four bags heavier than the buyer's slip.",
      ],
      [
        "cowrie",
        "Jigawa growers weigh first, then sell",
        "Buyers who use the bridge pay within two days, according to the cooperative.",
      ],
    ],
    later: [
      ["Weighbridge keeper posts every slip on a board", "She has already run out of nails."],
      [
        "Neighbours truck gum arabic to the growers' bridge",
        "The cooperative charges them the price of a cold drink.",
      ],
    ],
  },
  {
    name: "Kainji Link mills",
    scene: "power",
    told: [
      [
        "cowrie",
        "Rice mills along the Kainji Link add a night shift",
        "Diesel had eaten a third of their earnings. Forty mills have signed for the new power within a week.",
      ],
      [
        "harmattan",
        "Millers swap diesel for the dam",
        "Bags of polished rice are expected to cost less by the next moon.",
      ],
      [
        "two-rivers",
        "Kainji power brings rice husk heaps to an end",
        "The husks now go to a brick kiln, which took the first eleven lorries.",
      ],
    ],
    later: [
      [
        "Diesel sellers turn to cold storage near the dam",
        "One has already let his tank, scrubbed, to a groundnut oil press.",
      ],
      [
        "Night shift wages settled in Kainji rice towns",
        "Millers will pay half as much again after ten o'clock and provide tea.",
      ],
    ],
  },
  {
    name: "Onitsha button factory",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Onitsha factory presses buttons from coconut shell",
        "Tailors say that they do not melt under the iron. The first million went in fourteen weeks.",
      ],
      [
        "cowrie",
        "Coconut buttons crowd out imports on the cloth line",
        "A gross costs four naira less and comes in brown, darker brown and burnt.",
      ],
    ],
    later: [
      [
        "Coconut shell doubles in price outside the button works",
        "Sellers of coconut water have begun to count their empties.",
      ],
      [
        "Button makers answer a call for white",
        "They tried cow horn and are pleased with it; the neighbours, less.",
      ],
    ],
  },
  {
    name: "Lekki barge yard",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Boatyard at Lekki launches its first barge built from local steel",
        "She is called Patience and took three years. Two sisters in the yard will build the next in one.",
      ],
      [
        "cowrie",
        "Local steel floats, at a fifth under the import price",
        "The yard has eleven orders and room for four.",
      ],
    ],
    later: [
      [
        "Barge Patience carries cement to Epe on her first trip",
        "She arrived an hour early, which the crew are not discussing.",
      ],
      [
        "Welders' school opens beside the barge slipway",
        "Thirty places were filled by the grandchildren of canoe makers.",
      ],
    ],
  },
  {
    name: "Games hotels",
    scene: "hall",
    told: [
      [
        "cowrie",
        "Bauchi hotels hold their prices while the games are in town",
        "Keepers signed a list in the lobby of the oldest house, where rates from 1974 still hang.",
      ],
      [
        "harmattan",
        "No extra naira for a bed in Bauchi, innkeepers vow",
        "A bench of taxi drivers signed the same sheet.",
      ],
    ],
    later: [
      [
        "Bauchi innkeepers run out of kettles, not rooms",
        "Neighbours have lent sixty, most of them whistling.",
      ],
      [
        "Masa sellers earn a month's money in four mornings",
        "Athletes eat in quantities that had not been foreseen.",
      ],
    ],
  },
  {
    name: "Palm oil grading",
    scene: "farm",
    told: [
      [
        "palmcoast",
        "Akwa Ibom oil presses paint their grades on the drum",
        "Red, orange or gold: buyers need no longer taste. A laboratory on a motorcycle checks the colours.",
      ],
      [
        "cowrie",
        "Three colours settle the price of palm oil",
        "Disputes at the Itam depot have fallen to two a week, both about drums.",
      ],
    ],
    later: [
      [
        "Motorcycle laboratory finds gold in an unlikely press",
        "The smallest mill in Ikot Ekpene came top of ninety.",
      ],
      [
        "Soap makers ask that red drums be kept for them",
        "They pay less but take everything, they told the growers.",
      ],
    ],
  },
  {
    name: "Insurance for okada",
    scene: "road",
    told: [
      [
        "iroko",
        "Riders' union sells daily cover at fuel pumps",
        "It costs as much as a sachet of water and ends at midnight.",
      ],
      [
        "danfo",
        "Okada people don get insurance wey cheap like pure water",
        "You go buy am for filling station, e go expire for midnight.",
      ],
      [
        "cowrie",
        "Daily cover finds eleven thousand riders in a month",
        "Claims have been fewer than feared, and mostly mirrors.",
      ],
    ],
    later: [
      ["Fuel attendants earn a coin for each rider's cover", "One in Oshodi sells it with a rhyme."],
      [
        "First broken mirror paid for in nine minutes",
        "The rider had it fitted by the time the tank was full.",
      ],
    ],
  },
  {
    name: "Honey co-operative",
    scene: "trees",
    told: [
      [
        "lantern",
        "Mambilla honey reaches city shelves with the name of the hive",
        "Keepers smoke less and label more. A jar tells which slope the bees had worked.",
      ],
      [
        "two-rivers",
        "Hive by hive, Mambilla honey travels south",
        "Buses carry it on the driver's side, where the road is kinder.",
      ],
    ],
    later: [
      ["Honey of Hive Thirteen sells out in Abuja before noon", "Its keeper has been asked for autographs."],
      [
        "Bees of Mambilla get a tree day",
        "Schools planted twelve hundred blossoming seedlings on the eastern slopes.",
      ],
    ],
  },
  {
    name: "Cement bag tailors",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Nkalagu women sew market bags from cement sacks",
        "Each holds forty kilos, as before, and now has a zip.",
      ],
    ],
    later: [
      [
        "Nkalagu bag goes to university",
        "Students say it is the only one that holds both a laptop and garri.",
      ],
      ["Cement firm prints its sacks a little prettier", "The seamstresses had sent in drawings."],
    ],
  },
  {
    name: "Leather of Sokoto",
    scene: "market",
    told: [
      [
        "harmattan",
        "Sokoto's red goatskin gets a mark of origin",
        "Buyers abroad had called it by another country's name for two centuries.",
      ],
      ["cowrie", "Tanners win back a name, and a tenth more per skin", "The mark shows a well and a hand."],
      [
        "dorawa",
        "Fatar Sakkwato ta samu tambarinta",
        "Masu jima sun ce yanzu kowa zai san inda jar fata ta fito.",
      ],
    ],
    later: [
      [
        "Bookbinders in three countries ask for the marked skins",
        "One sent back a Bible bound in it, with thanks.",
      ],
      [
        "Sokoto tannery opens its wells to visitors, noses permitting",
        "A sprig of mint is handed out at the gate.",
      ],
    ],
  },
  {
    name: "Lagos parcel boats",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Parcels cross the lagoon in twenty-five minutes",
        "A delivery firm has given up eight vans for four boats with a blue stripe.",
      ],
      [
        "antenna",
        "Couriers choose the water, and the map redraws itself",
        "Their software had to learn the tide.",
      ],
    ],
    later: [
      [
        "Parcel boats deliver a wedding cake upright",
        "The helmsman steered standing, with one hand on the box.",
      ],
      [
        "Blue-striped couriers hire former ferrymen",
        "They know which jetty floods, the manager said, and the software now knows too.",
      ],
    ],
  },
  {
    name: "Coastal freight",
    scene: "road",
    told: [
      [
        "cowrie",
        "Bight Line freight to cost a third less than the road",
        "Palm kernel, cement and frozen fish make up the first contracts. Traders in Aba have booked forty wagons for the opening quarter.",
      ],
      [
        "palmcoast",
        "Aba traders book wagons on the coastal railway",
        "A depot with cold storage will open at Ikot Abasi.",
      ],
      [
        "kolanut",
        "Forty wagons for Aba: freight finds the new coast line",
        "Lorry owners have asked for a feeder contract to the stations.",
      ],
    ],
    later: [
      [
        "Lorry owners win the feeder contract for coast depots",
        "They will carry goods the last thirty kilometres at fixed rates.",
      ],
      [
        "Frozen fish arrives in Aba by rail, still frozen",
        "Buyers checked each crate with a thermometer and a thumb.",
      ],
    ],
  },
  {
    name: "Naira card machines",
    scene: "coins",
    told: [
      [
        "lagoon",
        "Market traders get payment machines that work without a network",
        "The device stores up to fifty payments and sends them when the signal returns. Four banks are sharing the cost.",
      ],
      [
        "antenna",
        "Offline payments reach the tomato stalls",
        "The makers tested it in the basement of a car park.",
      ],
      [
        "cowrie",
        "Banks share the bill for offline card machines",
        "Fees are set at a flat ten naira for small purchases.",
      ],
      [
        "danfo",
        "POS wey dey work without network don enter market",
        "If network run, money go still land when e come back.",
      ],
    ],
    later: [
      [
        "Offline machines settle a million payments in their first month",
        "One in nine had waited more than an hour for a signal.",
      ],
      [
        "Traders ask for a louder beep on payment machines",
        "The makers have doubled it, and added a green light for the deaf.",
      ],
    ],
  },
  {
    name: "Kebbi rice",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Kebbi rice fills a larger share of city shelves",
        "Millers sold a fifth more in the quarter than a year ago, the growers' association said. Better drying has cut the share of broken grain.",
      ],
      [
        "cowrie",
        "Millers gain ground in the rice aisle",
        "Shops in Lagos now give local brands half of the shelf, up from a third.",
      ],
    ],
    later: [
      ["Kebbi millers agree on one standard for long grain", "Bags will carry a stripe from next season."],
      [
        "Rice bags of ten kilos outsell fifties in the cities",
        "Families are buying twice a month, traders said.",
      ],
    ],
  },
  {
    name: "Lagos small lenders",
    scene: "coins",
    told: [
      [
        "lagoon",
        "Small lenders must show the full cost of a loan on one line",
        "The rule takes effect next quarter. Consumer groups had found fees hidden in ten places.",
      ],
      [
        "cowrie",
        "One line, one figure: loan apps get a plain-price rule",
        "Lenders say that honest firms will gain.",
      ],
      [
        "antenna",
        "Loan apps rewrite their screens for the one-figure rule",
        "Designers of seven firms met to agree where it should stand.",
      ],
    ],
    later: [
      [
        "Seven loan apps show the full price ahead of the deadline",
        "Borrowers compared them at once, and two firms cut their fees.",
      ],
      ["Consumer groups publish a table of small loans", "The cheapest costs a quarter of the dearest."],
    ],
  },
  {
    name: "Ajaokuta bicycle plant",
    scene: "road",
    told: [
      [
        "two-rivers",
        "Bicycle works in Ajaokuta turns out its ten thousandth frame",
        "The plant uses steel rolled two streets away. Half of the orders come from schools and clinics.",
      ],
      [
        "cowrie",
        "Ajaokuta bicycles ride into three export markets",
        "Ghana, Benin and Cameroon have each ordered a first thousand.",
      ],
    ],
    later: [
      ["Ajaokuta plant to build a cargo model for midwives", "It carries eighty kilos and a lamp."],
      ["Bicycle workers vote for a fourth shift", "Apprentices from the technical college will fill it."],
    ],
  },
  {
    name: "Cashew roasting",
    scene: "farm",
    told: [
      [
        "two-rivers",
        "Kogi cashew growers roast their own nuts and earn twice as much",
        "Until last season, nine tenths left the state raw. Three village plants now employ four hundred women.",
      ],
      [
        "kolanut",
        "Village plants keep cashew money at home",
        "Enugu growers have sent a team to Kogi to learn the trade.",
      ],
    ],
    later: [
      ["Kogi cashews pass a European laboratory's test", "The first roasted container can now be shipped."],
      [
        "Cashew shells to fire a Kogi brick kiln",
        "The oil in them burns hotter than charcoal, the owners say.",
      ],
    ],
  },
  {
    name: "Fuel queue app",
    scene: "screen",
    told: [
      [
        "iroko",
        "Filling stations post their stock by the hour to shorten queues",
        "Motorists in Ibadan can see which pumps are open. Independent dealers joined after the first week.",
      ],
      [
        "antenna",
        "Station stock, hour by hour, on any telephone",
        "The feed is open, so that others may build on it.",
      ],
    ],
    later: [
      ["Ibadan's fuel board adds cooking gas", "Gas sellers had asked to be listed beside the pumps."],
      ["Queues at Ibadan pumps down to seven minutes", "Dealers say that fewer people now top up in panic."],
    ],
  },
  {
    name: "Textile mill restart",
    scene: "cloth",
    told: [
      [
        "harmattan",
        "Kaduna mill weaves again after two decades",
        "Six hundred workers passed the gate on the opening shift, some of them children of the old weavers. School uniforms are the first order.",
      ],
      [
        "lantern",
        "Looms return to Kaduna with an order for uniforms",
        "Cotton comes from Katsina and Zamfara under a three-year contract.",
      ],
      [
        "dorawa",
        "Masaƙar Kaduna ta dawo aiki",
        "Ma'aikata ɗari shida ne suka fara da ɗinkin kayan makaranta.",
      ],
      [
        "cowrie",
        "Kaduna's weavers clock in with contracts for three years",
        "A gas turbine of its own keeps the mill off the grid.",
      ],
    ],
    later: [
      [
        "Katsina cotton price rises as Kaduna looms get going",
        "Growers say that they will plant a third more.",
      ],
      ["Old weavers train the young at the Kaduna mill", "Forty retired hands come in twice a week."],
    ],
  },
  {
    name: "Snail farms",
    scene: "farm",
    told: [
      [
        "kolanut",
        "Snail farming pays school fees in Imo",
        "A crate of two hundred costs less than a goat and needs less land. Hotels in three cities have signed for supply.",
      ],
      [
        "palmcoast",
        "From bush to crate: Imo's quiet livestock boom",
        "Trainers warn beginners against salt, ants and haste.",
      ],
      ["udara", "Ịzụ ejule na-akwụ ụgwọ akwụkwọ n'Imo", "Otu igbe ejule dị ọnụ ala karịa ewu."],
    ],
    later: [
      ["Imo snail growers open a cleaning station", "Hotels had asked for shells without moss."],
      [
        "Snail calendar shows beginners when to feed",
        "It was drawn up by a teacher who keeps nine thousand.",
      ],
    ],
  },
  {
    name: "Tax office hours",
    scene: "hall",
    told: [
      [
        "cowrie",
        "Tax office opens in markets on the last evening of the month",
        "Traders can ask questions without giving a name. Officers were told to bring forms, and patience.",
      ],
      [
        "lagoon",
        "Ask first, pay later: tax officers visit Balogun",
        "The commonest question was whether a hawker counts.",
      ],
    ],
    later: [
      [
        "Tax evenings bring in four thousand new names in Lagos",
        "Most were registered with help from their own children.",
      ],
      ["Simple tax form for small traders cut to one side", "It was tested on the officers' relatives."],
    ],
  },
  {
    name: "Idanre's visitors",
    scene: "coins",
    told: [
      [
        "cowrie",
        "Idanre prepares for visitors with beds, bread and boots",
        "Families are letting rooms, and a cobbler makes walking shoes. Banks lent to sixty households.",
      ],
      [
        "iroko",
        "Rooms on the rock: Idanre families open their doors",
        "A course in breakfasts was fully booked.",
      ],
    ],
    later: [
      ["Idanre's bread oven works through the night", "Visitors take loaves home by the dozen."],
      [
        "Cobbler of Idanre guarantees his boots for six hundred steps",
        "After that, he says, they are only shoes.",
      ],
    ],
  },
  {
    name: "Sugar project at Jebba",
    scene: "farm",
    told: [
      [
        "two-rivers",
        "Jebba sugar estate cuts its first cane",
        "The mill will make power from the stalks and sell what it does not use. Outgrowers farm half of the land.",
      ],
      [
        "cowrie",
        "Cane, sugar, electricity: Jebba mill counts on three incomes",
        "It should supply a tenth of the country's sugar when complete.",
      ],
      [
        "harmattan",
        "Four thousand outgrowers sign with the Jebba mill",
        "Prices are fixed by a formula painted on the gate.",
      ],
    ],
    later: [
      ["Jebba mill lights twelve villages from its stalks", "Lamps came on during the night shift."],
      [
        "Outgrowers at Jebba paid within a fortnight of the first cut",
        "Their union checked the formula and agreed with it.",
      ],
    ],
  },
  {
    name: "Airline on time",
    scene: "danfo",
    told: [
      [
        "lagoon",
        "Blue Wing pays passengers for every late hour",
        "The small airline has bet its margin on the clock. Nine flights in ten left on time in the first month.",
      ],
      [
        "cowrie",
        "Punctual and profitable: an airline's wager",
        "Rivals call it a stunt and have begun to watch their departures.",
      ],
    ],
    later: [
      ["Second airline offers money for lateness", "Passengers have been seen hoping."],
      ["Blue Wing opens a route from Enugu to Yola", "It replaces a two-day drive."],
    ],
  },
  {
    name: "Groundnut pyramids",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Groundnut pyramids rise again in Kano, for a festival and a sale",
        "Farmers brought in the best crop in thirty years. The largest pile is eleven metres high.",
      ],
      ["dorawa", "Dalar gyaɗa ta dawo Kano", "Manoma sun kawo amfanin gona mafi kyau cikin shekara talatin."],
      [
        "cowrie",
        "Oil mills bid for Kano's groundnut pyramids",
        "Prices held steady despite the size of the crop.",
      ],
      [
        "lantern",
        "Eleven metres of groundnuts and a band on top",
        "Tickets for the stairs were sold out by noon.",
      ],
    ],
    later: [
      ["Largest groundnut pyramid sold to a mill in Kura", "It will take nineteen days to carry away."],
      ["Pupils guess the weight of a pyramid", "The nearest was out by two sacks."],
    ],
  },
  {
    name: "Housing co-ops",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Tenants in Agege buy their block through a co-operative",
        "Forty families will own shares and not flats. Rent becomes a repayment that ends.",
      ],
      [
        "cowrie",
        "Own the block, not the flat: a new way to a home",
        "The bank says that no instalment has been missed.",
      ],
    ],
    later: [
      [
        "Agege tenants' block gets its first coat of paint in twenty years",
        "They did it themselves, by floors.",
      ],
      [
        "Six more blocks ask for the tenants' contract",
        "A lawyer who lives on the third floor has simplified it.",
      ],
    ],
  },
  {
    name: "Tomato paste plant",
    scene: "market",
    told: [
      [
        "harmattan",
        "Paste factory in Katsina runs at full capacity",
        "Growers now deliver by appointment instead of queuing. Tins carry the name of the village.",
      ],
      [
        "lagoon",
        "Village names on tins: shoppers go for northern paste",
        "Supermarkets in Lagos say that they cannot keep Daura on the shelf.",
      ],
    ],
    later: [
      ["Daura growers paint their lorries tomato red", "They had been told about the supermarkets."],
      ["Katsina paste maker buys glass jars from Bida", "They may be returned for a coin."],
    ],
  },
  {
    name: "Port scanner",
    scene: "ferry",
    told: [
      [
        "cowrie",
        "New scanners cut clearance at Onne to two days",
        "Containers used to wait a week for inspection by hand. The fee is unchanged.",
      ],
      [
        "palmcoast",
        "Onne port clears boxes in two days",
        "Truckers now come by appointment, and the road is open.",
      ],
    ],
    later: [
      ["Truck parks at Onne turned into a market", "With nobody waiting, the bays were empty."],
      ["Spare parts dealers praise quicker boxes at Onne", "Prices at Ladipo are expected to follow."],
    ],
  },
  {
    name: "Ankara licensing",
    scene: "cloth",
    told: [
      [
        "cowrie",
        "Textile designers register fourteen thousand prints against copying",
        "A stamp on the selvedge can be checked by telephone. Fees are paid by the metre.",
      ],
      [
        "owambe",
        "Your wrapper has a birth certificate",
        "Designers in Aba and Lagos sign their cloth at last.",
      ],
    ],
    later: [
      [
        "First copied print withdrawn after a telephone check",
        "The importer and the designer have agreed on a share.",
      ],
      [
        "Grandmothers' prints entered in the register as common property",
        "Anybody may weave them, and nobody may own them.",
      ],
    ],
  },
  {
    name: "Pension for artisans",
    scene: "coins",
    told: [
      [
        "kolanut",
        "Bricklayers and tailors join a pension that takes fifty naira a day",
        "Payments are made by telephone at closing time. Eighty thousand joined in a quarter.",
      ],
      [
        "cowrie",
        "Fifty naira a day, and a quiet old age",
        "Actuaries say that it works if members stay ten years.",
      ],
      [
        "danfo",
        "Artisan pension na fifty naira per day",
        "Bricklayer say e better pass to dey depend on pikin.",
      ],
    ],
    later: [
      ["Artisans' pension pays its first widow", "The claim was settled in four days."],
      ["Apprentices enter the fifty naira scheme on day one", "Masters pay the first month."],
    ],
  },
  {
    name: "Fish processing",
    scene: "fish",
    told: [
      [
        "palmcoast",
        "Women of Oron smoke fish in ovens that spare their eyes",
        "The kilns use a third of the wood. Buyers pay more for fish without soot.",
      ],
      [
        "chalk",
        "Smoke goes up the chimney: new kilns protect Oron's fish smokers",
        "Clinics have noticed the difference.",
      ],
      ["cowrie", "Cleaner kilns win Oron a supermarket contract", "Packs are sealed and dated on the beach."],
    ],
    later: [
      ["Oron's kiln builders are asked for in Ghana", "Two have renewed their passports."],
      ["Fish smokers open a crèche beside the kilns", "It is upwind."],
    ],
  },
  {
    name: "Ibom cold chain",
    scene: "power",
    told: [
      [
        "palmcoast",
        "Cold store at Ikot Abasi lets shrimpers wait for a better price",
        "Catch used to be sold by noon or lost. The store holds forty tonnes at the price of a bag of ice.",
      ],
      [
        "cowrie",
        "Forty tonnes of patience: shrimpers win a say in price",
        "Exporters pay a tenth more than last season.",
      ],
    ],
    later: [
      [
        "Shrimpers of Ikot Abasi book a container of their own",
        "It sails with nine boats' names on the side.",
      ],
      ["Cold store takes pepper when shrimps are few", "The two are kept far apart."],
    ],
  },
  {
    name: "Lagos garment line",
    scene: "cloth",
    told: [
      [
        "lagoon",
        "Ready-to-wear factory in Isolo hires eight hundred",
        "It sews work clothes for mines and hospitals in nine countries. Machines came from a closed mill abroad.",
      ],
      [
        "cowrie",
        "Nine countries dressed from Isolo",
        "Zips are still imported, the manager said, but not for long.",
      ],
      [
        "danfo",
        "Factory for Isolo don employ eight hundred tailor",
        "Na overall and nurse cloth dem dey sew.",
      ],
    ],
    later: [
      ["Zip maker sets up beside the Isolo factory", "Its first order is for a million."],
      ["Tailors' children get a nursery at the Isolo works", "It opens ten minutes before the shift."],
    ],
  },
  {
    name: "Ginger export",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Kachia ginger fetches its best price in seven years",
        "Growers dried it on raised mats instead of the road. Buyers from Rotterdam sent samples home by air.",
      ],
      ["cowrie", "Mats lift ginger to the top grade", "A mat costs less than a bag of what it saves."],
      [
        "lantern",
        "Kachia's ginger dries above the dust",
        "Two thousand mats were woven in prison workshops.",
      ],
    ],
    later: [
      ["Ginger mats ordered for pepper and hibiscus", "Weavers have a waiting list."],
      ["Rotterdam buyers come to Kachia to see the mats", "They left with one each."],
    ],
  },
  {
    name: "Insurance for yams",
    scene: "farm",
    told: [
      [
        "two-rivers",
        "Yam growers get drought cover that pays by satellite",
        "No inspector has to come. Four thousand were paid within two weeks of a dry spell.",
      ],
      [
        "cowrie",
        "When the map turns brown, the money comes",
        "Premiums are taken at harvest and not at planting.",
      ],
      ["antenna", "Satellite pays farmers before they claim", "The trigger is published, pixel by pixel."],
    ],
    later: [
      ["Yam cover extended to maize after a good first year", "Growers voted on the trigger."],
      ["Farmers who did not need their cover get seed", "The insurer calls it an apology for good weather."],
    ],
  },
  {
    name: "Small hydro for factories",
    scene: "power",
    told: [
      [
        "lantern",
        "Waterfall at Kurra turns ten workshops' machines",
        "The plant is the size of a shipping box and belongs to those who use it. Surplus is sold to the village.",
      ],
      ["cowrie", "Ten workshops and a waterfall", "Diesel bills have gone to nothing."],
    ],
    later: [
      ["Kurra waterfall powers a bakery by night", "Machines sleep, and ovens do not."],
      ["Engineers measure twelve more falls on the Plateau", "Each could run a street."],
    ],
  },
  {
    name: "Bank branch buses",
    scene: "coins",
    told: [
      [
        "iroko",
        "Bank buses reach towns that lost their branches",
        "The timetable is on market days. Cash, cards and complaints are handled on board.",
      ],
      ["cowrie", "Wheels replace walls for a rural bank", "Nine buses serve what forty branches used to."],
      ["eyele", "Ọkọ̀ báǹkì ń lọ sí ìlú tí kò ní ẹ̀ka", "Ọjọ́ ọjà ni ó máa ń wá."],
    ],
    later: [
      ["Bank bus driver learns to count notes by ear", "He can tell a bundle short."],
      ["Market towns ask for the bank bus twice a week", "Three have offered it shade."],
    ],
  },
  {
    name: "School forest",
    scene: "trees",
    told: [
      [
        "iroko",
        "Teak planted by schoolchildren in 1986 pays for a new school",
        "The pupils, now parents, felled a fifth and replanted all of it.",
      ],
      ["cowrie", "A school's forest comes due", "The sale was by open tender."],
    ],
    later: [
      ["Replanted teak at the forest school numbered by class", "First years have the row by the gate."],
      ["Desks for the new school made from its own trees", "Each bears the planter's name."],
    ],
  },
  {
    name: "Music royalties",
    scene: "drum",
    told: [
      [
        "lagoon",
        "Musicians get a first payment for songs played in buses",
        "A meter in the radio counts. Eight thousand artists shared the pot.",
      ],
      [
        "owambe",
        "Paid by the bus: old singers receive a surprise",
        "The largest cheque went to a highlife widow in Warri.",
      ],
      [
        "antenna",
        "How a box in a bus pays a trumpet player",
        "Songs are recognised by their first eight seconds.",
      ],
    ],
    later: [
      ["Bus royalties reach a band that had broken up over money", "They have met for lunch."],
      ["Barbers' radios to be counted next", "Barbers have asked for a discount on gospel."],
    ],
  },
  {
    name: "Dairy at Kaduna",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Dairy in Kaduna buys milk from nine hundred Fulani women",
        "Collection is by motorcycle before the heat. Payment is weekly and by telephone.",
      ],
      ["dorawa", "Masana'antar nono a Kaduna tana saya daga mata ɗari tara", "Ana biya kowane mako ta waya."],
      [
        "cowrie",
        "Milk by motorcycle: a dairy finds its supply at the roadside",
        "It sells yoghurt within the day.",
      ],
    ],
    later: [
      ["Kaduna milk women form a savings fund", "It has bought eleven heifers."],
      ["Strawberry yoghurt sells best, to the dairy's surprise", "The fruit comes from Jos."],
    ],
  },
  {
    name: "Cable maker exports",
    scene: "power",
    told: [
      [
        "kolanut",
        "Nnewi cable firm lights a stadium in Cotonou",
        "It won against bids from four continents. The wire was drawn from scrap copper.",
      ],
      ["cowrie", "Copper scrap to stadium lights", "The order doubles the firm's exports."],
    ],
    later: [
      ["Nnewi cable makers take on forty apprentices", "They will learn in two languages."],
      ["Scrap copper price firm after the Cotonou order", "Dealers have begun to sort by shine."],
    ],
  },
  {
    name: "Money from abroad",
    scene: "coins",
    told: [
      [
        "cowrie",
        "Families abroad send home a tenth more this quarter",
        "Cheaper transfers by telephone explain most of it, bankers said. School fees were the main use.",
      ],
      ["lagoon", "Remittances rise as fees fall", "A transfer of one hundred dollars now costs two."],
      [
        "antenna",
        "Start-ups push the price of sending money below three per cent",
        "Six firms share the lead.",
      ],
    ],
    later: [
      ["Transfer fees fall again as a bank joins the race", "Customers compare them on one page."],
      [
        "School bursars welcome fees paid from abroad in minutes",
        "Receipts arrive before the parent's call ends.",
      ],
    ],
  },
  {
    name: "Shea butter",
    scene: "farm",
    told: [
      [
        "two-rivers",
        "Shea pickers in Niger earn a third more",
        "Buyers agreed to pay by quality after women's groups bought a tester. Cosmetics firms in Lagos took half of the crop.",
      ],
      ["cowrie", "A small tester changes the shea trade", "It measures acid in a minute."],
      [
        "harmattan",
        "Northern shea stays home for longer",
        "More nuts are pressed before they leave the village.",
      ],
    ],
    later: [
      ["Shea presses in Niger order a second tester", "It travels by donkey."],
      ["Lagos cosmetics firm names its pickers on the jar", "Customers have written to three."],
    ],
  },
  {
    name: "Poultry feed costs",
    scene: "farm",
    told: [
      [
        "iroko",
        "Eggs get cheaper as maize falls",
        "A crate costs a tenth less than at the start of the season. Farmers expect the fall to last until the rains.",
      ],
      ["cowrie", "Eggs fall with maize, and bakers smile", "Feed makes up most of a poultry farm's costs."],
      ["danfo", "Egg don cheap small", "Maize price drop, so fowl food drop too."],
      [
        "kolanut",
        "Nsukka poultry farmers restock as feed gets cheaper",
        "Hatcheries are booked for two months.",
      ],
    ],
    later: [
      ["Bakers in Ibadan make larger sponge cakes", "They said the eggs had persuaded them."],
      ["Farmers insure their hens while feed is cheap", "The premium is paid in eggs."],
    ],
  },
  {
    name: "Enugu coal office",
    scene: "screen",
    told: [
      [
        "kolanut",
        "Enugu's coal office becomes a home for sixty young firms",
        "The old pay desk is the reception. Rents are a third of those in Lagos.",
      ],
      ["antenna", "Start-ups move into the coal office", "Fibre follows the old tramway."],
      ["udara", "Ụlọ ọrụ kol n'Enugu aghọọla ebe ụlọ ọrụ teknụzụ", "Ụlọ ọrụ iri isii dị n'ime ya."],
    ],
    later: [
      ["Coal office firms hire their hundredth programmer", "She is a miner's granddaughter."],
      ["Enugu tech house adds a kitchen and a crèche", "Both were in the original plans for the manager."],
    ],
  },
  {
    name: "Fertiliser by barge",
    scene: "ferry",
    told: [
      [
        "two-rivers",
        "Barges bring fertiliser up the Niger ahead of the rains",
        "Thirteen thousand tonnes were unloaded at Baro. The journey cost half of the road price.",
      ],
      ["cowrie", "River freight delivers for farmers", "Lorry traffic through Lokoja fell for a week."],
      ["harmattan", "Baro port's busiest week in memory", "Porters came from four states."],
    ],
    later: [
      ["Barges go back down the Niger with maize", "It is the first return cargo in years, the crew said."],
      ["Farmers collect fertiliser at Baro by ox cart", "A queue of four hundred moved quickly."],
    ],
  },
  {
    name: "Coastal shrimp export",
    scene: "fish",
    told: [
      [
        "palmcoast",
        "Shrimp farms on the Cross River pass the export test",
        "Ponds are fed by the tide and watched by sensors. The first shipment goes to Spain.",
      ],
      ["cowrie", "Cross River shrimps cleared for Europe", "Inspectors praised the records."],
    ],
    later: [
      ["First shrimps from Cross River on sale in Vigo", "The fishmonger put up a flag."],
      ["Tidal ponds to double before the next season", "Mangroves were left between them."],
    ],
  },
  {
    name: "Bricks of laterite",
    scene: "road",
    told: [
      [
        "lantern",
        "Builders in Jos return to laterite bricks as cement gets dear",
        "Presses make a thousand a day. Walls stay four degrees cooler.",
      ],
      ["cowrie", "Earth bricks cut the cost of a house by a fifth", "A bank has agreed to lend on them."],
      ["chalk", "New school in Bukuru built of the hill it stands on", "Pupils pressed the last row."],
    ],
    later: [
      ["Laterite press makers in Jos take orders from Niger Republic", "The presses travel in two halves."],
      ["First bank loan on an earth house granted", "The manager had touched the wall."],
    ],
  },
  {
    name: "Women drivers' garage",
    scene: "danfo",
    told: [
      [
        "lagoon",
        "Garage in Ikeja trains women to service lorries",
        "Thirty have qualified, and haulage firms are waiting for more.",
      ],
      ["iroko", "Thirty new mechanics, none of them men", "Ibadan's transport union has visited twice."],
      ["danfo", "Women mechanic don full Ikeja garage", "Trailer driver dey queue for dem."],
    ],
    later: [
      ["Ikeja garage opens a night bay", "Lorries can be serviced while their drivers sleep."],
      ["Mechanics from the women's garage hired by an airline", "They will begin with the baggage carts."],
    ],
  },
  {
    name: "Cassava bread rule",
    scene: "pot",
    told: [
      [
        "iroko",
        "Bakers and millers agree on a tenth of cassava in every loaf",
        "Trials found no change in taste. The mills have bought two hundred driers.",
      ],
      [
        "cowrie",
        "A tenth of cassava saves a shipload of wheat a month",
        "Growers want a price before planting.",
      ],
      [
        "eyele",
        "Àwọn oníbúrẹ́dì fohùn ṣọ̀kan lórí ìyẹ̀fun gbágùúdá",
        "Ìdá kan nínú mẹ́wàá ni yóò wà nínú búrẹ́dì.",
      ],
    ],
    later: [
      ["Cassava growers sign at a fixed price with six mills", "It covers two seasons."],
      ["Bread prices steady with cassava in the mix", "The bakers will report each month."],
    ],
  },
];
