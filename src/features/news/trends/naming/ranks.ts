/** Offices, bodies, and people known by whom they belong to or what they do: they stand before a name, or for it. */
const ranks: ReadonlySet<string> = new Set(
  `gov governor president senator minister justice dr prof chief pastor bishop sen rep hon king oba gen actor singer coach
  chairman chair speaker commissioner secretary candidate adviser aide spokesman spokesperson emir cleric imam actress musician rapper comedian deputy vice ministry commission agency board
  camp supporters fans family wife husband widow widower brother sister son daughter father mother aides lawyer lawyers counsel
  colonel captain general major sergeant inspector constable lieutenant commander lawmaker student teacher doctor pastor
  bandits terrorists kidnappers criminals gunmen insurgents militants cultists herdsmen hoodlums victim suspect herder farmer worker abductees
  citizens women woman men man residents farmers herders workers victims suspects lawyers pupils students candidates youths doctors nurses teachers traders
  pilgrims voters travellers passengers drivers seekers veterans retirees pensioners experts leaders governors senators ministers operatives
  aircraft plane producers vessel refinery company companies firm firms club manager
  defender striker goalkeeper midfielder winger forward`.split(/\s+/),
);

export function isRank(folded: string): boolean {
  return ranks.has(folded);
}
