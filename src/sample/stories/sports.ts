import type { SampleStory } from "../story.ts";

export const sports: readonly SampleStory[] = [
  {
    name: "Marina Stars derby",
    scene: "pitch",
    told: [
      [
        "cornerflag",
        "Derby under lights: Marina Stars and Coal City Rovers meet after dark",
        "It is the league's first evening fixture this season. Gates open early because both sets of drummers want the same stand.",
      ],
      [
        "iroko",
        "Marina Stars move the big one to the evening",
        "New masts at the lagoon ground were tested twice, once by players and once by moths.",
      ],
      [
        "kolanut",
        "Coal City Rovers take eleven buses to the lagoon",
        "The club asked supporters to bring a lamp each for the drive home.",
      ],
      [
        "danfo",
        "Marina Stars and Coal City go jam for night under new light",
        "Drummers from the two side don dey argue who go sit for the better stand.",
      ],
    ],
    later: [
      [
        "Rovers' goalkeeper trains with the floodlights in his eyes",
        "He said the trick was to look at the shadow of the ball.",
      ],
      [
        "Drummers of both clubs agree to play in turns",
        "Seven minutes each was settled by a referee from the amateur league.",
      ],
      [
        "Tickets for the evening derby gone by noon",
        "The last went to a woman who had queued with her sewing machine.",
      ],
    ],
  },
  {
    name: "Jos Highlanders winger",
    scene: "pitch",
    told: [
      [
        "lantern",
        "Winger who kept goats scores three in his first hour for Jos Highlanders",
        "Danlami Pwajok, nineteen, had asked for the afternoon off in case he was needed at home.",
      ],
      [
        "cornerflag",
        "Three goals, one borrowed pair of boots",
        "Pwajok's own pair burst in the warm-up; the kit man's were a size too large.",
      ],
      [
        "harmattan",
        "Highlanders find a scorer on the hill above their own ground",
        "He used to watch matches from a rock that he will now have to leave to his brother.",
      ],
    ],
    later: [
      [
        "Kit man asks for his boots back and is refused",
        "The winger says he will return them when they stop scoring.",
      ],
      [
        "Goats cheered past the stadium in Jos",
        "Supporters lined the road as the winger took his father's herd down to water.",
      ],
    ],
  },
  {
    name: "Calabar relay",
    scene: "track",
    told: [
      [
        "palmcoast",
        "Calabar schoolgirls run the fastest relay in the country this year",
        "They practised the baton change with a rolled exercise book. Their time would have won the national trials.",
      ],
      [
        "cornerflag",
        "Exercise book to gold: how four girls learnt the perfect handover",
        "Their coach counts the steps aloud in Efik, which rivals at first took for a song.",
      ],
      [
        "chalk",
        "Relay team finishes its homework, then its heats",
        "The principal had made that a condition, and signed the books herself at trackside.",
      ],
    ],
    later: [
      [
        "Rolled notebook that trained the relay four is framed",
        "It hangs outside the staff room, with page nine showing.",
      ],
      [
        "National coach invites Calabar girls to the winter camp",
        "They have asked whether the counting may be done in Efik there too.",
      ],
    ],
  },
  {
    name: "Kano table tennis hall",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Kano's oldest table tennis club gets a roof that does not rain",
        "For two seasons the far table was played with a bucket underneath and a rule about splashes.",
      ],
      [
        "dorawa",
        "Rufin kulob din kwallon tebur na Kano ya daina yoyo",
        "Shekaru biyu ana wasa da bokiti a ƙarƙashin tebur.",
      ],
    ],
    later: [
      ["Bucket from the leaking hall becomes a trophy", "It will go to the player with the most edge balls."],
      ["Under-twelves beat the veterans beneath the new roof", "The veterans blamed the dry conditions."],
    ],
  },
  {
    name: "Coach Ebere's whistle",
    scene: "pitch",
    told: [
      [
        "kolanut",
        "Women's team coach retires her whistle after thirty seasons",
        "Ngozi Eberendu of Nsukka Falcons gave it to the youngest ball girl, who blew it until it was gently taken away.",
      ],
      [
        "cornerflag",
        "Eberendu leaves the Falcons with eleven titles and one whistle fewer",
        "She never raised her voice, players said; she never had to.",
      ],
      [
        "owambe",
        "Aso ebi for a coach: Nsukka says goodbye in green lace",
        "Former captains danced in with the old team sheets sewn on their sleeves.",
      ],
    ],
    later: [
      [
        "Ball girl with the whistle is enrolled in a referees' course",
        "She is ten; the course begins with the rules of the throw-in.",
      ],
      [
        "Falcons name their training pitch after Eberendu",
        "She asked that the sign be small and the grass be long enough.",
      ],
    ],
  },
  {
    name: "Benue boat race",
    scene: "river",
    told: [
      [
        "two-rivers",
        "Thirty canoes race the Benue, and a school crew wins by a paddle",
        "The winners train before lessons in a boat that carries sand for the rest of the day.",
      ],
      [
        "lagoon",
        "Sand carriers' boat takes the Benue regatta",
        "It was the heaviest hull in the water, and the only one painted yesterday's blue.",
      ],
    ],
    later: [
      [
        "Regatta winners give their cup a job as a bailer",
        "It holds exactly three litres, the cox explained.",
      ],
      [
        "Makurdi plans a canoe race for mothers",
        "Forty names were on the list before the notice was pinned up.",
      ],
    ],
  },
  {
    name: "Delta Dolphins keeper",
    scene: "pitch",
    told: [
      [
        "palmcoast",
        "Delta Dolphins' goalkeeper saves two penalties, then drives the team bus home",
        "The driver had been taken ill at half time. He recovered with tea and a seat in the front row.",
      ],
      [
        "cornerflag",
        "A clean sheet and a safe drive for the Dolphins' number one",
        "Oghenero Tietie holds a licence for lorries because his father insisted.",
      ],
    ],
    later: [
      [
        "Dolphins' driver back at the wheel, with a signed glove",
        "It swings from the mirror of the team bus.",
      ],
      [
        "Tietie asked to teach parking to the youth squad",
        "Reversing, he says, is all about trusting your full-back.",
      ],
    ],
  },
  {
    name: "Ibadan chess park",
    scene: "trees",
    told: [
      [
        "iroko",
        "Chess tables under the trees draw Ibadan's evening crowd",
        "The pieces are carved from old railway sleepers. Losing players must sweep the leaves.",
      ],
      [
        "eyele",
        "Àwọn ọmọdé ń gba ayò chess lábẹ́ igi n'Ìbàdàn",
        "Ẹni tó bá pàdánù ni yóò gbá ewé tó bá jábọ́.",
      ],
    ],
    later: [
      [
        "Girl of eight plays six men at once in the chess park",
        "She won four, drew one and had to leave the last for supper.",
      ],
      [
        "Railway sleepers run short, so pawns are now walnut",
        "The carver says walnut pawns fall more quietly.",
      ],
    ],
  },
  {
    name: "Gombe marathon",
    scene: "track",
    told: [
      [
        "harmattan",
        "Gombe marathon is won by a postman who knew every short hill",
        "Runners were handed slices of watermelon by pupils posted at each kilometre.",
      ],
      [
        "cornerflag",
        "Postman outruns the field on his own round",
        "Yakubu Billiri said the hardest part was passing houses without stopping.",
      ],
    ],
    later: [
      [
        "Watermelon rinds from the race feed two hundred goats",
        "The pupils cleared the course before the last runner had showered.",
      ],
      [
        "Postman delivers letters with the winner's sash on",
        "One household asked him to come in and eat before reading anything.",
      ],
    ],
  },
];
