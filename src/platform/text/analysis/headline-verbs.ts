import { stem } from "./words.ts";

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

/** The forms of these verbs themselves: "terminates", but not "terminal", which only shares the stem. */
export const headlineVerbForms: ReadonlySet<string> = new Set(listed.flatMap(formsOf));

export function formsOf(verb: string): string[] {
  const base = verb.replace(/e$/, "");
  const twice = `${verb}${verb.at(-1)}`;
  const third = /[^aeiou]y$/.test(verb)
    ? `${verb.slice(0, -1)}ies`
    : verb + (/(?:s|x|z|ch|sh|o)$/.test(verb) ? "es" : "s");
  const past = /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${base}ed`;
  return [verb, third, past, `${base}ing`, `${twice}ed`, `${twice}ing`];
}
