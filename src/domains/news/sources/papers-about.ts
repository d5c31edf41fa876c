/** What may be said of a paper: never persons, parties or a leaning. */
export const paperFacts = ["city", "kind", "scope", "founded"] as const;

export type PaperFact = (typeof paperFacts)[number];

export interface SourcedFact {
  readonly fact: PaperFact;
  readonly value: string;
  /** The page that says so. */
  readonly source: string;
}

const nta = "https://en.wikipedia.org/wiki/Nigerian_Television_Authority";
const nan = "https://nannews.ng/about-us/";
const observer =
  "https://nigerianobservernews.com/2021/05/the-nigerian-observer-53-challenges-and-opportunities/";
const tide = "http://www.thetidenewsonline.com/2020/12/04/bravo-the-tide-at-49/";
const premiumTimes = "http://www.premiumtimesng.com/about";
const punch = "https://en.wikipedia.org/wiki/The_Punch";
const tribune = "https://en.wikipedia.org/wiki/Nigerian_Tribune";
const sahara = "https://en.wikipedia.org/wiki/Sahara_Reporters";
const von = "https://en.wikipedia.org/wiki/Voice_of_Nigeria";
const icir = "https://www.icirnigeria.org/about-us/";
const macArthur = "https://www.macfound.org/grantees/9305/";
const bbc = "https://en.wikipedia.org/wiki/BBC";
const bbcInLagos = "https://www.thisdaylive.com/index.php/2018/04/10/bbc-expands-its-footprint/";
const yorubaAndIgbo =
  "http://www.bbc.co.uk/news/av/world-africa-43120785/bbc-launches-yoruba-and-igbo-services";
const channels = "https://en.wikipedia.org/wiki/Channels_TV";
const thisDay = "https://en.wikipedia.org/wiki/This_Day";
const businessDay = "https://en.wikipedia.org/wiki/BusinessDay_(Nigeria)";
const rfi = "https://ng.ambafrance.org/Radio-France-Internationale-s";
const guardian = "https://en.m.wikipedia.org/wiki/The_Guardian_(Nigeria)";
const theNation = "https://en.wikipedia.org/wiki/The_Nation_(Nigeria)";
const leadership = "http://focusnigeria.com/leadership-newspaper.htm";
const independent = "https://en.wikipedia.org/wiki/Independent_(Nigeria)";
const gazette = "https://en.wikipedia.org/wiki/Peoples_Gazette";
const dailyNigerian = "https://en.wikipedia.org/wiki/Daily_Nigerian";
const pmNews = "https://en.wikipedia.org/wiki/P.M._News";
const blueprint = "https://nigeriaa2z.com/2012/09/18/blueprint-newspaper-for-launch-sept-20";
const fij = "https://www.fij.ng/about";
const humAngle =
  "https://humanglemedia.com/humangleat5-the-evolution-of-conflict-reporting-and-humangles-innovative-approach";
const healthWatch = "https://en.wikipedia.org/wiki/Nigerian_Health_Watch";
const bigCabal = "https://www.thesparkng.com/hub/mind-digital-curator/";
const completeSports = "https://naijasuperfans.com/the-road-to-complete-sports-by-dr-mumini-alao/";
const dubawa =
  "https://reutersinstitute.politics.ox.ac.uk/news/how-nigerian-nonprofit-teaching-fact-checking-journalists-west-africa";
const africaCheck = "http://africacheck.org/about-us/";

/** By the paper's id; a fact without a page that says it is left out. */
const facts: Readonly<Record<string, readonly SourcedFact[]>> = {
  nta: [
    { fact: "city", value: "Abuja", source: nta },
    { fact: "kind", value: "public broadcaster", source: nta },
    { fact: "scope", value: "national", source: nta },
    { fact: "founded", value: "1977", source: nta },
  ],
  nan: [
    { fact: "city", value: "Abuja", source: nan },
    { fact: "kind", value: "government-owned", source: nan },
    { fact: "founded", value: "1976", source: nan },
  ],
  nigerianobserver: [
    { fact: "kind", value: "government-owned", source: observer },
    { fact: "founded", value: "1968", source: observer },
  ],
  thetide: [
    { fact: "kind", value: "government-owned", source: tide },
    { fact: "founded", value: "1971", source: tide },
  ],
  premiumtimes: [
    { fact: "city", value: "Abuja", source: premiumTimes },
    { fact: "founded", value: "2011", source: premiumTimes },
  ],
  punch: [
    { fact: "city", value: "Lagos", source: punch },
    { fact: "founded", value: "1970", source: punch },
  ],
  tribune: [
    { fact: "city", value: "Ibadan", source: tribune },
    { fact: "kind", value: "private", source: tribune },
    { fact: "founded", value: "1949", source: tribune },
  ],
  vanguard: [{ fact: "city", value: "Lagos", source: "https://en.wikipedia.org/wiki/Vanguard_(Nigeria)" }],
  dailytrust: [
    { fact: "city", value: "Abuja", source: "https://ibrahimsheme.com/daily-trust-my-omitted-story/" },
    {
      fact: "founded",
      value: "1998",
      source: "http://www.pressreader.com/nigeria/daily-trust/20170131/281887298032910",
    },
  ],
  saharareporters: [
    { fact: "city", value: "New York", source: sahara },
    { fact: "founded", value: "2006", source: sahara },
  ],
  icir: [
    { fact: "city", value: "Abuja", source: macArthur },
    { fact: "kind", value: "non-profit", source: icir },
    { fact: "founded", value: "2010", source: macArthur },
  ],
  factcheckhub: [
    { fact: "city", value: "Abuja", source: icir },
    { fact: "founded", value: "2020", source: icir },
  ],
  vonyoruba: [
    { fact: "city", value: "Abuja", source: von },
    { fact: "kind", value: "government-owned", source: von },
  ],
  vonigbo: [
    { fact: "city", value: "Abuja", source: von },
    { fact: "kind", value: "government-owned", source: von },
  ],
  bbcafrica: [{ fact: "kind", value: "public broadcaster", source: bbc }],
  bbchausa: [{ fact: "kind", value: "public broadcaster", source: bbc }],
  bbcpidgin: [
    { fact: "city", value: "Lagos", source: "https://www.bbc.com/pidgin/tori-41004878" },
    { fact: "kind", value: "public broadcaster", source: bbc },
    { fact: "founded", value: "2017", source: "https://www.bbc.com/pidgin/world-40993674" },
  ],
  bbcyoruba: [
    { fact: "city", value: "Lagos", source: bbcInLagos },
    { fact: "kind", value: "public broadcaster", source: bbc },
    { fact: "founded", value: "2018", source: yorubaAndIgbo },
  ],
  bbcigbo: [
    { fact: "city", value: "Lagos", source: bbcInLagos },
    { fact: "kind", value: "public broadcaster", source: bbc },
    { fact: "founded", value: "2018", source: yorubaAndIgbo },
  ],
  rfihausa: [
    { fact: "city", value: "Lagos", source: rfi },
    { fact: "kind", value: "government-owned", source: rfi },
    { fact: "founded", value: "2007", source: rfi },
  ],
  voahausa: [
    { fact: "kind", value: "public broadcaster", source: "https://en.wikipedia.org/wiki/Voice_of_America" },
    {
      fact: "founded",
      value: "1979",
      source: "http://www.insidevoa.com/a/a-13-34-2005-08-02-voa23/177909.html",
    },
  ],
  channels: [
    { fact: "city", value: "Lagos", source: channels },
    { fact: "kind", value: "private", source: channels },
    { fact: "founded", value: "1995", source: channels },
  ],
  thisday: [
    { fact: "city", value: "Lagos", source: thisDay },
    { fact: "scope", value: "national", source: thisDay },
    { fact: "founded", value: "1995", source: thisDay },
  ],
  businessday: [
    { fact: "city", value: "Lagos", source: businessDay },
    { fact: "founded", value: "2001", source: businessDay },
  ],
  guardian: [
    { fact: "city", value: "Lagos", source: guardian },
    { fact: "founded", value: "1983", source: guardian },
  ],
  thenation: [
    { fact: "city", value: "Lagos", source: theNation },
    { fact: "founded", value: "2006", source: theNation },
  ],
  leadership: [
    { fact: "city", value: "Abuja", source: leadership },
    { fact: "scope", value: "national", source: leadership },
    {
      fact: "founded",
      value: "2004",
      source: "https://ngrbreakingnews.com/spring-of-leadership-20-for-excellence-81911.html",
    },
  ],
  independent: [
    { fact: "city", value: "Lagos", source: independent },
    { fact: "founded", value: "2001", source: independent },
  ],
  thesun: [{ fact: "city", value: "Lagos", source: "https://en.wikipedia.org/wiki/The_Sun_(Nigeria)" }],
  gazette: [
    { fact: "city", value: "Abuja", source: gazette },
    { fact: "founded", value: "2020", source: gazette },
  ],
  dailynigerian: [
    { fact: "city", value: "Abuja", source: dailyNigerian },
    { fact: "founded", value: "2016", source: dailyNigerian },
  ],
  pmnews: [
    { fact: "city", value: "Lagos", source: pmNews },
    { fact: "founded", value: "1994", source: pmNews },
  ],
  blueprint: [
    { fact: "city", value: "Abuja", source: blueprint },
    { fact: "founded", value: "2011", source: blueprint },
  ],
  arise: [
    {
      fact: "kind",
      value: "private",
      source: "https://www.vanguardngr.com/2025/10/flowers-for-arise-news-by-okoh-aihe/",
    },
    { fact: "founded", value: "2013", source: "http://www.kenyalondonnews.org/arise-tv-launches-in-london/" },
  ],
  fij: [
    { fact: "kind", value: "non-profit", source: fij },
    { fact: "founded", value: "2020", source: fij },
  ],
  humangle: [
    { fact: "scope", value: "specialist: conflict", source: humAngle },
    { fact: "founded", value: "2020", source: humAngle },
  ],
  nigeriahealthwatch: [
    { fact: "kind", value: "non-profit", source: healthWatch },
    { fact: "scope", value: "specialist: health", source: healthWatch },
  ],
  techcabal: [{ fact: "scope", value: "specialist: technology", source: bigCabal }],
  zikoko: [{ fact: "scope", value: "specialist: lifestyle", source: bigCabal }],
  completesports: [
    { fact: "scope", value: "specialist: sport", source: completeSports },
    { fact: "founded", value: "1995", source: completeSports },
  ],
  dubawa: [
    { fact: "kind", value: "non-profit", source: dubawa },
    { fact: "founded", value: "2018", source: dubawa },
  ],
  africacheck: [
    { fact: "city", value: "Johannesburg", source: "https://upgradedemocracy.de/en/?p=1953" },
    { fact: "kind", value: "non-profit", source: africaCheck },
    { fact: "founded", value: "2012", source: africaCheck },
  ],
};

export function factsAbout(paperId: string): readonly SourcedFact[] {
  return facts[paperId] ?? [];
}

/** The quiet word beside the name of a paper that a state owns; null for any other. */
export function ownerMark(about: readonly SourcedFact[]): string | null {
  const kind = about.find(({ fact }) => fact === "kind")?.value ?? null;
  return kind === "private" || kind === "non-profit" || kind === "student" ? null : kind;
}
