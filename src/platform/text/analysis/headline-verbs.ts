import { readWords, stem } from "./words.ts";

/** What people and organisations do in headlines. A shortened headline without such a verb is not a sentence. */
const verbs = `
  abandon abduct abolish absorb accept accuse achieve acquire act activate adjourn admit adopt advance advise advocate affirm agree aid
  allay allege allocate alert ambush announce apologise appeal appear appoint applaud approve arraign arrest arrive ask assault assure attack
  attract attribute avert award back backtrack bag ban bar battle beat become beg begin belong bemoan berate bid blame blast block blow boast
  bomb boost book boycott break bring build bury buy call cancel cap capsize capture carpet cause caution celebrate challenge charge chart
  chide claim clarify clash clear clinch close collapse collide combat come commence commend commission commit complete complain condemn
  condole confer confirm confront congratulate consider console constitute continue convict convene cost counter crack crash create criticise
  cross crown crush curb cut dare deal debunk decide declare decline decry defeat defect defend defer defy demand demolish denounce deny deploy
  deport deride destroy detain determine die differ direct disagree disburse discharge disclose discover dismiss dispel disown disqualify
  disrupt dissolve distance distribute divide donate double down drag draw drop drown dump earn ease elect eliminate emerge empower encourage
  end endorse engage enrol ensure enter erupt escape establish evacuate exchange exit expand expel explain explode export expose express extend
  face fail fall fault fear feature felicitate fight file find fine fire flag flay flee float flood foil follow force forfeit form free freeze
  fume gain gather get give go grab graduate grant greet grill grow guarantee gun gut hail halt hand hang harp head hear help hike hint hit hold
  honour host identify ignore impeach impersonate implement import impose impound improve inaugurate increase inducts inform injure inspect
  insist inspire intensify intercept invade invest investigate invite issue jail join jostle jump keep kick kidnap kill knock lament land
  laud launch lead leave lift link list lock lose lower lynch maintain make mark march marry meet merge mobilise mourn move mull murder nab
  name narrate nationalise near need nominate notify nullify offer okay open oppose order oust outline outlaw overcome overrun overturn own
  parade pardon partner pass pay peg perish petition pick pin place plan play pledge plot plunge post postpone praise pray predict prepare
  present press prevent probe proclaim promise promote propose prosecute protest prove provide publish pull punish push put qualify quash
  query question quit quiz raid raise rally rank rap ratify raze reach react read reaffirm rebuke recall receive reclaim recommend reconcile
  record recover recruit redeploy reduce refuse refute regain register regret reinstate reinforce reject rejoin release relieve remand remember
  remove renew reopen repeal repel replace reply report represent request rescue reshuffle resign resist resolve respond restate restore restrain
  restrict resume retain retire return reveal review revive revoke reward rise risk roll rule run sack sanction save say scale score scrap
  screen seal search secure seek seize sell send sentence set settle shake share shatter shelve shift shoot shot show shun shut sign slam slap slash
  slump snub soar solicit spark speak spend split stage stand start state stay steal step stop storm stress strike strip stun submit succeed
  sue suffer summon support surge surrender suspend sustain swear sweep tackle take talk target task tax tell terminate test thank threaten
  throw thrash tip top torch tour trade trail train transfer trek triumph truncate turn unfold unite unmask unveil uphold uncover upgrade urge
  use vacate validate vandalise visit volunteer vote vow wade walk want warn waste weigh welcome weep win withdraw withhold woo work worry wound write yield
  is are was were has have had will can could may must rises falls hits sets
  abducted arrested killed injured missing feared found rescued jailed elected named dead
`;

const listed = verbs.trim().split(/\s+/);
const verbStems: ReadonlySet<string> = new Set(listed.map(stem));

export function isHeadlineVerb(term: string): boolean {
  return verbStems.has(term);
}

/** Verbs that too rarely tell two events apart for the desk, but that make a headline a sentence. */
const rarer: ReadonlySet<string> = new Set(
  `
  attend stumble veer skid overshoot seal fix spend rock trigger spur slow brace vie hunt savage dissociate distance
  unite relocate recount rue eye snap sweep frown restructure overhaul reorganise expect explore rejig reassign
  merit mount usher unravel pummel maul nick bury tease wow dazzle gush hint weigh mull ponder discuss differ scold
  chastise urge nudge lure coax woo entice beckon lament erupt besiege barricade occupy sack ransack vandalise
  flatten level gut char scorch singe drench submerge ravage displace strand maroon rescue salvage haul tow airlift
  smuggle peddle hawk hoard subsidise recapitalise delist merge demerge spin divest revalue devalue depreciate
  appreciate rebound dip plummet nosedive tumble swell multiply triple quadruple halve shave trim prune oust depose
  dethrone topple unseat upstage outshine outwit outrun outpace trounce hammer demolish dismantle decimate
  obliterate gain clinch snatch grab clutch seize wrest reclaim regain retake recapture liberate free reprieve
  acquit exonerate vindicate clear absolve indict arraign remand convict jail imprison incarcerate detain apprehend
  nab foil thwart avert defuse disarm neutralise eliminate gun behead lynch maim mutilate molest defile batter
  assault slap strangle poison drown succumb survive recover recuperate operate vaccinate immunise diagnose
  quarantine isolate infect spread contain curb tackle combat fight joke vow swear affirm pledge reassure placate
  appease mollify soothe console mourn eulogise immortalise memorialise decorate enthrone turban coronate anoint
  ordain consecrate wed marry divorce separate reconcile reunite adopt foster raise nurture mentor teach instruct
  educate enlighten sensitise sensitize mobilise galvanise canvass litigate arbitrate mediate broker negotiate
  bargain haggle concede yield cede disappoint rattle terrify frighten spook haunt stalk locate pinpoint direct
  unveil showcase flaunt reconstruct rehabilitate renovate refurbish ground mix strut snap repost tweet retweet go
  deepen widen narrow tighten loosen ease relax depend rely disappear vanish kneel pray preach prophesy foresee
  predict calculate collate transmit upload frozen sworn slain stolen freed overturned
  overwhelm exceed worsen surpass dwindle resurface surrender swamp overshoot gift
`
    .trim()
    .split(/\s+/)
    .map(stem),
);

/** True if something is done: "The council and its broken promises", "The making of a king" tell nothing. */
export function tellsDeed(headline: string): boolean {
  return readWords(headline)
    .slice(1)
    .some(({ term, shown }) => !/\p{L}{3}ing$/u.test(shown) && (verbStems.has(term) || rarer.has(term)));
}
