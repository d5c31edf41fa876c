import type { SampleStory } from "#sample/story.ts";

export const health: readonly SampleStory[] = [
  {
    name: "Evening clinics",
    scene: "clinic",
    told: [
      [
        "chalk",
        "Mobile clinics stay open in the evening so that traders can come after closing",
        "The vans keep a line for mothers with small children and a lamp at the door. Blood pressure is the commonest reason to call.",
      ],
      [
        "lagoon",
        "A doctor's van parks where the market ends",
        "Six thousand traders were seen in a month at four Lagos markets, most of them for a first check in years.",
      ],
      [
        "kolanut",
        "Clinic on wheels comes to Ochanja after the stalls close",
        "Nurses found that patients talked more freely once the day's money was counted.",
      ],
    ],
    later: [
      ["Evening vans add an eye chart in pictures", "Fish, cup and key stand where letters used to be."],
      [
        "Pharmacists join the night round of the market vans",
        "Prescriptions can now be filled before the patient reaches the bus.",
      ],
    ],
  },
  {
    name: "Sokoto cool boxes",
    scene: "clinic",
    told: [
      [
        "harmattan",
        "Vaccines ride cool on camels' backs in Sokoto",
        "A box with a small panel on its lid keeps the doses at five degrees for three days.",
      ],
      [
        "chalk",
        "Solar saddle box reaches forty villages beyond the road",
        "Health workers say not one dose was lost to heat in the dry months.",
      ],
      [
        "dorawa",
        "Raƙuma na kai allurar rigakafi ƙauyukan Sakkwato",
        "Akwatin mai hasken rana yana riƙe sanyi har kwana uku.",
      ],
    ],
    later: [
      [
        "Camel drivers learn to read the thermometer",
        "A green bead slides to red when the lid is left open.",
      ],
      [
        "Two more saddle boxes come from a Zaria workshop",
        "The carpenters lined them with kapok, which costs nothing there.",
      ],
    ],
  },
  {
    name: "Midwives' motorcycle",
    scene: "road",
    told: [
      [
        "two-rivers",
        "Midwives in Kogi get a motorcycle with a side bed",
        "It can pass the log bridge where no ambulance will go. In six weeks it has carried thirty mothers.",
      ],
      [
        "palmcoast",
        "Three-wheeled ambulance brings a maternity ward closer",
        "The design was copied from a palm-wine tapper's cart, with better springs.",
      ],
    ],
    later: [
      [
        "Baby born in the side bed is named after the road",
        "Obajana arrived before the last hill, and in good voice.",
      ],
      ["Log bridge gets a rail for the midwives' rider", "Villagers cut the wood and would not be paid."],
    ],
  },
  {
    name: "Salt spoon campaign",
    scene: "pot",
    told: [
      [
        "chalk",
        "A smaller spoon is helping Ibadan cooks use less salt",
        "The health office gave out ten thousand, half the usual size. Nobody was told to give anything up.",
      ],
      [
        "owambe",
        "The tiny spoon that changed party jollof",
        "Caterers at three big weddings used it for a month before a guest remarked on anything, and that was the rice itself.",
      ],
      [
        "eyele",
        "Ṣíbí kékeré ń dín iyọ̀ kù nínú ọbẹ̀ Ìbàdàn",
        "Ilé iṣẹ́ ìlera pín ṣíbí ẹgbẹ̀rún mẹ́wàá fún àwọn alásè.",
      ],
    ],
    later: [
      ["Food sellers ask for the little spoon in pink", "They say the brown one hides in the pepper."],
      [
        "Blood pressure falls at two Ibadan clinics",
        "Doctors will wait for a full year before they thank the cutlery.",
      ],
    ],
  },
  {
    name: "Snakebite hotline",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Gombe opens a snakebite line that tells drivers where serum is",
        "Before, patients went from ward to ward. A clerk now keeps the count of every vial in four states.",
      ],
      [
        "antenna",
        "One spreadsheet, four states: a map of antivenom",
        "Clinics send a message each time a vial is opened, and the map changes colour.",
      ],
    ],
    later: [
      [
        "Hotline clerk wins a bicycle for not missing a call",
        "She answered four hundred in the farming season.",
      ],
      ["Farmers get rubber boots on loan from the snakebite fund", "They are returned at harvest, washed."],
    ],
  },
  {
    name: "Nurses' choir",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Night nurses in Enugu sing the ward to sleep",
        "Patients asked for fewer sleeping tablets in the weeks when the choir was on duty.",
      ],
      [
        "owambe",
        "The lullaby shift: a hospital choir you can only hear at midnight",
        "They sing by the window, so that two wards share one song.",
      ],
    ],
    later: [
      [
        "Recovering drummer joins the midnight choir with a spoon",
        "He was asked to keep it soft, and did until the third verse.",
      ],
      [
        "Enugu ward songs recorded for homesick patients",
        "The recordings carry the sound of the trolley, by popular wish.",
      ],
    ],
  },
  {
    name: "Handwashing drums",
    scene: "rain",
    told: [
      [
        "palmcoast",
        "Oil drums become handwashing taps at Akwa Ibom schools",
        "A pedal made from a bicycle saves the water and the argument about who turned it off.",
      ],
      [
        "chalk",
        "Pedal taps cut sick days at thirty coastal schools",
        "Registers show one absence where there used to be three.",
      ],
    ],
    later: [
      [
        "Pupils paint fish on the pedal drums",
        "Art classes were moved to the tap so that everybody could reach.",
      ],
      ["Market butchers order a dozen of the school taps", "They want the pedal a little wider, for boots."],
    ],
  },
  {
    name: "Ear clinic bus",
    scene: "danfo",
    told: [
      [
        "iroko",
        "Old molue carries a hearing test to Lagos factories",
        "The quietest room in Apapa is now the back of a bus lined with egg trays and foam.",
      ],
      [
        "danfo",
        "Old molue don turn ear clinic",
        "If you no hear the small bell inside, doctor go know say generator don spoil your ear.",
      ],
    ],
    later: [
      [
        "Sawmill gives every worker ear muffs after the bus calls",
        "The foreman had failed the test himself, twice.",
      ],
      ["Egg sellers save their trays for the hearing bus", "A second bus will need four thousand."],
    ],
  },
  {
    name: "Garden ward",
    scene: "trees",
    told: [
      [
        "lantern",
        "Hospital in Jos prescribes an hour in the vegetable garden",
        "Patients with sore joints weed the low beds; those with sore hearts get the sunflowers.",
      ],
      [
        "chalk",
        "Doctors measure what a garden does",
        "Sixty patients will be followed for a season, and so will sixty who prefer the bench.",
      ],
    ],
    later: [
      ["Garden patients take cabbages home with their tablets", "The pharmacist weighs both."],
      [
        "Bench group asks to be allowed the sunflowers",
        "The study's statistician has begged them to wait until harvest.",
      ],
    ],
  },
  {
    name: "Kainji Link clinics",
    scene: "clinic",
    told: [
      [
        "two-rivers",
        "Power from the Kainji Link keeps vaccines cold in nineteen clinics",
        "Nurses had been carrying ice across the river at dawn. The last cool box was retired with a small ceremony.",
      ],
      [
        "chalk",
        "No more ice at dawn: river clinics plug in",
        "Births by torchlight have ended in the same nineteen wards.",
      ],
    ],
    later: [
      ["Retired ice boat becomes a river ambulance", "Its cool box now holds the midwife's sandwiches."],
      ["Midwife's first electric night passes without a torch", "She kept it in her pocket all the same."],
    ],
  },
  {
    name: "Yobe eye camp",
    scene: "clinic",
    told: [
      [
        "harmattan",
        "Eye surgeons do four hundred cataracts in a week in Yobe",
        "Patients were led in by grandchildren and walked out ahead of them.",
      ],
      [
        "dorawa",
        "An yi wa mutum ɗari huɗu tiyatar ido a Yobe",
        "Jikoki ne suka kai kakanninsu, amma kakannin ne suka koma a gaba.",
      ],
      [
        "chalk",
        "Grandchildren out of work as Yobe's elders see again",
        "The surgeons, all volunteers, sleep in the school and eat what they are given, which is a lot.",
      ],
    ],
    later: [
      [
        "First letter read by a cataract patient was forty years old",
        "It was from her husband, who sat beside her and remembered none of it.",
      ],
      ["Eye camp adds a third table", "Carpenters in Potiskum built it overnight to the surgeons' sketch."],
    ],
  },
  {
    name: "Sickle cell map",
    scene: "screen",
    told: [
      [
        "antenna",
        "Families draw Nigeria's first map of sickle cell clinics by bus route",
        "A stop on the map means a warm drink and a doctor who will not ask for the whole story again.",
      ],
      ["chalk", "A map that knows how pain travels", "Parents checked every stop on foot."],
    ],
    later: [
      [
        "Bus drivers carry the clinic map on their sun visors",
        "Six have already left the route to reach a door in time.",
      ],
      ["Warm drink rule adopted at forty sickle cell stops", "The recipe is ginger, and not too sweet."],
    ],
  },
  {
    name: "Games heat plan",
    scene: "track",
    told: [
      [
        "chalk",
        "Harmattan Games doctors weigh athletes in shade and salt",
        "Every runner gets a scarf, a bottle and a scolding.",
      ],
      [
        "lantern",
        "Scarf, bottle, scolding: the games' medical kit",
        "Only nine cases of heat were seen on the hottest afternoon.",
      ],
    ],
    later: [
      [
        "Scarves from the games turn up as curtains in Bauchi",
        "The doctors were pleased to see shade in any form.",
      ],
      [
        "Salted groundnuts beat tablets at the athletes' table",
        "The team doctor called it a draw for the sake of peace.",
      ],
    ],
  },
  {
    name: "Knitted caps",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Premature babies in Abakaliki wear caps knitted by prisoners",
        "Each cap comes with a weight in grams and a good wish.",
      ],
      [
        "chalk",
        "Caps from behind a wall keep small heads warm",
        "Nurses say that the knitters ask after every child by cap.",
      ],
    ],
    later: [
      ["First baby to outgrow a knitted cap goes home", "The cap was sent back to be framed."],
      [
        "Knitters ask for softer wool and the name of a good optician",
        "Both were found by the hospital's tea lady.",
      ],
    ],
  },
  {
    name: "Mosquito fish",
    scene: "fish",
    told: [
      [
        "palmcoast",
        "Gutters of Port Harcourt get fish that eat mosquito eggs",
        "Schoolboys stock them, count them and keep the herons off.",
      ],
      [
        "lagoon",
        "Small fish, fewer bites: a gutter trial in the delta",
        "Fever visits fell by a quarter along the stocked drains.",
      ],
      [
        "danfo",
        "Fish wey dey chop mosquito don enter gutter",
        "Small boys na the security, dem dey pursue bird.",
      ],
    ],
    later: [
      ["Herons outwit the gutter guards", "Netting has been bought, and a scarecrow in school uniform."],
      ["Gutter fish multiply, and Rumuola gives some away", "Takers must show a drain."],
    ],
  },
  {
    name: "Half-salt bread",
    scene: "pot",
    told: [
      [
        "lagoon",
        "Bakers of Mushin try a loaf with half the salt",
        "Most customers noticed nothing; one asked what they had done to make it so sweet.",
      ],
    ],
    later: [
      [
        "Half-salt loaf outsells the old one in Mushin",
        "The baker now wants to know what to do about the butter.",
      ],
      ["Doctors buy lunch at the half-salt bakery", "The queue includes two cardiologists."],
    ],
  },
  {
    name: "Village dentist",
    scene: "clinic",
    told: [
      [
        "two-rivers",
        "Dentist with a pedal drill tours the Benue islands",
        "Patients may pedal for their friends, who are asked to be kind beforehand.",
      ],
      [
        "chalk",
        "No power, no problem, hold still",
        "He has filled eleven hundred teeth and mended two bicycles.",
      ],
    ],
    later: [
      ["Second seat fitted to the pedal drill", "The dentist found that couples steady each other."],
      [
        "Islands of the Benue report a shortage of toothache",
        "Children have asked him to come anyway, for the ride.",
      ],
    ],
  },
  {
    name: "Ginger cough syrup",
    scene: "pot",
    told: [
      [
        "lantern",
        "Pharmacists at Jos test a ginger cough syrup against sugar water",
        "Neither the patients nor the nurses know which is which; the kitchen does.",
      ],
    ],
    later: [
      [
        "Sugar water loses by a narrow cough",
        "The pharmacists will repeat it in the harmattan before anybody sings.",
      ],
      [
        "Ginger growers of Kachia offer a sack for science",
        "It came with a list of grandmothers to consult.",
      ],
    ],
  },
  {
    name: "Walking buses",
    scene: "road",
    told: [
      [
        "iroko",
        "Ibadan patients walk to their check-ups in groups",
        "A nurse leads, and takes the pulse at the second hill.",
      ],
      ["eyele", "Àwọn aláìsàn ń rìn pọ̀ lọ sí ilé ìwòsàn n'Ìbàdàn", "Nọ́ọ̀sì ni ó ń ṣáájú wọn."],
      [
        "chalk",
        "Walking group lowers sugar, and raises gossip",
        "Twelve of fourteen members had better readings after a season.",
      ],
    ],
    later: [
      [
        "Walkers ask to begin earlier, for the akara",
        "The nurse has moved the scales to after breakfast and regrets it.",
      ],
      [
        "Second hill in Ibadan gets a bench with a pulse chart",
        "It was given by a member who no longer needs it.",
      ],
    ],
  },
  {
    name: "Clean stove programme",
    scene: "pot",
    told: [
      [
        "chalk",
        "Clean stoves cut kitchen smoke in four thousand homes",
        "Researchers measured the air before and after. Coughs among small children fell by a third in one rainy season.",
      ],
      [
        "palmcoast",
        "A stove that burns half the wood reaches Cross River villages",
        "Women's groups sell it on weekly terms.",
      ],
      [
        "cowrie",
        "Clay and tin: the stove that pays for itself in seven weeks",
        "Makers have trained ninety potters to build the lining.",
      ],
    ],
    later: [
      [
        "Clean stove makers add a model for party pots",
        "Caterers had complained that the first was made for one family.",
      ],
      [
        "Forest wardens report fewer cut branches where new stoves cook",
        "They will count again after the dry season.",
      ],
    ],
  },
  {
    name: "Measles round",
    scene: "clinic",
    told: [
      [
        "harmattan",
        "Measles teams reach nine in ten children in Jigawa",
        "Vaccinators worked from mosques, markets and under trees. A second visit will look for those who were at the farms.",
      ],
      [
        "chalk",
        "Jigawa's vaccinators go back for the children at the farms",
        "Motorcycles were lent by the growers' co-operative.",
      ],
      [
        "dorawa",
        "An yi wa yara rigakafin ƙyanda a Jigawa",
        "Ma'aikata za su koma gonaki domin waɗanda ba a same su ba.",
      ],
    ],
    later: [
      ["Farm visits lift Jigawa's measles cover above the target", "Four villages were reached by canoe."],
      [
        "Mothers' names go on the thank-you list in Jigawa",
        "Each had brought at least one neighbour's child.",
      ],
    ],
  },
  {
    name: "Diabetes kitchen",
    scene: "pot",
    told: [
      [
        "iroko",
        "Ibadan hospital teaches patients to cook with a diabetes kitchen",
        "Classes are held next to the ward and taste of pepper. Families come too.",
      ],
      [
        "chalk",
        "The lesson is lunch: cooking classes for people with diabetes",
        "Dieticians use only what is sold outside the hospital gate.",
      ],
    ],
    later: [
      ["Hospital kitchen's recipes go out by telephone", "One hundred were recorded in Yoruba and Pidgin."],
      ["Gate sellers stock what the diabetes class cooks", "Unripe plantain now sells out by ten."],
    ],
  },
  {
    name: "Ambulance boats",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Ambulance boats link eleven Delta creeks to a hospital",
        "A call goes to the nearest of four jetties. The average journey has come down from three hours to one.",
      ],
      [
        "lagoon",
        "Two boats, four jetties: creek ambulances prove their worth",
        "Each carries oxygen and a midwife.",
      ],
      [
        "danfo",
        "Ambulance boat dey run for creek",
        "Before before na fishing canoe dem dey use carry sick person.",
      ],
    ],
    later: [
      [
        "Creek ambulance delivers twins off Bomadi",
        "Mother and children were ashore and well within the hour.",
      ],
      [
        "Third boat for the Delta ambulance service is on the slipway",
        "Oil workers gave a day's pay towards the engine.",
      ],
    ],
  },
  {
    name: "Hospital queues",
    scene: "clinic",
    told: [
      [
        "lagoon",
        "Appointment cards end the five o'clock queue at a Lagos hospital",
        "Patients used to arrive before dawn. The wait has fallen from six hours to ninety minutes.",
      ],
      [
        "antenna",
        "Text message tells Lagos patients when to leave home",
        "The system was built by a nurse and her cousin.",
      ],
    ],
    later: [
      [
        "Hospital card system spreads to the eye and ear clinics",
        "Staff say the corridors are quiet enough to hear names.",
      ],
      [
        "Dawn tea sellers at the hospital move to the bus stop",
        "Customers now come rested and want breakfast.",
      ],
    ],
  },
  {
    name: "Malaria nets",
    scene: "clinic",
    told: [
      [
        "two-rivers",
        "Benue hands out a million treated nets before the rains",
        "Teams went from door to door with a register and a hammer. Every household was shown how to hang one.",
      ],
      ["chalk", "A net, a nail and a lesson", "Earlier rounds had ended with nets in wardrobes."],
    ],
    later: [
      ["Nets found hanging in nine of ten Benue homes", "Visitors called in the evening, when it counts."],
      ["Torn nets to be mended by Benue tailors", "A stitch costs nothing and is paid by the state."],
    ],
  },
  {
    name: "Nurse training",
    scene: "classroom",
    told: [
      [
        "kolanut",
        "Enugu nursing school doubles its intake",
        "Two hundred and forty students start this term. A disused hostel was repaired for them by the building trades college.",
      ],
      [
        "chalk",
        "Twice the nurses, one repaired hostel",
        "Teaching hospitals in three states will share the practical training.",
      ],
    ],
    later: [
      ["Former nurses return to teach in Enugu", "Nineteen had retired and said that they missed the noise."],
      ["New nursing students begin ward rounds", "Patients were asked first, and nearly all agreed."],
    ],
  },
  {
    name: "Water testing kits",
    scene: "rain",
    told: [
      [
        "lantern",
        "Jos households test their wells with a strip of paper",
        "Six hundred were found to need chlorine. Town officials sent it within the week.",
      ],
      [
        "palmcoast",
        "Paper strip shows which wells are safe",
        "Students who developed it in Jos are now training teams on the coast.",
      ],
    ],
    later: [
      ["Second test clears most of the treated wells in Jos", "Forty will be dug deeper."],
      ["Well testers mark safe pumps with a blue hand", "Children were asked for the print."],
    ],
  },
  {
    name: "Stroke warning song",
    scene: "antenna",
    told: [
      [
        "kolanut",
        "Radio song teaches the signs of a stroke in Igbo and Pidgin",
        "Doctors wrote the words and a highlife band the tune. Calls to the emergency line rose within days.",
      ],
      ["chalk", "Face, arm, speech, time, with trumpets", "The song is played before the news."],
      ["udara", "Abụ redio na-akụzi akara ọrịa strok", "Ndị dọkịta dere okwu, otu egwu highlife tinye ụda."],
    ],
    later: [
      ["Listener credits the stroke song with a quick ride to hospital", "Her husband is back at his shop."],
      ["Stroke song gets verses in Hausa and Ibibio", "The trumpet part is unchanged."],
    ],
  },
  {
    name: "School eye tests",
    scene: "classroom",
    told: [
      [
        "harmattan",
        "Eye tests for every first-year pupil in Kano",
        "Teachers were trained to use a chart and a thumb. One child in nineteen needed spectacles.",
      ],
      ["chalk", "Nineteen to one: what Kano's eye charts found", "Frames come in four colours and are free."],
      ["dorawa", "An gwada idon ɗaliban aji ɗaya a Kano", "An ba da tabarau kyauta ga waɗanda suke buƙata."],
    ],
    later: [
      ["Pupils with new spectacles move to the back row", "Teachers call it a vote of confidence."],
      ["Kano lens workshop takes on deaf apprentices", "Six have finished the first course."],
    ],
  },
  {
    name: "Idanre first aid",
    scene: "bridge",
    told: [
      [
        "chalk",
        "First aid posts on the Idanre hills staffed by hunters",
        "They were trained for a month and know every ledge. Sprains are the commonest call.",
      ],
      [
        "iroko",
        "Hunters learn to splint on Idanre's rocks",
        "A stretcher has been built to fit the cable car.",
      ],
    ],
    later: [
      [
        "Hunters of Idanre bring down a visitor with a twisted knee in twenty minutes",
        "She praised the stretcher and the stories.",
      ],
      ["Medical students spend a week with the hill rescuers", "They were outwalked on the first day."],
    ],
  },
  {
    name: "Blood pressure at the barber's",
    scene: "clinic",
    told: [
      [
        "lagoon",
        "Barbers in Mushin take blood pressure before the first cut",
        "Sixty shops have a cuff and a card. Men who had not seen a nurse in ten years were sent to one.",
      ],
      [
        "chalk",
        "A trim and a reading: barbers join the fight against high blood pressure",
        "Three hundred clients are now being treated.",
      ],
      ["danfo", "Your barber go check your BP now", "If e high, na clinic straight before you barb."],
    ],
    later: [
      ["Mushin barbers' cuff finds a nurse with high pressure", "She thanked them and took her own advice."],
      ["Hairdressers ask for the blood pressure course", "Women's salons in Ikorodu will be next."],
    ],
  },
  {
    name: "Guinea worm memory",
    scene: "river",
    told: [
      [
        "lantern",
        "Museum of a beaten disease opens in a village well",
        "Panels down the shaft tell how the guinea worm was driven from the Plateau. The last patient cut the ribbon.",
      ],
      ["chalk", "How a cloth filter beat a worm", "School parties drink from the well at the end."],
    ],
    later: [
      [
        "Last patient of the guinea worm years guides visitors herself",
        "Mama Vou shows the scar and then the dance.",
      ],
      ["Cloth filters sewn again, as souvenirs that work", "Visitors are told to use them on camping trips."],
    ],
  },
  {
    name: "Mental health line",
    scene: "antenna",
    told: [
      [
        "kolanut",
        "Listening line in five languages answers in under a minute",
        "Volunteers are retired teachers trained by a teaching hospital. Calls are free and nobody asks for a name.",
      ],
      [
        "chalk",
        "A minute to an answer: the line that listens",
        "Most callers are between nineteen and thirty.",
      ],
      ["palmcoast", "Listening line adds Ibibio and Ijaw", "The new volunteers had first been callers."],
    ],
    later: [
      [
        "Students paint the listening line's number on hostel doors",
        "Calls doubled before examinations and were all answered.",
      ],
      ["Line for listening gets a room with a window", "Volunteers had asked to see the weather."],
    ],
  },
  {
    name: "Burns unit",
    scene: "clinic",
    told: [
      [
        "harmattan",
        "Kano opens a burns ward with its own skin bank",
        "Patients no longer travel to the south. Nurses trained for six months.",
      ],
      ["dorawa", "Kano ta buɗe sashen kula da masu ƙuna", "Marasa lafiya ba sai sun yi tafiya kudu ba."],
    ],
    later: [
      ["Burns nurses visit schools to talk about kerosene", "They bring a safe lamp for every class."],
      ["Kano ward sends its first long-stay patient home", "He walked out between two rows of nurses."],
    ],
  },
  {
    name: "Maternity hotels",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Waiting homes let mothers from far villages stay near a hospital",
        "There are beds, a kitchen and a garden. Nobody in the first two hundred gave birth on the road.",
      ],
      [
        "palmcoast",
        "Two hundred mothers, no births on the road",
        "Grandmothers may come too and often run the kitchen.",
      ],
    ],
    later: [
      [
        "Waiting home in Ogoja adds a room for fathers",
        "They are taught to cook one soup and hold one baby.",
      ],
      ["Mothers from the waiting homes meet again with their babies", "The garden was full by nine."],
    ],
  },
  {
    name: "Blood test drones",
    scene: "antenna",
    told: [
      [
        "antenna",
        "Drones carry blood samples from island clinics to Lokoja",
        "The flight takes fourteen minutes, and the result comes back by text. Boats took half a day.",
      ],
      ["two-rivers", "Fourteen minutes over the Niger", "Fishermen wave, and have been asked not to."],
      [
        "chalk",
        "Faster results mean earlier treatment on the islands",
        "Doctors saw the difference in a month.",
      ],
    ],
    later: [
      ["Drone nest at Lokoja hospital moved away from the kites", "The birds had taken an interest."],
      ["Island clinics ask the drones to bring medicine back", "The return flights had been empty."],
    ],
  },
  {
    name: "Pupils' teeth",
    scene: "clinic",
    told: [
      [
        "iroko",
        "Ibadan dental students check six thousand pupils' teeth",
        "They found that a chewing stick does as well as a brush when it is used every morning.",
      ],
      [
        "eyele",
        "Àwọn ọmọ ilé ìwé eyín yẹ eyín àwọn akẹ́kọ̀ọ́ wò",
        "Orín jíjẹ dára bíi búrọ́ọ̀ṣì bí a bá ń lò ó lójoojúmọ́.",
      ],
    ],
    later: [
      ["Chewing stick growers plant a hectare outside Ibadan", "A dentist advises on the bitterness."],
      ["Pupils who had no cavities sing on the radio", "They smiled, according to the presenter."],
    ],
  },
  {
    name: "Painted wards",
    scene: "trees",
    told: [
      [
        "palmcoast",
        "Calabar hospital paints its wards in the colours of the river",
        "Patients had been asked what they would like to wake to. The maternity ward is green.",
      ],
      [
        "chalk",
        "What colour helps? A hospital asks its patients",
        "Nurses report quieter nights in the blue rooms.",
      ],
    ],
    later: [
      ["Blue rooms in Calabar in demand among night staff", "They take their breaks there."],
      ["Prison painters finish the children's ward with a heron on every door", "They signed it very small."],
    ],
  },
  {
    name: "Party drinks",
    scene: "pot",
    told: [
      [
        "owambe",
        "Party drinks with half the sugar pass the taste test",
        "Guests at nine weddings chose between two jugs. The lighter one ran out first.",
      ],
      ["chalk", "Zobo with less sugar wins at weddings", "Dieticians had hoped for a draw."],
    ],
    later: [
      ["Caterers print the sugar on the menu", "Guests photograph it and then order small chops."],
      ["Half-sugar zobo bottled in Osogbo", "Shops put it by the till."],
    ],
  },
  {
    name: "Village health budget",
    scene: "coins",
    told: [
      [
        "two-rivers",
        "Villages decide how to spend their clinic's money",
        "Committees post each purchase on the door. Malaria tests have not run out since.",
      ],
      ["cowrie", "The clinic with its receipts on the door", "Costs fell, and stocks rose."],
      ["harmattan", "Committees keep clinics stocked in Niger State", "Half of the members must be women."],
    ],
    later: [
      ["Clinic committees swap surplus drugs by radio", "Nothing has expired this year."],
      ["Receipts on the clinic door copied by schools", "Chalk was the first entry."],
    ],
  },
  {
    name: "Tuberculosis vans",
    scene: "clinic",
    told: [
      [
        "lagoon",
        "X-ray vans find tuberculosis early in crowded streets",
        "The picture takes a minute, and treatment starts the same day. Nobody pays.",
      ],
      ["chalk", "One minute, one picture, six months of tablets", "Neighbours remind each other at noon."],
      ["danfo", "X-ray motor dey check cough for free", "If dem find am, medicine start that same day."],
    ],
    later: [
      ["Noon reminder bell rings in nine Lagos streets", "Nine in ten patients finish their tablets."],
      ["Vans with X-ray to visit mines on the Plateau", "Miners asked for evenings."],
    ],
  },
  {
    name: "Breast milk bank",
    scene: "clinic",
    told: [
      [
        "kolanut",
        "Enugu hospital opens a milk bank for the smallest babies",
        "Forty mothers give what they can spare. Every bottle is tested and warmed.",
      ],
      ["chalk", "A bank where all the deposits are warm", "Two hundred babies were fed in the first month."],
    ],
    later: [
      ["Milk bank's bicycle courier completes a thousand runs", "The box on the back is padded with kapok."],
      ["Mothers who received milk return to give it", "One brought her sister."],
    ],
  },
  {
    name: "Kitchen gardens for anaemia",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Clinics in Bauchi prescribe a vegetable bed",
        "Expectant mothers take home seeds with their tablets. Blood counts rose faster among those who planted.",
      ],
      [
        "dorawa",
        "Asibitoci a Bauchi na ba mata masu juna biyu iri",
        "Waɗanda suka shuka sun fi samun ƙarin jini.",
      ],
    ],
    later: [
      ["Seeds on prescription run short of spinach", "Schools are growing for the clinics."],
      ["Husbands dig the clinics' kitchen beds", "It is part of the visit."],
    ],
  },
  {
    name: "Noise and sleep study",
    scene: "power",
    told: [
      [
        "antenna",
        "Quieter nights, better sleep: generators counted against pillows",
        "Students wore wrist meters for a month. Streets that shared one engine slept forty minutes more.",
      ],
      [
        "chalk",
        "Share a generator, sleep forty minutes longer",
        "Doctors have asked landlords to read the study.",
      ],
    ],
    later: [
      ["Landlords in Yaba agree on one engine per street", "It is behind the church."],
      ["Sleep study students nap through their own prize", "Friends collected it."],
    ],
  },
  {
    name: "Rabies round",
    scene: "clinic",
    told: [
      [
        "lantern",
        "Ninety thousand dogs vaccinated on the Plateau",
        "Vets set up under trees and used red collars. Children brought most of the dogs, and one cat.",
      ],
      ["chalk", "Red collars mark a safe street", "No case has been reported in three months."],
    ],
    later: [
      ["Cat with a red collar is the first on record", "It bit nobody."],
      ["Dog collars turned blue for the second dose", "Owners keep the red for leads."],
    ],
  },
  {
    name: "Physiotherapy at home",
    scene: "antenna",
    told: [
      [
        "palmcoast",
        "Physiotherapists coach stroke patients by video call",
        "A neighbour holds the telephone. Nine in ten kept up their exercises.",
      ],
      ["chalk", "The neighbour holds the phone", "Many of them do the exercises too."],
      ["antenna", "Simple video keeps stroke patients moving", "The system works on a weak signal."],
    ],
    later: [
      ["Neighbours who hold the phone get a certificate", "It entitles them to a chair."],
      ["Stroke patients meet for the first walk of their group", "They went once round the market."],
    ],
  },
  {
    name: "Pharmacy checks",
    scene: "clinic",
    told: [
      [
        "lagoon",
        "Scratch codes on medicine are now read by any telephone",
        "A reply says whether the box is genuine. Patients checked two million in a quarter.",
      ],
      ["antenna", "Two million boxes, one short code", "The list of makers is public."],
      ["danfo", "Scratch am, text am, know whether medicine correct", "E dey free for all network."],
    ],
    later: [
      ["Chemists put a checking telephone on the counter", "It saves an argument."],
      ["Code checks find a mislabelled batch of vitamins", "It was withdrawn before noon and was harmless."],
    ],
  },
  {
    name: "School nurses return",
    scene: "classroom",
    told: [
      [
        "iroko",
        "School nurses are back in nine hundred Oyo classrooms",
        "They had been cut a generation ago. Headaches are treated with breakfast.",
      ],
      [
        "chalk",
        "Breakfast for a headache: the school nurse is back",
        "Visits fell once porridge was served.",
      ],
      ["eyele", "Àwọn nọ́ọ̀sì ilé ìwé padà sẹ́nu iṣẹ́", "Oúnjẹ àárọ̀ ni ìwòsàn àkọ́kọ́."],
    ],
    later: [
      ["Oyo's school nurses weigh every satchel", "The heaviest was a third of its owner."],
      ["Porridge costs Oyo's parents nothing but seed", "They grew it themselves, behind the tap."],
    ],
  },
  {
    name: "Heart choir",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Heart patients in Nnewi sing to strengthen their breath",
        "The cardiologist conducts. Hymns are marked by beats a minute.",
      ],
      ["owambe", "A choir with a pulse", "Encore depends on the nurse."],
      ["udara", "Ndị ọrịa obi na Nnewi na-abụ abụ iji wusie ume ike", "Dọkịta na-edu ha."],
    ],
    later: [
      ["Heart choir of Nnewi manages an allegro", "The nurse allowed it once."],
      [
        "Hospital in Onitsha forms a rival choir",
        "The concert will have two ambulances and no need of them.",
      ],
    ],
  },
  {
    name: "Health insurance traders",
    scene: "coins",
    told: [
      [
        "lagoon",
        "Half a million traders join a state health plan",
        "They pay by the day at the market gate. Clinics are paid by the patient and publish waiting times.",
      ],
      ["cowrie", "Daily premiums win traders over", "A day's cover costs less than a bottle of water."],
      ["kolanut", "Onitsha gets health cover by the day", "Union leaders signed for nine lines."],
      ["danfo", "Market people don get health insurance wey dem dey pay daily", "E cheap pass bottle water."],
    ],
    later: [
      ["Waiting times at plan clinics fall below an hour", "The slowest is given a helper."],
      ["Traders' plan adds spectacles and teeth", "Members voted at the gate."],
    ],
  },
  {
    name: "Cholera watch",
    scene: "rain",
    told: [
      [
        "harmattan",
        "Clean water teams are a month early in the north-east",
        "They chlorinate wells, mend latrines and teach with songs. No case has been reported this season.",
      ],
      ["chalk", "Prevention by bucket, song and spanner", "Forty teams are on the road."],
      ["palmcoast", "Coastal clinics copy the northern water song", "The tune needed more drums."],
    ],
    later: [
      ["Rains begin in the north-east without a cholera case", "Teams will stay until they end."],
      ["Wells treated twice as fast with a measuring bottle", "A pupil in Damaturu designed it."],
    ],
  },
  {
    name: "Teaching hospital Kano",
    scene: "clinic",
    told: [
      [
        "harmattan",
        "Kano surgeons repair forty hearts in a fortnight",
        "A team from three teaching hospitals worked in two theatres. The youngest patient was four months old.",
      ],
      ["chalk", "Forty hearts, two theatres, one ward of smiles", "Nurses slept in shifts."],
      [
        "dorawa",
        "Likitoci a Kano sun yi wa mutum arba'in tiyatar zuciya",
        "Mafi ƙanƙanta yana da wata huɗu.",
      ],
    ],
    later: [
      ["Youngest heart patient in Kano goes home", "Her mother walked slowly, by habit."],
      ["Heart team to return to Kano twice a year", "A third theatre is being fitted."],
    ],
  },
  {
    name: "Oral rehydration corner",
    scene: "pot",
    told: [
      [
        "two-rivers",
        "Chemists in Minna mix sugar and salt for free",
        "A poster shows the spoonfuls. Child admissions for diarrhoea fell by a quarter.",
      ],
      ["chalk", "Eight level spoons that save a child", "Mothers were asked to teach a neighbour."],
    ],
    later: [
      ["Minna chemists' free mix taken up in Suleja", "Bottles are lent by a soft drinks firm."],
      [
        "Poster of the eight spoons printed on market bags",
        "The seamstress added a ninth by mistake and was corrected.",
      ],
    ],
  },
  {
    name: "Allergy season",
    scene: "trees",
    told: [
      [
        "lantern",
        "Jos doctors publish a calendar of dust and pollen",
        "It tells people with asthma when to stay in. Eucalyptus is at its worst after the first rain.",
      ],
      ["chalk", "A calendar for wheezy months", "Schools will move sports days to suit."],
    ],
    later: [
      ["Asthma visits fall in Jos in the dusty weeks", "Doctors thank the calendar and the scarves."],
      ["Pollen counters in Jos train pupils to use a microscope", "They have named a grain."],
    ],
  },
  {
    name: "Community dialysis",
    scene: "clinic",
    told: [
      [
        "palmcoast",
        "Dialysis comes to Ikot Ekpene, ending a weekly journey",
        "Six machines run in two shifts. Patients used to travel ninety kilometres.",
      ],
      ["cowrie", "Shared machines cut the price of dialysis by half", "Four hospitals buy filters together."],
      ["kolanut", "Abia patients switch to the nearer dialysis unit", "The bus home is now a walk."],
    ],
    later: [
      ["Third shift added at the Ikot Ekpene unit", "Nurses volunteered for nights."],
      ["Dialysis patients plant a garden they can see", "It has no bananas, on advice."],
    ],
  },
  {
    name: "First aid for drivers",
    scene: "danfo",
    told: [
      [
        "iroko",
        "Ten thousand bus drivers learn first aid in Oyo",
        "Each bus now has a box and a sticker. Two lives have been saved on the Ogbomoso road.",
      ],
      ["danfo", "Driver don sabi first aid for Oyo", "Every bus get box and sticker."],
      ["eyele", "Àwọn awakọ̀ Ọ̀yọ́ kọ́ ìtọ́jú pàjáwìrì", "Gbogbo ọkọ̀ ní àpótí oògùn."],
    ],
    later: [
      ["Conductor in Ogbomoso saves a choking passenger", "He had been on the course the week before."],
      ["First aid boxes on Oyo buses refilled at filling stations", "The attendants were trained too."],
    ],
  },
  {
    name: "Bean breakfast",
    scene: "pot",
    told: [
      [
        "chalk",
        "School athletes run further on beans, a trial finds",
        "Two hundred pupils in Jos and Calabar changed breakfast for a term.",
      ],
      ["lantern", "Beans beat bread before the bell", "The bread group has asked to switch."],
    ],
    later: [
      ["Bean breakfast spreads to forty schools", "Cooks soak them the night before."],
      ["Growers offer beans to the athletics federation", "It replied with a date and a list of ovens."],
    ],
  },
  {
    name: "Quiet hospital hours",
    scene: "clinic",
    told: [
      [
        "kolanut",
        "Enugu hospital turns the lights down at nine and the trolleys to rubber",
        "Patients slept ninety minutes longer. Sleeping tablets were cut by a third.",
      ],
      ["chalk", "The hospital that whispers", "Telephones flash and do not ring."],
      ["owambe", "Shh: a ward where shoes are felt", "Visitors are given slippers."],
    ],
    later: [
      ["Rubber wheels for every trolley in Enugu's wards", "The squeaky one was retired with honours."],
      ["Night nurses ask for warmer slippers", "A cobbler has taken measurements."],
    ],
  },
];
