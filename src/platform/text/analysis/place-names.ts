import { states as allStates } from "#contracts/places.ts";

/**
 * Names of places, offices and agencies: half of a day's headlines share one, so alone they never distinguish events.
 * Folded, one word each.
 */
const list = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const wordsOfStates = allStates.map(({ slug }) => slug.split("-"));

/** The states whose name is one word and not also a country's. */
export const states: ReadonlySet<string> = new Set(
  wordsOfStates.flatMap(([word = "", ...others]) => (others.length > 0 || word === "niger" ? [] : [word])),
);

/** "benin", "ado", "ekiti", "port", "harcourt". */
const wordsOfCapitals = allStates.flatMap(({ capital }) =>
  capital.toLowerCase().replace(" city", "").split(/[ -]/),
);

/** Places named in every second article, which alone say nothing about it. */
export const ubiquitousPlaces = list("nigeria nigerian africa african abuja");

/** The terms of every second article: these places, the government and the president. Stems. */
export const ubiquitousTerms: ReadonlySet<string> = new Set([...ubiquitousPlaces, "govt", "presid"]);

/** Countries, their people and cities: of foreign news. "Niger" is a state too. */
export const foreignPlaces = list(`
  ghana togo cameroon chad mali burkina faso senegal kenya uganda tanzania rwanda
  ethiopia sudan somalia egypt libya morocco algeria tunisia congo angola zambia zimbabwe mozambique malawi botswana namibia
  liberia leone gambia guinea ivory cote divoire gabon
  us usa america american washington uk london england english scotland wales ireland europe european france french paris
  germany german berlin italy italian rome spain spanish madrid portugal netherlands belgium switzerland austria sweden norway
  denmark poland ukraine russia russian moscow kremlin turkey greece iran iranian iraq israel israeli gaza palestine lebanon
  syria yemen saudi arabia uae dubai qatar kuwait jordan china chinese beijing japan korea korean india indian pakistan
  afghanistan indonesia malaysia philippines vietnam thailand australia canada canadian mexico brazil brazilian argentina
  colombia venezuela cuba haiti
`);

/** The states, their capitals and larger towns, then the countries and cities of foreign news. */
export const places = list(`
  ${[...wordsOfStates.flat(), ...wordsOfCapitals, ...ubiquitousPlaces].join(" ")} onitsha aba nnewi warri sapele ife ilesa ikorodu lekki ajah
  badagry epe mushin surulere yaba apapa oshodi agege gwarinpa wuse kubwa lugbe nyanya bwari kuje gwagwalada zaria funtua
  ijebu sagamu ota bonny omoku ikot ekpene nsukka okigwe orlu ore owo ilaro offa mubi biu gwoza
  chibok dikwa damboa bama monguno northern southern eastern western north south east west northeast northwest northcentral
  southeast southwest southsouth central middle belt sahel
  naija niger sierra coast asia middle ${[...foreignPlaces].join(" ")}
`);

/** Short names of parties. */
export const parties = list("apc pdp lp ndc adc nnpp sdp apga accord aa yp ypp aac app prp apm zlp");

/** Agencies, parties, chambers and offices that are in the news every day. */
export const agencies = list(`
  ${[...parties].join(" ")}
  efcc icpc dss sss nscdc ndlea nafdac naptip frsc vio nema sema lasema nimet nimasa nis nia nimc inec siec lasiec cbn nnpc nnpcl
  nuprc nmdpra nerc tcn firs nrs customs immigration navy naf dhq police army troop military jtf cjtf amotekun vigilante
  asuu nasu ssanu nlc tuc nma nard jamb waec neco nuc tetfund nelfund nysc unilag ui oau unn abu uniben lasu
  senate senator reps nass assembly lawmaker fec presidency presid vice govt gov minist commission commissioner court tribunal
  fg lg lga council chairman speaker leader state union party candid spokesman spokesperson
  un unicef unesco who eu au ecowas nato imf world bank opec fifa caf nff uefa npfl icc icj
  tinubu shettima
`);
