import type { Token } from "./tokens.ts";

/** "Middle East attacks" are not "East attacks". */
export function isCompound(before: Token, first: Token): boolean {
  return compounds.has(`${before.folded} ${first.folded}`);
}

const compounds: ReadonlySet<string> = new Set(
  `middle east,far east,middle belt,south africa,south sudan,south korea,north korea,saudi arabia,new york,new zealand,sierra leone,burkina
  faso,cape verde,ivory coast,niger delta,cross river,akwa ibom,port harcourt,birnin kebbi,birnin gwari,sri lanka,hong kong,tel aviv,los
  angeles,white house,prime minister,vice president,air force,civil defence,world cup,world bank,real madrid,manchester city,manchester
  united,man city,man united,super eagles,super falcons,supreme court,high court,special adviser,attorney general,red cross,human rights`
    .replace(/\s+/g, " ")
    .split(","),
);
