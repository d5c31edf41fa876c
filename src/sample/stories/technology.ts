import type { SampleStory } from "#sample/story.ts";

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
        "New Kainji Link meters show the bill in beans, rice or naira",
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
        "Bean-sized trackers tell Sokoto herders where the camels went",
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
        "Fast camel was in love, the map shows",
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
        "Fifteen hundred handsets play one chord when dialled together.",
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
        "They had lived eight miles apart and both thought they were alone.",
      ],
      ["Recorder learns to sleep when sung to", "Its makers call this a fault, and have left it."],
    ],
  },
  {
    name: "Solar barber",
    scene: "power",
    told: [
      [
        "lagoon",
        "Sun-powered barber opens at Mile 2, with a reading corner for clouds",
        "The panel is his umbrella too.",
      ],
      ["danfo", "Barber for Mile 2 dey use sun barb hair", "If cloud come, e go gist you till sun return."],
    ],
    later: [
      [
        "Cloudy week fills the solar barber's reading corner",
        "He has added a second shelf and a chessboard.",
      ],
      ["Panel umbrella copied by shoe shiners at Mile 2", "They charge telephones by the brush."],
    ],
  },
  {
    name: "Train ticket queue",
    scene: "screen",
    told: [
      [
        "antenna",
        "Bight Line tickets sold by text, with no app to install",
        "Students from Uyo wrote the system in eleven weeks. It handled forty thousand bookings on the first morning.",
      ],
      ["palmcoast", "Coastal train seats by text message", "A code is shown at the gate on any handset."],
      [
        "lagoon",
        "Forty thousand tickets before breakfast: the coast line's booking system holds",
        "Engineers slept under their desks and were not needed.",
      ],
    ],
    later: [
      [
        "Ticket code for the coast trains now read aloud for the blind",
        "The same students added it in a weekend.",
      ],
      [
        "Uyo students hired to run the railway's booking desk",
        "They will finish their degrees by evening class.",
      ],
    ],
  },
  {
    name: "Solar mini-grids",
    scene: "power",
    told: [
      [
        "two-rivers",
        "Thirty towns share one design of solar mini-grid",
        "Spare parts can be swapped between them. Power cuts fell to four hours a month.",
      ],
      [
        "antenna",
        "One blueprint, thirty towns, fewer cuts",
        "The drawings are public and have been copied in Chad.",
      ],
      [
        "cowrie",
        "Common design halves the price of a mini-grid",
        "Banks are offering longer loans because the parts are known.",
      ],
    ],
    later: [
      ["Mini-grid towns train each other's repairers", "A van carries the spares on a weekly round."],
      ["Chad engineers visit the Benue mini-grids", "They brought back an improvement to the switch."],
    ],
  },
  {
    name: "Crop photo doctor",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Telephone photo tells Kano farmers what is wrong with a leaf",
        "The program was trained on sixty thousand pictures taken by growers. It says when it does not know.",
      ],
      ["antenna", "A leaf doctor that admits doubt", "In a trial, one answer in eight was: ask a neighbour."],
      ["dorawa", "Hoton waya yana gane cutar ganye", "Manhajar tana faɗin gaskiya idan ba ta sani ba."],
    ],
    later: [
      [
        "Leaf program spots a tomato moth before it spreads",
        "Extension officers reached the field the same day.",
      ],
      ["Growers teach the leaf program local names for blight", "There are forty-one in Kano alone."],
    ],
  },
  {
    name: "Lagos open data",
    scene: "screen",
    told: [
      [
        "lagoon",
        "Lagos opens its bus data to everyone",
        "Times, stops and delays can be downloaded. Within a week there were thirteen new maps and a game.",
      ],
      [
        "antenna",
        "Thirteen maps and a game: what people did with the bus data",
        "The best tool came from a secondary school in Ikeja.",
      ],
      [
        "iroko",
        "Ibadan asks Lagos for its bus data recipe",
        "Officials spent two days on the buses before they signed.",
      ],
    ],
    later: [
      ["Ikeja pupils' bus map used by the control room", "It shows which stop will overflow next."],
      [
        "Bus delay data points to one bad junction",
        "Engineers have changed the lights at Oshodi by twelve seconds.",
      ],
    ],
  },
  {
    name: "Space camp",
    scene: "antenna",
    told: [
      [
        "lantern",
        "Girls' space camp in Jos launches a balloon to the edge of the sky",
        "It carried a camera, a thermometer and a boiled egg, and was found in a cassava field in Nasarawa.",
      ],
      ["antenna", "Thirty kilometres up with a boiled egg", "The egg came back frozen and has been kept."],
      [
        "chalk",
        "Camp balloon brings home pictures of the curve",
        "Forty girls from nine states built the box.",
      ],
    ],
    later: [
      ["Farmer who found the balloon is guest of honour at the camp", "He asked what the egg was for."],
      ["Balloon pictures from Jos go up in nine airports", "The camp has been offered a second flight."],
    ],
  },
  {
    name: "Data centre cooling",
    scene: "power",
    told: [
      [
        "antenna",
        "Data centre in Lekki is cooled by the lagoon",
        "Sea water passes behind sealed walls. Power use fell by a third in the first quarter.",
      ],
      [
        "cowrie",
        "Cheaper cooling lowers the rent for servers",
        "Six Nigerian firms have moved their machines home.",
      ],
    ],
    later: [
      [
        "Lekki data centre's warm water goes to a fish farm",
        "The tilapia have grown faster than the traffic.",
      ],
      [
        "More firms bring their servers home to Lagos",
        "Shorter cables make calls to the bank quicker, users said.",
      ],
    ],
  },
  {
    name: "Scam warning tool",
    scene: "screen",
    told: [
      [
        "antenna",
        "Free tool reads suspicious text messages aloud and explains them",
        "It was made by bank clerks who were tired of tears. It works in five languages.",
      ],
      [
        "lagoon",
        "Is this message honest? A voice will tell you why not",
        "Forward it to a short code and wait nine seconds.",
      ],
      [
        "danfo",
        "If you no sure of text message, send am go ask",
        "The voice go explain for Pidgin wetin wrong.",
      ],
    ],
    later: [
      [
        "Message checker answers two million queries",
        "The commonest trick was a prize that nobody had entered for.",
      ],
      ["Schools teach the nine signs of a false message", "Pupils were asked to warn an aunt."],
    ],
  },
  {
    name: "Electric tricycles",
    scene: "danfo",
    told: [
      [
        "kolanut",
        "Electric keke takes to the streets of Enugu",
        "Drivers swap batteries at coal-black kiosks in under two minutes. A day's run costs half as much as petrol.",
      ],
      [
        "antenna",
        "Two-minute battery swap keeps Enugu's keke moving",
        "The kiosks run on panels and know their queue.",
      ],
      ["udara", "Keke latrik amalitela ọrụ n'Enugu", "A na-agbanwe batrị n'ime nkeji abụọ."],
    ],
    later: [
      ["Enugu adds nineteen swap kiosks", "Two are at the market and one is at the hospital gate."],
      ["Passengers hear the driver's radio for the first time", "Petrol keke had drowned it, they said."],
    ],
  },
  {
    name: "Oshodi game",
    scene: "screen",
    told: [
      [
        "lagoon",
        "Video game set in Oshodi is made by four friends in a flat",
        "Players must cross the bridge with a wardrobe. Half a million have tried.",
      ],
      ["antenna", "Wardrobe over Oshodi: a hit with no budget", "The voices are all the makers' mothers."],
    ],
    later: [
      ["Oshodi game adds rain, and players complain", "It falls, the makers said, exactly as it does."],
      ["Mothers' voices from the wardrobe game record a sequel", "They asked to be paid in curtains."],
    ],
  },
  {
    name: "Weather radio",
    scene: "antenna",
    told: [
      [
        "two-rivers",
        "Fishermen on the Benue get storm warnings by a radio that winds up",
        "A bell rings before the words. No battery is needed.",
      ],
      [
        "palmcoast",
        "Wind-up storm radio goes to sea",
        "Four hundred canoes off Ibeno carry one in a calabash.",
      ],
    ],
    later: [
      ["Storm bell brings ninety canoes home in time", "The squall passed over an empty sea, wardens said."],
      ["Wind-up radio makers add a football channel", "Crews had asked politely, several times."],
    ],
  },
  {
    name: "Cable car control",
    scene: "antenna",
    told: [
      [
        "antenna",
        "Control room for the Idanre cable car is run on software from Ado Ekiti",
        "It stops the line if the wind rises above a set speed. Engineers rode it two hundred times.",
      ],
      [
        "iroko",
        "Young Ekiti firm keeps Idanre's cabins in line",
        "The code was checked by rivals, who were paid for every fault.",
      ],
    ],
    later: [
      ["Rivals found nine faults in the cabin software, all small", "They were paid and thanked by name."],
      ["Wind stops the Idanre line for eleven minutes, as planned", "Passengers sang."],
    ],
  },
  {
    name: "Recycled batteries",
    scene: "power",
    told: [
      [
        "lagoon",
        "Laptop batteries get a second life in Lagos lamps",
        "Workers test each cell by hand. Three in four are still good.",
      ],
      ["antenna", "Three in four: what is left in a dead laptop", "The lamps come with a five-year promise."],
      [
        "cowrie",
        "Battery rescuers hire forty and look abroad",
        "Offices pay to be rid of their old machines.",
      ],
    ],
    later: [
      [
        "Rescued batteries power a hospital's night lights",
        "The first switch was thrown by the ward's oldest patient.",
      ],
      ["Lamp makers publish how they test a cell", "Backyard repairers had asked."],
    ],
  },
  {
    name: "Market price bot",
    scene: "market",
    told: [
      [
        "harmattan",
        "Price robot rings farmers with the morning's figures",
        "It calls at five in Hausa, Kanuri or Fulfulde. Farmers may interrupt it.",
      ],
      [
        "antenna",
        "The robot that can be interrupted",
        "Most ask about tomatoes, and then about the speaker's health.",
      ],
      [
        "dorawa",
        "Na'ura tana kiran manoma da farashin kasuwa kowace safiya",
        "Ana iya katse ta a yi mata tambaya.",
      ],
    ],
    later: [
      [
        "Price robot learns to return a greeting properly",
        "Calls take a minute longer, and nobody hangs up.",
      ],
      [
        "Growers near Gashua sell a day later, and better",
        "They had listened to the figures for three markets.",
      ],
    ],
  },
  {
    name: "Solar traffic lights",
    scene: "road",
    told: [
      [
        "kolanut",
        "Solar traffic lights at Aba's worst junction cut waiting by half",
        "They count cars with a camera that forgets faces.",
      ],
      ["antenna", "Lights that look but do not remember", "Drawings and code are public."],
      ["danfo", "Traffic light for Aba dey use sun work", "Hold-up don reduce, hawkers dey complain small."],
    ],
    later: [
      ["Hawkers at Aba's junction move to the long red light", "They worked out the timing in a day."],
      ["Forgetful cameras chosen for nine more crossings", "Lawyers had read the code."],
    ],
  },
  {
    name: "Shared tractors",
    scene: "farm",
    told: [
      [
        "two-rivers",
        "Farmers book a tractor by telephone, by the furrow",
        "A fleet of sixty serves four states. Drivers are paid on arrival and not on fuel.",
      ],
      [
        "cowrie",
        "Tractors by the furrow: sharing firm turns a profit",
        "Banks had said that small plots could not pay.",
      ],
      ["antenna", "How sixty tractors find nine thousand fields", "The route is worked out at night."],
    ],
    later: [
      ["Shared tractors to carry harvest on the way home", "Empty runs had cost a third."],
      ["Women drivers join the tractor fleet", "Their furrows are straighter, the dispatcher claims."],
    ],
  },
  {
    name: "Museum scanner",
    scene: "hall",
    told: [
      [
        "palmcoast",
        "Calabar museum scans its carvings so that schools can print them",
        "A class in Kano holds an Efik stool made of plastic, and asks about the wood.",
      ],
      ["antenna", "Ninety carvings, ninety files", "Curators decide with the families what may be copied."],
    ],
    later: [
      ["Printed stool returns to Calabar with a drawing of the class on it", "The museum has catalogued it."],
      ["Families lend more heirlooms to the museum scanner", "They like to watch it turn."],
    ],
  },
  {
    name: "Pocket ultrasound",
    scene: "clinic",
    told: [
      [
        "antenna",
        "Pocket ultrasound made in Abuja passes its trials",
        "Midwives used it on two thousand mothers. It costs a tenth of an imported one.",
      ],
      [
        "chalk",
        "Midwives' new ear: a pocket scanner from Abuja",
        "Pictures go to a doctor by telephone when there is doubt.",
      ],
      ["cowrie", "Abuja scanner makers raise money at home", "Most of it came from doctors."],
      [
        "harmattan",
        "Northern clinics first in line for the pocket scanner",
        "Forty were paid for by mothers' groups.",
      ],
    ],
    later: [
      [
        "Pocket scanner shows twins in a village without a road",
        "The midwife asked for a second look and a second blanket.",
      ],
      ["Scanner makers train repairers in six states", "Every part can be changed with one screwdriver."],
    ],
  },
  {
    name: "Satellite rice map",
    scene: "farm",
    told: [
      [
        "antenna",
        "Satellite pictures show Kebbi's rice a month before harvest",
        "Buyers and millers see the same map. Growers were given it first.",
      ],
      ["harmattan", "Kebbi growers see their fields from space", "One found a leak in his own canal."],
    ],
    later: [
      ["Rice map spots a dry corner, and a pump is sent", "The crop recovered in twelve days."],
      [
        "Millers and growers argue over the same picture, politely",
        "It showed four per cent less than either had claimed.",
      ],
    ],
  },
  {
    name: "Classroom robot",
    scene: "classroom",
    told: [
      [
        "lantern",
        "Pupils in Jos build a robot that sweeps, badly",
        "It has taught them gears, loops and humility. The floor is cleaner than it was.",
      ],
      ["antenna", "It bumps, it learns, it sweeps: a robot from Jos", "The body is a washing-up bowl."],
    ],
    later: [
      ["Sweeping robot promoted to blackboards", "It cannot yet reach the date."],
      ["Washing-up bowls run short in a Jos suburb", "Seven schools are building sweepers."],
    ],
  },
  {
    name: "Message in a taxi",
    scene: "danfo",
    told: [
      [
        "iroko",
        "Ibadan taxis carry letters between villages with no network",
        "A box on the dashboard swaps messages by radio as they pass. They arrive within a day.",
      ],
      [
        "antenna",
        "Taxi by taxi, a slow internet reaches the hills",
        "The students who built it call it the gossip.",
      ],
      ["eyele", "Táksí ń gbé ìsọfúnni lọ sí abúlé tí kò ní nẹ́tíwọ́ọ̀kì", "Àpótí kékeré kan ló wà níwájú ọkọ̀."],
    ],
    later: [
      ["Taxi network delivers a birth announcement before the aunt does", "She had taken the bus."],
      ["Gossip boxes fitted to bread vans too", "They leave earlier and never wait for passengers."],
    ],
  },
  {
    name: "Lagos ferry beacons",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Beacons tell lagoon ferries where the sand has moved",
        "Each costs as much as a tyre. Boats have not run aground for two months.",
      ],
      ["antenna", "Cheap beacons map a restless lagoon", "The shape of the bottom is drawn anew each night."],
      ["danfo", "Small machine dey show boat where sand dey", "Ferry no dey jam bank again."],
    ],
    later: [
      ["Fishermen given the lagoon's nightly chart", "They found a channel that was their grandfathers'."],
      ["Beacon makers win the Port Harcourt contract", "The creeks will need four hundred."],
    ],
  },
  {
    name: "Open hospital records",
    scene: "clinic",
    told: [
      [
        "antenna",
        "Four hospitals agree to read each other's files",
        "Patients hold the key on a card. Repeat tests fell by a third in the first month.",
      ],
      ["chalk", "One card, four hospitals, fewer needles", "Those without a card may use a thumb."],
      ["kolanut", "Enugu joins a shared record for patients", "The code was written at the university."],
    ],
    later: [
      ["Thumb readers at the four hospitals learn hard-working hands", "Masons had been turned away."],
      ["Two mission hospitals ask to join the patients' card", "Sisters had kept perfect files since 1950."],
    ],
  },
  {
    name: "Solar irrigation rent",
    scene: "farm",
    told: [
      [
        "harmattan",
        "Pumps on wheels water onion fields by the hour",
        "A trailer of panels goes from farm to farm in Sokoto. Bookings are made by a missed call.",
      ],
      ["cowrie", "Onions by the hour: pump rental spreads", "Growers pay a quarter of what diesel cost."],
      ["dorawa", "Famfon rana mai ƙafafu yana ban ruwa a gonakin albasa", "Ana yin oda ta kiran waya kawai."],
    ],
    later: [
      ["Trailer of panels lights a wedding between two fields", "The bride's father grows onions."],
      ["Missed-call pumps reach tomato growers in Kadawa", "A second trailer has been built there."],
    ],
  },
  {
    name: "Chip design course",
    scene: "screen",
    told: [
      [
        "antenna",
        "Students in Zaria design a chip and see it switched on",
        "It was made abroad and came back in an envelope. It adds, blinks and remembers eight numbers.",
      ],
      [
        "harmattan",
        "Eight numbers in an envelope: Zaria's first chip",
        "The class had waited fourteen months.",
      ],
      ["chalk", "Designed in Zaria", "The teacher kept the envelope."],
    ],
    later: [
      ["Zaria's chip learns to count onions", "It sits in a sorting machine."],
      ["Second class at Zaria doubles the numbers", "Sixteen fit now, with a blink to spare."],
    ],
  },
  {
    name: "Fact-check volunteers",
    scene: "screen",
    told: [
      [
        "iroko",
        "Retired librarians check rumours for neighbours",
        "They answer by text, with the source. Eleven hundred questions came in a week.",
      ],
      ["antenna", "Ask a librarian", "Their slowest answer took two hours and a bus ride."],
      ["eyele", "Àwọn olùtọ́jú ìwé àtijọ́ ń yẹ àhesọ wò", "Wọ́n máa ń dáhùn pẹ̀lú orísun."],
    ],
    later: [
      ["Librarians' rumour line adds an evening shift", "Football claims come after nine."],
      ["Commonest rumour turns out to be true", "The library was, indeed, open."],
    ],
  },
  {
    name: "Court interpreter",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Court interpreter on a tablet is tried in Badagry",
        "It works in Egun, Yoruba and English. A person listens and may overrule it.",
      ],
      [
        "antenna",
        "A machine in the witness box, under oath to nobody",
        "It was wrong in one sentence of forty.",
      ],
    ],
    later: [
      ["Interpreter tablet corrected by the public gallery", "The judge thanked a fish seller."],
      ["Badagry court keeps its human interpreter, with an assistant", "She named it Junior."],
    ],
  },
  {
    name: "Kite internet",
    scene: "antenna",
    told: [
      [
        "lantern",
        "Kite carries a signal over a Plateau valley",
        "It flies on the steady wind that tin miners used to curse. A village school made the tail.",
      ],
      ["antenna", "Wind in place of a mast", "The kite comes down for lightning and for prayer."],
    ],
    later: [
      ["Valley kite stays up for seven days", "It was called in for a wedding picture."],
      ["Second kite gives the next village its first video call", "Everybody waved at once."],
    ],
  },
  {
    name: "Waste sorting",
    scene: "road",
    told: [
      [
        "palmcoast",
        "Uyo trucks sort rubbish by camera as they drive",
        "Bottles, tins and peelings drop into three bins. Waste pickers run the line and own a share.",
      ],
      ["antenna", "Camera and picker share the work", "The pickers trained it by throwing things."],
      ["cowrie", "Sorted rubbish pays Uyo's pickers a dividend", "The first was enough for a term's fees."],
    ],
    later: [
      ["Waste pickers' camera mistakes a wig for a cat", "Both were returned."],
      ["Uyo's third bin feeds a pig farm", "The farmer sends back the bottle tops."],
    ],
  },
  {
    name: "Voice bank for elders",
    scene: "antenna",
    told: [
      [
        "kolanut",
        "Elders' voices teach computers to speak Igbo dialects",
        "Nine hundred people over seventy read stories in their own town's way. Their families own the recordings.",
      ],
      ["udara", "Olu ndị okenye na-akụziri kọmputa olundị Igbo", "Mmadụ narị itoolu gụrụ akụkọ."],
      ["antenna", "Every town's vowels", "The machine now asks where you are from before it talks."],
    ],
    later: [
      ["Grandfather hears his own vowels read a bus timetable", "He corrected the bus."],
      ["Dialect machine tried at a bank in Nsukka", "Customers stayed to chat."],
    ],
  },
  {
    name: "Rooftop farm sensors",
    scene: "trees",
    told: [
      [
        "lagoon",
        "Rooftop farms in Lagos share one brain",
        "Pipes open when leaves are thirsty. Twenty roofs use half the water they did.",
      ],
      ["antenna", "Twenty roofs, one tap", "Tomatoes send their moisture by radio."],
    ],
    later: [
      ["Thirsty lettuce wakes a landlord at four", "The alarm has been given office hours."],
      ["Roof farms supply a school kitchen two streets away", "Spinach travels by basket and rope."],
    ],
  },
  {
    name: "Fibre to schools",
    scene: "screen",
    told: [
      [
        "antenna",
        "Fibre reaches eight hundred schools along the railway",
        "Cables were laid beside the track at night. Each school gets a tap and a technician.",
      ],
      ["chalk", "Eight hundred schools plug in", "The first search was for a volcano."],
      ["lagoon", "Railway fibre brings schools online from Lagos to Kano", "Trains helped to lay it."],
      [
        "harmattan",
        "Northern schools, last on the cable, are first to switch on",
        "The crew had begun from both ends.",
      ],
    ],
    later: [
      ["Railway fibre lent to clinics after school hours", "X-rays travel in seconds."],
      ["School technicians meet in Kaduna to swap faults", "Ants were the winners."],
    ],
  },
  {
    name: "Rain forecast",
    scene: "rain",
    told: [
      [
        "antenna",
        "Nigerian model predicts the first rains within four days",
        "It learnt from ninety years of farm diaries. Farmers in six states planted by it.",
      ],
      [
        "harmattan",
        "Diaries of dead farmers foretell the rain",
        "Families lent the books and were paid in forecasts.",
      ],
      ["two-rivers", "Planting by model: Benue growers saw seed saved", "Few had to sow twice."],
    ],
    later: [
      ["Rain model correct for five states of six", "In the sixth it was late by two days."],
      ["More farm diaries sought for the rain model", "Ink of every colour is welcome."],
    ],
  },
  {
    name: "Cargo bikes",
    scene: "road",
    told: [
      [
        "lagoon",
        "Electric cargo bikes deliver for Lagos grocers",
        "Riders earn by the hour and not by the dash. Parking is the shop's own step.",
      ],
      ["cowrie", "Grocers cut delivery costs with cargo bikes", "Vans are kept for the rain."],
      [
        "antenna",
        "Hourly pay slows riders down, and parcels arrive sooner",
        "Fewer were sent to the wrong door.",
      ],
    ],
    later: [
      ["Cargo bike riders' rain capes designed by a tailor", "The hood turns with the head."],
      ["Ibadan grocers order forty electric cargo bikes", "Hills were the test, and passed."],
    ],
  },
  {
    name: "Voice notes archive",
    scene: "antenna",
    told: [
      [
        "kolanut",
        "Families leave voices for the future at an Enugu listening post",
        "A booth records ten minutes for the next fifty years. Most speakers sing.",
      ],
      ["antenna", "Ten minutes, fifty years", "The files are kept in three countries."],
    ],
    later: [
      ["Listening post in Enugu records its oldest voice", "She was one hundred and four and brief."],
      [
        "Wedding parties queue at the voice booth",
        "It has been asked to keep a secret until a silver anniversary.",
      ],
    ],
  },
  {
    name: "Medicine fridge monitor",
    scene: "clinic",
    told: [
      [
        "antenna",
        "A sensor for a thousand naira tells when a fridge is warm",
        "It was built in Kano by pharmacy students. Eight hundred clinics use it.",
      ],
      ["chalk", "Warm fridge, ringing phone", "Spoilt vaccine fell to almost nothing."],
      ["harmattan", "Kano students guard eight hundred fridges", "They take turns with the alarm."],
    ],
    later: [
      ["Fridge sensor spots a door left open in Funtua", "The nurse had been called to a birth."],
      ["Ice-cream sellers buy the clinic fridge sensor", "They pay a little more, for the clinics."],
    ],
  },
  {
    name: "Ibadan land map",
    scene: "road",
    told: [
      [
        "iroko",
        "Ibadan maps every plot from the air and asks residents to check",
        "Corrections are made at a kiosk with tea. Disputes fell in the first wards.",
      ],
      ["eyele", "Ìbàdàn ya àwòrán gbogbo ilẹ̀ láti òkè", "Àwọn ará ìlú ń ṣàtúnṣe rẹ̀."],
      [
        "antenna",
        "Drone, kiosk, kettle: how to map a city of rust and zinc",
        "Nine in ten plots were agreed at the first visit.",
      ],
    ],
    later: [
      ["Tea kiosk of the Ibadan map moves to its ninth ward", "The kettle is on its second element."],
      ["Map of Ibadan finds four lost wells", "Two still hold water."],
    ],
  },
  {
    name: "Pump fault finder",
    scene: "power",
    told: [
      [
        "two-rivers",
        "Box on a borehole rings the mechanic before the pump breaks",
        "It listens for the wrong hum. Repairs now take two days and not two months.",
      ],
      ["antenna", "The hum that calls for help", "Forty sounds were recorded and named."],
      ["palmcoast", "Coastal boreholes get the listening box", "Salt changed the hum, and it was retrained."],
    ],
    later: [
      ["Mechanics learn the forty hums by heart", "One plays them on a comb."],
      ["Listening box for pumps tried on a hospital generator", "It asked for oil."],
    ],
  },
  {
    name: "Sign language glove",
    scene: "screen",
    told: [
      [
        "lantern",
        "Glove made in Jos turns signs into speech",
        "It knows four hundred words, and its makers are deaf. The voice can be changed.",
      ],
      ["antenna", "A glove with four hundred words", "Wearers chose voices from their own towns."],
      ["chalk", "Deaf engineers give the classroom a voice", "Pupils programmed the jokes."],
    ],
    later: [
      ["Signing glove learns to whisper", "Wearers had asked for secrets."],
      ["Jos glove makers publish the pattern", "Tailors in three cities sew it."],
    ],
  },
  {
    name: "River plastic catcher",
    scene: "river",
    told: [
      [
        "lagoon",
        "Floating fence on the Ogun river catches four tonnes of plastic a day",
        "Fishermen empty it and are paid by weight. The catch becomes paving blocks.",
      ],
      ["antenna", "A fence that lets fish through", "Cameras counted both."],
      ["iroko", "River plastic paves a school yard in Abeokuta", "Pupils can spot the bottle tops."],
      ["danfo", "Fence for river dey catch plastic", "Fishermen dey collect money for dirty."],
    ],
    later: [
      ["Ogun river fence survives the first flood", "It folded, as designed, and opened again."],
      ["Paving from river bottles passes a lorry test", "The blocks go to a market next."],
    ],
  },
];
