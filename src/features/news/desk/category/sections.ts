import type { Category } from "#contracts/sections.ts";
import { foldLetters } from "#platform/text/analysis/headline.ts";

/** What papers call their sections, in `<category>` and in addresses. Names that say nothing ("News") are left out. */
const names: Readonly<Record<Category, string>> = {
  Politics:
    "politics|political|elections|election|2027 elections|2027|government|national assembly|senate|parliament watch|governance|presidency|policy|state politics|political news|democracy|siyasa|oselu|ndoro ndoro ochichi",
  Business:
    "business|business news|economy|money|money market|markets|market|finance|banking|banking & finance|capital market|stock market|stocks|energy|oil & gas|oil and gas|power|aviation|maritime|insurance|agriculture|agribusiness|agric|agric news|companies|company news|brands|industry|property|real estate|personal finance|investing|entrepreneurship|smes|financial inclusion|cryptocurrency|crypto|labour|commodities|kasuwanci|tattalin arziki|okoowo|business & economy|business economy",
  Sports:
    "sports|sport|football|soccer|nigeria football|nigeria sports|nigeria sports news|premier league|epl|champions league|super eagles|super falcons|npfl|boxing|athletics|basketball|tennis|afcon|wafcon|world cup|other sports|sports news|wasanni|ere idaraya|egwuregwu|transfer news|transfers|la liga|uefa",
  Health:
    "health|healthwise|health news|health features|health interviews|health investigations|wellness|health & wellness|healthcare|medical|lafiya|ilera|ahuike|covid-19|coronavirus|fitness",
  Entertainment:
    "entertainment|entertainment news|celebrity|celebrities|celebrity news|naija fashion|music|movies|nollywood|bbnaija|big brother naija|showbiz|films|film|comedy|tv|gist|gists|nishadi|idanilaraya|ihe ntụrụndụ|artsbooks|kannywood|showtime|videos & music|hollywood",
  Lifestyle:
    "lifestyle|life & style|life and style|style|fashion|food|travel|tourism|relationship|relationships|love|women|family|parenting|beauty|culture|arts|art|arts & culture|events|weddings|home|living|life|spice|allure|society|features lifestyle|rayuwa",
  Education:
    "education|education news|campus|campus news|schools|scholarships|scholarship|students|university|jamb|waec|ilimi|eko|agụmakwụkwọ|campus life|educare",
  Technology:
    "technology|tech|tech news|science|science & tech|science and technology|ict|innovation|gadgets|digital|telecoms|ai|artificial intelligence|cybersecurity|startups|internet|technology times|apps|mobile|fasaha|imo ero",
  "General News":
    "metro|metro plus|metro-plus|crime|crime watch|security|regional|south-south regional|ssouth-west|south-west|ssouth-east|north-central|nnorth-east|nnorth-west|community|judiciary|law|court|defence|foreign|world|world news|international|africa|religion|environment|weather|accidents|labari|iroyin|akụkọ",
};

const byName: ReadonlyMap<string, Category> = new Map(
  Object.entries(names).flatMap(([category, words]) =>
    words.split("|").map((word): [string, Category] => [keyOf(word), category as Category]),
  ),
);

function keyOf(name: string): string {
  return foldLetters(name)
    .replace(/&amp;|&/g, " and ")
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

export function sectionCategory(name: string): Category | null {
  return byName.get(keyOf(name.slice(0, 80))) ?? null;
}

/**
 * The category in an entry's `<category>` words. Papers tag generously, so it counts only if the named
 * categories agree; General News ("Metro") gives way to any other.
 */
export function taggedCategory(tags: readonly string[]): Category | null {
  const labels = new Set(
    tags
      .slice(0, 30)
      .map(sectionCategory)
      .filter((category) => category !== null),
  );
  if (labels.size > 1) labels.delete("General News");
  const [only] = labels;
  return labels.size === 1 && only !== undefined ? only : null;
}

/**
 * The category of the section in an article's address: "/sports/football/…" is Sports. The last part, the headline's
 * slug, does not count.
 */
export function addressCategory(url: string): Category | null {
  const path = pathOf(url);
  const folders = path
    .split("/")
    .filter((part) => part !== "" && !/^\d+$/.test(part))
    .slice(0, -1);
  for (const folder of folders.slice(0, 4).reverse()) {
    const category = sectionCategory(folder);
    if (category !== null) return category;
  }
  return null;
}

function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : "";
}
