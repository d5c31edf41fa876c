import type { SampleStory } from "../story.ts";

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
      [
        "Igbo and Tiv schools ask to join the maths trial",
        "They have begun arguing about the lazy road already.",
      ],
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
      ["Library bus timetable is set to music by freshers", "The chorus is the eleven fifteen."],
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
];
