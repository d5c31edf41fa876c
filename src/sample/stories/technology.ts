import type { SampleStory } from "../story.ts";

export const technology: readonly SampleStory[] = [
  {
    name: "Open roads map",
    scene: "screen",
    told: [
      [
        "antenna",
        "A map shows which roads the rains left open this week",
        "Drivers add what they see, and the map forgets it after a day.",
      ],
      [
        "two-rivers",
        "Lorry drivers draw the wet season on their telephones",
        "Two thousand reports came in from the Lokoja road alone.",
      ],
      [
        "iroko",
        "Before you set out, ask the lorries",
        "The map works on the plainest handset, by a code that drivers sing to remember.",
      ],
    ],
    later: [
      [
        "Road map saves a wedding by forty minutes",
        "The bride's convoy was turned at Gegu by a stranger's report of a fallen tree.",
      ],
      ["Cyclists get their own layer on the rain map", "It shows puddles by depth, in spokes."],
    ],
  },
  {
    name: "Yaba hearing aid",
    scene: "screen",
    told: [
      [
        "antenna",
        "Yaba start-up prints a hearing aid for the price of earphones",
        "Two engineers, one of them deaf, tuned it to market noise rather than quiet rooms.",
      ],
      [
        "lagoon",
        "Hearing aid learns the sound of Lagos",
        "It was trained on generators, hawkers and rain on zinc, and told to let voices through.",
      ],
      [
        "chalk",
        "Cheap aid passes a first test with doctors in Yaba",
        "A larger trial with two hundred patients begins in the new quarter.",
      ],
    ],
    later: [
      [
        "Hearing aid's code is opened for all to read",
        "The founders say that nobody should rent their own ears.",
      ],
      [
        "First users ask for a button against mosquitoes",
        "It is harder than it sounds, the engineers replied.",
      ],
    ],
  },
  {
    name: "Cassava moisture sensor",
    scene: "farm",
    told: [
      [
        "antenna",
        "Sensor the size of a seed tells garri makers when to stop frying",
        "It glows when the grain is dry. A tray saves an hour of firewood a day.",
      ],
      [
        "cowrie",
        "Garri that keeps a year, thanks to a glowing bead",
        "Processors in Ogun say buyers now pay before delivery.",
      ],
    ],
    later: [
      [
        "Firewood sellers take up the garri bead trade",
        "They know every kitchen on the road, the makers pointed out.",
      ],
      [
        "Drying bead fails on yellow garri and goes back to school",
        "Palm oil had dazzled it; a red lamp should help.",
      ],
    ],
  },
  {
    name: "Village data cables",
    scene: "antenna",
    told: [
      [
        "two-rivers",
        "Electric poles carry the internet to eighteen Benue villages",
        "The fibre was strung by farmers after two days of training and one of courage.",
      ],
      [
        "antenna",
        "Farmers own the network in this corner of Benue",
        "A subscription may be paid in beans, at the market rate.",
      ],
      [
        "harmattan",
        "Eighteen villages go online between planting and weeding",
        "The first call was to a son in Aberdeen, who thought it was bad news.",
      ],
    ],
    later: [
      [
        "Weaver birds take to the new fibre, and are given their own pole",
        "Nest material has been supplied in the form of old rope.",
      ],
      [
        "Bean subscriptions make the village network a grocer",
        "It has opened a small window for cooking oil too.",
      ],
    ],
  },
  {
    name: "Pidgin voice assistant",
    scene: "screen",
    told: [
      [
        "antenna",
        "Voice assistant that speaks Pidgin answers market questions",
        "It was taught by two hundred speakers from Sapele to Ajegunle, who argued over every proverb.",
      ],
      [
        "danfo",
        "Phone wey sabi Pidgin don land",
        "You go ask am price of tomato, e go tell you, come add proverb join.",
      ],
    ],
    later: [
      ["Pidgin assistant learns when not to joke", "Its teachers sat up late over the tone for bad news."],
      [
        "Sapele and Ajegunle settle the proverb dispute",
        "The assistant now gives both and lets the listener choose.",
      ],
    ],
  },
  {
    name: "Drone seed flights",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Drones drop seed balls on bare hills in Katsina",
        "Children rolled forty thousand of clay, dung and acacia. The machines fly at dawn, before the wind.",
      ],
      [
        "antenna",
        "Forty thousand seed balls and six small aircraft",
        "A camera will count what comes up, leaf by leaf.",
      ],
    ],
    later: [
      [
        "First green counted on the Katsina slopes",
        "The camera found eleven shoots; a herdsman found twelve.",
      ],
      [
        "Herdsmen agree to keep clear of the seeded hills till rain",
        "They were paid in hay and shown the pictures.",
      ],
    ],
  },
  {
    name: "Repair café",
    scene: "screen",
    told: [
      [
        "lagoon",
        "Computer Village opens a bench where you mend it yourself",
        "An expert sits by and may only point. Two thirds of the phones went home talking.",
      ],
      [
        "danfo",
        "For Computer Village, you fit repair your phone by yourself",
        "Oga go sit down dey point, na you go hold screwdriver.",
      ],
    ],
    later: [
      [
        "Grandmother mends her own radio at the bench",
        "She asked for the soldering iron to be left with her a little longer.",
      ],
      ["Pointing experts at the repair bench get a pointing stick", "Their fingers had been in the way."],
    ],
  },
  {
    name: "Start-up bus",
    scene: "danfo",
    told: [
      [
        "antenna",
        "Founders pitch on a bus from Lagos to Kaduna, one per state",
        "The investors sit at the back, and may not get off before Lokoja.",
      ],
      [
        "cowrie",
        "Seven pitches, seven states, one flat tyre",
        "The best question came from the driver, who has since put in a small sum.",
      ],
      [
        "lantern",
        "Ideas on the road: an egg-candling lamp wins the bus",
        "It tells a fertile egg by its shadow and was tried at a farm where the bus had stopped for water.",
      ],
    ],
    later: [
      [
        "Egg lamp makers take their first order on the hard shoulder",
        "A poultry lorry was waiting behind the broken-down bus.",
      ],
      ["Driver of the pitch bus is asked on to a board", "He has two conditions, both about brakes."],
    ],
  },
  {
    name: "Antenna school",
    scene: "antenna",
    told: [
      [
        "kolanut",
        "Girls in Owerri build antennas from umbrella ribs",
        "They have heard weather satellites and, once, a fishing boat in Angola.",
      ],
      [
        "antenna",
        "Umbrella-rib dish pulls pictures from space",
        "The first image, of cloud over Bioko, is on the school wall.",
      ],
      [
        "udara",
        "Ụmụ agbọghọ Owere ji ọkpụkpụ nche anwụ mee antena",
        "Ha anụla olu satịlaịtị na-akọ ihu igwe.",
      ],
    ],
    later: [
      ["Broken umbrellas pour in for the antenna girls", "They now have more ribs than sky."],
      [
        "Fishing boat in Angola writes back",
        "Its radio operator sent a photograph, a recipe and a frequency.",
      ],
    ],
  },
  {
    name: "Kainji Link meters",
    scene: "screen",
    told: [
      [
        "antenna",
        "Meters on the Kainji Link show the bill in beans, rice or naira",
        "Villagers asked for a price they could picture. The display changes at the press of a thumb.",
      ],
      [
        "cowrie",
        "Bean display cuts disputes on the new line",
        "Customers say that nobody argues with a cup of rice.",
      ],
      [
        "two-rivers",
        "Your light tonight cost one cup of beans",
        "Collectors have put away their calculators and bought measuring cups.",
      ],
    ],
    later: [
      ["Thumb meter adds millet after a petition", "It was signed with four hundred thumbs."],
      ["Bean price of power falls below the Niger dam", "Cooler nights had made the fans unnecessary."],
    ],
  },
  {
    name: "Camel tracker",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Trackers the size of a bean tell Sokoto herders where the camels went",
        "A message arrives when an animal sits for too long, or moves too fast.",
      ],
      [
        "antenna",
        "Camels that send text messages",
        "The battery lasts a year and the camel has not noticed.",
      ],
    ],
    later: [
      [
        "Fast camel turns out to be in love",
        "The tracker drew a heart-shaped route, which its makers deny designing.",
      ],
      [
        "Herders share the tracker map with vets",
        "Four animals were treated before their owners knew that they were ill.",
      ],
    ],
  },
  {
    name: "Braille printer",
    scene: "books",
    told: [
      [
        "antenna",
        "Abuja engineers build a Braille printer from sewing machines",
        "It punches a page in forty seconds and can still hem.",
      ],
      [
        "chalk",
        "Sewing machine turned printer gives blind pupils their own newspaper",
        "The first edition led with the school's football score.",
      ],
      ["lagoon", "Needles that write", "Nine printers are promised to schools from Kano to Calabar."],
    ],
    later: [
      [
        "School for the blind publishes a second edition, and a correction",
        "It had given a goal to the wrong side.",
      ],
      ["Braille printer's hem holds in test", "A uniform was sewn between two chapters."],
    ],
  },
  {
    name: "Games timing chip",
    scene: "track",
    told: [
      [
        "antenna",
        "Students time the Harmattan Games with chips from old bank cards",
        "Each is sewn into a sock. Accuracy is one hundredth of a second, and the wash does no harm.",
      ],
      [
        "cornerflag",
        "Timing by sock passes its heat at the games",
        "Officials kept the stopwatches out of love.",
      ],
    ],
    later: [
      ["Odd socks at the finish confuse a relay", "The clock gave one team five runners."],
      ["Old bank cards wanted for the next games' socks", "A market in Bauchi filled three crates."],
    ],
  },
  {
    name: "Flood text line",
    scene: "rain",
    told: [
      [
        "palmcoast",
        "Text line tells Bayelsa creeks of the tide three days ahead",
        "It was trained on the diaries of a schoolmistress who never missed an evening.",
      ],
      [
        "antenna",
        "A schoolmistress's forty diaries predict the tide",
        "Her handwriting took longer to teach the machine than the moon did.",
      ],
    ],
    later: [
      ["Tide messages come with the schoolmistress's proverbs", "Readers voted to keep them by nine to one."],
      [
        "High water arrives in Bayelsa at the minute it was told to",
        "The schoolmistress noted it in her diary, without comment.",
      ],
    ],
  },
  {
    name: "Keyboard of tones",
    scene: "screen",
    told: [
      [
        "antenna",
        "Keyboard puts every Yoruba and Igbo mark under one thumb",
        "Its makers, two linguists and a hairdresser, tested it on long messages about lateness.",
      ],
      ["eyele", "Bọ́tìnnì tuntun ń fi àmì ohùn sórí ọ̀rọ̀", "Àwọn onímọ̀ èdè méjì àti onídìrí kan ló ṣe é."],
      ["udara", "Kibọọdụ ọhụrụ na-etinye akara ụda n'okwu Igbo", "Otu mkpịsị aka zuru iji dee ya."],
      [
        "lagoon",
        "Accents at last: a keyboard that spells our names right",
        "Forty thousand people have put it on their phones in a week.",
      ],
    ],
    later: [
      [
        "Hairdresser who tested the tone keyboard joins its company",
        "She handles complaints, mostly about husbands.",
      ],
      ["Tone keyboard learns Efik and Tiv", "Church choirs had sent in their hymn books."],
    ],
  },
  {
    name: "E-waste orchestra",
    scene: "drum",
    told: [
      [
        "lagoon",
        "Old mobile phones ring in tune at Computer Village",
        "Eleven hundred handsets play one chord when dialled together.",
      ],
      [
        "antenna",
        "The largest instrument in Ikeja needs charging",
        "The composer keeps the numbers in a very long scroll.",
      ],
    ],
    later: [
      [
        "Wrong number silences the phone orchestra for a bar",
        "The caller wanted a plumber and stayed for the finale.",
      ],
      [
        "Phones of the orchestra to be recycled after a last chord",
        "Their gold will pay for a scholarship in metallurgy.",
      ],
    ],
  },
  {
    name: "Fish pond alarm",
    scene: "fish",
    told: [
      [
        "iroko",
        "Ogun fish farms get a bell that rings when water goes stale",
        "The sensor is made from a pencil lead and a hearing-aid battery.",
      ],
      ["antenna", "Pencil lead saves ten thousand catfish", "A student found the idea while sharpening."],
    ],
    later: [
      ["Bell of the fish pond rings at a heron", "It had stood on the wire; the farmer thanked them both."],
      [
        "Pencil sensors ordered by shrimp growers in Badagry",
        "They want a gong, as the wind there is louder.",
      ],
    ],
  },
  {
    name: "Lost languages recorder",
    scene: "antenna",
    told: [
      [
        "lantern",
        "Recorder with no buttons collects the Plateau's smallest languages",
        "It listens when unfolded. Speakers forget about it by the second story.",
      ],
      [
        "antenna",
        "Sixty languages, six hundred evenings",
        "The recordings belong to the villages and are lent, not given.",
      ],
    ],
    later: [
      [
        "Last speaker of a Plateau tongue finds a second",
        "They had lived nine miles apart and both thought they were alone.",
      ],
      ["Recorder learns to sleep when sung to", "Its makers call this a fault, and have left it."],
    ],
  },
  {
    name: "Solar barber",
    scene: "power",
    told: [
      ["danfo", "Barber for Mile 2 dey use sun barb hair", "If cloud come, e go gist you till sun return."],
      [
        "lagoon",
        "Sun-powered barber opens at Mile 2, with a reading corner for clouds",
        "The panel is his umbrella too.",
      ],
    ],
    later: [
      [
        "Cloudy week fills the solar barber's reading corner",
        "He has added a second shelf and a chessboard.",
      ],
      ["Panel umbrella copied by shoe shiners at Mile 2", "They charge telephones by the brush."],
    ],
  },
];
