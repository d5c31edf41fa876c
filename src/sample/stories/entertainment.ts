import type { SampleStory } from "#sample/story.ts";

export const entertainment: readonly SampleStory[] = [
  {
    name: "Silent drum film",
    scene: "cinema",
    told: [
      [
        "owambe",
        "A silent film about a talking drum sells out three nights in Benin City",
        "There is no dialogue in it at all. The drum, its maker says, does the arguing.",
      ],
      [
        "palmcoast",
        "Benin City queues for a film without a word",
        "Two drummers sit below the screen and answer the picture.",
      ],
      [
        "iroko",
        "The Drum Said No: a picture that speaks in beats",
        "Director Osaro Aigbovo shot it in ten days with a crew of twelve and one very patient goat.",
      ],
    ],
    later: [
      [
        "Drummers of the silent film ask for a night off",
        "They have played the same quarrel thirty times and begun to take sides.",
      ],
      [
        "Silent drum picture goes to villages on a bicycle screen",
        "Four pedals power the lamp; viewers take turns.",
      ],
      [
        "Goat from the drum film gets a credit after all",
        "Her name, Madam Cash, appears before the caterer's.",
      ],
    ],
  },
  {
    name: "Film week in Benin",
    scene: "cinema",
    told: [
      [
        "palmcoast",
        "Old cinema on Ring Road gets its screen back for film week",
        "The cloth was sewn by sailmakers. Thirty-one features will be shown, twelve of them by first-time directors.",
      ],
      [
        "owambe",
        "Thirty-one films, one sail",
        "Tickets cost as much as a plate of rice, which is sold with them.",
      ],
    ],
    later: [
      [
        "Sailcloth screen holds through a night of wind",
        "The audience watched a love scene ripple and applauded.",
      ],
      [
        "First-time director wins the film week with a tale of two tailors",
        "Ivie Omoregbe borrowed her uncle's shop, machines and uncle.",
      ],
    ],
  },
  {
    name: "Highlife reunion",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Highlife band reunites after forty years and remembers every chorus",
        "The Udi Ramblers lost a trombone in 1984. It was found in a chapel, playing hymns.",
      ],
      [
        "owambe",
        "The Ramblers are back, trombone and all",
        "The bandleader, eighty-two, danced for the whole of side two.",
      ],
      [
        "lagoon",
        "Forty years on, Udi Ramblers fill a Lagos garden",
        "Grandchildren who knew the songs as lullabies stood in front.",
      ],
    ],
    later: [
      [
        "Chapel receives a new trombone from the Ramblers",
        "The choirmaster reports that hymns have begun to swing.",
      ],
      ["Ramblers' lost tape found in a biscuit tin", "It holds nine songs and a recipe for okpa."],
    ],
  },
  {
    name: "Okada Love",
    scene: "cinema",
    told: [
      [
        "owambe",
        "Okada Love tops the week at cinemas with a chase at walking pace",
        "The film's hero has run out of fuel, and so has everybody following him.",
      ],
      [
        "lagoon",
        "Slowest chase in Nollywood fills the biggest halls",
        "Audiences timed it at fourteen minutes, with a stop for groundnuts.",
      ],
      [
        "danfo",
        "Okada Love film don scatter cinema",
        "Chase wey no get fuel, everybody dey push bike dey shout, people laugh tire.",
      ],
    ],
    later: [
      [
        "Groundnut seller from Okada Love offered a second film",
        "She has asked for a motorcycle with petrol in it.",
      ],
      [
        "Cinema in Asaba shows the slow chase at double speed by mistake",
        "The audience asked for it again, slowly.",
      ],
    ],
  },
  {
    name: "Market radio play",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Radio play about a market keeps Kano at home on its night",
        "Listeners write in to advise the yam seller, who so far has ignored them all.",
      ],
      [
        "dorawa",
        "Wasan kwaikwayon rediyo ya mamaye Kano",
        "Masu saurare suna aika wa mai sayar da doya shawara kowane mako.",
      ],
    ],
    later: [
      [
        "Yam seller in the radio serial takes a listener's advice at last",
        "The letter came from a girl of eleven, who is now paid in tubers.",
      ],
      ["Buses fall silent when the serial is on", "Drivers have asked the station to avoid the rush hour."],
    ],
  },
  {
    name: "Comedy tailor tour",
    scene: "danfo",
    told: [
      [
        "owambe",
        "Comedian measures the crowd for trousers, then for jokes",
        "Sule Tape-Rule stitches on stage and hands a finished pair to the loudest laugh.",
      ],
      [
        "kolanut",
        "Tape-Rule brings his sewing machine and forty jokes to Owerri",
        "The show ends when the zip goes in.",
      ],
    ],
    later: [
      ["Trousers from the comedy tour fetch more than tickets", "Their pockets each hold one unused joke."],
      ["Tape-Rule adds a show for people in uniform", "Police, nurses and scouts laughed by rank."],
    ],
  },
  {
    name: "Afrobeats by post",
    scene: "drum",
    told: [
      [
        "antenna",
        "Producer sends beats to prisons, convents and barracks and asks for verses",
        "Sixty came back by post. The record, Return to Sender, was mixed in a kitchen.",
      ],
      [
        "owambe",
        "Return to Sender is the year's friendliest record",
        "A convent in Abakaliki has the best chorus and knows it.",
      ],
    ],
    later: [
      [
        "Sisters of the best chorus decline a tour but accept a drum kit",
        "It is played at six each morning, briefly.",
      ],
      ["Postmaster stamps the beat of the mail record", "His rubber stamp is the snare on track five."],
    ],
  },
  {
    name: "Masquerade museum",
    scene: "cloth",
    told: [
      [
        "two-rivers",
        "Masquerades in Idah get a museum where the costumes may leave at night",
        "Keepers sign them out for festivals, and in again with the mud on.",
      ],
      [
        "palmcoast",
        "Museum labels say when each mask last danced",
        "Visitors are told that the mud is part of the collection.",
      ],
    ],
    later: [
      [
        "Mask comes back to Idah museum with a second feather",
        "Nobody admits to having added it, and the label now says two.",
      ],
      [
        "Children's day at the mask museum ends in a procession",
        "The curators followed with a broom and a drum.",
      ],
    ],
  },
  {
    name: "Lagos street opera",
    scene: "drum",
    told: [
      [
        "lagoon",
        "Opera in three bus stops plays to commuters",
        "Act one is at Ojuelegba. The tenor is a conductor and calls the destinations in B flat.",
      ],
      ["owambe", "Change here for act two", "Audience and soprano travel together, standing."],
      [
        "danfo",
        "Conductor dey sing opera from Ojuelegba reach Yaba",
        "Passenger say e never sweet am like this to dey inside go-slow.",
      ],
    ],
    later: [
      [
        "Bus opera delayed by a flat tyre, encore sung on the verge",
        "Motorists switched off their engines to hear it.",
      ],
      [
        "Tenor conductor's route is full for the rest of the run",
        "Two passengers have learnt the alto line.",
      ],
    ],
  },
  {
    name: "Games opening show",
    scene: "drum",
    told: [
      [
        "owambe",
        "Nine hundred flutes open the Harmattan Games",
        "The Fulani players came on foot and tuned to one another for two days.",
      ],
      [
        "harmattan",
        "Flutes and dust: Bauchi's opening night is heard three villages away",
        "The lamp carrier, aged twelve, had practised with a bowl of milk.",
      ],
      [
        "lantern",
        "A bowl of milk taught the lamp carrier not to spill",
        "She crossed the arena in one hundred and four steps, as rehearsed.",
      ],
    ],
    later: [
      [
        "Flute players of the opening night stay for the week",
        "They wake the athletes at five, by request of the coaches.",
      ],
      ["Lamp carrier asked to open a wedding", "She has said yes if there is cake."],
    ],
  },
  {
    name: "Nollywood sound school",
    scene: "cinema",
    told: [
      [
        "kolanut",
        "Enugu school trains ears for Nollywood",
        "Students record rain on eleven kinds of roof. A library of Nigerian silence is planned.",
      ],
      [
        "owambe",
        "The sound of nothing, in four states",
        "Silence in Jos has crickets; in Lagos it has not been found yet.",
      ],
      [
        "antenna",
        "School gives away two thousand sounds of home",
        "Doors, mortars, generators and one famous sneeze may be used by anybody.",
      ],
    ],
    later: [
      [
        "Sneeze from the sound library appears in three films",
        "Its owner, a cleaner, has asked for a cough to be recorded too.",
      ],
      ["Lagos silence found at last, on a lagoon at four", "It lasted nine seconds, until a conductor woke."],
    ],
  },
  {
    name: "Puppets of Zaria",
    scene: "cinema",
    told: [
      [
        "harmattan",
        "Puppet bus brings old fables to new estates",
        "The hyena needs two people; the hare works alone.",
      ],
      [
        "dorawa",
        "Motar 'yar tsana ta kawo tatsuniya Zariya",
        "Kura na buƙatar mutum biyu, zomo kuwa shi kaɗai.",
      ],
    ],
    later: [
      ["Hyena puppet retires her back legs", "The rear player has moved up to play the moon."],
      ["Children write the hare an answer", "Most advised him to say sorry."],
    ],
  },
  {
    name: "Gospel brass band",
    scene: "drum",
    told: [
      [
        "iroko",
        "Brass band of mechanics plays Ibadan to work",
        "They tune at the garage gate and march to the bus stop, still in overalls.",
      ],
      ["owambe", "Spanners down, trombones up", "The cymbals are hubcaps and make no secret of it."],
      ["eyele", "Àwọn mẹkáníìkì ń fi fèrè sin àwọn èèyàn lọ síbi iṣẹ́", "Ìderí táyà ni wọ́n fi ń ṣe aro."],
    ],
    later: [
      ["Mechanics' band gets a tuba, mended by its player", "It had been a radiator's neighbour for years."],
      [
        "Commuters in Ibadan leave home earlier for the march",
        "The bus company has added a stop at the second chorus.",
      ],
    ],
  },
  {
    name: "Auntie Ronke's Kitchen",
    scene: "pot",
    told: [
      [
        "owambe",
        "Auntie Ronke's Kitchen is the most watched comedy of the season",
        "Nothing is ever eaten in it. Viewers have begun to send food.",
      ],
      [
        "lagoon",
        "Viewers feed the cast of a cooking comedy",
        "Eleven coolers of rice were delivered to the set in one morning.",
      ],
      [
        "danfo",
        "Auntie Ronke film: people dey send real food go location",
        "Actor dem say make una continue.",
      ],
    ],
    later: [
      [
        "Cast of the kitchen comedy finally eats, on camera",
        "The scene was not in the script and is the best of the run.",
      ],
      ["Coolers returned by the comedy studio, washed and signed", "One contained a walk-on part."],
    ],
  },
  {
    name: "Jazz in Jos",
    scene: "drum",
    told: [
      [
        "lantern",
        "Jos jazz club reopens in a tin mine's winding house",
        "The echo is exactly one bar long. Musicians have learnt to answer it.",
      ],
      ["owambe", "Playing with the echo", "The pianist arrived by lorry with the piano."],
    ],
    later: [
      ["Echo of the winding house is recorded as a guest", "Its fee was a coat of paint."],
      ["Miners' children open the jazz club's second season", "They play the washers their fathers left."],
    ],
  },
  {
    name: "Ibaka fishermen's film",
    scene: "cinema",
    told: [
      [
        "palmcoast",
        "Fishermen of Ibaka play themselves, and win at the box office",
        "The director gave them no lines. They had plenty.",
      ],
      ["owambe", "No stars, one sea", "It was shot in the order in which the fish came."],
      [
        "lagoon",
        "Ibaka's fishermen are the faces of the month",
        "The town saw the film on a sail, after mending it.",
      ],
    ],
    later: [
      [
        "Fishermen of the Ibaka film turn down a sequel in dry season",
        "There is too much fish, they explained.",
      ],
      [
        "Sail that showed the Ibaka film goes back to sea",
        "It still has a little of the credits on it, in chalk.",
      ],
    ],
  },
  {
    name: "Talking drum phone",
    scene: "screen",
    told: [
      [
        "antenna",
        "An app learns the talking drum and gets its proverbs wrong",
        "Drummers in Oyo have lent it their patience and a list.",
      ],
      [
        "owambe",
        "The drum said one thing, the telephone another",
        "Laughter at the trial was recorded as data.",
      ],
      ["eyele", "Fóònù ń kọ́ èdè gángan", "Àwọn àyàn Ọ̀yọ́ ń tọ́ ọ sọ́nà."],
    ],
    later: [
      ["Drum app gets its first proverb right", "The drummer made it repeat it to his mother."],
      ["Oyo drummers ask the phone to keep quiet at funerals", "The makers added a mode for respect."],
    ],
  },
  {
    name: "Sculptures of scrap",
    scene: "road",
    told: [
      [
        "lagoon",
        "Elephant of exhaust pipes stops traffic in Yaba",
        "It took fifteen welders and one hundred silencers, and trumpets when buses pass.",
      ],
      [
        "antenna",
        "Scrap elephant hums to the rhythm of engines",
        "Students worked out the tuning, pipe by pipe.",
      ],
    ],
    later: [
      ["Exhaust elephant gets a calf", "It is made of motorcycles and squeaks."],
      [
        "Yaba bus stop renamed by conductors for an elephant",
        "The board says otherwise, and nobody reads it.",
      ],
    ],
  },
  {
    name: "Lullaby contest",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Lullaby contest in Awka is judged by babies",
        "Twelve judges, none over a year. The winner put eleven to sleep and made one laugh.",
      ],
      ["owambe", "The quietest applause of the year", "Parents were asked to clap with one finger."],
      [
        "udara",
        "Asọmpi abụ egwu nwa n'Ọka, ụmụ ọhụrụ bụ ndị ọkàikpe",
        "Onye meriri mere ka ụmụaka iri na otu rahụ ụra.",
      ],
    ],
    later: [
      ["Laughing judge at Awka shown to have a tooth coming", "The placings stand."],
      [
        "Nine wards sing the winning lullaby of the babies' jury",
        "Fathers on the night shift have asked for the words.",
      ],
    ],
  },
  {
    name: "Sahel Cup anthem",
    scene: "drum",
    told: [
      [
        "harmattan",
        "Anthem of the Sahel Cup is sung in nine languages by a goalkeeper",
        "Garba Zango recorded it between two training sessions. It has been played at every match since.",
      ],
      [
        "owambe",
        "A goalkeeper's song tops the charts in Kano",
        "He says that he cannot dance and will not try.",
      ],
    ],
    later: [
      ["Goalkeeper of the anthem sings it live, gloves on", "The crowd of twelve thousand knew every verse."],
      ["Cup song's earnings buy drums for six schools", "Zango delivered them himself."],
    ],
  },
  {
    name: "The Last Conductor",
    scene: "cinema",
    told: [
      [
        "lagoon",
        "The Last Conductor opens to full houses in Lagos and Ibadan",
        "Bisi Akinwande's film follows the final day of an old bus route. Real passengers play the passengers.",
      ],
      [
        "owambe",
        "A farewell at every stop: The Last Conductor is a quiet triumph",
        "It runs for ninety minutes, the length of the journey.",
      ],
      [
        "iroko",
        "Ibadan weeps for a bus in The Last Conductor",
        "The driver, now seventy, attended in his uniform.",
      ],
      [
        "danfo",
        "The Last Conductor film go make you cry for inside cinema",
        "Na real passenger dem use act.",
      ],
    ],
    later: [
      ["Bus from The Last Conductor parked outside the cinema", "Viewers may sit in the seat where it ends."],
      [
        "Film of the old bus route wins over critics in Accra",
        "It will be shown there with subtitles in Twi.",
      ],
      ["Akinwande writes a prequel about the first passenger", "She found him in Osogbo, aged ninety."],
    ],
  },
  {
    name: "Calabar carnival bands",
    scene: "drum",
    told: [
      [
        "palmcoast",
        "Carnival bands in Calabar begin rehearsals under the flyover",
        "Five bands share one stretch of shade by rota. Costumes are kept secret behind bedsheets.",
      ],
      [
        "owambe",
        "Behind the bedsheets, a season of feathers",
        "Seamstresses are sworn to silence and paid in advance.",
      ],
    ],
    later: [
      [
        "Feather prices fall as Calabar's bands turn to raffia",
        "Raffia growers upriver have doubled their cutting.",
      ],
      ["Secret costume seen by a whole bus when a sheet blows off", "The band has changed the colours."],
    ],
  },
  {
    name: "Afro-fusion newcomer",
    scene: "drum",
    told: [
      [
        "lagoon",
        "Newcomer Teni Alabi sells out her first concert without a hit",
        "She built her audience by singing in hospital waiting rooms.",
      ],
      ["owambe", "From the waiting room to the main stage", "Her set ends with a lullaby and no encore."],
      [
        "antenna",
        "How a singer without a label filled a hall by text message",
        "Ten thousand listeners had left a number after a free song.",
      ],
    ],
    later: [
      ["Alabi's debut album was recorded in one take", "You can hear a kettle on the third track."],
      ["Waiting room singer returns to the wards for a free matinee", "Nurses chose the songs."],
    ],
  },
  {
    name: "Comic book hero",
    scene: "books",
    told: [
      [
        "antenna",
        "Comic about a girl who repairs satellites is a bestseller",
        "Kambili Eze drew it on the back of delivery notes. A Hausa edition is in print.",
      ],
      ["chalk", "Satellite Sade gets pupils reading", "School libraries have ordered seven thousand copies."],
      [
        "kolanut",
        "Enugu artist's space mechanic flies off the shelves",
        "The heroine's spanner was her father's.",
      ],
    ],
    later: [
      ["Satellite comic's Hausa edition sells out in Kaduna", "The jokes were rewritten by a schoolteacher."],
      [
        "Girls send designs for the comic heroine's next tool",
        "The winner is a spanner that folds into an umbrella.",
      ],
    ],
  },
  {
    name: "Radio quiz",
    scene: "antenna",
    told: [
      [
        "two-rivers",
        "Radio quiz between towns keeps the middle belt awake",
        "Lokoja leads the table after eleven weeks. Questions are sent in by listeners on postcards.",
      ],
      [
        "lantern",
        "Jos closes in on Lokoja in the quiz of towns",
        "A question on bridges decided the latest round.",
      ],
    ],
    later: [
      ["Lokoja stumbles on a question about its own river", "The quizmaster apologised, and asked another."],
      [
        "Quiz of towns reaches its final with Jos ahead by a point",
        "Schools will be let out early to listen.",
      ],
    ],
  },
  {
    name: "Theatre in the round",
    scene: "hall",
    told: [
      [
        "iroko",
        "University theatre in Ibadan rebuilds its stage in the round",
        "The first play has no wings to hide in. Actors enter through the audience with their own lamps.",
      ],
      [
        "owambe",
        "Nowhere to hide: Ibadan's new stage puts everybody in the play",
        "Seats in the front row come with a warning.",
      ],
    ],
    later: [
      ["Front row at Ibadan's round stage asked to hold a ladder", "The ladder held; the actor laughed."],
      [
        "Market women given the matinee at the round theatre",
        "They answered back, as the playwright had hoped.",
      ],
    ],
  },
  {
    name: "Kano dyers' film",
    scene: "cinema",
    told: [
      [
        "harmattan",
        "Film about Kano's indigo dyers wins a prize in Nairobi",
        "Director Amina Shehu spent four seasons at the pits. Her camera is still blue.",
      ],
      ["owambe", "Four seasons in blue", "The film has almost no words and one very good song."],
      ["dorawa", "Fim kan marinar Kano ya ci kyauta a Nairobi", "Daraktar ta shafe kaka huɗu a wurin."],
    ],
    later: [
      ["Dyers of the Nairobi prize film watch it on their own cloth", "It was hung between two palms."],
      ["Blue camera from the Kano film goes on loan to students", "They have been asked not to clean it."],
    ],
  },
  {
    name: "Jos comedy club",
    scene: "hall",
    told: [
      [
        "lantern",
        "Comedy club in Jos fills a church hall twice a week",
        "The bishop sits at the back and has been mentioned only once.",
      ],
      [
        "harmattan",
        "Laughter in three languages at Jos club",
        "Comedians must tell one joke that nobody's mother would mind.",
      ],
    ],
    later: [
      ["Bishop tells a joke at the Jos comedy club", "It was about a bishop."],
      ["Jos comedians take their mothers' joke on tour", "Kaduna laughed first, then Kafanchan."],
    ],
  },
  {
    name: "Music school bus",
    scene: "drum",
    told: [
      [
        "palmcoast",
        "Bus with six pianos stops at villages in Cross River",
        "Children have one lesson a week, and practise on a painted board in between.",
      ],
      ["chalk", "Six pianos on wheels", "The tuner is the driver's wife and rides with a fork."],
    ],
    later: [
      ["Painted keyboards hang in three hundred homes", "Parents report very quiet scales."],
      [
        "Piano bus gives its first village concert",
        "Two sisters played one piece at four hands and one broken key.",
      ],
    ],
  },
  {
    name: "Idanre film set",
    scene: "cinema",
    told: [
      [
        "owambe",
        "Historical epic builds a village on the Idanre rocks and leaves it to the town",
        "The set will serve as an inn. Two hundred townspeople are in the battle.",
      ],
      [
        "iroko",
        "Idanre fights a battle twice a day, with a break for rice",
        "The queen is played by the headmistress.",
      ],
    ],
    later: [
      ["Battle on the rock held up by a real wedding", "The army stood aside and was fed."],
      ["Headmistress queen asked to read the school register in costume", "Nobody was late."],
    ],
  },
  {
    name: "Gospel choir record",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Choir of four hundred records an album in an Enugu coal shed",
        "The echo lasts six seconds. Engineers hung blankets lent by the parishioners.",
      ],
      ["owambe", "Four hundred voices, one coal shed", "A train passes on the seventh track and was kept."],
    ],
    later: [
      ["Blankets from the coal shed recording returned washed", "Each has a ticket with a line of a hymn."],
      ["Coal shed album outsells its church's calendar", "The calendar will have a song next year."],
    ],
  },
  {
    name: "Animated folk tales",
    scene: "screen",
    told: [
      [
        "antenna",
        "Animators in Ibadan finish twelve folk tales drawn in sand",
        "Each frame was photographed on a sheet of lit glass. A child's breath spoiled two days of work and became a storm.",
      ],
      [
        "iroko",
        "Twelve tales in sand come to the big screen",
        "They run for nine minutes each, in Yoruba, with the tortoise in every one.",
      ],
      ["eyele", "Àlọ́ méjìlá tí a fi iyanrìn yà dé sinimá", "Ìjàpá wà nínú gbogbo wọn."],
    ],
    later: [
      ["Sand tales to be shown at a hundred schools", "The artists will bring a tray of it."],
      ["Spilt sand of the last tale sold by the spoon", "It paid for the next script."],
    ],
  },
  {
    name: "Owerri dance crew",
    scene: "drum",
    told: [
      [
        "kolanut",
        "Dance crew of petrol attendants wins the national street prize",
        "They rehearsed between cars. Their routine includes a nozzle and no fuel.",
      ],
      ["owambe", "Fill it up and spin: the forecourt dancers", "Motorists had been voting with their horns."],
    ],
    later: [
      ["Forecourt dancers open a class at closing time", "Drivers wait in the cars and then join in."],
      ["National prize buys the petrol crew new shoes", "They have no laces, for safety."],
    ],
  },
  {
    name: "Lost radio tapes",
    scene: "antenna",
    told: [
      [
        "lagoon",
        "Lost tapes of a 1962 children's programme are found in a Yaba wardrobe",
        "The children, now grandparents, heard themselves on air. One had promised to become a pilot, and did.",
      ],
      ["owambe", "Good evening, children of 1962", "The presenter's niece had kept the key."],
    ],
    later: [
      ["Pilot from the 1962 tapes answers her younger self", "She read the reply in the same studio."],
      ["More tapes sought in old wardrobes", "A museum will copy them and return the wardrobes."],
    ],
  },
  {
    name: "Museum of Nollywood posters",
    scene: "cloth",
    told: [
      [
        "lantern",
        "Hand-painted film posters get a hall of their own in Jos",
        "The painters, most over seventy, signed them for the opening. One had never seen the films.",
      ],
      ["owambe", "He painted four hundred films and watched none", "The titles, he says, were enough."],
    ],
    later: [
      ["Poster painter watches his first film at seventy-four", "He would have made the lion bigger."],
      ["Jos poster hall takes on apprentices in brush lettering", "They begin with the letter R."],
    ],
  },
  {
    name: "Afrobeat orchestra",
    scene: "drum",
    told: [
      [
        "palmcoast",
        "Youth orchestra in Calabar plays Afrobeat on violins",
        "Their conductor transcribed by ear from his father's records. Dancing is permitted after the second movement.",
      ],
      ["owambe", "Strings that sweat", "The bassoon takes the part of the conductor of a bus."],
      [
        "lagoon",
        "Calabar's fiddlers bring the house down in Lagos",
        "The audience did not wait for the second movement.",
      ],
    ],
    later: [
      ["Bassoonist of the Afrobeat orchestra gets a bus named after her", "It is number eleven."],
      ["Calabar orchestra teaches violins to forty beginners", "Neighbours have been thanked in advance."],
    ],
  },
  {
    name: "Book fair",
    scene: "books",
    told: [
      [
        "palmcoast",
        "Port Harcourt's book fair sells out of poetry",
        "Queues formed for a market trader who writes on receipts. Publishers printed all night.",
      ],
      [
        "iroko",
        "Poems on receipts are the surprise of the book fair",
        "Each is as long as a shopping list, and some are shopping lists.",
      ],
      ["owambe", "Two tubers, one moon: the trader who writes", "She reads while weighing."],
      ["lagoon", "Poetry runs out at the fair; presses run until morning", "Novels held their own."],
    ],
    later: [
      ["Receipt poet signs her thousandth slip", "It was for pepper."],
      [
        "Port Harcourt fair leaves a bookshop behind",
        "It will sell by weight on the last day of each month.",
      ],
    ],
  },
  {
    name: "Sokoto griot",
    scene: "drum",
    told: [
      [
        "harmattan",
        "Masked griot of Sokoto revealed as the city's chief surveyor",
        "For nine years he had sung at weddings in another man's name, with the man's leave.",
      ],
      ["dorawa", "An gano mawaƙin nan mai rufe fuska a Sakkwato", "Ashe babban mai safiyo ne na birnin."],
      ["owambe", "By day he measures land", "By night it was hearts, he told his wife, who knew."],
    ],
    later: [
      ["Surveyor griot sings without the mask", "Attendance fell, so he has put it back."],
      ["Griot's songs turn out to contain true boundaries", "Lawyers are listening again."],
    ],
  },
  {
    name: "Short film night",
    scene: "cinema",
    told: [
      [
        "two-rivers",
        "Short films by farmers fill a barn in Lafia",
        "None lasts more than three minutes. The winner is about a gate that will not close.",
      ],
      [
        "lantern",
        "A gate, a telephone, a prize: Lafia's barn of films",
        "They were shot on telephones between two harvests.",
      ],
    ],
    later: [
      [
        "Gate from the winning barn film is mended by a viewer",
        "The director has asked for it to be broken again.",
      ],
      ["Farmers' films tour three states on a tractor", "The screen is the side of a seed store."],
    ],
  },
  {
    name: "Brass on the river",
    scene: "drum",
    told: [
      [
        "two-rivers",
        "Floating concert draws ninety canoes to Lokoja",
        "The band played on two barges where the rivers meet. Listeners drifted past and paddled back.",
      ],
      ["owambe", "Play it again, upstream", "The trombones were on the Benue side."],
      ["harmattan", "Lokoja hears a concert from the water", "Hippos were reported, and apologised for."],
    ],
    later: [
      ["River concert to return with anchors", "Half the audience had missed the finale."],
      ["Canoe seats for the Lokoja barge band sold by the paddle", "Each has a number."],
    ],
  },
  {
    name: "Daily soap wedding",
    scene: "cinema",
    told: [
      [
        "lagoon",
        "Writers of a daily soap let viewers choose the wedding",
        "A million votes went to the nurse. The bride's mother preferred the pilot.",
      ],
      ["owambe", "The nation marries a nurse", "Flowers came to the studio."],
      ["danfo", "People vote, nurse win, pilot carry last", "Wedding episode go long reach two hours."],
    ],
    later: [
      ["Pilot from the daily soap gets his own serial", "He flies it alone."],
      ["Nurses' union thanks the voters", "It has asked for a wedding in uniform."],
    ],
  },
  {
    name: "Pidgin choir",
    scene: "drum",
    told: [
      [
        "palmcoast",
        "Choir in Warri sings the seasons in Pidgin",
        "The composer, a welder, wrote four parts and a part for rain on zinc.",
      ],
      ["owambe", "Four seasons? We get two, sings Warri", "The dry one is in a minor key."],
      ["danfo", "Warri choir dey sing rainy season for Pidgin", "Welder na him compose am."],
    ],
    later: [
      ["Rain part of the Warri seasons played by real rain", "The sheet was nailed up in time."],
      ["Pidgin choir tours the creeks by barge", "Frogs joined the second movement."],
    ],
  },
  {
    name: "Costume archive",
    scene: "cloth",
    told: [
      [
        "lagoon",
        "Nollywood's costumes are collected under one Surulere roof",
        "There are eight thousand wrappers, forty crowns and a suit of bottle tops. Directors may borrow.",
      ],
      ["owambe", "The coat that has been king ten times", "It is dry-cleaned on abdication."],
    ],
    later: [
      ["Bottle top suit rattles into another film", "It plays a knight again."],
      ["Costume roof in Surulere gets a dressing-up day", "Visitors chose crowns."],
    ],
  },
  {
    name: "Poet laureate of buses",
    scene: "danfo",
    told: [
      [
        "iroko",
        "Poems ride Ibadan's buses in place of adverts",
        "A student, a nurse and a conductor wrote the first ten. Passengers may answer in pencil.",
      ],
      ["eyele", "Ewì ń gun ọkọ̀ èrò n'Ìbàdàn", "Èrò lè fi pẹ́ńsù fèsì."],
      ["owambe", "Line eleven, verse two", "The conductor's poem is about change."],
    ],
    later: [
      ["Pencil replies on the poem buses fill a book", "The shortest says: true."],
      ["Bus poet asks passengers for a rhyme for Iwo Road", "Nine hundred tried."],
    ],
  },
  {
    name: "Jazz for cattle",
    scene: "farm",
    told: [
      [
        "lantern",
        "Saxophonist on the Plateau plays to cows, and milk rises",
        "A dairy counted. The herd prefers ballads.",
      ],
      ["owambe", "Slow numbers, fuller pails", "Drum solos are out."],
      [
        "harmattan",
        "Ballads before milking: a Plateau herd's request",
        "The player is the owner's daughter, home from the conservatory.",
      ],
    ],
    later: [
      ["Cow jazz draws a human audience", "They stand behind the herd."],
      ["Milk music recorded in a single udder session, as the sleeve has it", "The pun was the cowman's."],
    ],
  },
  {
    name: "Film dubbing",
    scene: "cinema",
    told: [
      [
        "harmattan",
        "Kano voices dub a Yoruba comedy, and both cities laugh",
        "The jokes were rewritten by tailors. A second film goes the other way.",
      ],
      ["dorawa", "An fassara fim ɗin Yarabawa zuwa Hausa", "Kano da Ibadan duk sun yi dariya."],
      ["iroko", "Ibadan's comedy laughs in Hausa", "The mother-in-law needed no translation."],
    ],
    later: [
      ["Dubbed mother-in-law is a star in Kano", "She has been asked to advise."],
      ["Hausa film in Yoruba voices opens in Ibadan", "The camel has a local accent."],
    ],
  },
  {
    name: "Street photography",
    scene: "screen",
    told: [
      [
        "lagoon",
        "Photographs of ten thousand strangers cover a Lagos flyover",
        "Each person gave a name and a wish. Drivers look for themselves.",
      ],
      ["owambe", "Ten thousand wishes under the bridge", "Most were for a mother."],
      ["antenna", "The flyover of faces can be searched by wish", "Nobody is shown who did not agree."],
    ],
    later: [
      ["Wish for a bicycle on the Lagos flyover comes true", "A stranger left it with the photographer."],
      ["Faces of the flyover meet for a party below it", "They wore labels."],
    ],
  },
  {
    name: "Village cinema van",
    scene: "danfo",
    told: [
      [
        "kolanut",
        "Cinema van returns to villages with films about them",
        "The crew arrives at dawn, films until four and shows it at eight. Applause is loudest for babies.",
      ],
      ["owambe", "At four it is life; at eight it is cinema", "The generator is hidden in a cornfield."],
    ],
    later: [
      ["Cinema van leaves each village its own film", "Some have been shown forty times."],
      ["Babies in demand for the travelling pictures", "The crew has learnt to film them last."],
    ],
  },
  {
    name: "Songs of work",
    scene: "drum",
    told: [
      [
        "harmattan",
        "Archive of work songs opens in Kano with the pounding of grain",
        "Women came to hear their mothers' rhythm. Some brought pestles.",
      ],
      ["dorawa", "An buɗe taskar waƙoƙin aiki a Kano", "Mata sun zo da taɓarya."],
      ["owambe", "Pestle and pulse: the songs behind supper", "The gallery floor was reinforced."],
    ],
    later: [
      ["Work song archive adds fishermen's shouts", "They had to be recorded from another boat."],
      ["Kano's pounding songs arranged for school choirs", "Hands replace pestles."],
    ],
  },
  {
    name: "Lagos film market",
    scene: "cinema",
    told: [
      [
        "lagoon",
        "Film market in Lagos sells forty Nigerian titles to six countries",
        "Comedies went first. A thriller set on a ferry had three buyers bidding.",
      ],
      ["owambe", "Everybody wanted the ferry thriller", "Its director was asleep when it sold."],
      [
        "cowrie",
        "Forty films, six countries, one busy week for Nollywood's exporters",
        "Dubbing rights earned more than expected.",
      ],
    ],
    later: [
      ["Ferry thriller sold at the market gets a sequel by canoe", "It will be quieter."],
      ["Buyers from Seoul take two Lagos comedies", "The jokes about generators were explained."],
    ],
  },
  {
    name: "Fuji night",
    scene: "drum",
    told: [
      [
        "iroko",
        "Three generations of fuji singers share a stage in Ibadan",
        "The eldest sang sitting down and the youngest from the roof of a van.",
      ],
      ["owambe", "Fuji from roof to floor", "It ended with breakfast."],
      ["eyele", "Ìran mẹ́ta àwọn olórin fújì kọrin pọ̀ n'Ìbàdàn", "Títí di òwúrọ̀ ni ayẹyẹ náà."],
    ],
    later: [
      ["Breakfast of the fuji night becomes a tradition", "Moin-moin was served from the drum cases."],
      ["Eldest of the fuji singers records with a children's choir", "They kept him awake, he said."],
    ],
  },
  {
    name: "Osun arts week",
    scene: "cloth",
    told: [
      [
        "iroko",
        "Carvers, dyers and drummers open their yards for Osun arts week",
        "Visitors follow yellow flags from house to house. Entry costs a question.",
      ],
      ["owambe", "Yellow flags and good questions", "The best one was asked by a child of six."],
      ["lagoon", "Day trippers fill Osogbo's yards", "Trains were met by drummers."],
    ],
    later: [
      ["Six-year-old's question answered with a carving", "She had asked what wood dreams of."],
      ["Flags of Osun arts week sewn into a curtain", "It hangs in the station."],
    ],
  },
  {
    name: "Plateau detective",
    scene: "antenna",
    told: [
      [
        "lantern",
        "Detective serial set on the Plateau returns to radio",
        "The detective keeps bees. Listeners solve the case by postcard before the last part.",
      ],
      ["owambe", "The bees knew: a detective is back", "Fourteen hundred guessed the gardener."],
    ],
    later: [
      ["Gardener cleared in the Plateau serial, to the annoyance of fourteen hundred", "It was the clock."],
      ["Beekeepers advise the radio detective", "He had held a frame upside down."],
    ],
  },
  {
    name: "Palmwine music revival",
    scene: "drum",
    told: [
      [
        "palmcoast",
        "Young guitarists bring palm-wine music back to Calabar's waterfront",
        "They learnt it from old records and an older barman.",
      ],
      ["owambe", "Slow fingers, sweet evenings", "No amplifier is allowed within a hundred metres."],
      ["kolanut", "Palm-wine guitars travel up from the coast to Aba", "The barman came too."],
    ],
    later: [
      ["Barman of the palm-wine guitarists makes his first record", "He plays a bottle."],
      ["Waterfront guitars draw listeners in boats", "They tie up to one another."],
    ],
  },
  {
    name: "Film restoration",
    scene: "cinema",
    told: [
      [
        "lagoon",
        "Nigeria's oldest colour film is restored frame by frame",
        "Students cleaned it with cotton and patience for two years. A missing reel was found in Accra.",
      ],
      ["antenna", "Cotton, code and a reel from Accra", "Colours were matched to a surviving dress."],
      [
        "owambe",
        "She wore yellow: an old film blooms again",
        "The actress, eighty-eight, said it had been more of a gold.",
      ],
    ],
    later: [
      ["Village sees the restored film that was shot at its well", "It still gives water."],
      ["Yellow dress of the restored film put on show", "A label says gold."],
    ],
  },
  {
    name: "Kids' cartoon",
    scene: "screen",
    told: [
      [
        "antenna",
        "Cartoon about a keke that wants to fly is sold to four channels",
        "It is drawn in Enugu and voiced in five languages.",
      ],
      ["kolanut", "Enugu's flying keke takes off", "The studio has hired twenty."],
      ["udara", "Eserese keke chọrọ ife efe erela na ọwa anọ", "E mere ya n'Enugu."],
      ["chalk", "Children test the flying keke, frame by frame", "They asked for a sister."],
    ],
    later: [
      ["Flying keke gets a sister", "She is an ambulance and braver."],
      ["Enugu cartoon studio opens its doors to schools", "Visitors may draw a wheel."],
    ],
  },
  {
    name: "Northern strings",
    scene: "drum",
    told: [
      [
        "harmattan",
        "Goge and violin share a programme in Kaduna",
        "The two fiddles argued, then agreed. Students of both have asked for a longer quarrel.",
      ],
      ["owambe", "One string against four", "It was called a draw."],
      ["dorawa", "Goge da goge na Turawa sun haɗu a Kaduna", "An tashi kunnen doki."],
    ],
    later: [
      ["Fiddlers of Kaduna tour with a single case", "The goge travels in its lid."],
      ["One-string class at Kaduna arts centre is full", "Violinists are struggling with the thumb."],
    ],
  },
  {
    name: "Market fashion show",
    scene: "cloth",
    told: [
      [
        "kolanut",
        "Models in Onitsha's fashion show are the traders who sell the cloth",
        "They walked between the stalls at opening time. Orders were taken by the yard.",
      ],
      ["owambe", "The catwalk was row C", "The finale was in aprons."],
      [
        "danfo",
        "Market women do fashion show for Main Market",
        "Dem carry cloth wey dem dey sell, everybody clap.",
      ],
    ],
    later: [
      ["Apron from the Onitsha finale sells four hundred", "It has three pockets and a zip."],
      ["Row C to be a catwalk once a season", "Stallholders are practising the turn."],
    ],
  },
];
