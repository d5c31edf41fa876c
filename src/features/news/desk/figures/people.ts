const words = (list: string): readonly string[] => list.trim().split(/\s+/);

/** Words for people in general: they do not distinguish groups. */
const anyone: ReadonlySet<string> = new Set(
  words(`person persons people victim victims life lives body bodies corpse corpses death deaths fatality fatalities casualty
    casualties nigerian nigerians resident residents villager villagers individual individuals occupant occupants survivor survivors
    suspect suspects offender offenders captive captives hostage hostages abductee abductees indigene indigenes civilian civilians
    human humans souls member members local locals inhabitant inhabitants`),
);

/** Each line is a group of people, named by its first word. */
const groups: readonly (readonly string[])[] = `
soldiers soldier troops troop servicemen serviceman
police officers officer policemen policeman policewomen cops operatives operative personnel
pupils pupil students student schoolchildren schoolgirls schoolgirl schoolboys schoolboy undergraduates
children child kids kid infants infant babies baby toddlers minors minor newborns
women woman housewives widows
men man
girls girl
boys boy
teenagers teenager youths youth
teachers teacher lecturers lecturer
passengers passenger travellers traveller commuters commuter
farmers farmer
herders herder herdsmen herdsman
bandits bandit terrorists terrorist insurgents insurgent gunmen gunman fighters fighter militants militant kidnappers kidnapper abductors
robbers robber thieves thief criminals criminal hoodlums thugs thug fraudsters fraudster cultists cultist vandals vandal smugglers smuggler traffickers trafficker pirates pirate peddlers dealers
miners miner
workers worker labourers labourer staff employees artisans bricklayers
traders trader
drivers driver motorists motorist riders rider
vigilantes vigilante hunters hunter guards guard
worshippers worshipper worshipers pilgrims pilgrim mourners
priests priest pastors pastor clerics cleric imams nuns
doctors doctor nurses nurse medics
corpers corper
journalists journalist
migrants migrant immigrants immigrant refugees foreigners foreigner nationals national expatriates Chinese
crew crewmen crewmembers sailors seafarers fishermen fisherman
relatives relative siblings sister sisters brothers brother
protesters protester demonstrators supporters supporter activists
inmates inmate prisoners prisoner detainees
patients patient
officials official leaders leader councillors lawmakers politicians
recruits recruit cadets cadet
voters
tenants
commanders commander captains captain chiefs chief monarchs monarch kings colonels colonel inspectors inspector dpo
wife wives husband husbands father mother parents parent son sons daughter daughters couple couples bride groom
`
  .trim()
  .split("\n")
  .map((line) => words(line.toLowerCase()));

const groupOf: ReadonlyMap<string, string> = new Map(
  groups.flatMap(([name = "", ...synonyms]) => [name, ...synonyms].map((word) => [word, name] as const)),
);

export function isPeopleWord(word: string): boolean {
  const folded = fold(word);
  return anyone.has(folded) || groupOf.has(folded);
}

/** The group that a word names; null if it could be anybody. */
export function peopleGroupOf(word: string): string | null {
  return groupOf.get(fold(word)) ?? null;
}

function fold(word: string): string {
  return word.toLowerCase().replace(/['’]s?$/, "");
}
