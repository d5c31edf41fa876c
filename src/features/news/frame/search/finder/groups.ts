import { articlePage, clubPage, paperPage, placePage, searchPage, topicPage } from "#contracts/addresses.ts";
import { foldName, namesMatch } from "#contracts/names.ts";
import { langOf } from "#ui/lang.ts";
import type { Sentence } from "#words/sentences.ts";
import { english } from "#words/words.ts";

/** The contents of the list below a search box; each part is empty until it is known. */
export interface Findings {
  readonly recent: readonly string[];
  readonly completions: readonly string[];
  readonly places: readonly { readonly slug: string; readonly name: string }[];
  readonly topics: readonly { readonly _id: string; readonly topic: string; readonly language?: string }[];
  readonly papers: readonly string[];
  readonly clubs: readonly { readonly _id: string; readonly team_name: string }[];
  readonly stories: readonly {
    readonly _id: string;
    readonly headline: string;
    readonly language?: string;
  }[];
}

export interface Option {
  readonly label: string;
  /** Of a label that newspapers wrote, if it is not in the page's language. */
  readonly lang?: string | undefined;
  readonly to: string;
}

export interface Group {
  readonly title: Sentence | "";
  readonly options: readonly Option[];
}

/** Marks the typed letters, even if typed without accents. A story comes with its matches already marked. */
export function markTyped(label: string, q: string): string {
  if (q === "" || label.includes("\u2068")) return label;
  const letters = [...label.normalize("NFC")];
  const typed = [...q.normalize("NFC")];
  const from = plain(letters).indexOf(plain(typed));
  if (from < 0) return label;
  const to = from + typed.length;
  const part = (...range: [number, number?]) => letters.slice(...range).join("");
  return `${part(0, from)}\u2068${part(from, to)}\u2069${part(to)}`;
}

/** Folded letter by letter, so that its positions are those of the original. */
function plain(letters: readonly string[]): string {
  return letters.map((letter) => foldName(letter).charAt(0) || " ").join("");
}

const LONG_SECTION = 5;
const SHORT_SECTION = 3;

/** The sections of the list in their order; a section without an option is left out. */
export function groupsOf(q: string, findings: Findings, { say, lang } = english): Group[] {
  const fits = (name: string) => namesMatch(name, q);
  const searches = [...new Set([...findings.recent.filter(fits), ...findings.completions])].slice(
    0,
    LONG_SECTION,
  );
  const groups: Group[] = [
    {
      title: "States",
      options: findings.places.map(({ slug, name }) => ({ label: name, to: placePage(slug) })),
    },
    {
      title: findings.completions.length > 0 ? "Searches" : "Recent searches",
      options: searches.map((label) => ({ label, to: searchPage(label) })),
    },
    {
      title: "Topics",
      options: findings.topics
        .filter(({ topic }) => fits(topic))
        .slice(0, LONG_SECTION)
        .map((topic) => ({ label: topic.topic, lang: lang(langOf(topic.language)), to: topicPage(topic) })),
    },
    {
      title: "Papers",
      options: findings.papers.slice(0, SHORT_SECTION).map((label) => ({ label, to: paperPage(label) })),
    },
    {
      title: "Clubs",
      options: findings.clubs
        .filter(({ team_name }) => q !== "" && fits(team_name))
        .slice(0, SHORT_SECTION)
        .map(({ _id, team_name }) => ({ label: team_name, to: clubPage(_id) })),
    },
    {
      title: "Stories",
      options: findings.stories.map(({ _id, headline, language }) => ({
        label: headline,
        lang: lang(langOf(language)),
        to: articlePage(_id),
      })),
    },
    {
      title: "",
      options: q === "" ? [] : [{ label: say("All results for “{q}”", { q }), to: searchPage(q) }],
    },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
