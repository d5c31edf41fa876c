const list = (words: string): string[] => words.trim().split(/\s+/);

export const stopWords: ReadonlySet<string> = new Set(
  list(`
  a about after again against all alone also amid among an and any are as at away back be because been before being between
  both but by can cant could day days did do does doing dont down during each even ever every few for from further get gets
  got had has have having he her here hers him his how i if in into is isnt it its just ll ld lets like made make makes many
  may me more most much must my near never new no nor not now of off old on once one only onto or other others our out over
  own per re really said same say says see set she should since so some still such than that the their them then there these
  they this those through til till to today too toward towards tomorrow under until up upon us ve very via was wasnt we week
  well were what when where which while who whom whose why will with within without wont would year years yet yesterday you
  your month months monday tuesday wednesday thursday friday saturday sunday tell tells told
  jan feb mar apr jun jul aug sept oct nov dec january february march april june july august september october november december
`),
);

/**
 * Synonyms of headline writers, under one name. Each key is the common term; its value lists the words and stems that
 * count as it.
 */
const families: Readonly<Record<string, string>> = {
  kidnap:
    "abduct abducted abducts abduction abductions abductors abductor abductees kidnapped kidnaps kidnapping kidnappers kidnapper kidnappings",
  kill: "kills killed killing killings murder murdered murders slain slay slays dead deaths death die dies died dying lifeless fatal fatality fatalities claims",
  gunmen: "gunman assailants",
  terrorist: "terrorists terrorism terror insurgents insurgent insurgency",
  fire: "blaze inferno fires",
  destroy: "razes razed raze guts gutted destroys destroyed ablaze burnt burns torched",
  crash: "collision accident accidents crashes crashed collide collides mishap",
  capsize: "capsizes capsized capsizing",
  govt: "government governments fg federal",
  state: "states",
  reps: "rep representatives",
  uk: "britain british",
  troop: "troops soldiers soldier army military",
  praise: "hails hail hailed lauds laud lauded praises praised commends commend commended applauds applaud",
  congratul: "congratulates congratulate congratulated felicitates felicitate",
  sack: "sacks sacked sacking fires-out relieves dismissed removes",
  resign: "resigns resigned resignation quits quit",
  deni: "denies deny denied debunks debunk dismisses dismiss refutes refute rejects reject rejected rebuffs",
  poll: "polls election elections electoral",
  gov: "governor governors govs guber governorship gubernatorial",
  univers: "varsity varsities university universities",
  court: "tribunal judge",
  arrest: "arrests arrested nab nabs nabbed apprehend apprehends apprehended detain detains detained",
  charg: "arraigns arraign arraigned charges charged",
  jail: "jails jailed imprisons imprisoned imprisonment sentenced sentences",
  warn: "warns warned cautions caution cautioned",
  urg: "urges urge urged tasks tasked asks asked seeks seek sought calls-on wants",
  vow: "vows vowed pledges pledge pledged promises promise promised assures assure",
  launch: "unveils unveil unveiled launches launched inaugurates inaugurate inaugurated kickstarts",
  sign: "signs signed land lands landed",
  defeat: "defeats defeated beats beat thrash thrashes crush crushes edge",
  win: "wins won winner victory victorious triumphs triumph",
  minist: "minister ministers ministry",
  presid: "president presidents presidency presidential",
  leader: "leaders boss chief head chairman chairperson chair",
  attack: "attacks attacked invade invades invaded raid raids raided ambush ambushed",
  rescu: "rescues rescued frees freed free",
  hike: "increase increases increased raises raise raised rise rises",
  drop: "falls fell decline declines drops dropped slump slumps",
  approv: "approves approved approval okays",
  suspend: "suspends suspended suspension",
  elect: "elected elects",
  sue: "sues sued lawsuit suit litigation",
  probe: "investigate investigates investigation investigations probes probed inquiry",
  student: "students pupils pupil undergraduates undergraduate",
  school: "schools",
  wed: "weds wedding marries marry married",
  salari: "salary salaries wage wages pay",
  electricity: "power-supply electric",
  "1": "one",
  "2": "two",
  "3": "three",
  "4": "four",
  "5": "five",
  "6": "six",
  "7": "seven",
  "8": "eight",
  "9": "nine",
  "10": "ten",
  "11": "eleven",
  "12": "twelve",
  "20": "twenty",
  "30": "thirty",
  "40": "forty",
  "50": "fifty",
};

export const synonyms: ReadonlyMap<string, string> = new Map(
  Object.entries(families).flatMap(([name, words]) =>
    list(words).map((word): [string, string] => [word, name]),
  ),
);
