import type { SampleStory } from "#sample/story.ts";

export const education: readonly SampleStory[] = [
  {
    name: "Library on wheels",
    scene: "books",
    told: [
      [
        "chalk",
        "Library on wheels parks at its hundredth school",
        "The bus lends nine hundred books a week. Its most borrowed title is a guide to snails.",
      ],
      [
        "iroko",
        "A retired danfo has read its way round Oyo",
        "The conductor still hangs from the door, and now calls out authors.",
      ],
      ["eyele", "Ọkọ̀ ìwé dé ilé ẹ̀kọ́ ọgọ́rùn-ún", "Ìwé tí àwọn ọmọ máa ń yá jù ni ìwé nípa ìgbín."],
    ],
    later: [
      [
        "Snail guide comes back with a slime trail on page thirty",
        "The librarian has decided to call it an illustration.",
      ],
      ["Book bus adds a shelf for parents", "It was empty within the morning."],
    ],
  },
  {
    name: "Boat repair classes",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Evening classes in boat repair begin at three riverside schools",
        "Pupils mend a real canoe each term and launch it with the class register aboard.",
      ],
      [
        "chalk",
        "Carpentry that floats",
        "Mathematics teachers say that nobody now asks what the angles are for.",
      ],
    ],
    later: [
      ["School canoe passes its test with the headmaster in it", "He had agreed to be the ballast."],
      [
        "Fishermen bring their leaks to the evening class",
        "The waiting list is longer than the longest hull.",
      ],
    ],
  },
  {
    name: "Bicycle lamp weather station",
    scene: "classroom",
    told: [
      [
        "lantern",
        "Students in Ilorin build a weather station that runs on a bicycle lamp",
        "It measures rain, wind and heat, sends them by text message, and costs less than a pair of school shoes.",
      ],
      [
        "chalk",
        "Weather, cheaper than shoes",
        "Six secondary schools have asked for the drawings, which are free.",
      ],
      [
        "antenna",
        "Ilorin pupils publish the plans of their lamp-powered weather box",
        "The dynamo charges a battery each time somebody rides to school.",
      ],
    ],
    later: [
      ["Weather box predicts rain on sports day, correctly", "The javelin was moved indoors, carefully."],
      ["Six schools compare clouds by telephone", "The one in Offa is always right and a little proud."],
    ],
  },
  {
    name: "Mother tongue maths",
    scene: "classroom",
    told: [
      [
        "harmattan",
        "Maths in Hausa lifts marks in fifty primary schools",
        "Children who count in their mothers' tongue first made half as many mistakes in English later.",
      ],
      ["dorawa", "Koyar da lissafi da Hausa ya ɗaga makin yara", "Makarantu hamsin ne suka shiga gwajin."],
      [
        "chalk",
        "Count first at home, then abroad",
        "Teachers in the trial wrote their own word for hypotenuse and are fond of it.",
      ],
    ],
    later: [
      [
        "Word for hypotenuse goes before the language board",
        "It means the lazy road, which the board is said to like.",
      ],
      ["Igbo and Tiv schools want a maths trial too", "They have begun arguing about the lazy road already."],
    ],
  },
  {
    name: "University night bus",
    scene: "danfo",
    told: [
      [
        "kolanut",
        "Night bus lets Nsukka students read until the library closes",
        "Students drive it, repair it and keep its accounts on the windscreen.",
      ],
      [
        "chalk",
        "Last bus from the reading room leaves at midnight",
        "Since it began, library hours have been extended twice.",
      ],
    ],
    later: [
      ["Library bus timetable is set to music by freshers", "The chorus is the ten fifteen."],
      [
        "Nsukka reading room orders more lamps",
        "Chairs are next, according to the librarian, who now sits on the steps.",
      ],
    ],
  },
  {
    name: "Exam timetable swap",
    scene: "books",
    told: [
      [
        "chalk",
        "Examiners move the geography paper out of the rain",
        "Schools with tin roofs had said that nobody could hear the instructions in the afternoon.",
      ],
      [
        "two-rivers",
        "Geography in the morning, by popular thunder",
        "The board studied ten years of rainfall before it agreed.",
      ],
    ],
    later: [
      [
        "First dry geography paper goes off without a drum roll",
        "Candidates were asked, as it happens, about rain.",
      ],
      ["Music practicals offered the rainy afternoon", "Their teachers say the roof keeps good time."],
    ],
  },
  {
    name: "Grandparents' class",
    scene: "classroom",
    told: [
      [
        "palmcoast",
        "Grandparents learn to read beside their grandchildren in Uyo",
        "They share desks, and the children mark first.",
      ],
      [
        "chalk",
        "Form one, aged seventy-three",
        "Madam Ekaette Udoma has not missed a morning and does not allow her grandson to either.",
      ],
    ],
    later: [
      ["Madam Udoma reads the lesson in church", "She chose a long one."],
      [
        "Grandchildren's marking is judged too strict",
        "A retired inspector has been appointed to hear appeals.",
      ],
    ],
  },
  {
    name: "Scholarship for apprentices",
    scene: "coins",
    told: [
      [
        "cowrie",
        "Traders' union pays apprentices' evening school",
        "One naira from every bale goes into the fund. It has sent two hundred to book-keeping.",
      ],
      [
        "kolanut",
        "From the stall to the classroom and back by eight",
        "Masters who release their boys early get a certificate that they hang above the till.",
      ],
    ],
    later: [
      [
        "Apprentice finds an error in his master's favour, and says so",
        "The certificate above the till has been moved to eye level.",
      ],
      ["Girls' places doubled in the bale fund", "The seamstresses' line had offered to match every naira."],
    ],
  },
  {
    name: "School radio hour",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Pupils in Bauchi read the news to the whole valley",
        "The transmitter reaches three villages and a bus. Weather is done by the smallest, who looks out first.",
      ],
      ["chalk", "Class five goes on air", "Attendance has never been better than on the days of broadcast."],
    ],
    later: [
      [
        "School newsreader corrects herself on air and is praised",
        "She had promised rain to the wrong village.",
      ],
      ["Bauchi pupils interview the oldest tree, via its owner", "He answered for it in a deep voice."],
    ],
  },
  {
    name: "Kainji Link classes",
    scene: "classroom",
    told: [
      [
        "two-rivers",
        "Evening school begins in villages lit by the Kainji Link",
        "Farmers take the desks that their children left at two. Arithmetic is the favourite, because of the buyers.",
      ],
      [
        "chalk",
        "First bulb, first class: Kebbi's farmers go back to school",
        "The registers show four hundred names and one donkey, by mistake.",
      ],
    ],
    later: [
      [
        "Donkey struck from the evening register after a week",
        "It had perfect attendance, the teacher noted.",
      ],
      ["Farmers' arithmetic brings a buyer to a new price", "He came back the next day with better scales."],
    ],
  },
  {
    name: "Teachers' houses",
    scene: "hall",
    told: [
      [
        "iroko",
        "Ondo villages build houses for teachers who will stay",
        "Each has a porch, a lamp and a promise from the parents of one meal in the week.",
      ],
      ["eyele", "Àwọn ará abúlé Oǹdó ń kọ́lé fún olùkọ́", "Ilé kọ̀ọ̀kan ní ọ̀dẹ̀dẹ̀ àti fìtílà."],
      [
        "chalk",
        "A porch, a lamp and pounded yam: how to keep a teacher",
        "Nine of ten posts were filled within a month.",
      ],
    ],
    later: [
      [
        "Porch lessons grow popular in Ondo's teacher villages",
        "Children come for the lamp, and leave with the seven times table.",
      ],
      ["Tenth teacher's house finished by the pupils' fathers", "They had bet on the roof and lost."],
    ],
  },
  {
    name: "Weighing mist",
    scene: "rain",
    told: [
      [
        "lantern",
        "Jos pupils haul a laboratory up a hill to meet the clouds",
        "They wanted to weigh mist. It took a rope, a scale and seven sponges.",
      ],
    ],
    later: [
      [
        "Mist weighed at last: four spoons to the sponge",
        "The pupils have written to the university for a second opinion.",
      ],
      [
        "University answers the mist weighers with a better sponge",
        "A lecturer carried it up himself, complaining pleasantly.",
      ],
    ],
  },
  {
    name: "Games village library",
    scene: "books",
    told: [
      [
        "harmattan",
        "Harmattan Games athletes borrow nine thousand comics",
        "The library was a tent with cushions, opened so that the beaten would have something to do.",
      ],
      ["chalk", "Cushions and comics for those who lose early", "Winners were allowed in after supper."],
    ],
    later: [
      [
        "Overdue comics come back from thirty states by bus",
        "One had been read by an entire relay team, in turns.",
      ],
      ["Tent library of the games to stay in Bauchi", "It has asked only for a floor."],
    ],
  },
  {
    name: "Girls' coding van",
    scene: "screen",
    told: [
      [
        "antenna",
        "Coding van parks at girls' schools in Zamfara and leaves a server behind",
        "The server is the size of a brick and holds an encyclopaedia in Hausa.",
      ],
      [
        "harmattan",
        "A brick that knows everything, for eleven schools",
        "Girls wrote its first program, which tells when the well is free.",
      ],
      [
        "dorawa",
        "'Yan mata a Zamfara na koyon rubuta manhaja",
        "Shirin farko yana nuna lokacin da rijiya ba ta da layi.",
      ],
    ],
    later: [
      [
        "Well queue shortened by a schoolgirl's program",
        "The village has asked whether it can also do bread.",
      ],
      ["Coding van's driver takes the course", "He passed, and has rerouted the van."],
    ],
  },
  {
    name: "Handwriting prize",
    scene: "books",
    told: [
      [
        "kolanut",
        "Boy who writes with his foot wins Nsukka handwriting prize",
        "Chidozie, eleven, also keeps goal.",
      ],
      ["chalk", "Steadiest hand in Nsukka is a foot", "Judges did not know until the prize-giving."],
    ],
    later: [
      [
        "Handwriting winner's letters copied for a school alphabet",
        "He has been asked to do the capitals more slowly.",
      ],
      ["Nsukka pupils try writing with their feet", "Results were framed, with sympathy."],
    ],
  },
  {
    name: "Swamp field school",
    scene: "fish",
    told: [
      [
        "palmcoast",
        "Mangrove school in Eket counts crabs for its examination",
        "Candidates wade to the second question.",
      ],
      ["chalk", "Wet feet compulsory", "The invigilator kept dry in a tree."],
    ],
    later: [
      [
        "Crab count at Eket proves the mangroves are back",
        "There were four to the square metre, and one in the invigilator's shoe.",
      ],
      [
        "Mangrove pupils plant a classroom",
        "It will be ready in fifteen years, when they hope to send their brothers.",
      ],
    ],
  },
  {
    name: "Polytechnic bakery",
    scene: "pot",
    told: [
      [
        "lagoon",
        "Yaba polytechnic pays its laboratory bills with bread",
        "Food science students bake four hundred loaves before lectures.",
      ],
      [
        "cowrie",
        "Loaves for lab coats: a campus bakery turns a profit",
        "Accounts are done by the rival department, at its own request.",
      ],
    ],
    later: [
      [
        "Campus bakery's burnt batch becomes a research paper",
        "It deals with crust and is said to be frank.",
      ],
      ["Lecture times moved to suit the ovens at Yaba", "The mathematicians were outvoted by smell."],
    ],
  },
  {
    name: "Bush radio maths",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Nomad children do maths by radio, and answer by whistle",
        "One whistle for true, two for false; cattle have learnt to ignore both.",
      ],
      [
        "dorawa",
        "Yaran makiyaya na koyon lissafi ta rediyo",
        "Suna amsa tambaya da fito: ɗaya gaskiya, biyu ƙarya.",
      ],
    ],
    later: [
      [
        "Whistled answers on nomad radio reach the ministry's band",
        "An official there marked them, and most were right.",
      ],
      ["Cattle begin to turn at two whistles", "The teacher has switched to birdsong."],
    ],
  },
  {
    name: "Alumni roof fund",
    scene: "classroom",
    told: [
      [
        "kolanut",
        "Class of 1979 re-roofs its old school and finds its own carvings",
        "Nineteen names and a rude remark about Latin were preserved under glass.",
      ],
      ["iroko", "Old pupils climb back to mend the roof", "Their carpenter was form captain then, too."],
    ],
    later: [
      [
        "Latin remark under glass is now a set translation",
        "The old boy who carved it received fifty-one per cent.",
      ],
      [
        "Roofers of 1979 repair the girls' block as well",
        "They were beaten to it by the class of 1980, and shared the ladder.",
      ],
    ],
  },
  {
    name: "National spelling bee",
    scene: "books",
    told: [
      [
        "chalk",
        "Girl of ten from Gusau wins the national spelling bee",
        "Maryam Tsafe spelt eleven words without a slip, the last of them rhododendron. She had never seen one.",
      ],
      [
        "harmattan",
        "Gusau schoolgirl spells her way to the top",
        "Her teacher had read her the dictionary on the way to the well.",
      ],
      [
        "kolanut",
        "Runner-up from Enugu forces fourteen extra rounds in the spelling final",
        "Kosi Nwafor will return next year, he said, and spelt it.",
      ],
    ],
    later: [
      ["Botanists send the spelling champion a rhododendron", "It stands in her classroom, in the shade."],
      ["Dictionary walks to the well become a school club in Gusau", "Thirty pupils carry a page each."],
      ["Spelling finalists write to each other every week", "Mistakes are charged at one stamp."],
    ],
  },
  {
    name: "School meals",
    scene: "pot",
    told: [
      [
        "two-rivers",
        "School meals in Kogi to come from farms within ten kilometres",
        "Head teachers will buy from a list of two hundred growers. Menus change with the harvest.",
      ],
      [
        "chalk",
        "Beans from next door: Kogi's lunch rule",
        "Attendance rose by a tenth in the trial schools.",
      ],
      ["cowrie", "Small farms win the school lunch contract", "Payment is promised within nine days."],
    ],
    later: [
      ["Kogi pupils vote for okra twice a week", "Cooks were surprised, and so were the parents."],
      ["Growers paid on time for the first month of school lunches", "A clerk posts the dates on the gate."],
    ],
  },
  {
    name: "University admission",
    scene: "hall",
    told: [
      [
        "iroko",
        "Universities publish cut-off marks and places on the same day",
        "Applicants can see at once where room is left. Counsellors answered ninety thousand calls in a week.",
      ],
      ["chalk", "All the marks on one page", "Fourteen colleges of education still have places in science."],
      [
        "lagoon",
        "Applicants get one clear list of places",
        "The list is updated each night until term begins.",
      ],
    ],
    later: [
      [
        "Science places at teachers' colleges fill after the list appears",
        "Physics went last, as usual, by a day.",
      ],
      ["Counsellors' line stays open for parents", "The commonest question was where to buy a mattress."],
    ],
  },
  {
    name: "Almajiri workshop",
    scene: "classroom",
    told: [
      [
        "harmattan",
        "Qur'anic schools in Katsina add carpentry and sums",
        "Teachers agreed to two hours each afternoon. Forty schools have taken delivery of benches.",
      ],
      [
        "dorawa",
        "Makarantun allo a Katsina sun ƙara aikin kafinta da lissafi",
        "Ana koyarwa awa biyu kowace yamma.",
      ],
      ["chalk", "Two hours of wood and numbers", "The pupils made their own benches as a first lesson."],
    ],
    later: [
      ["Katsina pupils sell their first stools", "The price was worked out in class."],
      ["Sixty more Qur'anic schools ask for workbenches", "A timber merchant has offered the offcuts."],
    ],
  },
  {
    name: "Lab in a box",
    scene: "classroom",
    told: [
      [
        "antenna",
        "Laboratory in a suitcase reaches four hundred rural schools",
        "It holds a microscope, a scale and safe chemicals for sixty experiments.",
      ],
      [
        "chalk",
        "Sixty experiments from one suitcase",
        "Teachers train for two days and go home with the key.",
      ],
      [
        "lantern",
        "Plateau schools open their suitcase laboratories",
        "The microscope was used on day one to look at everybody's fingernails.",
      ],
    ],
    later: [
      ["Suitcase science leads to a run on soap", "The fingernail lesson travelled home."],
      [
        "Rural pupils outscore the city in a practical test",
        "Examiners credit the suitcase and the lack of distraction.",
      ],
    ],
  },
  {
    name: "Teachers' exchange",
    scene: "classroom",
    told: [
      [
        "kolanut",
        "Teachers from Sokoto and Abia swap classrooms for a term",
        "They lodge with one another's families. Pupils have been promised letters.",
      ],
      [
        "harmattan",
        "A term away: northern and eastern teachers trade places",
        "Forty pairs left on the same morning, with winter coats in some suitcases by mistake.",
      ],
    ],
    later: [
      ["Exchange teachers trade lunch recipes by post", "Tuwo has reached Umuahia and okpa Sokoto."],
      [
        "Pupils in Sokoto sing in Igbo for a visiting teacher",
        "He joined in for the second verse and had to sit down.",
      ],
    ],
  },
  {
    name: "Polytechnic solar course",
    scene: "power",
    told: [
      [
        "cowrie",
        "Polytechnics train two thousand solar technicians a year",
        "Employers helped write the course. Nine in ten graduates found work within three months.",
      ],
      [
        "antenna",
        "Solar course puts students on real roofs",
        "Each class must wire one clinic before it can graduate.",
      ],
      [
        "two-rivers",
        "Bida's solar class lights a clinic as its final test",
        "The examiner arrived at night, to be sure.",
      ],
    ],
    later: [
      [
        "Polytechnic solar students win the contract for their own campus",
        "The rector signed by the light of it.",
      ],
      [
        "Women make up a third of the new solar class",
        "Places were held open until the lists were balanced.",
      ],
    ],
  },
  {
    name: "Archive of school songs",
    scene: "drum",
    told: [
      [
        "iroko",
        "Teachers collect a thousand school songs before they are forgotten",
        "Former pupils have sung them down the telephone. The oldest dates from 1912.",
      ],
      ["eyele", "Àwọn olùkọ́ ń kó orin ilé ẹ̀kọ́ àtijọ́ jọ", "Orin tó lé ní ẹgbẹ̀rún ni wọ́n ti gbà sílẹ̀."],
    ],
    later: [
      ["Oldest school song in the archive turns out to have a rude verse", "The choir will hum it."],
      [
        "Archive of assembly songs opens to listeners",
        "Nine hundred people searched for their own school on day one.",
      ],
    ],
  },
  {
    name: "Boarding school gardens",
    scene: "farm",
    told: [
      [
        "lantern",
        "Boarding schools on the Plateau grow their own vegetables",
        "Each dormitory has a bed. Cabbage is marked like homework.",
      ],
      ["chalk", "Weeding before prep", "Kitchen costs at eleven schools fell by a quarter."],
    ],
    later: [
      [
        "Dormitory three accused of singing to its carrots",
        "The house mistress found nothing in the rules against it.",
      ],
      ["School gardens of Jos sell a surplus at the gate", "Takings will buy a second wheelbarrow."],
    ],
  },
  {
    name: "Adult literacy prize",
    scene: "books",
    told: [
      [
        "palmcoast",
        "Fish seller of sixty-one passes school certificate in Oron",
        "Arit Effiong studied between tides. Customers wrapped her notes in clean newspaper.",
      ],
      ["chalk", "Between tides, a certificate", "She took seven subjects and passed them all."],
      [
        "danfo",
        "Mama wey dey sell fish don pass school cert for sixty-one",
        "She dey read book when customer never come.",
      ],
    ],
    later: [
      ["Oron fish seller enrols for evening accounting", "Her stall now has a blackboard."],
      ["Fellow traders form a reading circle round Arit Effiong", "They meet at low water."],
    ],
  },
  {
    name: "Geology school",
    scene: "road",
    told: [
      [
        "chalk",
        "Children in Idanre study the rock they live on",
        "Lessons take place on a ledge, with helmets. The oldest stone in class is half a billion years old and much admired.",
      ],
      ["iroko", "School on the rock face", "A cable car cabin serves as the staff room."],
    ],
    later: [
      ["Idanre pupils date a boulder and hold it a party", "It got no candles, for want of room."],
      ["Hill school's helmets lent to the builders", "They came back with names inside."],
    ],
  },
  {
    name: "Laptop bank",
    scene: "screen",
    told: [
      [
        "antenna",
        "Teachers borrow laptops from a bank that lends nothing else",
        "Interest is paid in lesson plans, which all may use. Four thousand are in the vault.",
      ],
      [
        "chalk",
        "Lesson plans by the thousand: inside the laptop bank",
        "Physics is in credit, and music overdrawn.",
      ],
      [
        "lagoon",
        "Lagos teachers pay for machines with their best lessons",
        "Each plan is tested by a colleague in another school.",
      ],
    ],
    later: [
      ["Lesson vault opened to parents", "The favourite is a plan for rainy afternoons."],
      ["Laptop bank forgives a debt to the music teachers", "They sang for it."],
    ],
  },
  {
    name: "Craft certificate",
    scene: "classroom",
    told: [
      [
        "cowrie",
        "Exam board to certify weavers, welders and hairdressers by what they can do",
        "Candidates make something and explain it. Four hundred passed in the first round.",
      ],
      ["chalk", "Show me: an examination without a paper", "Examiners needed goggles, gloves and a haircut."],
      [
        "kolanut",
        "Nnewi welders are first through the practical test",
        "Thirteen came with more than thirty years at the bench.",
      ],
    ],
    later: [
      [
        "Practical certificate opens polytechnic doors to craftsmen",
        "Nineteen have begun part-time diplomas.",
      ],
      ["Hairdressing examiner leaves with a better style", "Candidates had ninety minutes."],
    ],
  },
  {
    name: "School bus boats",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Ogbia schools share six bright boats",
        "The operators are mothers with pilot papers. Truancy fell by half.",
      ],
      ["danfo", "Mama dem dey drive school boat for Ogbia", "Pikin no dey late again."],
    ],
    later: [
      ["Mothers of the school boats race on open day", "The head teacher held the stopwatch and his breath."],
      ["Life jackets for school boats sewn by the pupils' club", "They were tested with a principal."],
    ],
  },
  {
    name: "University of the evening",
    scene: "books",
    told: [
      [
        "two-rivers",
        "Minna's evening university graduates its first eight hundred",
        "The youngest is nineteen, the oldest seventy. Most came straight from work for six years.",
      ],
      ["chalk", "Six years of evenings", "A bus driver took the prize for history."],
      [
        "iroko",
        "Eight hundred gowns under street lamps in Minna",
        "Power failed at the ceremony, and nobody stopped walking.",
      ],
    ],
    later: [
      ["Prize-winning bus driver lectures on his route", "Passengers have been late on purpose."],
      ["Evening university adds a nursing course", "It begins after the day shift, at half past seven."],
    ],
  },
  {
    name: "Chess in class",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Chess joins the timetable in Kano primary schools",
        "Boards are painted on the desks. Teachers say that quarrels have become shorter and quieter.",
      ],
      ["dorawa", "Dara ta zama darasi a makarantun firamare na Kano", "An zana allon a kan teburan yara."],
      ["chalk", "Think, then move: chess as a lesson", "Marks are given for losing well."],
    ],
    later: [
      ["Kano pupils beat their inspectors at chess", "The report was favourable."],
      ["Desk chess spreads to the staff room", "Marking has slowed."],
    ],
  },
  {
    name: "Reading glasses week",
    scene: "books",
    told: [
      [
        "kolanut",
        "Teachers find their lost pupils with a box of spectacles",
        "Forty children who had stopped coming to school in Afikpo could not see the board. They are back.",
      ],
      ["chalk", "They were not lazy; they could not see", "Every class will be checked each year."],
      [
        "udara",
        "Ndị nkuzi jiri ugegbe anya kpọghachi ụmụ akwụkwọ",
        "Ụmụaka iri anọ ahụghị ihe e dere n'ugbo.",
      ],
    ],
    later: [
      ["Children with new glasses in Afikpo lead a search for others", "They knew where to look."],
      ["Afikpo optician trains a teacher in every school", "The box stays in the cupboard with the chalk."],
    ],
  },
  {
    name: "Nomad teacher",
    scene: "classroom",
    told: [
      [
        "lantern",
        "Teacher walks three hundred kilometres a year with her class",
        "Ladi Gyang follows a herding clan across the Plateau. The blackboard is carried by a bull called Principal.",
      ],
      ["chalk", "The bull is called Principal", "All nineteen children passed the common entrance."],
      ["harmattan", "A school that follows the grass", "Lessons stop for rivers and resume on the bank."],
    ],
    later: [
      ["Principal the bull retires to a school field", "A younger one is learning to stand still."],
      ["Nomad class sends its first pupil to secondary school", "She was driven there by the whole clan."],
    ],
  },
  {
    name: "Language exchange",
    scene: "books",
    told: [
      [
        "lagoon",
        "Lagos teenagers trade languages on a ferry",
        "Half an hour of Ijaw buys half an hour of Hausa. Signs on deck are in both.",
      ],
      ["iroko", "I'll teach you mine: the language deck", "Mothers have been heard practising."],
      [
        "danfo",
        "For ferry, small pikin dey exchange language",
        "Hausa for Ijaw, Igbo for Efik, nobody dey pay.",
      ],
    ],
    later: [
      [
        "Language ferry adds Tiv on the late crossing",
        "Eleven learners came, and one grandmother to correct them.",
      ],
      ["Teenagers' phrase book has a chapter on being late", "It is the longest."],
    ],
  },
  {
    name: "School kitchen gas",
    scene: "pot",
    told: [
      [
        "palmcoast",
        "School kitchens in Cross River cook with gas from their own waste",
        "A tank behind the kitchen takes peelings and worse. Firewood has gone from the bill.",
      ],
      ["chalk", "Peelings in, porridge out", "Science classes read the gauge."],
    ],
    later: [
      ["Gas tank behind a Calabar school named Auntie", "She is fed at ten."],
      ["Parents copy the school's tank for a market kitchen", "Bean cake is fried on it from five."],
    ],
  },
  {
    name: "Reading month",
    scene: "books",
    told: [
      [
        "iroko",
        "A whole town reads one novel in Reading Month",
        "Barbers, bankers and the bishop in Ilesa are on chapter nine. The author is a nurse who writes at night.",
      ],
      ["chalk", "One book, one town, forty thousand opinions", "Discussions are held at bus stops."],
      ["eyele", "Gbogbo ìlú Iléṣà ń ka ìwé kan náà", "Nọ́ọ̀sì tó ń kọ̀wé lóru ló kọ ọ́."],
      ["lagoon", "Nurse's novel has a town by the collar", "Print runs have been doubled."],
    ],
    later: [
      ["Ilesa finishes its novel and wants another ending", "The author has agreed to read two."],
      [
        "Bishop and barber debate the heroine of the town novel",
        "The barber had the last word and the scissors.",
      ],
    ],
  },
  {
    name: "Student housing",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Lokoja students rent rooms from pensioners, for company and less",
        "They carry water, read letters and are in by ten. Waiting lists have formed on both sides.",
      ],
      ["chalk", "A room for an errand: students move in with the old", "Marks have not suffered."],
    ],
    later: [
      ["Landladies of Lokoja ask for more students who cook", "A list is kept of who burns rice."],
      ["Student carries her landlady's stick to graduation", "They had studied together."],
    ],
  },
  {
    name: "Physics in Hausa",
    scene: "classroom",
    told: [
      [
        "harmattan",
        "University prints a first physics textbook in Hausa",
        "Eleven authors argued over eight hundred terms. Students in Zaria are trying the chapter on heat.",
      ],
      ["dorawa", "An wallafa littafin fizis na farko da Hausa", "Marubuta goma sha ɗaya ne suka rubuta shi."],
      [
        "chalk",
        "Eight hundred new words for old forces",
        "The one for friction is also the one for relatives.",
      ],
    ],
    later: [
      ["Chapter on heat in Hausa tested in a kitchen", "Cooks corrected page four."],
      ["Yoruba and Igbo physics books are under way", "They have asked to see the list of relatives."],
    ],
  },
  {
    name: "Playgrounds from tyres",
    scene: "trees",
    told: [
      [
        "kolanut",
        "Parents in Nnewi build playgrounds from lorry tyres",
        "Forty schools have swings, tunnels and a dragon. Engineers from the market checked every bolt.",
      ],
      ["chalk", "Dragon, tunnel, swing: the tyre playgrounds", "Breaks are now too short."],
      ["udara", "Ndị nne na nna na Nnewi ji taya wuo ebe egwuregwu", "Ụlọ akwụkwọ iri anọ nwere ya."],
    ],
    later: [
      ["Tyre dragon of Nnewi given a tail by class four", "It goes round the office."],
      ["Head teachers lengthen break by five minutes", "The bell ringer had forgotten on purpose."],
    ],
  },
  {
    name: "Teachers' prize",
    scene: "classroom",
    told: [
      [
        "chalk",
        "National prize for a teacher who has walked to school for thirty years",
        "Philip Audu teaches eleven pupils in the Oju hills. He was given a motorcycle, which he cannot ride.",
      ],
      [
        "two-rivers",
        "Oju's walking teacher honoured",
        "Former pupils, two of them professors, came by the path.",
      ],
      [
        "lantern",
        "Twelve kilometres each way, thirty years: a prize for Philip Audu",
        "He marked books during the speeches.",
      ],
    ],
    later: [
      ["Pupils teach their teacher to ride his prize", "He stalls at every mango tree."],
      ["Path to Audu's school widened by its old boys", "They left the mango trees."],
    ],
  },
  {
    name: "Forensic science club",
    scene: "classroom",
    told: [
      [
        "lagoon",
        "Science club in Ikeja solves the case of the missing chalk",
        "Fingerprints in flour pointed to the physics prefect's goat. The club has forty members.",
      ],
      [
        "antenna",
        "Flour, tape and a goat: how pupils learn to prove things",
        "Their teacher is a retired detective.",
      ],
      ["chalk", "Evidence first, says the chalk club", "Apologies were made to two prefects."],
    ],
    later: [
      ["Chalk club asked to find the caretaker's spectacles", "They were on his head, and documented."],
      ["Goat in the chalk case enrolled as an exhibit", "She eats the labels."],
    ],
  },
  {
    name: "Exam results by voice",
    scene: "antenna",
    told: [
      [
        "harmattan",
        "Examination results can now be heard in five languages",
        "A call costs nothing. Blind candidates were the first to use it.",
      ],
      ["chalk", "Listen to your marks", "A human adviser comes on the line at the end."],
      ["danfo", "You fit call hear your result for Pidgin now", "Call na free, counsellor dey line."],
    ],
    later: [
      ["Result line takes a million calls in a morning", "The commonest reply was: again, please."],
      [
        "Advisers on the results line find places for nine thousand",
        "Many had not known of a nearer college.",
      ],
    ],
  },
  {
    name: "Mangrove university",
    scene: "river",
    told: [
      [
        "palmcoast",
        "Field station in the mangroves trains a generation of coast scientists",
        "Rooms stand on stilts, and lectures follow the tide. Fishermen teach on alternate weeks.",
      ],
      ["antenna", "Laboratory on stilts", "Its data are sent out at high water."],
      ["chalk", "Professor Canoe: a fisherman gets a chair", "It is fixed to the bow."],
    ],
    later: [
      ["Mangrove students find a shrimp not seen since 1931", "It was in the kitchen."],
      ["Fishermen's lectures at the stilt station translated into English", "The jokes took longest."],
    ],
  },
  {
    name: "Technical college kitchen",
    scene: "power",
    told: [
      [
        "iroko",
        "Technical college feeds itself on what its classes make",
        "Welders built the ovens, farmers grew the maize, accountants wrote the menu.",
      ],
      ["chalk", "Lunch as a final project", "The accountants have capped the pepper."],
    ],
    later: [
      ["Pepper cap at the technical college lifted by vote", "Accountants abstained."],
      ["College ovens bake for the whole street", "Apprentices deliver before eight."],
    ],
  },
  {
    name: "Story tents",
    scene: "books",
    told: [
      [
        "lantern",
        "Story tents help children from moved villages settle in",
        "Volunteers read at dusk, and each child adds a line. Teachers say that friends are made by the third page.",
      ],
      ["harmattan", "A line each at dusk", "The tents are dyed blue and can be seen from the road."],
    ],
    later: [
      ["Blue tents' shared story reaches four hundred lines", "The hero has changed villages six times."],
      [
        "Children from the story tents write letters to the next ones",
        "They were delivered by the same lorry.",
      ],
    ],
  },
  {
    name: "Teacher recruitment",
    scene: "classroom",
    told: [
      [
        "harmattan",
        "Kaduna hires four thousand teachers after open tests",
        "Marks were posted the same evening. Half of the posts are in villages, with a house.",
      ],
      ["lantern", "Open tests, same-day marks: how Kaduna chose its teachers", "Forty thousand had applied."],
      ["chalk", "Half of Kaduna's new teachers go to its villages", "Induction lasts a month."],
      ["dorawa", "Kaduna ta ɗauki malamai dubu huɗu", "An wallafa sakamako a ranar."],
    ],
    later: [
      ["New Kaduna teachers begin in village schools", "Parents met them with yams."],
      ["Late applicants placed on a reserve list in Kaduna", "It is public, with marks."],
    ],
  },
  {
    name: "Past papers",
    scene: "screen",
    told: [
      [
        "chalk",
        "Past papers free to all on the exam board's new site",
        "Thirty years of questions can be searched by topic. Teachers added worked answers.",
      ],
      ["antenna", "Thirty years of questions, one search box", "It runs on a very small telephone."],
      ["lagoon", "Pupils get free past papers, booksellers shrug", "Most had photocopied them anyway."],
      ["danfo", "Past question don free for internet", "Thirty years own dey there."],
    ],
    later: [
      ["Most searched past question is about osmosis", "Teachers have recorded a song."],
      ["Exam site adds papers in Braille", "They can be printed in Abuja and posted."],
    ],
  },
  {
    name: "Girls back to school",
    scene: "classroom",
    told: [
      [
        "two-rivers",
        "Young mothers in Niger return to class with their babies",
        "A room for infants stands beside form two. Forty have taken their final papers.",
      ],
      ["chalk", "Form two, with lullabies", "Nobody is asked for a reason."],
      [
        "harmattan",
        "A crèche by the classroom keeps young mothers learning",
        "Six more states have asked for the plan.",
      ],
    ],
    later: [
      ["Young mothers of Niger top their class in biology", "Their teacher credits practice."],
      ["Crèche rooms to be built at forty northern schools", "Carpenters began with the small chairs."],
    ],
  },
  {
    name: "Farm school Oyo",
    scene: "farm",
    told: [
      [
        "iroko",
        "Farm school in Oyo pays its pupils for what they grow",
        "Half goes into savings and half into lunch. Fees are covered by the pepper field.",
      ],
      ["chalk", "Where fees grow on bushes", "Book-keeping is taught in the shade."],
      ["eyele", "Ilé ẹ̀kọ́ oko ń san owó fún àwọn akẹ́kọ̀ọ́", "Ìdajì rẹ̀ jẹ́ owó ìpamọ́."],
      ["cowrie", "Pupils' pepper pays the school's way", "Buyers come from Ibadan twice a week."],
    ],
    later: [
      ["Farm school savers buy a drier", "It has doubled the price of pepper."],
      ["Old pupils of the Oyo farm school lease the next field", "They employ their teachers at weekends."],
    ],
  },
  {
    name: "Bori mushrooms",
    scene: "classroom",
    told: [
      [
        "palmcoast",
        "Oil-eating mushrooms win a science fair in Port Harcourt",
        "Two girls from Bori grew them on a soiled patch behind the school. It is now a bed of greens.",
      ],
      ["chalk", "Mushrooms clean a corner of Bori", "Judges ate the greens, after a test."],
      [
        "antenna",
        "Schoolgirls' mushroom method to be tried on a larger plot",
        "A university has lent a laboratory.",
      ],
    ],
    later: [
      ["Mushroom girls of Bori show farmers how", "They carry spores in a lunch box."],
      ["Larger mushroom plot shows clean soil after a season", "The university has checked it twice."],
    ],
  },
  {
    name: "Depot college",
    scene: "books",
    told: [
      [
        "lagoon",
        "Evening college for drivers fills a bus depot with algebra",
        "Classes begin when the last bus is parked. Eleven routes have study groups.",
      ],
      [
        "danfo",
        "Driver don dey go school for night inside bus depot",
        "Algebra na their favourite, because of change.",
      ],
      ["chalk", "Algebra at the depot", "The blackboard is the side of a bus."],
    ],
    later: [
      ["Depot college drivers sit the certificate together", "They arrived by the same bus, on time."],
      ["Conductors ask for a class of their own at the depot", "They want percentages."],
    ],
  },
  {
    name: "Museum of numbers",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Museum of counting opens in Bida with cowries, knots and abacuses",
        "Visitors learn five ways to reckon a bill. The smallest wins most often.",
      ],
      ["chalk", "Count like your great-grandmother", "School parties compete by cowrie."],
      [
        "harmattan",
        "Knots and cowries teach place value in Bida",
        "Teachers came for a day and stayed for three.",
      ],
    ],
    later: [
      ["Cowrie champion of Bida is twelve years old", "She did long division with a bag."],
      ["Counting museum lends its knots to blind pupils", "They were read at once, by touch."],
    ],
  },
  {
    name: "Campus repairs",
    scene: "hall",
    told: [
      [
        "kolanut",
        "Nsukka students repaint their hostels, and choose the colours",
        "The university paid for paint and pizza. Four hundred turned up on a holiday.",
      ],
      ["chalk", "Paint, brushes, music: a hostel made new", "Plumbing students did the taps."],
    ],
    later: [
      ["Nsukka's painted hostels get a waiting list", "Room nine has a mural of a queue."],
      ["Other campuses copy the paint weekend", "Supper is now okpa."],
    ],
  },
  {
    name: "Deaf teachers' college",
    scene: "classroom",
    told: [
      [
        "iroko",
        "First twenty deaf teachers qualify in Oyo",
        "Each will lead a class of hearing and deaf pupils. Lessons are signed and spoken.",
      ],
      ["chalk", "Twenty teachers who teach with their hands", "Schools asked for sixty."],
      ["eyele", "Àwọn olùkọ́ adití ogún kẹ́kọ̀ọ́ gboyè n'Ọ̀yọ́", "Wọn yóò máa kọ́ gbogbo ọmọ papọ̀."],
    ],
    later: [
      ["Hearing pupils in Oyo learn to sign in a month", "They use it to talk in class, silently."],
      ["Second class of deaf teachers doubles in size", "A hall was found next to the first."],
    ],
  },
];
