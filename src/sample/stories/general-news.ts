import type { SampleStory } from "#sample/story.ts";

export const generalNews: readonly SampleStory[] = [
  {
    name: "Epe night ferry",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Night ferry joins Epe to Ikorodu in forty minutes",
        "A boat with sixty seats now crosses after dark, lit by a row of buoys. Traders who used to sleep beside their goods say they can be home for supper.",
      ],
      [
        "iroko",
        "After dark, the lagoon gets a timetable",
        "Four evening crossings between Epe and Ikorodu began quietly, with life jackets for children and a place for baskets.",
      ],
      [
        "kolanut",
        "Sixty-seat boat ends the long road home for Epe traders",
        "The fare is fixed at the price of the bus, and the last departure waits for the fish market to close.",
      ],
      [
        "danfo",
        "Night boat don start for Epe, market women dey smile",
        "Before before, na road dem dey follow reach house for midnight. Now boat go carry dem cross water for forty minutes.",
      ],
    ],
    later: [
      [
        "Ferry crews ask for a second lamp at the Ikorodu jetty",
        "The jetty master says the lamp will be moved from the old ticket office, which nobody uses.",
      ],
      [
        "Bus drivers lower fares as passengers take to the water",
        "The drivers' branch secretary called the change a fair race and wished the boats calm weather.",
      ],
      [
        "First week of evening crossings carries eight thousand people",
        "The busiest departure was the last one, which left with every seat taken and a wardrobe on deck.",
      ],
    ],
  },
  {
    name: "Lokoja flood markers",
    scene: "river",
    told: [
      [
        "two-rivers",
        "Painted poles tell Lokoja when to move the goats",
        "Forty poles along the bank are striped white, yellow and red. A child can read them, say the volunteers who cut them from old pipes.",
      ],
      [
        "harmattan",
        "Striped posts on the Niger give riverside families two days' warning",
        "Each stripe is matched to a gauge upstream, so that households know when to lift stores and animals to higher ground.",
      ],
    ],
    later: [
      [
        "Fishermen add their own marks to the river poles",
        "They have tied bottle tops at the height of the 2012 water, which older residents asked to see.",
      ],
      [
        "School pupils will read the water level every morning",
        "Two classes share the duty and send the colour by telephone to the town hall.",
      ],
      [
        "Niger stays below the yellow stripe after heavy rain upstream",
        "The volunteers walked the bank twice in the night and found every pole standing.",
      ],
    ],
  },
  {
    name: "Enugu tree street",
    scene: "trees",
    told: [
      [
        "kolanut",
        "One street in Enugu plants four hundred trees and names each one",
        "Ogbete Lane has a mango called Patience and an udara called Uncle. Every household waters the tree before its gate.",
      ],
      [
        "lantern",
        "Neighbours turn a bare Enugu lane into an orchard",
        "The seedlings came from a school nursery, the fences from broken bed frames.",
      ],
      [
        "udara",
        "Okporo ámá otu n'Enugu akụọla osisi narị anọ",
        "Ezinụlọ ọ bụla na-agba osisi dị n'ihu ọnụ ụzọ ya mmiri kwa ụtụtụ.",
      ],
    ],
    later: [
      [
        "Goat eats Patience; a new mango is planted by evening",
        "The goat's owner brought the seedling himself and built it the tallest fence in the street.",
      ],
      [
        "Three more streets ask for the Enugu seedling list",
        "The school nursery says it has udara and ube enough for every gate that promises water.",
      ],
    ],
  },
  {
    name: "Makurdi bridge lights",
    scene: "bridge",
    told: [
      [
        "two-rivers",
        "Makurdi walks its bridge again under new lamps",
        "The footpath had been dark for six years. The lamps take their power from panels bolted to the railing.",
      ],
      [
        "palmcoast",
        "Solar lamps bring evening walkers back to the Benue",
        "Couples, joggers and three boiled-egg sellers were counted on the first night.",
      ],
    ],
    later: [
      [
        "Egg sellers on the footbridge agree on one price",
        "They have painted it on a tin so that nobody need ask in the wind.",
      ],
      [
        "Anglers ask for the lamps above pier four to be dimmed",
        "Fish stay away from the brightest water, they explained, and the council has promised a shade.",
      ],
    ],
  },
  {
    name: "Kano rain kiosks",
    scene: "rain",
    told: [
      [
        "harmattan",
        "Kano puts rain gauges in barbers' shops",
        "Forty barbers now write the morning's rainfall on the mirror. The figures go to farmers by text message before nine.",
      ],
      [
        "dorawa",
        "Masu aski a Kano sun fara auna ruwan sama",
        "Ana rubuta adadin ruwan a kan madubi kowace safiya, sannan a tura wa manoma ta waya.",
      ],
      [
        "iroko",
        "Why barbers became the weathermen of Kano",
        "A shop is open before sunrise, its owner can read a scale, and everybody passes it: that was the whole reasoning.",
      ],
    ],
    later: [
      [
        "Farmers' line answers three thousand calls on a wet morning",
        "Most callers wanted to know whether to wait with the second weeding.",
      ],
      [
        "Barber with the most careful record wins a new clipper",
        "Malam Sani Dankura missed one morning in ninety, and that was for his daughter's naming.",
      ],
    ],
  },
  {
    name: "Ilorin lost and found",
    scene: "danfo",
    told: [
      [
        "lantern",
        "Ilorin bus park opens a room for lost things",
        "On the shelves: eleven umbrellas, a trumpet, one left shoe and a wedding cake stand. Owners need only describe them well.",
      ],
      [
        "eyele",
        "Ibùdókọ̀ Ìlọrin ṣí yàrá fún ohun tó sọnù",
        "Agboòrùn mọ́kànlá, fèrè kan àti bàtà ẹsẹ̀ òsì kan ló ti wà níbẹ̀.",
      ],
    ],
    later: [
      [
        "Trumpet goes home after its owner plays four bars",
        "The clerk said no form could have proved it better, and the queue asked for a fifth.",
      ],
      [
        "Umbrellas left in buses may now be borrowed on wet days",
        "A deposit of one hundred naira is returned with the umbrella.",
      ],
    ],
  },
  {
    name: "Jos street cleaners",
    scene: "road",
    told: [
      [
        "lantern",
        "Jos sweepers draw the map that the council never had",
        "They know every gutter by its habit of blocking. Their hand-drawn sheet, twelve metres long, hangs in the ward office.",
      ],
      [
        "harmattan",
        "Twelve-metre map by street cleaners guides Jos drainage work",
        "Engineers have marked thirty culverts on it to be opened before the rains.",
      ],
      [
        "two-rivers",
        "The women who sweep Jos now direct its engineers",
        "Work begins where the sweepers' ink is thickest, around the Terminus market.",
      ],
    ],
    later: [
      [
        "Copy of the gutter map goes to the city archive",
        "The archivist has asked the sweepers to sign each quarter they drew.",
      ],
      [
        "First culvert opened in Jos yields fourteen bicycles",
        "Residents were invited to claim them; two did, a little shyly.",
      ],
    ],
  },
  {
    name: "Warri postal boats",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Letters reach creek villages by blue canoe",
        "A postal boat leaves Warri twice a week with parcels, medicine and newspapers in a tin trunk. It returns with smoked fish addressed to relatives in town.",
      ],
      [
        "danfo",
        "Blue canoe dey carry letter go creek, e dey carry fish come back",
        "Postman Tuoyo say na fish im customers dey send pass letter.",
      ],
    ],
    later: [
      [
        "Creek schools send three hundred letters on the first boat",
        "Most were addressed to other schools on the same river.",
      ],
      [
        "Blue canoe gets a roof before the long rains",
        "The carpenter used planks from the old post office counter.",
      ],
    ],
  },
  {
    name: "Abeokuta clock",
    scene: "hall",
    told: [
      [
        "iroko",
        "Abeokuta's stopped clock strikes again, nine minutes fast",
        "The watchmaker who mended it says the town has always liked to be early. It will be set right in the dry season.",
      ],
      [
        "eyele",
        "Aago ìlú Abẹ́òkúta tún ti ń dún",
        "Alágbẹ̀dẹ aago sọ pé yóò tọ́ ìṣẹ́jú mẹ́sàn-án tó fi ń sáré náà nígbà ẹ̀ẹ̀rùn.",
      ],
    ],
    later: [
      [
        "School bell beside the old clock now rings to match it",
        "The headmistress preferred nine minutes' error to an argument every hour.",
      ],
      [
        "Watchmaker takes two apprentices to the tower",
        "The sisters, aged seventeen and nineteen, will wind the weights on alternate weeks.",
      ],
    ],
  },
  {
    name: "Kainji Link",
    scene: "power",
    told: [
      [
        "two-rivers",
        "Kainji Link lights forty villages along the Niger",
        "The new line was switched on at dusk, one village after another, while children ran along the bank to keep up. Another sixty follow when the second transformer arrives.",
      ],
      [
        "harmattan",
        "Forty Niger villages switched on in a single evening",
        "Engineers of the Kainji Link counted the lamps from the dam wall and lost count at nine hundred.",
      ],
      [
        "iroko",
        "Where the line ends, the evening begins",
        "For the villages below the dam, power had always passed overhead on its way to somewhere else.",
      ],
      [
        "dorawa",
        "Ƙauyuka arba'in sun samu wutar lantarki a gaɓar Kwara",
        "An kunna layin Kainji da magariba, ƙauye bayan ƙauye.",
      ],
    ],
    later: [
      [
        "Second transformer for the Kainji line crosses the river by barge",
        "It weighs as much as nine elephants, the bargeman said, though he had only ever carried cement.",
      ],
      [
        "Lamp sellers mark down their stock along the Niger",
        "Kerosene lamps are going at half price, and one trader keeps a single lamp lit for old times.",
      ],
      [
        "Villages below the dam agree to dim the street lamps at midnight",
        "Elders wanted the stars back, and the savings will pay for bulbs.",
      ],
    ],
  },
  {
    name: "Owerri footpaths",
    scene: "road",
    told: [
      [
        "kolanut",
        "Owerri paves its footpaths with broken tiles",
        "Builders bring their breakages to a yard behind the fire station, where a mosaic maker and six apprentices sort them by colour.",
      ],
      [
        "lagoon",
        "Mosaic pavements give Owerri walkers a dry road to work",
        "Each ward has chosen its own pattern. Ward four chose a football.",
      ],
    ],
    later: [
      [
        "Owerri wards compete over pavement patterns",
        "The judges will walk barefoot, which the mosaic maker says is the only honest test.",
      ],
      [
        "Tile yard asks builders for more blue",
        "Every ward with a river in its design has run short of water.",
      ],
    ],
  },
  {
    name: "Badagry lighthouse",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Badagry's lighthouse turns again after nineteen years",
        "Fishermen had steered by a church with a bright gutter. The new lamp can be seen from eleven miles.",
      ],
      [
        "danfo",
        "Badagry lighthouse don wake up",
        "Fishermen say before na church roof dem dey use find road come house.",
      ],
    ],
    later: [
      [
        "Church with the bright gutter thanked by Badagry fishermen",
        "They have offered to repaint the gutter, and the vicar has asked for the same silver.",
      ],
      [
        "Keeper of the Badagry lamp is a retired music teacher",
        "She says the turn is a slow waltz and needs a steady hand.",
      ],
    ],
  },
  {
    name: "Harmattan Games",
    scene: "track",
    told: [
      [
        "harmattan",
        "Bauchi opens its roads to walkers for the Harmattan Games",
        "Thirty-six state teams and the capital will parade through the old gate. Donkeys carry the flags, as they did at the first games.",
      ],
      [
        "lantern",
        "Thirty-seven teams, one gate: Bauchi welcomes the Harmattan Games",
        "Households have lent four thousand mattresses, each with a name sewn to the corner.",
      ],
      [
        "iroko",
        "Bauchi lends its mattresses to the nation's young athletes",
        "The organisers asked for two thousand beds and were offered twice as many.",
      ],
      [
        "kolanut",
        "Donkeys lead the parade as the Harmattan Games begin",
        "The drummers had rehearsed at a walking pace for a month.",
      ],
    ],
    later: [
      [
        "Lost mattress finds its owner through a sewn-in name",
        "It had been carried to the wrong team by a very helpful taxi.",
      ],
      [
        "Bauchi's old gate gets a ramp for the closing parade",
        "Wheelchair racers had asked to enter first and leave last.",
      ],
      [
        "Volunteers at the games hand back nine hundred lost bottles",
        "Each had been marked with paint in the colours of a state.",
      ],
    ],
  },
  {
    name: "Nsukka fire watch",
    scene: "trees",
    told: [
      [
        "kolanut",
        "Nsukka hills get a fire watch of retired postmen",
        "They know every path and own good boots. A bell on the water tower tells the town which slope is burning.",
      ],
    ],
    later: [
      [
        "First alarm on the Nsukka hills is a barbecue",
        "The students were given a lesson and asked for a plate.",
      ],
      [
        "Bell ringers of the fire watch learn four new peals",
        "One is for smoke, one for flame, one for rain, and the last means supper.",
      ],
    ],
  },
  {
    name: "Ferry of Buguma",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Buguma children cross to school in a ferry with desks",
        "The boat takes twenty minutes, so the first lesson is on board. Reading aloud steadies the stomach, says the mistress.",
      ],
      ["chalk", "First lesson of the day floats", "Handwriting is left for the shore."],
    ],
    later: [
      [
        "Geography class on the Buguma boat is moved to the bow",
        "From there the pupils can point at what is meant.",
      ],
      [
        "Floating classroom takes a day off for high wind",
        "Pupils were disappointed, and sent their sums across by canoe.",
      ],
    ],
  },
  {
    name: "Kafanchan station",
    scene: "hall",
    told: [
      [
        "lantern",
        "Kafanchan junction sells tickets again, and hot ginger tea",
        "The waiting room was swept by the town's choir. Two trains a day stop for fifteen minutes each.",
      ],
      [
        "harmattan",
        "Trains stop at Kafanchan after a silence of years",
        "The stationmaster has kept the key since his father retired.",
      ],
      [
        "two-rivers",
        "Ginger tea and a timetable revive an old junction",
        "Growers load sacks on the afternoon train, which smells of it as far as Minna.",
      ],
    ],
    later: [
      [
        "Fifteen minutes prove too short for Kafanchan's tea",
        "The driver now sounds the horn once for each cup left unfinished.",
      ],
      [
        "Ginger growers hire a wagon from the junction",
        "It is painted yellow so that nobody loads fish in it by mistake.",
      ],
    ],
  },
  {
    name: "Yenagoa rain market",
    scene: "rain",
    told: [
      [
        "palmcoast",
        "Yenagoa market lifts its floor above the tide",
        "Traders now stand on planks a metre up, and customers come by canoe when the creek is high.",
      ],
      [
        "danfo",
        "For Yenagoa, market don climb ladder",
        "When water come, canoe go carry customer reach the tomato side.",
      ],
    ],
    later: [
      [
        "Canoe parking causes the first quarrel in Yenagoa's raised market",
        "It was settled by a painted line and a plate of fish.",
      ],
      [
        "Plank market stays dry through the season's highest tide",
        "The butcher moved his scales up a step all the same.",
      ],
    ],
  },
  {
    name: "Sapele rubber walk",
    scene: "trees",
    told: [
      [
        "palmcoast",
        "Old rubber estate in Sapele opens its shade to walkers",
        "Tappers lead the tours and let visitors draw one line on one tree.",
      ],
    ],
    later: [
      [
        "Walkers' line on the Sapele tree is now a spiral",
        "The tappers say it has yielded a whole football.",
      ],
      ["Rubber walk adds an evening for the deaf", "The tappers tell it by hand, and the trees do the rest."],
    ],
  },
  {
    name: "Oyo water women",
    scene: "river",
    told: [
      [
        "iroko",
        "Women of Iseyin mend a spring that three contractors gave up",
        "They followed the damp by touch, dug for nine nights and found the old pipe behind a fig root.",
      ],
      [
        "eyele",
        "Àwọn obìnrin Ìsẹ́yìn tún ìsun omi ṣe",
        "Ọwọ́ ni wọ́n fi tẹ̀ lé ilẹ̀ tútù títí wọ́n fi rí òpó omi àtijọ́.",
      ],
    ],
    later: [
      ["Contractors visit the mended spring to take notes", "They were given tea made with it."],
      ["Fig tree of Iseyin gets its own overflow", "The women said it had only been thirsty."],
    ],
  },
  {
    name: "Bight Line",
    scene: "road",
    told: [
      [
        "palmcoast",
        "Bight Line carries its first passengers from Warri to Calabar",
        "The coastal train left at six with four hundred and twenty people aboard and arrived eleven minutes early. Tickets for the first month cost half the later fare.",
      ],
      [
        "kolanut",
        "Coastal railway opens after nine years of building",
        "Twenty-six bridges had to be raised above the creeks before the rails could be laid. A second pair of trains is expected before the rains.",
      ],
      [
        "lagoon",
        "Warri to Calabar in five hours, with a window on the sea",
        "Families brought folding chairs to the embankments to watch the first train go by.",
      ],
      [
        "iroko",
        "First coastal train reaches Calabar ahead of time",
        "The driver, Esther Bassey, waited outside the station for the platform clock to catch up.",
      ],
      [
        "danfo",
        "Train don run from Warri reach Calabar",
        "E fast, e cool, and seat dey for everybody wey hold ticket.",
      ],
    ],
    later: [
      [
        "Second train set for the coast unloaded at Onne port",
        "Its eleven carriages will be tested at night for three weeks.",
      ],
      [
        "Passengers ask for an earlier departure from Eket",
        "Most of those who signed are nurses on the morning shift.",
      ],
      [
        "Coastal trains full for the holidays, booking office says",
        "Standing tickets will not be sold on the long bridges.",
      ],
    ],
  },
  {
    name: "Abuja rain drains",
    scene: "rain",
    told: [
      [
        "harmattan",
        "Abuja clears two hundred kilometres of drains before the rains",
        "Crews began in Nyanya and Lugbe, where roads were under water for six days last year. Residents were asked to keep market waste off the culverts.",
      ],
      [
        "lantern",
        "Drain gangs work through the night as clouds build over the capital",
        "The works office says that four fifths of the list is done.",
      ],
    ],
    later: [
      [
        "First heavy storm passes without a flooded street in Lugbe",
        "The works office warned that the test would come with three wet days together.",
      ],
      ["Abuja traders given bins in exchange for clear culverts", "Each row of stalls has chosen a keeper."],
      ["Drain crews turn to the outer towns next", "Work in Kuje will start once the school term is over."],
    ],
  },
  {
    name: "Kaduna blood drive",
    scene: "clinic",
    told: [
      [
        "harmattan",
        "Kaduna drivers' union gives two thousand pints of blood",
        "The queue ran past the motor park and round the mosque. Hospitals in four states will share the supply.",
      ],
      [
        "chalk",
        "Blood banks in the north-west are full, as they have not been in a decade",
        "Doctors thanked the drivers, who began the drive after a colleague was saved by strangers.",
      ],
      ["dorawa", "Direbobi a Kaduna sun ba da gudummawar jini", "An samu leda dubu biyu cikin kwana uku."],
    ],
    later: [
      [
        "Barbers and tailors plan their own blood day in Kaduna",
        "A nurse from the first drive will speak to both unions.",
      ],
      ["Stored blood reaches Kafanchan by motorcycle in ninety minutes", "The run used to take half a day."],
    ],
  },
  {
    name: "Third river crossing",
    scene: "bridge",
    told: [
      [
        "two-rivers",
        "New bridge at Idah shortens the road to the east by ninety kilometres",
        "Cars crossed free of charge on the opening day. Lorries must wait until the western ramp has settled.",
      ],
      [
        "kolanut",
        "Idah bridge brings Enugu and Abuja closer",
        "Bus companies say that they will save two hours and a tank of fuel on every return trip.",
      ],
      [
        "cowrie",
        "Haulage rates fall as lorries look to the Idah crossing",
        "One firm has already moved its depot across the river.",
      ],
    ],
    later: [
      [
        "Ferry crews at Idah to be retrained as bridge wardens",
        "Twenty-four of thirty took the offer; the rest will carry visitors.",
      ],
      ["Western ramp passes its load test", "Eight lorries of laterite stood on it for three days."],
      [
        "Toll for the new Idah bridge put off until next year",
        "The state said the approach roads must be finished first.",
      ],
    ],
  },
  {
    name: "School fire drills",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Lagos schools hold fire drills in the first week of term",
        "The fire service visited sixty schools and found that most could be emptied in four minutes. Blocked gates were the commonest fault.",
      ],
    ],
    later: [
      [
        "Blocked gates cleared at nineteen Lagos schools after drills",
        "The fire service will call again without notice.",
      ],
      [
        "Market fire wardens ask for the drill that schools had",
        "Balogun will be first, before opening time.",
      ],
    ],
  },
  {
    name: "Ogun road signs",
    scene: "road",
    told: [
      [
        "iroko",
        "Ogun replaces four thousand road signs with ones that cannot be sold for scrap",
        "The new boards are made of pressed rice husk. Motorists had complained of getting lost on the Sagamu roads.",
      ],
    ],
    later: [
      ["Rice husk signs survive their first storm", "Two were bent by a cow, which was unhurt."],
      [
        "Drivers report wrong turns to a new Ogun telephone line",
        "Eleven arrows have been turned round already.",
      ],
    ],
  },
  {
    name: "Maiduguri water scheme",
    scene: "river",
    told: [
      [
        "harmattan",
        "Clean water returns to nine Maiduguri districts",
        "A repaired treatment plant on the Ngadda is pumping again. Households will get supply every other day until the second main is laid.",
      ],
      [
        "dorawa",
        "Ruwan famfo ya dawo unguwanni tara a Maiduguri",
        "Za a riƙa ba da ruwa kowace rana ta biyu.",
      ],
      [
        "two-rivers",
        "Repaired plant ends the water carts' monopoly",
        "The price of a barrel has halved in a week.",
      ],
    ],
    later: [
      [
        "Second main for Maiduguri to be laid by the harmattan",
        "Pipes for twelve kilometres are in the yard.",
      ],
      [
        "Water vendors form a repair team for household taps",
        "They know every leaking street, the utility said.",
      ],
    ],
  },
  {
    name: "Uyo street numbers",
    scene: "road",
    told: [
      [
        "palmcoast",
        "Every house in Uyo gets a number, and the postmen a map",
        "Students walked nine hundred streets to make the list. Ambulance crews tried it out and saved six minutes a call.",
      ],
    ],
    later: [
      [
        "Uyo's new addresses accepted by banks and couriers",
        "Customers no longer need describe the mango tree.",
      ],
      [
        "Three streets in Uyo discover that they have the same name",
        "Residents will vote on which may keep it.",
      ],
    ],
  },
  {
    name: "Hadejia birds",
    scene: "river",
    told: [
      [
        "harmattan",
        "Half a million birds counted on the Hadejia wetlands",
        "It is the highest figure in seventeen years. Wardens credit two good floods and fewer nets.",
      ],
      [
        "antenna",
        "Drone and notebook agree on the birds of Hadejia",
        "Volunteers counted by eye while a camera passed overhead; the two figures were four per cent apart.",
      ],
    ],
    later: [
      ["Hadejia villages open their own watchtower for visitors", "The fee goes to the primary school."],
      [
        "Ringed heron from Poland spotted in the Hadejia reeds",
        "It had flown four thousand kilometres since autumn.",
      ],
    ],
  },
  {
    name: "Benin moat",
    scene: "trees",
    told: [
      [
        "palmcoast",
        "Volunteers clear eleven kilometres of the old Benin moat",
        "Rubbish filled four hundred lorries. A footpath along the bank is to follow.",
      ],
      [
        "iroko",
        "Ancient earthworks come out from under the weeds in Benin",
        "Historians walked ahead of the diggers and marked what must not be touched.",
      ],
    ],
    later: [
      [
        "Footpath beside the Benin earthworks opens as far as the second gate",
        "Guides have been trained from nearby streets.",
      ],
      ["Potsherds from the moat go to a school display", "Archaeologists had finished recording them."],
    ],
  },
  {
    name: "Idanre cable car",
    scene: "bridge",
    told: [
      [
        "iroko",
        "Cable car will lift visitors to the Idanre hills in nine minutes",
        "Sixteen cabins now hang above the old steps, which stay open to walkers. The first rides go to the masons who carried the pillars up by hand.",
      ],
      ["eyele", "Ọkọ̀ orí okùn yóò máa gbé àlejò lọ sórí òkè Ìdànrè", "Ìṣẹ́jú mẹ́sàn-án péré ni ìrìn àjò náà."],
      [
        "lagoon",
        "Idanre's six hundred steps get a rival in the sky",
        "A ticket covers one ride up and a cold drink on the way down.",
      ],
      [
        "kolanut",
        "Masons take the first cabins up to old Idanre",
        "They waved to their apprentices, who had chosen the stairs.",
      ],
    ],
    later: [
      [
        "Climbers beat the Idanre cabin by a minute, going down",
        "The race is to be held each year, for anybody over fifty.",
      ],
      [
        "Idanre council caps visitors on the hills at two thousand a day",
        "Guides had warned that the old palace floor is thin.",
      ],
      [
        "Cable car staff learn to carry a grandmother's chair",
        "It fits a cabin with the door open and two strong nephews.",
      ],
    ],
  },
  {
    name: "Passport waiting times",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Passports now come in twelve days, and applicants can watch the queue",
        "The immigration office publishes how long each centre takes. Ikoyi is slowest, Akure quickest.",
      ],
      [
        "iroko",
        "Akure's passport office is the fastest in the country",
        "Staff there begin at seven and answer the telephone.",
      ],
    ],
    later: [
      [
        "Waiting time for passports falls again as two centres open",
        "Visitors to Ikoyi were offered an appointment in Alausa.",
      ],
      [
        "Applicants rate passport desks with a green or red button",
        "Cleaners asked to be rated too, and came first.",
      ],
    ],
  },
  {
    name: "Zaria city wall",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Zaria mends four hundred metres of its ancient wall",
        "Masons used red earth, straw and the juice of locust beans, as the first builders did.",
      ],
      [
        "dorawa",
        "An gyara ganuwar birnin Zariya",
        "An yi amfani da jar ƙasa da ruwan ɗorawa kamar yadda aka yi tun farko.",
      ],
    ],
    later: [
      ["School classes adopt a metre each of the Zaria wall", "They will check it after every storm."],
      [
        "Masons of Zaria open a summer course in earth building",
        "Twelve architects have signed up and bought boots.",
      ],
    ],
  },
  {
    name: "Lagos noise limits",
    scene: "danfo",
    told: [
      [
        "lagoon",
        "Bars and churches in Ikeja agree on hours for loudspeakers",
        "A meter on a lamp post shows the level to all. The line is drawn at ten in the evening.",
      ],
      [
        "danfo",
        "Church and beer parlour don agree for Ikeja: ten o'clock, speaker go off",
        "Meter dey for street make everybody see am.",
      ],
    ],
    later: [
      ["Ikeja sleeps better, doctors' survey finds", "Visits for headache at two clinics fell by a fifth."],
      ["Noise meter on the lamp post becomes a meeting place", "Teenagers sing at it."],
    ],
  },
  {
    name: "Port Harcourt soot watch",
    scene: "rain",
    told: [
      [
        "palmcoast",
        "Port Harcourt schools measure the air each morning",
        "Forty sensors hang on flagpoles. Results are sent to clinics, which have seen fewer coughs since the burning of tyres was stopped.",
      ],
      [
        "antenna",
        "Flagpole sensors map the city's air, street by street",
        "The parts cost less than a school uniform.",
      ],
    ],
    later: [
      [
        "Clean air days outnumber bad ones in Port Harcourt",
        "Pupils raise a white flag when the count is low.",
      ],
      [
        "Tyre collectors paid by the kilo to spare the air",
        "A rubber mat factory takes all that they bring.",
      ],
    ],
  },
  {
    name: "Ekiti grandmothers' park",
    scene: "trees",
    told: [
      [
        "iroko",
        "Ekiti town builds a park where the benches face each other",
        "Old people chose the trees, the paths and the height of the seats. There is a tap at every corner.",
      ],
    ],
    later: [
      [
        "Facing benches of Ekiti copied in two more towns",
        "The carpenter sells the drawing for a song, which he insists on hearing.",
      ],
      [
        "Evening stories draw a crowd to the old people's park",
        "Children must bring a question as an entrance fee.",
      ],
    ],
  },
  {
    name: "Airport bus",
    scene: "danfo",
    told: [
      [
        "lagoon",
        "Airport bus starts in Lagos with room for the suitcases",
        "It runs every twenty minutes from four in the morning. The fare is a tenth of a taxi's.",
      ],
      [
        "iroko",
        "Suitcases ride free on a new Lagos airport bus",
        "Porters at both ends wear yellow and may not take tips.",
      ],
      [
        "cowrie",
        "Airport bus takes six hundred taxis' worth of trips",
        "Drivers have been offered shifts at the wheel.",
      ],
    ],
    later: [
      ["Airport bus adds a stop at Oshodi", "Half of the passengers had been getting off there to change."],
      [
        "Taxi drivers at the wheel of the airport bus ask to keep their radios",
        "A vote of passengers will decide the station.",
      ],
    ],
  },
  {
    name: "Jalingo mango street",
    scene: "trees",
    told: [
      [
        "lantern",
        "Free mangoes for all on Jalingo's main street",
        "Trees planted by a long dead schoolmaster fruit together in a good year. The council puts out ladders and baskets.",
      ],
    ],
    later: [
      [
        "Mango seller in Jalingo takes the week off with a smile",
        "He said nobody could compete with the dead.",
      ],
      [
        "Seeds from the schoolmaster's mangoes wanted in six towns",
        "Pupils dried four thousand on the roof.",
      ],
    ],
  },
  {
    name: "Niger ferry timetable",
    scene: "ferry",
    told: [
      [
        "two-rivers",
        "Ferries on the Niger run to a printed timetable from this month",
        "Waits at Shintaku used to last until the boat was full. Fares are fixed and life jackets are counted.",
      ],
      [
        "palmcoast",
        "Life jackets counted before every crossing",
        "Inspectors ride unannounced, in plain clothes and good shoes.",
      ],
    ],
    later: [
      [
        "Ferry crews on the Niger keep to time on nine days in ten",
        "Fog was to blame for most of the late crossings.",
      ],
      ["Traders plan their mornings by the Shintaku ferry", "The akara women now fry for the seven fifteen."],
    ],
  },
  {
    name: "Owo museum night",
    scene: "hall",
    told: [
      [
        "iroko",
        "Owo's museum opens at night for people who work by day",
        "Guides carry lanterns and speak softly. The ivory leopards are the favourites.",
      ],
      ["eyele", "Musíọ̀mù Ọ̀wọ̀ ń ṣí ní alẹ́ fún àwọn òṣìṣẹ́", "Àwọn atọ́nà ń gbé fìtílà."],
    ],
    later: [
      ["Night visitors to Owo leave a thousand drawings", "The best are hung beside the originals."],
      [
        "Lantern tours of Owo are booked until next month",
        "A second guide has been taken on, for her voice.",
      ],
    ],
  },
  {
    name: "Census of trades",
    scene: "hall",
    told: [
      [
        "iroko",
        "Count of small businesses finds two million more than expected",
        "Enumerators walked every street in fifteen states. One business in five is run from a kitchen.",
      ],
      [
        "cowrie",
        "Two million hidden firms come to light",
        "Most employ one person and a cousin. The figures will guide small loans.",
      ],
      [
        "lagoon",
        "One kitchen in five is a business, census of trades shows",
        "In Mushin alone, there were seven hundred bakers of one cake.",
      ],
    ],
    later: [
      [
        "Kitchen traders get a simple licence after the business count",
        "It costs nothing for the first two years.",
      ],
      [
        "Second round of the trades census begins in the north",
        "Enumerators have been told to knock at back doors.",
      ],
    ],
  },
  {
    name: "Suleja bypass",
    scene: "road",
    told: [
      [
        "harmattan",
        "Suleja bypass takes lorries off the old road",
        "The eighteen kilometres were finished two months early. Pedestrians can cross the market street again without running.",
      ],
      [
        "two-rivers",
        "Lorries turn left at last: Suleja gets its bypass",
        "Journeys from Minna to Abuja are forty minutes shorter.",
      ],
      ["danfo", "Suleja bypass don open", "Trailer no go pass market again, pikin fit cross road."],
    ],
    later: [
      ["Market street in Suleja closed to cars after the bypass opens", "Traders have put out chairs."],
      ["Speed checks begin on the new Suleja road", "Nine in ten drivers kept to the limit."],
    ],
  },
  {
    name: "Osogbo water hyacinth",
    scene: "river",
    told: [
      [
        "iroko",
        "Osogbo turns the weed on its dam into baskets and biogas",
        "Boats clear a hectare a week. Weavers take the stalks and a school kitchen takes the rest.",
      ],
      ["eyele", "Òṣogbo ń sọ koríko odò di apẹ̀rẹ̀", "Ọkọ̀ ojú omi ń kó o kúrò lọ́sọ̀ọ̀sẹ̀."],
    ],
    later: [
      ["Osogbo dam half clear of weed", "Fishermen have found their old channels."],
      ["Weavers of Osogbo teach the hyacinth knot in Epe", "The lagoon there has more than enough."],
    ],
  },
  {
    name: "Yola river guards",
    scene: "river",
    told: [
      [
        "harmattan",
        "Riverside households in Yola rehearse the move to higher ground",
        "Two thousand people walked to the school camp with a bag each. The warning was by drum and by text.",
      ],
      [
        "lantern",
        "Drum, text, walk: Yola practises for a flood",
        "The slowest street took thirty-one minutes.",
      ],
    ],
    later: [
      ["Slowest street in Yola's flood drill gets a second stair", "Volunteers cut it into the bank."],
      ["Upstream dam shares its gate times with Yola", "Schools will hear first."],
    ],
  },
  {
    name: "Aba fire engines",
    scene: "road",
    told: [
      [
        "kolanut",
        "Aba gets six fire engines and the hydrants to feed them",
        "Half of the old hydrants had been paved over. A tinsmith found nineteen by tapping.",
      ],
      ["lagoon", "Tinsmith's hammer finds Aba's buried hydrants", "He listened for the hollow."],
    ],
    later: [
      ["Aba's tinsmith made an honorary fireman", "He has a helmet and a spoon."],
      ["Fire crews reach Ariaria market in five minutes", "Lanes are kept open by painted kerbs."],
    ],
  },
  {
    name: "National park rangers",
    scene: "trees",
    told: [
      [
        "two-rivers",
        "Rangers see lion cubs in Kainji park",
        "Camera traps took pictures of three. Villages on the edge had kept their cattle away for a season.",
      ],
      ["harmattan", "Three cubs, one camera: good news from Kainji", "Rangers have not said where."],
      [
        "lantern",
        "Lions breed again at Kainji",
        "Herders will be paid for every month without loss on either side.",
      ],
    ],
    later: [
      ["Schoolchildren name the Kainji cubs Rain, Dust and Drum", "Rangers call them one, two and three."],
      ["Herders near Kainji receive the first payment for keeping clear", "It came in hay and cash."],
    ],
  },
  {
    name: "Free bus for pensioners",
    scene: "danfo",
    told: [
      [
        "lagoon",
        "Pensioners ride free on Lagos buses outside rush hour",
        "A blue card is all they need. Eighty thousand were issued in a week.",
      ],
      ["danfo", "Papa and mama dem go dey enter BRT free", "Blue card dey, but no be for rush hour."],
    ],
    later: [
      ["Pensioners' blue card used most on the route to the sea", "The beach benches are full by eleven."],
      ["Grandparents take school runs with the free bus card", "Parents have noticed."],
    ],
  },
  {
    name: "Nnewi parts market",
    scene: "market",
    told: [
      [
        "kolanut",
        "Nnewi spare parts dealers move to a market with drains, numbers and shade",
        "Four thousand shops opened on one morning. The old site will be a park.",
      ],
      ["cowrie", "Nnewi's dealers get an address at last", "Delivery vans find them by row and number."],
      [
        "udara",
        "Ndị na-ere akụrụngwa ụgbọala na Nnewi akwaala n'ahịa ọhụrụ",
        "Ụlọ ahịa puku anọ meghere n'otu ụtụtụ.",
      ],
    ],
    later: [
      ["Old Nnewi market site planted with four hundred trees", "Former stallholders paid for one each."],
      ["Nnewi traders cut rubbish by sharing a baler", "Cardboard now earns the cleaners' wages."],
    ],
  },
  {
    name: "Sokoto shade plan",
    scene: "trees",
    told: [
      [
        "harmattan",
        "Sokoto plants shade for its hottest streets",
        "Neem and cassia go in every nine metres. Shopkeepers water them by contract and are paid each month if they live.",
      ],
      ["dorawa", "Ana dasa bishiyoyi a titunan Sakkwato masu zafi", "Masu shaguna ne ke ba su ruwa."],
    ],
    later: [
      ["Nine of ten street trees alive after Sokoto's dry months", "Shopkeepers were paid in full."],
      ["Afternoon trade picks up beneath Sokoto's young neems", "Tea sellers were first to move."],
    ],
  },
  {
    name: "Ikom border post",
    scene: "road",
    told: [
      [
        "palmcoast",
        "Border post at Ikom clears lorries in a single stop",
        "Officers of both countries share a roof. Waits have fallen from two days to three hours.",
      ],
      [
        "cowrie",
        "One stop at Ikom saves truckers a night",
        "Cameroonian timber and Nigerian soap were the first through.",
      ],
    ],
    later: [
      ["Drivers' canteen at Ikom loses customers to speed", "It has turned to breakfasts."],
      ["Border post at Ikom tries evening hours", "Perishable goods will go first."],
    ],
  },
  {
    name: "Power supply",
    scene: "power",
    told: [
      [
        "iroko",
        "Power supply to homes rises to sixteen hours a day in three cities",
        "Ibadan, Ilorin and Abeokuta gained most after two substations were rebuilt. The distribution firm said rural feeders come next.",
      ],
      [
        "cowrie",
        "Two rebuilt substations add four hours of light a day",
        "Small factories reported lower diesel bills within the week.",
      ],
      [
        "lagoon",
        "Sixteen hours of power: three western cities count the difference",
        "Ice sellers are worried; tailors are not.",
      ],
    ],
    later: [
      ["Rural feeders in Oyo join the sixteen-hour list", "Work on the last of fifteen lines ended at dawn."],
      ["Complaints to the power firm fall by half", "Those that remain are about estimated bills."],
    ],
  },
  {
    name: "Katsina cattle market",
    scene: "market",
    told: [
      [
        "harmattan",
        "Katsina moves its cattle market out of town, with water and shade",
        "Herders get pens, a clinic and scales. The old site will hold a bus station.",
      ],
      ["dorawa", "Katsina ta mayar da kasuwar shanu bayan gari", "Akwai ruwa, inuwa da asibitin dabbobi."],
      [
        "two-rivers",
        "New cattle market in Katsina weighs every animal in the open",
        "Buyers from Ibadan say that it saves an argument.",
      ],
    ],
    later: [
      ["Katsina vets treat four thousand cattle at the new pens", "Foot rot was the most common complaint."],
      ["Bus station rises where Katsina sold its bulls", "It will open after the rains."],
    ],
  },
  {
    name: "Lagos refuse trains",
    scene: "road",
    told: [
      [
        "lagoon",
        "Night trains carry Lagos refuse to a new plant at Ewekoro",
        "Each replaces sixty lorries. The plant sorts, composts and burns what is left for cement.",
      ],
      [
        "iroko",
        "Ewekoro plant takes the city's waste by rail",
        "Villagers will watch the chimneys with instruments of their own.",
      ],
    ],
    later: [
      [
        "First month of refuse trains takes four thousand lorries off the road",
        "Residents along the line asked for a quieter horn.",
      ],
      ["Compost from the Ewekoro plant goes to cassava farms", "A bag costs half as much as fertiliser."],
    ],
  },
  {
    name: "Akwa Ibom storm repairs",
    scene: "rain",
    told: [
      [
        "palmcoast",
        "Roofs go back on after the storm in Oron",
        "Four hundred houses lost sheets in one night, and nobody was hurt. Carpenters from fourteen towns came with ladders.",
      ],
      ["kolanut", "Carpenters' convoy heads for Oron with nails and zinc", "Traders at Aba gave the nails."],
    ],
    later: [
      ["Last damaged roof in Oron is back before the next rain", "It was the carpenter's own."],
      ["Oron to plant a windbreak of palms", "Children carried the first fourteen hundred."],
    ],
  },
  {
    name: "Abuja metro extension",
    scene: "road",
    told: [
      [
        "lantern",
        "Abuja's light rail reaches Kubwa market",
        "Three new stations opened, and trains run every fifteen minutes until ten. Fares are the same as the bus.",
      ],
      [
        "harmattan",
        "Kubwa gets its trains, and traders their customers",
        "Stalls along the footbridge were let in a day.",
      ],
      ["danfo", "Train don reach Kubwa market", "Every fifteen minutes e dey come, fare be like bus own."],
      [
        "chalk",
        "Pupils from Kubwa now ride to school by rail",
        "The schools have moved the bell by ten minutes.",
      ],
    ],
    later: [
      [
        "Abuja rail carries its millionth passenger on the new stretch",
        "She was a hairdresser on her way to a bride.",
      ],
      ["Later trains asked for by Kubwa's night nurses", "The operator will try one at midnight."],
    ],
  },
  {
    name: "Birth registration drive",
    scene: "books",
    told: [
      [
        "two-rivers",
        "Niger registers two hundred thousand births in one month",
        "Clerks went to naming ceremonies and immunisation days. Certificates were printed on the spot.",
      ],
      [
        "chalk",
        "A name, a date, a stamp: children counted at last",
        "School enrolment is expected to be easier.",
      ],
      ["harmattan", "Clerks at naming ceremonies register a generation", "Grandmothers acted as witnesses."],
    ],
    later: [
      ["Twins without papers start school in Bida", "Their certificates arrived on the first morning."],
      ["Clerks of Niger move on to marriages", "They have been warned to eat beforehand."],
    ],
  },
  {
    name: "Historic rail bridge",
    scene: "bridge",
    told: [
      [
        "two-rivers",
        "Old rail bridge at Jebba reopens to walkers and bicycles",
        "Painters used twelve tonnes of grey. Trains will use the new span beside it.",
      ],
      ["lantern", "Walk across the Niger: Jebba's bridge has a second life", "Benches stand at every pier."],
    ],
    later: [
      ["Jebba bridge walkers raise money for a clinic", "Each paid by the step."],
      ["Photographers love Jebba at six in the morning", "The council has put up a rail for their elbows."],
    ],
  },
  {
    name: "Bus lanes in Kano",
    scene: "danfo",
    told: [
      [
        "harmattan",
        "Kano's first bus lanes open on the Zaria road",
        "Forty buses run on gas. Private cars that stray are turned round politely, for now.",
      ],
      ["dorawa", "An buɗe hanyar bas ta musamman a Kano", "Motocin bas arba'in ne ke amfani da gas."],
      ["antenna", "Cameras count Kano's new buses, not their passengers", "Times are shown at each stop."],
    ],
    later: [
      ["Trip time on the Zaria road falls to twenty minutes", "It used to take an hour, drivers said."],
      ["Kano women ask for bus stops with lamps", "Forty will have them by the next moon."],
    ],
  },
  {
    name: "Onitsha library",
    scene: "books",
    told: [
      [
        "kolanut",
        "Rebuilt Onitsha library opens with sixty thousand books",
        "The roof had leaked for a decade. Traders gave a day's takings each to finish it.",
      ],
      ["chalk", "Sixty thousand volumes and one dry roof", "Children's cards are free."],
      ["udara", "Ọ́bá akwụkwọ Ọnịcha emegheela ọzọ", "O nwere puku akwụkwọ iri isii."],
    ],
    later: [
      ["Onitsha library lends nine thousand books in two weeks", "Cookery and chemistry lead."],
      ["Traders name a reading room after a porter", "He had carried most of the bricks."],
    ],
  },
];
