import type { SampleStory } from "#sample/story.ts";

export const politics: readonly SampleStory[] = [
  {
    name: "Ward budget meetings",
    scene: "hall",
    told: [
      [
        "iroko",
        "Councils open their road budgets, street by street",
        "In twenty-two wards, residents sat down with the figures and a box of coloured chalk. Each could mark one street for repair.",
      ],
      [
        "lagoon",
        "With chalk and a floor map, residents choose which road to mend",
        "The council has promised to publish the tally beside its own plan, with reasons where the two differ.",
      ],
      [
        "two-rivers",
        "Town halls fill as wards read the accounts aloud",
        "A retired teacher read every line of the spending in two languages, and nobody left before the page on culverts.",
      ],
      [
        "kolanut",
        "What happened when a council showed its sums",
        "Two estimates were lowered before the evening ended, after a bricklayer in the third row asked how much sand costs.",
      ],
    ],
    later: [
      [
        "Chalk map of wanted repairs goes on the town hall wall",
        "A sheet of glass now covers it, because children kept improving their own streets.",
      ],
      [
        "Bricklayer is asked to check three more estimates",
        "He has accepted, on condition that the figures are read out again.",
      ],
      [
        "Other states send clerks to watch the open budget evening",
        "They were given chalk like everybody else.",
      ],
    ],
  },
  {
    name: "Calabash Party primaries",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Calabash Party to choose candidates by open queue",
        "Members will stand behind the person they prefer, and a photograph from the roof will be published the same day.",
      ],
      [
        "harmattan",
        "Party trades ballot boxes for a photograph of the queue",
        "The rule covers council seats in nine states. Lanterns and benches are provided for the elderly.",
      ],
    ],
    later: [
      [
        "Longest queue in Calabash vote curls twice round a school",
        "The headmaster lent the bell to mark the end of counting.",
      ],
      [
        "Losing aspirant joins the winner's queue for a joke, and is cheered",
        "He said the view from there was better.",
      ],
    ],
  },
  {
    name: "Assembly sign language",
    scene: "hall",
    told: [
      [
        "kolanut",
        "State assembly hires its first sign-language interpreters",
        "Three interpreters will take turns beside the Speaker. Sittings have been watched from the gallery by deaf residents since the motion was tabled.",
      ],
      [
        "chalk",
        "Deaf pupils follow a debate for the very first time",
        "Their teacher said the argument about bridge tolls was livelier in the interpreters' hands than in the speeches.",
      ],
      [
        "palmcoast",
        "Interpreters get a desk in the chamber",
        "The desk stands where the water jug used to be, so that nobody can block the view.",
      ],
    ],
    later: [
      [
        "New sign agreed for the word supplementary",
        "Four deaf residents and a clerk settled it over lunch.",
      ],
      [
        "Members are asked to speak one at a time",
        "The interpreters made the request, and the gallery clapped in sign.",
      ],
    ],
  },
  {
    name: "Borehole bill",
    scene: "road",
    told: [
      [
        "harmattan",
        "Bill would give every borehole a name, a number and a keeper",
        "Broken pumps go unreported because nobody knows whose they are, its sponsor told the senate.",
      ],
      [
        "lantern",
        "Lawmakers weigh a register for village pumps",
        "The keeper would be paid by the council and could order spare parts without a letter.",
      ],
    ],
    later: [
      [
        "Committee visits ten pumps and finds four keepers already at work",
        "None of the four had ever been paid; one kept a ledger of every washer.",
      ],
      [
        "Pump register passes second reading without a vote against",
        "The member who moved it thanked the woman with the washers by name, Mama Larai.",
      ],
    ],
  },
  {
    name: "Youth parliament",
    scene: "classroom",
    told: [
      [
        "iroko",
        "Youth parliament votes to move its own sittings to market days",
        "Members aged sixteen to twenty-four argued that nobody should have to miss trade to make law.",
      ],
      [
        "danfo",
        "Youth parliament say make dem dey sit for market day",
        "Dem say person wey dey sell tomato suppose fit make law too.",
      ],
    ],
    later: [
      [
        "Young lawmakers ask for a later bus home",
        "The transport office has offered a danfo that waits until the mace is put away.",
      ],
      [
        "Market women give the youth parliament a bench",
        "It carries the names of all who sat on it while selling pepper.",
      ],
    ],
  },
  {
    name: "Council attendance board",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Kogi council paints its attendance on the outside wall",
        "A column for each councillor, a dot for each sitting. Two members asked for the first coat to dry before judging.",
      ],
      [
        "cowrie",
        "Councillors' attendance, in dots, for all to count",
        "The idea came from a factory that does the same for machines.",
      ],
    ],
    later: [
      [
        "Full row of dots after a month of painted attendance",
        "The painter, who is paid by the dot, has had his best weeks.",
      ],
      ["Second council borrows the wall and the ladder", "It will add a column for questions asked."],
    ],
  },
  {
    name: "Lantern Alliance manifesto",
    scene: "books",
    told: [
      [
        "lagoon",
        "Alliance prints its manifesto with blank pages for replies",
        "Readers post their objections back in the same booklet. Four sacks have come to the Surulere office.",
      ],
      [
        "kolanut",
        "Four sacks of objections answer a party's half-empty booklet",
        "The commonest request was for shorter sentences.",
      ],
    ],
    later: [
      [
        "Second edition of the blank-page manifesto is thinner",
        "The party says it removed twelve promises that readers called weather.",
      ],
      [
        "Objections to the alliance go on show in a library",
        "Visitors may add more with the pencils provided.",
      ],
    ],
  },
  {
    name: "Polling unit ramps",
    scene: "classroom",
    told: [
      [
        "palmcoast",
        "Carpenters build ramps for two thousand polling units",
        "The ramps fold flat and carry the number of the unit, so that they can be lent to clinics between elections.",
      ],
      [
        "chalk",
        "Ramps made for voters will serve classrooms first",
        "Head teachers asked why the planks should sleep in a store until election year.",
      ],
    ],
    later: [
      [
        "Wheelchair users test the folding planks and ask for a lip",
        "The carpenters added a finger's width of rubber the same afternoon.",
      ],
      [
        "Half of the polling ramps are now at school doors",
        "A register shows where each one will be fetched from.",
      ],
    ],
  },
  {
    name: "Plateau peace supper",
    scene: "pot",
    told: [
      [
        "lantern",
        "Nine villages on the Plateau eat from one row of pots",
        "The supper is held where the grazing path crosses the yam fields. Elders settled a boundary between the soup and the fruit.",
      ],
      [
        "harmattan",
        "Farmers and herders mark a shared path with a meal",
        "White stones, laid by children of both sides, now show the width that cattle may use.",
      ],
    ],
    later: [
      [
        "White stones on the grazing path are counted each month",
        "Not one had moved at the first count, except for those that a tortoise dislodged.",
      ],
      [
        "Plateau villages fix a calendar for yams and cattle",
        "It hangs in the nine palaces and in two abattoirs.",
      ],
    ],
  },
  {
    name: "Kainji Link hearing",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Kainji Link villages ask for one price by day and another by night",
        "At a hearing held in the turbine hall, farmers said that pumps could run when the cities sleep.",
      ],
      [
        "cowrie",
        "Night rate for pumps finds support at the dam",
        "The regulator has sixty days to reply, and a folder of drawings by schoolchildren.",
      ],
    ],
    later: [
      [
        "Turbine hall hearing to be held every year",
        "The acoustics were praised by everybody but the stenographer.",
      ],
      [
        "Night rate proposal goes to three states for comment",
        "Fish freezers have joined the farmers in asking for it.",
      ],
    ],
  },
  {
    name: "Market women's caucus",
    scene: "market",
    told: [
      [
        "lagoon",
        "Market women form a caucus across seven parties",
        "Their first demand is a crèche within sight of every council chamber.",
      ],
      [
        "iroko",
        "Seven parties, one crèche: traders' caucus sits",
        "It meets before dawn, because that is when members are free and men are late.",
      ],
      [
        "danfo",
        "Market women from seven party don join body",
        "First thing wey dem want na where pikin go sleep when mama dey do meeting.",
      ],
    ],
    later: [
      [
        "Babies get a room of their own beside Ikorodu's council chamber",
        "The gavel was heard less often on its first day.",
      ],
      ["Traders' caucus invites the clerks to a dawn meeting", "They came in coats and left with tomatoes."],
    ],
  },
  {
    name: "Bayelsa ballot boats",
    scene: "ferry",
    told: [
      [
        "palmcoast",
        "Registration boats go up nineteen creeks",
        "Officers carry a camera, a folding table and a cake for anybody turning eighteen.",
      ],
    ],
    later: [
      [
        "Nineteen creeks registered before the tide turned",
        "The officers brought back three cakes, which they had not needed.",
      ],
      [
        "Oldest new voter on the creeks is ninety-six",
        "Papa Ebikeme said that he had been waiting for somebody to bring the table.",
      ],
    ],
  },
  {
    name: "Games levy debate",
    scene: "hall",
    told: [
      [
        "lantern",
        "Plateau lawmakers decline a games levy and pass the hat",
        "The hat, a straw one, brought in more than the levy would have done.",
      ],
      [
        "harmattan",
        "Straw hat beats tax bill at the state assembly",
        "Members gave in silence, said the clerk, which had not happened before.",
      ],
    ],
    later: [
      [
        "Lawmakers' straw hat goes to Bauchi with the team",
        "It is to be worn by whoever comes last with a smile.",
      ],
      ["Other assemblies ask to borrow the hat", "The clerk keeps a diary of where it is."],
    ],
  },
  {
    name: "Diaspora town call",
    scene: "screen",
    told: [
      [
        "kolanut",
        "Anambra town holds its meeting in four time zones",
        "Sons and daughters abroad may speak but not vote, until the road levy is paid.",
      ],
      [
        "antenna",
        "A village square with fifteen hundred windows",
        "The call froze once, during the treasurer's report, and was restored by a niece in Leeds.",
      ],
    ],
    later: [
      ["Road levy comes in from nineteen countries", "The largest single sum was from a nurse in Tromsø."],
      [
        "Town square call gets a shade for the projector",
        "The last minutes had been read under an umbrella.",
      ],
    ],
  },
  {
    name: "Green Ridge Congress",
    scene: "trees",
    told: [
      [
        "lantern",
        "Green Ridge Congress asks every candidate for two trees and a ledger",
        "The trees must be alive at the party convention. The ledger must add up.",
      ],
      [
        "two-rivers",
        "Two trees and clean sums: a party sets its entry fee",
        "Thirteen hopefuls have begun to water.",
      ],
    ],
    later: [
      [
        "Candidate's tree eaten by a neighbour's goat is forgiven",
        "The committee accepted a photograph and the goat's apology, in the form of manure.",
      ],
      [
        "Ledger test trips more hopefuls than the saplings do",
        "A free evening class in book-keeping is full.",
      ],
    ],
  },
  {
    name: "Speaking clock rule",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Assembly gives every speech an egg timer",
        "Members may buy a second turn with a written question. The eggs are boiled for the cleaners.",
      ],
      [
        "kolanut",
        "Three minutes each: the egg timer comes to the chamber",
        "The shortest speech so far was eleven words and passed a bill.",
      ],
    ],
    later: [
      ["Egg timers silence the chamber's longest speaker, briefly", "He has asked for goose eggs."],
      ["Cleaners of the assembly vote for softer eggs", "Their resolution was read into the record."],
    ],
  },
  {
    name: "Ilaro boundary stones",
    scene: "road",
    told: [
      [
        "iroko",
        "Two towns near Ilaro move a boundary by one well",
        "The well now belongs to both, and the two councils will share its cleaning, month by month.",
      ],
      ["eyele", "Ìlú méjì fẹnukò lórí kànga ààlà", "Wọn yóò máa tọ́jú kànga náà ní oṣooṣù."],
    ],
    later: [
      [
        "Shared well on the border gets two buckets and one rope",
        "The rope is replaced by whichever town wins the annual tug of war with it.",
      ],
      ["Surveyor of the moved boundary is made an honorary citizen twice", "He has asked to be taxed once."],
    ],
  },
  {
    name: "Open diary bill",
    scene: "books",
    told: [
      [
        "lagoon",
        "Bill would put officials' diaries on the wall each morning",
        "The first council to try it found that visitors came on time.",
      ],
      [
        "cowrie",
        "Diaries on the wall save fourteen hours a week, council says",
        "Nobody waits any longer for a person who is not in.",
      ],
    ],
    later: [
      [
        "Blank afternoon in a chairman's diary filled by volunteers",
        "They have asked him to visit three drains.",
      ],
      ["Diary wall in Epe gains a column for apologies", "It has been used twice, both times legibly."],
    ],
  },
  {
    name: "Peace radio drama",
    scene: "antenna",
    told: [
      [
        "lantern",
        "Rivals for a Jos seat read the parts in one radio play",
        "They swapped roles for the second act, by request of the listeners.",
      ],
    ],
    later: [
      [
        "Listeners vote the radio rivals a third act",
        "It will be about a bridge and is to be written by pupils.",
      ],
      ["Radio play heals a quarrel over a poster", "The two candidates have hung theirs side by side."],
    ],
  },
  {
    name: "Coastal rail oversight",
    scene: "hall",
    told: [
      [
        "palmcoast",
        "Lawmakers from five states set up a joint watch over the Bight Line",
        "They will publish its punctuality, accounts and accidents each quarter. No state may hold the chair twice in a row.",
      ],
      [
        "iroko",
        "Five assemblies, one railway: coastal states agree on shared oversight",
        "The first public session will be held in the station at Port Harcourt.",
      ],
    ],
    later: [
      [
        "Railway watch publishes its first punctuality table",
        "Ninety-one of a hundred trains were on time; ticket machines were the main complaint.",
      ],
      [
        "Assemblies ask for cheaper student fares on the coast",
        "The operator has promised an answer within the month.",
      ],
    ],
  },
  {
    name: "Voter card collection",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Collection of voter cards moves to markets and bus stops",
        "The electoral office says that two million cards had been waiting in drawers. Staff will be at forty stops in Lagos from seven in the morning.",
      ],
      [
        "two-rivers",
        "Electoral officers set up tables where people already queue",
        "In Lokoja alone, nine hundred cards were handed out at one petrol station.",
      ],
      [
        "danfo",
        "Your voter card fit dey wait you for bus stop",
        "Officers dey carry table go where crowd dey.",
      ],
    ],
    later: [
      [
        "Half a million cards collected in the first ten days",
        "Officers will add evening hours at the busiest parks.",
      ],
      ["Unclaimed cards in Kogi fall to a tenth", "Village heads read the names aloud after prayers."],
    ],
  },
  {
    name: "Local treasurers course",
    scene: "coins",
    told: [
      [
        "cowrie",
        "Back to the classroom for six hundred council treasurers",
        "They will learn one set of books, so that residents can compare councils. The examination is open to the press.",
      ],
      [
        "lantern",
        "Council accounts to look alike in every state",
        "At present, no two use the same headings, the auditors' institute said.",
      ],
    ],
    later: [
      [
        "Nine in ten council treasurers pass the book-keeping test",
        "Those who failed may try again before their budgets are read.",
      ],
      [
        "First comparable council accounts show who spends what on roads",
        "The widest gap was in the price of gravel.",
      ],
    ],
  },
  {
    name: "Women's tickets",
    scene: "hall",
    told: [
      [
        "kolanut",
        "Anambra parties agree to share a third of council tickets with women",
        "Twelve parties signed in Awka. The agreement is a promise and not a law, its sponsors said, but it will be checked by name.",
      ],
      [
        "harmattan",
        "One ticket in three: parties sign in Awka, and the north watches",
        "Women's groups in Kaduna have asked for the text.",
      ],
    ],
    later: [
      [
        "Count shows four of twelve parties ahead of their promise on women",
        "The list was read out in Awka with the names of the candidates.",
      ],
      [
        "Young women trained for council campaigns in the south-east",
        "Budgets and microphones were the busiest classes.",
      ],
    ],
  },
  {
    name: "Constitution roadshow",
    scene: "books",
    told: [
      [
        "iroko",
        "Lawyers take the constitution to village squares in six languages",
        "Readers stop after each section for questions. The section on local government took two evenings.",
      ],
      ["eyele", "Àwọn agbẹjọ́rò ń ka òfin ilẹ̀ wa fún ará abúlé", "Ìbéèrè lórí ìjọba ìbílẹ̀ ló pọ̀ jù."],
      ["udara", "Ndị ọkaiwu na-agụrụ ndị obodo iwu ala anyị", "Ajụjụ gbasara ọchịchị obodo kacha dị ọtụtụ."],
    ],
    later: [
      [
        "Readers of the constitution reach their hundredth square",
        "A booklet of the commonest questions will be printed.",
      ],
      [
        "Pupils argue a mock case on section seven",
        "The judge, a real one, reserved her ruling and gave it after lunch.",
      ],
    ],
  },
  {
    name: "Budget in one page",
    scene: "coins",
    told: [
      [
        "lagoon",
        "State prints its budget on one page and pastes it at bus stops",
        "The sheet shows where each hundred naira goes. Schools take twenty-six, roads nineteen.",
      ],
      [
        "cowrie",
        "One hundred naira, nine slices: how a state explained its budget",
        "The accountant-general answered calls from readers for three evenings.",
      ],
      [
        "danfo",
        "Government don paste budget for bus stop",
        "Out of every hundred naira, school go collect twenty-six.",
      ],
    ],
    later: [
      [
        "Callers to the budget line ask most about drains",
        "The accountant-general has published the ten longest answers.",
      ],
      [
        "One-page budget now read out on nine radio stations",
        "Listeners may stop the reader with a question.",
      ],
    ],
  },
  {
    name: "Fishing rights bill",
    scene: "fish",
    told: [
      [
        "palmcoast",
        "Bill would keep trawlers out of the first five nautical miles",
        "Canoe fishermen say nets are being cut at night. Trawler owners want the line drawn at three.",
      ],
      [
        "lagoon",
        "Canoes and trawlers state their case before senators",
        "The committee heard both sides on the quay at Ibaka, with a chart nailed to a crate.",
      ],
    ],
    later: [
      [
        "Senators propose marked lanes between canoes and trawlers",
        "Buoys would be paid for by licence fees.",
      ],
      [
        "Both sides accept a trial of night patrols off Ibaka",
        "Each patrol will carry a fisherman and a ship's mate.",
      ],
    ],
  },
  {
    name: "Audit of street lamps",
    scene: "power",
    told: [
      [
        "lantern",
        "Auditors walk at night and find one lamp in three dark",
        "The report gives every post a number. Contracts from now on will pay for light and not for posts.",
      ],
      [
        "harmattan",
        "Night audit counts six thousand dead lamps in four cities",
        "Kaduna came off best, with one in five.",
      ],
    ],
    later: [
      [
        "Two thousand lamps relit after the night auditors' walk",
        "The state pays the contractor only while they burn.",
      ],
      ["Auditors to walk the health centres next", "They will carry thermometers for the vaccine fridges."],
    ],
  },
  {
    name: "Youth seats in councils",
    scene: "hall",
    told: [
      [
        "two-rivers",
        "Kogi towns reserve a council seat for residents under thirty",
        "The seats will be filled by open contest in youth assemblies. Four towns have held theirs.",
      ],
      [
        "chalk",
        "At twenty-two, Kabba's youngest councillor keeps her lecture timetable",
        "Halima Owoyemi has moved committee meetings to the afternoon.",
      ],
    ],
    later: [
      [
        "Young councillors of Kogi publish their first joint motion",
        "It asks for lights on the road to the polytechnic.",
      ],
      [
        "Reserved youth seat draws thirty candidates in Ankpa",
        "The hall was too small, so speeches were made from its steps.",
      ],
    ],
  },
  {
    name: "Kano campaign code",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Parties in Kano sign a code of conduct before council campaigns",
        "It bans sirens at rallies and posters on schools. A committee of elders will hear complaints in public.",
      ],
      [
        "iroko",
        "No sirens, no posters on schools: Kano parties agree",
        "Eighteen parties signed; two are still reading.",
      ],
      [
        "dorawa",
        "Jam'iyyu a Kano sun sanya hannu kan ƙa'idar yaƙin neman zaɓe",
        "An hana jiniya da lika hotuna a makarantu.",
      ],
    ],
    later: [
      [
        "Last two parties put their names to the Kano code",
        "They had asked for a clause on loudspeakers after ten.",
      ],
      [
        "Elders hear the first complaint under Kano's campaign code",
        "A poster was moved from a school gate within the hour.",
      ],
    ],
  },
  {
    name: "Cable car charter",
    scene: "hall",
    told: [
      [
        "iroko",
        "Ondo assembly gives the Idanre hills a charter",
        "It limits building, names the paths and pays a share of tickets to the town. Hunters kept their right of way.",
      ],
      [
        "two-rivers",
        "A third of cable car money stays in Idanre, lawmakers vote",
        "The bill passed after two public sittings on the rock itself.",
      ],
    ],
    later: [
      [
        "Idanre elders choose trustees for the hills' income",
        "They include a midwife, a hunter and a bank clerk.",
      ],
      [
        "First payment under the hills charter mends a school roof",
        "The trustees posted the receipt on the door.",
      ],
    ],
  },
  {
    name: "Council merger vote",
    scene: "hall",
    told: [
      [
        "kolanut",
        "Two Ebonyi councils vote to share one clerk, one grader and one website",
        "They remain separate in name. Savings will pay for gravel.",
      ],
      [
        "cowrie",
        "Shared services save two Ebonyi councils a fifth of their costs",
        "Others are reading the contract.",
      ],
    ],
    later: [
      [
        "Shared grader has smoothed sixty kilometres in Ebonyi",
        "It crosses the boundary on alternate weeks.",
      ],
      [
        "Website of two councils lists every contract by village",
        "Visitors looked first for their own street.",
      ],
    ],
  },
  {
    name: "Question hour",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Governor's office takes questions from callers for an hour a week",
        "Answers are due within seven days and are read out on radio. The first caller asked about a bridge in Birnin Kebbi.",
      ],
      ["dorawa", "Ofishin gwamna zai riƙa karɓar tambayoyin jama'a", "Ana ba da amsa cikin kwana bakwai."],
    ],
    later: [
      ["Bridge caller gets a date and a name", "She has promised to ring again."],
      [
        "Unanswered questions are read out at the end of the radio hour",
        "There were three in the first month.",
      ],
    ],
  },
  {
    name: "Party membership audit",
    scene: "books",
    told: [
      [
        "lagoon",
        "Four parties open their membership books to outside auditors",
        "They found eleven per cent of names entered twice. Clean lists will be used at the next conventions.",
      ],
      [
        "two-rivers",
        "Double names struck from four parties' lists",
        "The auditors, retired bankers, worked for bus fare.",
      ],
    ],
    later: [
      ["Parties with clean lists dare the others to follow", "Two have invited the auditors in."],
      [
        "Struck-off members laugh at their second selves",
        "One had been ward secretary in two wards, without knowing it.",
      ],
    ],
  },
  {
    name: "Bridge naming contest",
    scene: "bridge",
    told: [
      [
        "palmcoast",
        "Assembly asks children to name the new bridge in Yenagoa",
        "Nine thousand suggestions were read by a committee of fishermen and a poet. Nobody living may be chosen.",
      ],
      [
        "chalk",
        "Children's names for a bridge: heron, patience, grandmother",
        "Schools will debate the last three.",
      ],
    ],
    later: [
      ["Yenagoa bridge to be called Heron", "A pupil of eight proposed it, because of who sat there first."],
      ["Committee of fishermen asked to name three roads as well", "They have begun with the fish."],
    ],
  },
  {
    name: "Public toilets bill",
    scene: "hall",
    told: [
      [
        "kolanut",
        "Bill would give each market a clean toilet and a paid keeper",
        "Traders told the hearing in Aba what a day without one is like. Members listened with unusual attention.",
      ],
      [
        "danfo",
        "Every market go get clean toilet, lawmakers don promise",
        "Market women talk am plain, nobody fit argue.",
      ],
    ],
    later: [
      ["Toilet bill for markets becomes law in Abia", "Nine sites will be ready before the year is out."],
      ["Keepers of market toilets get uniforms and a union", "They elected a former goalkeeper."],
    ],
  },
  {
    name: "Referendum on a motto",
    scene: "books",
    told: [
      [
        "lantern",
        "Plateau residents to choose a new state motto from four",
        "One is about peace, one about potatoes. Ballots are at post offices.",
      ],
    ],
    later: [
      [
        "Potatoes lead in the first count of Plateau's motto",
        "Peace is a close second and has asked for calm.",
      ],
      [
        "Plateau settles on a motto with both peace and potatoes",
        "The final wording was suggested by a cook.",
      ],
    ],
  },
  {
    name: "Rural roads agency",
    scene: "road",
    told: [
      [
        "two-rivers",
        "Benue farmers get a say in which roads are graded first",
        "Each district sends two growers to a monthly meeting. Lorries wait less at three bridges since they began.",
      ],
      [
        "cowrie",
        "Graders go where the yams are",
        "The agency spent nothing more, its head said; it only changed the order.",
      ],
    ],
    later: [
      [
        "Benue growers add rain gauges to the road meeting",
        "The wettest districts will be graded last, and best.",
      ],
      ["Three more states copy the growers' road meetings", "Their delegates came by the roads in question."],
    ],
  },
  {
    name: "Citizens' jury",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Forty residents drawn by lot decide how to use a Lagos island",
        "They heard planners, swimmers and herons' friends. Their plan has a beach, a school and no hotel.",
      ],
      [
        "iroko",
        "By lot and not by ballot: a Lagos jury settles an island",
        "The state has accepted thirty-one of thirty-three points.",
      ],
    ],
    later: [
      [
        "Lagos island jury meets again to see what was done",
        "Two points are still missing, and the jurors brought chairs.",
      ],
      ["Names for the next citizens' jury drawn on the radio", "A bus driver in Agege was the first."],
    ],
  },
  {
    name: "Radio licence fees",
    scene: "antenna",
    told: [
      [
        "antenna",
        "Village radio stations to pay a tenth of the city licence",
        "The regulator says that forty applications came in within a week. Most are in languages that have never been broadcast.",
      ],
      [
        "harmattan",
        "Cheaper licences put small languages on the air",
        "Listeners near Gwoza heard a weather report in their own tongue.",
      ],
    ],
    later: [
      [
        "First of the village stations goes live with market prices",
        "The presenter's mother rang to correct the pepper.",
      ],
      ["Six village stations agree to share one engineer", "He travels with a ladder."],
    ],
  },
  {
    name: "School building audit",
    scene: "classroom",
    told: [
      [
        "lantern",
        "Lawmakers visit every school on a building list and find nine in ten",
        "The missing ones will be paid for by the builders. Photographs with dates are on the assembly's wall.",
      ],
      ["chalk", "Ninety schools checked, seven to go back to", "Pupils led the tour."],
    ],
    later: [
      ["Builders return to finish seven missing classrooms", "Pupils have been appointed clerks of works."],
      ["Picture wall at the assembly now includes clinics", "Visitors may add their own."],
    ],
  },
  {
    name: "Mayors' meeting",
    scene: "hall",
    told: [
      [
        "iroko",
        "Council chairmen from thirty-six towns swap what works",
        "Each brought one idea and one failure. The failures drew the larger crowd.",
      ],
      [
        "two-rivers",
        "Thirty-six successes, thirty-six failures: town leaders compare notes",
        "A report will be written in plain words.",
      ],
    ],
    later: [
      ["Failure of the year chosen by council chairmen", "It was a fountain."],
      [
        "Ideas from the chairmen's meeting tried in nine towns",
        "Evening refuse rounds were the most copied.",
      ],
    ],
  },
  {
    name: "Video court",
    scene: "screen",
    told: [
      [
        "lagoon",
        "Small claims court sits by video two days a week",
        "Cases over rent and wages take three weeks instead of seven months. A clerk helps those without a telephone.",
      ],
      ["antenna", "Justice in three weeks, by telephone", "Judges see seven cases a day."],
      [
        "kolanut",
        "Enugu to copy the video court for small claims",
        "A room at the library will be the public gallery.",
      ],
    ],
    later: [
      ["Video court settles its thousandth rent case", "Half ended in agreement before the hearing."],
      ["Library gallery of the video court popular with law students", "They bring cushions."],
    ],
  },
  {
    name: "Night lorries",
    scene: "market",
    told: [
      [
        "kolanut",
        "Traders' petition on lorry hours gets its answer in law",
        "Heavy goods will enter Onitsha only at night. It took eleven weeks from first signature to vote.",
      ],
      ["cowrie", "Night lorries free Onitsha's mornings", "Porters get an allowance for the dark."],
      [
        "danfo",
        "Trailer go dey enter Onitsha only for night",
        "Market people write petition, house of assembly don answer.",
      ],
    ],
    later: [
      ["Onitsha mornings flow as lorries wait for dark", "Schoolchildren arrive on time."],
      ["Porters' night allowance paid by the bag", "The rate was settled with chalk on a wall."],
    ],
  },
  {
    name: "Independent candidates",
    scene: "hall",
    told: [
      [
        "harmattan",
        "Assembly backs a bill to let independents stand for councils",
        "They would need two hundred signatures from the ward. Parties are divided.",
      ],
      [
        "iroko",
        "Two hundred names and no party: a bill for independents",
        "Ibadan's traders say that they have a candidate in mind.",
      ],
    ],
    later: [
      [
        "Signature rule for independents raised to three hundred",
        "The sponsor accepted it for the sake of a vote.",
      ],
      ["Bill for independents passes by four votes", "The gallery was asked to sit down twice."],
    ],
  },
  {
    name: "State archive law",
    scene: "books",
    told: [
      [
        "palmcoast",
        "Cross River to open its old files after thirty years",
        "Historians have waited for maps, letters and court books. Damp is the first enemy.",
      ],
      ["chalk", "Thirty years and a duster: an archive law passes", "School projects may begin at once."],
    ],
    later: [
      ["First opened file in Calabar holds a recipe and a treaty", "Both are signed."],
      ["Damp boxes of the Cross River archive dried in a cocoa oven", "It was cool, the archivist stressed."],
    ],
  },
  {
    name: "Street trading rules",
    scene: "market",
    told: [
      [
        "lagoon",
        "Hawkers and council agree on places, hours and a badge",
        "Painted boxes mark where a tray may stand. Raids have ended on eleven roads.",
      ],
      ["iroko", "Painted boxes end a quarrel with hawkers", "The badge costs as much as a bag of water."],
      ["danfo", "Hawker don get badge and own space", "Task force no go pursue person wey get am."],
    ],
    later: [
      ["Hawkers' painted boxes repainted by the hawkers", "They chose a brighter yellow."],
      ["Council makes more from badges than it did from fines", "It has hired sweepers with the difference."],
    ],
  },
  {
    name: "Flood plan phone-in",
    scene: "antenna",
    told: [
      [
        "two-rivers",
        "Flood plan read out page by page on radio, with calls",
        "Listeners corrected the names of four villages and the depth of one river. The new edition thanks them.",
      ],
      ["harmattan", "Callers mend a flood plan", "It will be tested with boats."],
    ],
    later: [
      ["Corrected flood plan rehearsed with a hundred boats", "The four renamed villages went first."],
      ["Flood plan printed on cloth, to last", "Fishermen use it as a map."],
    ],
  },
  {
    name: "Women's land titles",
    scene: "road",
    told: [
      [
        "harmattan",
        "Land office registers eleven thousand plots in women's names",
        "Widows had been asked for papers that their husbands never had. Neighbours may now bear witness.",
      ],
      ["cowrie", "Neighbours' word opens the land register to widows", "Banks say that loans have followed."],
      [
        "chalk",
        "How a witness can win a widow her field",
        "The rule was drafted by a class of law students.",
      ],
    ],
    later: [
      ["Mobile land office goes to the farms", "It has a stamp, a shade and a kettle."],
      ["First loans granted on women's new titles", "Most bought pumps."],
    ],
  },
  {
    name: "Assembly open day",
    scene: "hall",
    told: [
      [
        "lantern",
        "Assembly opens its doors, and a queue forms for the Speaker's chair",
        "Four thousand visitors sat in it. A boy of six called the house to order.",
      ],
    ],
    later: [
      ["Speaker's chair mended after the open day", "A spring had given up."],
      [
        "Boy who called the house to order invited to the budget",
        "He has asked whether there will be juice.",
      ],
    ],
  },
  {
    name: "Anambra transport vote",
    scene: "road",
    told: [
      [
        "kolanut",
        "Anambra lawmakers approve a single ticket for buses and boats",
        "A passenger may change twice within ninety minutes. Operators will be paid by the distance they cover.",
      ],
      ["cowrie", "One ticket, three operators, a clearing house in Awka", "Banks tendered for the accounts."],
    ],
    later: [
      ["Single ticket on sale at Onitsha jetty", "Eleven thousand were bought on the first morning."],
      ["Boatmen paid within a day under the joint ticket", "They had feared a month."],
    ],
  },
  {
    name: "Youth survey",
    scene: "hall",
    told: [
      [
        "iroko",
        "Senate committee backs a yearly survey of young people's work",
        "It would ask sixty thousand aged fifteen to thirty how they earn, learn and travel.",
      ],
      [
        "lagoon",
        "How do the young get by? A survey may soon tell us",
        "Statisticians want it done by telephone and at bus stops.",
      ],
    ],
    later: [
      ["Trial of the youth survey finds most have two jobs", "A third have three."],
      ["Young interviewers trained for the national survey", "They begin with their own streets."],
    ],
  },
  {
    name: "Kebbi water compact",
    scene: "river",
    told: [
      [
        "harmattan",
        "Three states sign a compact on the Rima river",
        "Dams will release water by a shared calendar. Herders, fishers and rice growers sit on its board.",
      ],
      [
        "dorawa",
        "Jihohi uku sun amince da yarjejeniyar kogin Rima",
        "Za a riƙa sakin ruwa bisa kalanda ɗaya.",
      ],
      [
        "two-rivers",
        "Rima compact gives each farm a date for its water",
        "The calendar hangs in mosques, markets and schools.",
      ],
    ],
    later: [
      [
        "First release under the Rima compact reaches Argungu on time",
        "Growers had opened their channels the night before.",
      ],
      ["Fishers ask the Rima board for a quiet fortnight", "It would spare the spawning."],
    ],
  },
  {
    name: "Assembly staff school",
    scene: "classroom",
    told: [
      [
        "lantern",
        "Clerks from twelve assemblies learn to draft plain laws",
        "Sentences may not exceed thirty words. A grocer tests each page.",
      ],
      ["chalk", "If the grocer frowns, rewrite it", "Forty clerks passed."],
    ],
    later: [
      ["Plain draft of a market law runs to four pages", "The old one had thirty-one."],
      ["Grocer who tests laws made a fellow of the clerks' school", "He accepted in eleven words."],
    ],
  },
  {
    name: "Disability commission",
    scene: "hall",
    told: [
      [
        "palmcoast",
        "Cross River appoints a commissioner for access who uses a wheelchair",
        "Her first inspection was of the assembly lift. It did not work, and does now.",
      ],
      ["kolanut", "Access commissioner gets a lift going in a day", "She has a list of forty buildings."],
    ],
    later: [
      ["Half of forty public buildings pass the access test", "The rest have until the new year."],
      ["Ramps in Calabar's courts finished ahead of time", "A litigant of eighty cut the tape."],
    ],
  },
  {
    name: "Open tenders portal",
    scene: "screen",
    told: [
      [
        "cowrie",
        "Six states put every tender on one website",
        "Bids, prices and delivery can be seen by all. Small firms won a third of contracts in the trial.",
      ],
      [
        "antenna",
        "Tenders in the open: what six states learnt",
        "Journalists and schoolchildren built tables from it.",
      ],
      [
        "iroko",
        "Small builders win more when prices are public",
        "Oyo's furniture makers supplied nine hundred desks.",
      ],
    ],
    later: [
      ["Open tenders save a tenth on school desks", "Prices fell when bidders saw one another's."],
      ["Two more states join the tenders website", "They will begin with medicines."],
    ],
  },
  {
    name: "Oyo street names",
    scene: "road",
    told: [
      [
        "iroko",
        "Ibadan councillors name streets after teachers, bakers and a postman",
        "Residents voted from a list of the dead. Nobody with a statue was eligible.",
      ],
      ["eyele", "Ìbàdàn sọ òpópónà lórúkọ àwọn olùkọ́ àti oníbúrẹ́dì", "Àwọn ará àdúgbò ló dìbò."],
    ],
    later: [
      ["Postman's street in Ibadan gets the first new post box", "His granddaughter mailed a card."],
      ["Street of bakers holds a bread day", "Visitors were given the ends."],
    ],
  },
  {
    name: "Rent disputes panel",
    scene: "hall",
    told: [
      [
        "lagoon",
        "Panels of neighbours settle nine in ten rent quarrels in Surulere",
        "Sittings last an hour and cost nothing. Lawyers may watch.",
      ],
      [
        "danfo",
        "Landlord and tenant palava: neighbours don dey settle am",
        "No lawyer, no wahala, one hour matter don end.",
      ],
    ],
    later: [
      ["Lagos to open rent panels in twenty more wards", "Retired nurses have proved the best listeners."],
      ["Landlords say that panels save them months", "Tenants said the same."],
    ],
  },
  {
    name: "Election night drill",
    scene: "screen",
    told: [
      [
        "harmattan",
        "Electoral office rehearses its count with a vote on lunch",
        "Results from four thousand places came in within two hours. Rice beat yam in every state but one.",
      ],
      [
        "antenna",
        "Four thousand polling places, two hours, one lunch",
        "Engineers found eleven faults, on purpose.",
      ],
      ["lantern", "Yam carries only one state in the electoral rehearsal", "Benue was not surprised."],
    ],
    later: [
      ["Second count drill takes ninety minutes", "The question was tea or coffee."],
      ["Faults from the lunch vote mended before the real one", "A list was published."],
    ],
  },
];
