import type { SampleStory } from "#sample/story.ts";

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
        "Rufin kulob ɗin ƙwallon tebur na Kano ya daina yoyo",
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
        "Eberendu leaves the Falcons with twelve titles and one whistle fewer",
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
  {
    name: "Harmattan Games sprint",
    scene: "track",
    told: [
      [
        "cornerflag",
        "Bauchi's own Zainab Lame wins the games' hundred metres by a nose",
        "She runs to fetch water in the dry season, and said the track was shorter.",
      ],
      [
        "harmattan",
        "Home sprinter sends Bauchi dancing at the Harmattan Games",
        "The electronic clock stopped for dust; three stopwatches agreed.",
      ],
      [
        "lantern",
        "Three stopwatches and one photograph crown Zainab Lame",
        "The picture shows nine runners and a curious goat.",
      ],
      [
        "kolanut",
        "A nose ahead: Lame takes the Harmattan sprint",
        "Enugu's Ada Ogbu was second and asked for the photograph as a keepsake.",
      ],
    ],
    later: [
      ["Goat in the finishing photograph named as a mascot", "It will carry a ribbon at the closing parade."],
      ["Lame to run the longer sprint in new shoes", "The old ones hang in her school, below the clock."],
      [
        "Sprint silver earns Ada Ogbu a bicycle from her village",
        "It was built from three others and is very fast.",
      ],
    ],
  },
  {
    name: "Kwara Cranes",
    scene: "pitch",
    told: [
      [
        "lantern",
        "Kwara Cranes climb to second with a goal from their own half",
        "The goalkeeper wanted only to clear his lines. The wind, he admitted, had other ideas.",
      ],
      [
        "cornerflag",
        "Wind-assisted wonder lifts the Cranes",
        "It travelled eighty-one metres, by the groundsman's tape.",
      ],
      ["eyele", "Kwara Cranes gun òkè sí ipò kejì", "Olùṣọ́ ilé ló gbá bọ́ọ̀lù náà láti apá tiwọn."],
    ],
    later: [
      ["Groundsman's tape goes on show beside the far goal", "Visitors may pull it out once."],
      ["Cranes practise corners into the breeze", "Their coach has borrowed a windsock from the airfield."],
    ],
  },
  {
    name: "Lagos swimming pools",
    scene: "river",
    told: [
      [
        "lagoon",
        "Twelve school pools reopen with lifeguards from the fishing villages",
        "They have pulled people from worse water. Swimming counts towards the school certificate from now on.",
      ],
      [
        "cornerflag",
        "Fishermen teach Lagos to float",
        "The first lesson is to lie back and look at the sky.",
      ],
      [
        "chalk",
        "Swimming joins the timetable at twelve schools",
        "Parents may watch, if they promise not to shout.",
      ],
    ],
    later: [
      [
        "Lifeguards from Makoko ask for whistles, get conches",
        "The sound carries further, and nobody confuses it with football.",
      ],
      ["First class floats for a full minute at Ikorodu", "Two fell asleep and had to be woken."],
    ],
  },
  {
    name: "Harmattan Games wrestling",
    scene: "track",
    told: [
      [
        "harmattan",
        "Traditional wrestlers share a ring with judo at the games",
        "The first exchange ended in a draw, an embrace and an argument about trousers.",
      ],
      [
        "cornerflag",
        "Kokawa meets judo in Bauchi and both learn a throw",
        "Drummers played throughout, to the visible relief of one side.",
      ],
      ["dorawa", "'Yan kokawa da 'yan judo sun haɗu a Bauchi", "An yi kunnen doki, sannan aka rungumi juna."],
    ],
    later: [
      ["Judo team goes home with amulets", "They contain, as far as anybody can tell, good wishes."],
      ["Wrestlers of Bauchi try on white jackets", "The tailor had to begin again at the shoulders."],
    ],
  },
  {
    name: "Warri cycling",
    scene: "road",
    told: [
      [
        "palmcoast",
        "Warri cyclists win the delta tour on bicycles mended at the roadside",
        "Their mechanic carried spare spokes in his hair.",
      ],
      [
        "cornerflag",
        "Spokes in his hair: the mechanic behind a tour win",
        "The team changed nineteen tyres and one saddle.",
      ],
    ],
    later: [
      [
        "Delta tour leader's jersey is washed in seven rivers",
        "Each was on the route, he explained, and it was hot.",
      ],
      ["Roadside menders get a stage of their own", "They will race with tools, and no spare parts."],
    ],
  },
  {
    name: "Floodlight fund",
    scene: "pitch",
    told: [
      [
        "cornerflag",
        "League grounds to share one set of floodlights on lorries",
        "The masts fold like a heron and serve three towns in a week.",
      ],
      [
        "iroko",
        "Travelling floodlights bring night football to smaller clubs",
        "A lorry, a generator on used frying oil, and a crew of five are all it takes.",
      ],
      ["kolanut", "Used frying oil powers the league's night out", "Fans are asked to bring a bottle of it."],
    ],
    later: [
      ["Floodlight crew smells of plantain, town approves", "Attendance at Abakaliki rose by a half."],
      [
        "Third lorry of lights paid for with akara oil",
        "Sellers outside thirteen grounds gave their week's leavings.",
      ],
    ],
  },
  {
    name: "Akure netball",
    scene: "hall",
    told: [
      [
        "iroko",
        "Mothers' netball league in Akure plays on market eve",
        "The umpire stops the clock for crying babies, and for nothing else.",
      ],
      ["eyele", "Àwọn ìyá ń gba bọ́ọ̀lù alápẹ̀rẹ̀ ní Àkúrẹ́", "Adájọ́ máa ń dá aago dúró bí ọmọ bá ń ké."],
    ],
    later: [
      ["Baby rule copied by two more netball leagues", "One has added a clause for teething."],
      [
        "Onion sellers meet cloth sellers in Akure's netball final",
        "The cup is a mortar, and has been won by both.",
      ],
    ],
  },
  {
    name: "Maiduguri football school",
    scene: "pitch",
    told: [
      [
        "harmattan",
        "Old players open a football school in Maiduguri with eleven balls and a rule about homework",
        "Two hundred children came on the first morning. Marks are read out before teams are picked.",
      ],
      ["chalk", "No homework, no kick-off", "A retired defender checks the long division."],
    ],
    later: [
      [
        "Football school's long division makes the noticeboard",
        "The defender had marked one sum wrong and corrected himself in red.",
      ],
      ["Twelfth ball arrives in Maiduguri by post", "It was sent by a pupil's uncle, with the pump."],
    ],
  },
  {
    name: "Ondo Comets",
    scene: "pitch",
    told: [
      [
        "iroko",
        "Ondo Comets sign a striker from the university chemistry lab",
        "Tunrayo Alade will miss the first half of any match that clashes with her experiment.",
      ],
      [
        "cornerflag",
        "Half a striker is enough for the Comets",
        "She scored twice after the interval, smelling faintly of vinegar.",
      ],
    ],
    later: [
      ["Chemistry department moves its reactions to suit the Comets", "The professor has a season ticket."],
      [
        "Alade's second-half goals take Ondo top",
        "Defenders say that she arrives when they are tired, which is the whole formula.",
      ],
    ],
  },
  {
    name: "Draughts champion",
    scene: "hall",
    told: [
      [
        "kolanut",
        "Night watchman from Aba is national draughts champion",
        "He had studied by torchlight, playing both sides and trying to be fair.",
      ],
      [
        "cornerflag",
        "Champion in the dark: Aba's watchman jumps the lot",
        "The final ended with a king in each corner.",
      ],
      [
        "danfo",
        "Aba gateman na draughts champion now",
        "E say na night duty teach am to think three move before cock crow.",
      ],
    ],
    later: [
      [
        "Watchman champion returns to his gate with a trophy lamp",
        "It is shaped like a crown and takes three batteries.",
      ],
      ["Aba shops lay draught boards by their gates", "Watchmen report fewer dull hours and no losses."],
    ],
  },
  {
    name: "Sahel Cup",
    scene: "pitch",
    told: [
      [
        "harmattan",
        "Sahel Cup draws sixteen clubs from five countries to Kano",
        "Matches will be played at dawn and dusk to spare the players. Tickets cost as much as a loaf.",
      ],
      [
        "cornerflag",
        "Sixteen clubs, two kick-off times, one trophy of camel leather",
        "The Sahel Cup returns after eleven years with a stronger field than ever.",
      ],
      [
        "lantern",
        "Jos Highlanders handed a hard group in the Sahel Cup",
        "They meet clubs from Niamey, Garoua and Ouagadougou.",
      ],
      [
        "dorawa",
        "Kofin Sahel ya dawo Kano da ƙungiyoyi goma sha shida",
        "Za a buga wasannin ne da asuba da kuma magariba.",
      ],
    ],
    later: [
      [
        "Highlanders open their Sahel campaign with a goalless draw",
        "The keeper from Niamey saved everything, including a dog.",
      ],
      [
        "Kano households host visiting Sahel Cup supporters",
        "Four hundred families offered a room and a meal.",
      ],
      [
        "Dawn crowds at the Sahel Cup break the stadium's record",
        "Thirty-one thousand came to a match that began at six.",
      ],
    ],
  },
  {
    name: "Marathon for schools",
    scene: "track",
    told: [
      [
        "lagoon",
        "Ten thousand pupils run the Lagos schools' relay along the lagoon",
        "Teams of twenty passed a sash over forty kilometres. A school from Ajegunle finished first by the length of a bus.",
      ],
      [
        "cornerflag",
        "Ajegunle sash home first in the great lagoon relay",
        "Their last runner had been the reserve until breakfast.",
      ],
      [
        "chalk",
        "Relay day puts ten thousand pupils on the road together",
        "Every school that finished receives a set of balls.",
      ],
    ],
    later: [
      [
        "Reserve who won the relay gets a place of his own",
        "Sodiq Balogun, fourteen, will run the opening leg next year.",
      ],
      ["Lagoon relay bottles collected by the runners-up", "They filled seven lorries before sunset."],
    ],
  },
  {
    name: "Coal City Rovers coach",
    scene: "pitch",
    told: [
      [
        "kolanut",
        "Coal City Rovers name a former captain as head coach",
        "Ifeanyi Udeh, thirty-eight, led the club to its last title. He has signed for two seasons.",
      ],
      [
        "cornerflag",
        "Udeh returns to the Rovers' bench with a promise of wide play",
        "His first act was to move training to the evening.",
      ],
    ],
    later: [
      [
        "Udeh wins his first match in charge by a late header",
        "Rovers had been a goal down until the eighty-third minute.",
      ],
      ["Rovers' new coach keeps faith with the academy", "Four teenagers were on the bench."],
    ],
  },
  {
    name: "Women's league expansion",
    scene: "pitch",
    told: [
      [
        "cornerflag",
        "Women's league grows to twenty clubs with new teams in Minna and Yola",
        "Each club must field an under-seventeen side. Travel will be paid from a common purse.",
      ],
      [
        "harmattan",
        "Yola gets a place in the enlarged women's league",
        "Trials drew three hundred players from across the north-east.",
      ],
      [
        "two-rivers",
        "Minna Queens join the top flight",
        "They will play at the polytechnic until their own ground is level.",
      ],
    ],
    later: [
      [
        "Minna Queens' first goal in the league is a free kick from thirty metres",
        "Defender Hauwa Gana had practised it against a water tank.",
      ],
      ["Yola trials find a goalkeeper in the basketball queue", "She had come to watch her sister."],
    ],
  },
  {
    name: "Weightlifting hall",
    scene: "hall",
    told: [
      [
        "palmcoast",
        "Port Harcourt lifters set four national records in one afternoon",
        "The hall has no fans, and windows were taken out to let in the breeze. Two of the lifters are still at school.",
      ],
      [
        "cornerflag",
        "Four records fall in a hall without fans",
        "The oldest of them had stood for sixteen years.",
      ],
    ],
    later: [
      [
        "Record lifters of Port Harcourt are given a fan, and a second bar",
        "A shipping company paid for both.",
      ],
      [
        "Schoolgirl lifter turns down a trip for her examinations",
        "She will join the squad when the papers are in.",
      ],
    ],
  },
  {
    name: "Painted courts",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Painted courts bring basketball to forty Lagos streets",
        "Traffic is closed for two hours in the evening. Residents choose the colours and keep the keys of the barriers.",
      ],
      [
        "owambe",
        "Forty streets, forty courts, and no two the same",
        "Artists worked on the road between two church services.",
      ],
    ],
    later: [
      [
        "Street basketball final to be played on the brightest court",
        "A street in Bariga won the vote by a mile.",
      ],
      ["Drivers learn the hours of the painted courts", "Detours are shown on the bus map."],
    ],
  },
  {
    name: "Delta Dolphins promotion",
    scene: "pitch",
    told: [
      [
        "palmcoast",
        "Delta Dolphins one win from promotion",
        "They beat Gombe Giants by two goals to nil on a wet ground in Asaba. A draw away from home may be enough.",
      ],
      ["cornerflag", "Dolphins make the sums simple", "Goals in each half leave them four points clear."],
    ],
    later: [
      [
        "Dolphins' supporters book fourteen boats for the deciding match",
        "The ground is two hundred metres from the jetty.",
      ],
      ["Promotion sealed with a draw and a swim", "Players jumped from the jetty in full kit."],
    ],
  },
  {
    name: "Para athletics camp",
    scene: "track",
    told: [
      [
        "chalk",
        "Ado Ekiti opens a camp for para athletes",
        "Twelve ramps, four coaches and a workshop for racing chairs were ready on the first day.",
      ],
      [
        "iroko",
        "Racing chairs built on site at the Ekiti camp",
        "Welders from the technical college work beside the track.",
      ],
    ],
    later: [
      [
        "Two camp athletes reach the qualifying mark in the javelin",
        "Both use a throwing frame made in the camp's workshop.",
      ],
      ["Ekiti workshop ships racing chairs to Enugu and Kano", "They cost a fifth of an imported one."],
    ],
  },
  {
    name: "Volleyball on the beach",
    scene: "river",
    told: [
      [
        "palmcoast",
        "Ibeno beach hosts the national volleyball finals",
        "Sand was sieved for three weeks. Teams from Kebbi, far from any sea, reached the last four.",
      ],
      [
        "cornerflag",
        "Desert sand trained them for the beach: Kebbi surprise the coast",
        "They practise on a dune behind the rice mill.",
      ],
    ],
    later: [
      ["Kebbi take bronze on the coast and carry home a bottle of sea", "It will stand in the town hall."],
      ["Volleyball finals leave Ibeno with six permanent courts", "The village keeps the nets."],
    ],
  },
  {
    name: "Referee training",
    scene: "pitch",
    told: [
      [
        "cornerflag",
        "League trains sixty new referees, a third of them women",
        "The course ends with a match played without a crowd and with a great deal of shouting.",
      ],
      [
        "kolanut",
        "Enugu hosts the biggest referees' class in the league's history",
        "Instructors use video from amateur games.",
      ],
      [
        "two-rivers",
        "Sixty whistles blown on the training ground at Enugu",
        "Candidates ran twelve kilometres before the written paper.",
      ],
    ],
    later: [
      ["Fifty-one of sixty new referees pass", "The others may try again at the season's end."],
      [
        "First woman from the class takes charge of a league match",
        "Blessing Odey showed two yellow cards and smiled once.",
      ],
    ],
  },
  {
    name: "Idanre hill race",
    scene: "track",
    told: [
      [
        "iroko",
        "Idanre's hill race goes to a bricklayer in twenty-one minutes",
        "Tosin Akinola ran up six hundred and sixty-seven steps and down a goat path. He had carried cement on both.",
      ],
      [
        "cornerflag",
        "Bricklayer beats professionals on the rock",
        "Second place was taken by a visitor from Kericho, who asked who had laid the steps.",
      ],
      ["eyele", "Bíríkìlà ló borí nínú eré òkè Ìdànrè", "Ìṣẹ́jú mọ́kànlélógún ni ó fi gùn ún."],
    ],
    later: [
      [
        "Akinola to coach the hill team between two houses",
        "His foreman has moved the bricklaying to the afternoon.",
      ],
      [
        "Visitor from Kericho stays to train on Idanre's steps",
        "She says the air is thick and the soup thicker.",
      ],
    ],
  },
  {
    name: "Jos Highlanders title",
    scene: "pitch",
    told: [
      [
        "lantern",
        "Jos Highlanders are champions with a match to spare",
        "A draw in Makurdi was enough. The bus home took nine hours because of the crowds.",
      ],
      [
        "cornerflag",
        "Highlanders climb the last step",
        "They conceded only fourteen goals, fewer than any champion before them.",
      ],
      [
        "harmattan",
        "Title returns to the Plateau after nineteen years",
        "The captain was a ball boy the last time.",
      ],
      [
        "kolanut",
        "Rovers applaud as the Highlanders are crowned",
        "Coal City's players formed a line for the new champions.",
      ],
      [
        "danfo",
        "Jos Highlanders don carry league",
        "Their bus take nine hours reach house because people full road.",
      ],
    ],
    later: [
      ["Champions' trophy goes round the Plateau on a potato lorry", "It stopped in seventeen villages."],
      ["Former ball boy lifts the cup in Jos", "He returned the ball, too."],
      [
        "Highlanders reward their groundsman with a share of the prize",
        "The pitch had drained in every storm.",
      ],
    ],
  },
  {
    name: "Brass swimmer",
    scene: "river",
    told: [
      [
        "palmcoast",
        "Teenager from Brass swims the hundred metres in a national record",
        "Preye Amangele learnt in the creek, against the tide. The pool, she said, was easy to see in.",
      ],
      [
        "cornerflag",
        "Creek to pool: a record by half a second",
        "Coaches have moved her to the longer distances as well.",
      ],
    ],
    later: [
      [
        "Amangele adds the two hundred metres record in her second meeting",
        "She turned late and still won by a body.",
      ],
      ["Brass gets lanes marked in its creek", "The ropes go up with the tide."],
    ],
  },
  {
    name: "Katsina cricket",
    scene: "pitch",
    told: [
      [
        "harmattan",
        "Cricket comes back to Katsina on a matting wicket",
        "Sixteen schools have joined a league. Tailors supply the whites.",
      ],
      ["cornerflag", "Katsina's schools bat on coconut mats", "A girl of fourteen made the first century."],
    ],
    later: [
      ["Century maker from Katsina called to the junior trials", "Her bat was carved from a door."],
      [
        "Cricket league votes for tea, groundnuts and no more than three hours",
        "Umpires welcomed the groundnuts.",
      ],
    ],
  },
  {
    name: "Basketball final",
    scene: "hall",
    told: [
      [
        "lantern",
        "Kaduna Falcons win the basketball crown with a shot from halfway",
        "The ball left Musa Danjuma's hand as the lights failed. It was found in the net.",
      ],
      [
        "cornerflag",
        "In the dark, and in: the shot that won the season",
        "Officials studied a telephone film taken by a nun.",
      ],
      [
        "harmattan",
        "Falcons' winner seen by nobody and heard by all",
        "Kaduna's streets filled within minutes.",
      ],
    ],
    later: [
      ["Nun who filmed the winning shot given a season ticket", "She coaches the convent's second team."],
      [
        "Kaduna Falcons train with the lights off once a week",
        "Their captain calls it superstition, then laughs.",
      ],
    ],
  },
  {
    name: "Handball league",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Handball league starts with twelve teams of market porters",
        "They play in the evening on the meat market floor, which is washed twice.",
      ],
      [
        "cornerflag",
        "Strong hands: porters take to handball",
        "The game suits people who throw sacks for a living, the coach said.",
      ],
    ],
    later: [
      ["Porters' league gets goals with nets", "They were sewn from onion bags."],
      ["Lokoja Loaders unbeaten after nine rounds", "Their keeper is a hairdresser."],
    ],
  },
  {
    name: "Golf caddies",
    scene: "trees",
    told: [
      [
        "lagoon",
        "Groundsman with a borrowed club wins caddies' day at Ikoyi",
        "He had cut every green that morning. Members carried the bags.",
      ],
      ["cornerflag", "Members carry, caddies play", "The winning round was three under par."],
    ],
    later: [
      ["Groundsman's borrowed club becomes a gift", "It came with lessons, which he is giving."],
      ["Caddies to have a day each month on the Ikoyi course", "Members are practising with the bags."],
    ],
  },
  {
    name: "Tug of war",
    scene: "river",
    told: [
      [
        "kolanut",
        "Tug of war across the Oji river ends in the water, as intended",
        "Eleven villages pulled. The winners must build the losers a bench.",
      ],
      ["udara", "Asọmpi ịdọ eriri n'osimiri Oji kwụsịrị n'ime mmiri", "Ndị meriri ga-arụrụ ndị ọzọ oche."],
    ],
    later: [
      ["Losers' bench on the Oji river built for twelve", "The winners tested it by sitting down first."],
      ["Longer rope woven for the next river pull", "It has a ribbon from every village."],
    ],
  },
  {
    name: "Ondo Comets cup run",
    scene: "pitch",
    told: [
      [
        "iroko",
        "Ondo Comets reach the cup final with a goal by their goalkeeper",
        "She had gone up for a corner in the last minute and met the ball with her knee.",
      ],
      [
        "cornerflag",
        "Knee of the keeper sends the Comets through",
        "The final will be played in Benin City.",
      ],
      [
        "eyele",
        "Olùṣọ́ ilé Ondo Comets gbá gólù wọlé ní ìṣẹ́jú tó kẹ́yìn",
        "Wọn yóò lọ sí àṣekágbá ní ìlú Benin.",
      ],
    ],
    later: [
      [
        "Comets sell out four trains of supporters for the final",
        "They will travel with their own drummers and a dentist.",
      ],
      ["Goalkeeper's knee strapped for luck by the whole squad", "The doctor found nothing wrong with it."],
    ],
  },
  {
    name: "Deaf football",
    scene: "pitch",
    told: [
      [
        "chalk",
        "Deaf football team from Owerri wins its regional title without a whistle",
        "The referee waves a flag. Supporters wave both hands.",
      ],
      ["kolanut", "Flags and hands: Owerri's quiet champions", "They did not lose a game all season."],
      ["cornerflag", "Silent title, loud colours", "The captain signs to all ten at once."],
    ],
    later: [
      [
        "Owerri's deaf champions teach their signs to a local school",
        "Hearing teams have begun to use three of them.",
      ],
      ["Flag referee asked to take a league friendly", "Players said that they argued less."],
    ],
  },
  {
    name: "Continental qualifier",
    scene: "pitch",
    told: [
      [
        "lantern",
        "Jos Highlanders draw a desert club in the continental qualifier",
        "The first leg is in Nouadhibou. Supporters are asking where it is.",
      ],
      [
        "cornerflag",
        "Highlanders' road to Africa starts in the sand",
        "The club has borrowed a sand pitch to prepare.",
      ],
    ],
    later: [
      ["Sand pitch in Bauchi sharpens the Highlanders' passing", "The keeper eats less of it now."],
      [
        "Highlanders win the desert leg with a goal in each half",
        "Twelve supporters made the journey and sang for a thousand.",
      ],
    ],
  },
  {
    name: "Boxing gym",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Ajegunle gym sends four women to the boxing nationals",
        "They train on a roof, before the heat. A retired champion holds the pads.",
      ],
      ["cornerflag", "Four from one roof", "All are under sixty kilos and over their mothers' objections."],
      ["danfo", "Ajegunle babes dey go national boxing", "Dem dey train for rooftop every early morning."],
    ],
    later: [
      ["Three medals come back to the roof in Ajegunle", "Mothers met the bus."],
      ["Rooftop gym gets a railing", "The coach had asked for one for nineteen years."],
    ],
  },
  {
    name: "Coal City academy",
    scene: "pitch",
    told: [
      [
        "kolanut",
        "Rovers' academy opens with beds, a library and compulsory vegetables",
        "Sixty boys and girls passed the trials. School comes first on the timetable.",
      ],
      [
        "cornerflag",
        "Vegetables before volleys at the Rovers' school",
        "A third of the places are for girls.",
      ],
      ["chalk", "Football school with a bell", "Lessons end at two; training begins at four."],
    ],
    later: [
      ["Rovers' academy beats its teachers by nine goals to one", "The one was offside."],
      ["Library of the football academy short of comics", "Supporters filled a lorry."],
    ],
  },
  {
    name: "Lagoon rowing",
    scene: "ferry",
    told: [
      [
        "lagoon",
        "Rowing club opens its boats to fishermen's children",
        "They already knew the water. Two are in the national squad within a year.",
      ],
      [
        "cornerflag",
        "Born to row: Makoko's juniors win in Abuja",
        "They had never turned round to see where they were going, and won by six lengths.",
      ],
    ],
    later: [
      ["Makoko rowers given oars of carbon, keep the old for luck", "The old ones hang above the door."],
      ["Rowing joins the school sports of nine lagoon towns", "Boats are shared by rota."],
    ],
  },
  {
    name: "League fixtures app",
    scene: "screen",
    told: [
      [
        "cornerflag",
        "League puts its fixtures, tickets and bus times in one place",
        "Clubs had used nineteen different lists.",
      ],
      ["antenna", "Nineteen lists become one", "The code was written by supporters of rival clubs."],
    ],
    later: [
      ["Bus times in the fixture list cut late arrivals by half", "Kick-offs are on time as well."],
      ["Rival coders of the fixture list play a friendly", "It ended level and is open source."],
    ],
  },
  {
    name: "Volleyball in Kebbi",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Kebbi's beach team opens a court behind the rice mill to everyone",
        "Two hundred turn up in the evening. Balls are made by a saddler.",
      ],
      ["cornerflag", "The saddler's ball: Kebbi's new bounce", "It lasts twice as long as the shop kind."],
    ],
    later: [
      ["Saddler's volleyball tested by the national league", "It passed, and smells of leather."],
      ["Kebbi players coach the mill's night shift", "They play until the whistle."],
    ],
  },
  {
    name: "Transfer of the season",
    scene: "pitch",
    told: [
      [
        "palmcoast",
        "Delta Dolphins sign a striker for fifteen goats and a bus",
        "The selling club needed the bus. The goats were the chairman's idea.",
      ],
      [
        "cornerflag",
        "Striker, bus, goats: the season's friendliest transfer",
        "Osaze Igbinedo will wear number nine.",
      ],
      ["iroko", "Deal of the season includes livestock", "The league's lawyers found no rule against it."],
    ],
    later: [
      ["Igbinedo scores on his first start for the Dolphins", "The goats were shown on the big screen."],
      ["Transferred bus breaks down, and its former owners mend it", "They stayed for the match."],
    ],
  },
  {
    name: "Archery revival",
    scene: "trees",
    told: [
      [
        "harmattan",
        "Archers of Zuru compete again with bows of their grandfathers' pattern",
        "Targets are straw antelopes. The strongest bow could be drawn by three people.",
      ],
      [
        "cornerflag",
        "Straw antelopes fall at Zuru",
        "A girl of fifteen placed every arrow in a hand's width.",
      ],
    ],
    later: [
      ["Young archer of Zuru tries an Olympic bow", "She asked what all the parts were for."],
      ["Bowyers at Zuru take on six pupils", "They start with string."],
    ],
  },
  {
    name: "Ibadan stadium lights",
    scene: "power",
    told: [
      [
        "iroko",
        "Ibadan stadium relit by students of its own polytechnic",
        "They changed two hundred lamps and the wiring of sixty years.",
      ],
      [
        "cornerflag",
        "Back on at Ibadan: sixty-year wiring retires",
        "The first match under them was for the electricians.",
      ],
    ],
    later: [
      ["Electricians lose five to two beneath their own lamps", "They blamed the glare."],
      ["Ibadan runs at night again", "A mile record fell in the cool."],
    ],
  },
  {
    name: "Supporters' drums",
    scene: "drum",
    told: [
      [
        "cornerflag",
        "League drummers agree on rests, rhythms and no drumming at penalties",
        "A code of one page was signed by sixteen sections.",
      ],
      ["kolanut", "Sixteen drum sections sign a truce", "They will meet each year to compare skins."],
      ["owambe", "The quiet before the kick", "It lasts four seconds and is deafening."],
    ],
    later: [
      ["First silent penalty of the season is missed", "The taker asked for the drums back."],
      ["League drummers record an album of away days", "Track twelve is a bus."],
    ],
  },
  {
    name: "Rovers beat Stars",
    scene: "pitch",
    told: [
      [
        "kolanut",
        "Coal City Rovers beat Marina Stars by two goals to one in the rain",
        "Chike Oduah scored both before half time. Stars hit the post twice in the last ten minutes.",
      ],
      [
        "cornerflag",
        "Oduah's double sinks the Stars",
        "Rovers move up to fourth; the visitors stay seventh.",
      ],
      [
        "lagoon",
        "Marina Stars leave Enugu with regrets and wet boots",
        "Their coach blamed nobody and praised the drainage.",
      ],
      ["danfo", "Rovers beat Stars two-one inside rain", "Oduah score two, Stars hit post two times."],
    ],
    later: [
      ["Oduah named player of the round", "He has nine goals in eleven matches."],
      ["Marina Stars add shooting practice to the week", "The posts were padded, for a joke."],
    ],
  },
  {
    name: "Kano Pyramids",
    scene: "pitch",
    told: [
      [
        "harmattan",
        "Kano Pyramids stretch their unbeaten run to fourteen",
        "A late free kick earned a draw in Uyo. They lead the table by five points.",
      ],
      ["cornerflag", "Fourteen and counting: Pyramids scrape a point", "Uyo Mariners had led for an hour."],
      ["palmcoast", "Uyo Mariners denied at the last by a free kick", "The wall jumped; the ball did not."],
      ["dorawa", "Kano Pyramids ba ta sha kashi ba a wasanni goma sha huɗu", "An tashi kunnen doki a Uyo."],
    ],
    later: [
      ["Pyramids' run ends at fifteen in Ibadan", "A penalty in the ninth minute decided it."],
      ["Mariners' wall to stand still in training", "The coach has painted feet on the grass."],
    ],
  },
  {
    name: "Netball nations",
    scene: "hall",
    told: [
      [
        "iroko",
        "Nigeria's netballers qualify for the continental finals",
        "They beat Ghana by four in Lagos. Captain Yetunde Salako did not miss a shot.",
      ],
      [
        "cornerflag",
        "Salako perfect as netballers book their place",
        "The team had trained in a school hall for want of a court.",
      ],
      ["lagoon", "Full house in Surulere sees the netballers through", "Tickets had gone in an hour."],
    ],
    later: [
      ["Netball captain's old school repaints its court", "She will test the ring herself."],
      ["Finals draw pairs the netballers with Malawi", "The coach asked for videos and a map."],
    ],
  },
  {
    name: "Wheelchair basketball league",
    scene: "hall",
    told: [
      [
        "chalk",
        "Wheelchair basketball gets a league of eight teams",
        "Games are played before the main fixtures. Chairs come from a workshop in Ado Ekiti.",
      ],
      ["cornerflag", "Eight teams, one workshop, a full card", "The opening match went to overtime."],
      [
        "kolanut",
        "Enugu Eagles win the league's opening game by a single point",
        "The winner came from the halfway line.",
      ],
    ],
    later: [
      ["Crowds come early for wheelchair basketball", "Clubs have moved their drums forward."],
      ["Workshop in Ado Ekiti lends spare wheels to visiting teams", "They come back cleaner."],
    ],
  },
  {
    name: "Aghedo sisters",
    scene: "hall",
    told: [
      [
        "palmcoast",
        "Sisters from Benin City win the junior tennis doubles",
        "Esohe and Ivie Aghedo learnt on a car park with a painted net.",
      ],
      [
        "cornerflag",
        "Car park to centre court: the Aghedo sisters",
        "They lost one set all week, and argued about it.",
      ],
    ],
    later: [
      ["Benin car park gets a second painted net", "Motorists have been asked to park between matches."],
      ["Aghedo sisters split up for the singles", "They may meet in the final."],
    ],
  },
  {
    name: "Desert rally",
    scene: "road",
    told: [
      [
        "harmattan",
        "Bicycle rally crosses Borno from Biu to Monguno",
        "A hundred riders covered two hundred and fifty kilometres in three days. Villages gave water, dates and advice.",
      ],
      [
        "cornerflag",
        "Three days, one hundred riders, no motors",
        "The leader's jersey changed hands nine times.",
      ],
      ["lantern", "Jos rider takes the Borno rally with a borrowed chain", "She returned it at the line."],
    ],
    later: [
      [
        "Borno rally riders want a second race in the cool season",
        "The organisers have circled a week in harmattan.",
      ],
      ["Bicycle rally honours the man who lent his chain", "He rides a bread delivery."],
    ],
  },
  {
    name: "Youth league launch",
    scene: "pitch",
    told: [
      [
        "lagoon",
        "Under-fifteen league begins in forty Lagos schools",
        "Matches last an hour and are refereed by pupils. Shouting parents stand behind a rope.",
      ],
      [
        "cornerflag",
        "Pupils with whistles: a league for the under-fifteens",
        "There were no bookings on the first day, except of a father.",
      ],
      [
        "chalk",
        "School league counts fair play towards the table",
        "Two points are given for a win, and one for manners.",
      ],
    ],
    later: [
      ["Parents' rope moved back five metres", "The children voted."],
      ["Manners point decides a group in the school league", "The losers had applauded."],
    ],
  },
  {
    name: "Lokoja goalkeeper",
    scene: "pitch",
    told: [
      [
        "two-rivers",
        "Lokoja keeper goes seven hundred minutes without conceding",
        "Sunny Ameh of Confluence City broke a record that had stood since 1988.",
      ],
      ["cornerflag", "Seven hundred minutes of nothing", "Ameh thanked his defenders and his tailor."],
    ],
    later: [
      ["Ameh beaten at last, by his own full-back", "They embraced."],
      [
        "Record keeper's gloves to hang in a Lokoja barber's shop",
        "The barber had cut his hair before every match.",
      ],
    ],
  },
  {
    name: "Akure's new track",
    scene: "track",
    told: [
      [
        "iroko",
        "Akure opens an all-weather track with a school relay",
        "The old cinders were given to a brickworks. Six lanes are free to all from five to eight.",
      ],
      ["cornerflag", "Six lanes for Akure, free at dawn", "Coaches expect faster times and fewer knees."],
      ["eyele", "Àkúrẹ́ ṣí pápá eré sísá tuntun", "Ọ̀fẹ́ ni láàárọ̀."],
    ],
    later: [
      ["Akure's dawn runners outnumber its lanes", "A rota is chalked on the wall."],
      ["Bricks from Akure's old track build its changing room", "They are pleasantly red."],
    ],
  },
];
