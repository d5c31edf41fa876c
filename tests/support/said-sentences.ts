import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor } from "vite";
import { isSiteFile } from "#app/site-build/site-files.ts";
import { pageOf } from "#app/site-build/words-plugin.ts";
import { zones } from "#contracts/places.ts";
import { chartTitles } from "#features/culture/api/charts.ts";
import { holidayNames } from "#features/culture/calendar/holidays.ts";
import { eventCategories } from "#features/culture/shapes.ts";
import { decisionStates, matchStatuses } from "#features/league/contract/shapes.ts";
import { indicators } from "#features/markets/figures/indicators.ts";
import { currencies } from "#features/markets/sources/currencies.ts";
import { paperKinds, paperScopes } from "#features/news/contract/paper-facts.ts";
import { hedges } from "#features/news/desk/figures/numerals.ts";
import { outcomes } from "#features/news/desk/steps/outcomes.ts";
import { skyDescriptions } from "#features/weather/sources/open-meteo.ts";
import { nameKey } from "#words/short-name.ts";

/** Of films, as TMDB names them. */
const genres =
  "Action|Adventure|Animation|Comedy|Crime|Documentary|Drama|Family|Fantasy|History|Horror|Music|Mystery|Romance|Science Fiction|Thriller|TV Movie|War|Western";

/** Of the sky, as OpenWeather names them besides. */
const otherSkies = ["scattered clouds", "broken clouds", "mist", "haze", "dust", "thunderstorm with rain"];

/** Of the sources' credits, those that are ours. */
const cultureCredits = ["Compiled by our editors", "Invented for the sample edition"];
const leagueCredits = ["Results: openfootball (CC0), from RSSSF"];
const marketCredits = ["Invented figures of the sample edition"];

const skies = [...skyDescriptions, ...otherSkies];
const matchStates = matchStatuses.filter((status) => status !== "scheduled" && status !== "completed");
/** Those that are called otherwise in one of our languages. Beside a headline they stay as they are: every page would load them. */
const stateNames =
  "Benue|Borno|Cross River|Edo|Ekiti|Federal Capital Territory|Kaduna|Kano|Kwara|Lagos|Niger|Ogun|Ondo|Osun|Oyo|Plateau|Rivers|Sokoto".split(
    "|",
  );
const placeNames = [...zones, ...stateNames];
const paperFacts = [...paperKinds, ...paperScopes];
/** A paper's kind, where it stands beside its name. */
const owners = ["government-owned", "public broadcaster"];
const indicatorTexts = indicators.flatMap(({ name, meaning }) => [name, meaning]);
const currencyNames = currencies.map(({ name }) => name);

/** The server's lists of names that `translate` looks up, by the file of the site that shows them. */
const named: Readonly<Record<string, readonly string[]>> = {
  "features/culture/panels/events/EventFilter.tsx": eventCategories,
  "features/culture/pages/events.tsx": [...eventCategories, ...holidayNames],
  "features/culture/panels/films/FilmList.tsx": [...genres.split("|"), ...cultureCredits],
  "features/culture/pages/music.tsx": [...Object.values(chartTitles), ...cultureCredits],
  "features/league/panels/hub/FixturesTab.tsx": matchStates,
  "features/league/panels/hub/Matchday.tsx": matchStates,
  "features/league/panels/hub/ResultsTab.tsx": matchStates,
  "features/league/pages/club.tsx": matchStates,
  "features/league/panels/insights/FeaturedPrediction.tsx": ["Form + Stats"],
  "features/league/panels/matches/MatchHead.tsx": matchStates,
  "features/league/panels/matches/OtherResults.tsx": matchStates,
  "features/league/panels/parts/Credits.tsx": leagueCredits,
  "features/league/panels/parts/DecisionEntry.tsx": [...decisionStates, ...matchStates],
  "features/letters/mail/wording.ts": [...skies, "awarded"],
  "app/site/pages/markets.tsx": [...holidayNames, ...marketCredits],
  "features/markets/pages/economic-indicators.tsx": [...indicatorTexts, ...marketCredits],
  "features/markets/panels/naira/Converter.tsx": currencyNames,
  "features/markets/pages/naira.tsx": [...currencyNames, ...marketCredits],
  "features/news/panels/cards/ArticleCard.tsx": outcomes,
  "app/site/pages/place.tsx": placeNames,
  "app/site/pages/places.tsx": placeNames,
  "app/site/place/PlaceFacts.tsx": [...placeNames, ...skies, "Invented weather of the sample edition"],
  "features/news/pages/latest.tsx": stateNames,
  "features/news/pages/paper.tsx": paperFacts,
  "features/news/panels/papers/PublisherEntry.tsx": paperFacts,
  "features/news/panels/section/SectionFacts.tsx": outcomes,
  "features/news/panels/story/ArticleStory.tsx": owners,
  "features/news/panels/story/Figures.tsx": [...hedges, "feared"],
  "features/news/panels/story/InOtherLanguages.lazy.tsx": owners,
  "features/reader/pages/settings.tsx": stateNames,
  "features/news/panels/topic/RunningDays.tsx": [...hedges, "feared"],
  "features/news/panels/story/Ladder.tsx": [...outcomes, ...owners],
  "features/news/pages/story.tsx": outcomes,
  "features/reader/pages/since.tsx": outcomes,
  "features/weather/panels/StripWeather.tsx": skies,
  "features/weather/panels/WeatherCard.tsx": skies,
};

/** What a file says and imports. */
export interface Module {
  /** Its texts; those of `count` as "{n} papers", names by their keys. */
  readonly texts: ReadonlySet<string>;
  /** The texts among them that are given to `say` or `count`, and so are sentences; for a count with the singular. */
  readonly said: ReadonlyMap<string, string | undefined>;
  readonly imports: ReadonlySet<string>;
  /** The files of its parts that wait for their words. */
  readonly waiting: ReadonlySet<string>;
}

/** "app/site/root.tsx" and every other file of the site, of the contracts, of the feeds and of the shared links' pictures. */
export function readModules(): ReadonlyMap<string, Module> {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(isModule);
  return new Map(files.map((file) => [file, readModule(file, readFileSync(`src/${file}`, "utf8"))]));
}

const OUTLET = /^(?:features\/news\/outlets\/rss|app\/share)\//;

function isModule(name: string): boolean {
  return (isSiteFile(`src/${name}`) || OUTLET.test(name)) && /(?<!\.d|\.test)\.tsx?$/.test(name);
}

function readModule(file: string, code: string): Module {
  const texts = new Set(named[file]?.map(nameKey));
  const said = new Map<string, string | undefined>();
  const waiting = new Set<string>();
  const imports = new Set<string>();
  /** The files of imported names. */
  const sources = new Map<string, string>();
  const { program } = parseSync(file, code);
  new Visitor({
    Literal({ value }) {
      if (typeof value === "string") texts.add(value);
    },
    TemplateLiteral({ quasis }) {
      if (quasis.length === 1) texts.add(quasis[0]?.value.cooked ?? "");
    },
    CallExpression({ callee, arguments: given }) {
      const name = /\w+$/.exec(code.slice(callee.start, callee.end))?.[0];
      if (name === "say" && given[0]) for (const text of chosenTexts(given[0])) said.set(text, undefined);
      if (name === "count" && given[1]?.type === "Literal" && given[2]?.type === "Literal")
        said.set(`{n} ${given[2].value}`, `{n} ${given[1].value}`);
    },
    ImportDeclaration({ source, importKind, specifiers }) {
      if (importKind === "type") return;
      const target = fileOf(file, source.value);
      imports.add(target);
      for (const { local } of specifiers) sources.set(local.name, target);
    },
    ExportNamedDeclaration({ source, exportKind }) {
      if (source && exportKind !== "type") imports.add(fileOf(file, source.value));
    },
    ImportExpression({ source }) {
      if (source.type === "Literal") imports.add(fileOf(file, String(source.value)));
    },
    VariableDeclarator({ id, init }) {
      const [, lazy] = (init && /\bimport\(\s*"([^"]+)"/.exec(code.slice(init.start, init.end))) ?? [];
      if (id.type === "Identifier" && lazy) sources.set(id.name, fileOf(file, lazy));
    },
    JSXElement({ openingElement: { name }, children }) {
      if (name.type !== "JSXIdentifier" || name.name !== "WaitForWords") return;
      for (const child of children)
        if (child.type === "JSXElement") {
          const { start, end } = child.openingElement;
          const [, name, part] = OPENED.exec(code.slice(start, end)) ?? [];
          waiting.add(sources.get(part ?? name ?? "") ?? "");
        }
    },
  }).visit(program);
  for (const text of said.keys()) texts.add(text);
  return { texts, said, imports, waiting };
}

type Argument = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]["CallExpression"]>
>[0]["arguments"][number];

/** All names that `translate` looks up, by their keys. */
export const allNames: ReadonlySet<string> = new Set(Object.values(named).flat().map(nameKey));

/** The text of a literal; both of `isNew ? "new" : "old"`. */
function chosenTexts(given: Argument): readonly string[] {
  if (given.type === "Literal") return typeof given.value === "string" ? [given.value] : [];
  if (given.type !== "ConditionalExpression") return [];
  return [given.consequent, given.alternate].flatMap(chosenTexts);
}

/** The name of an element, or of the part that it holds: `<Tab league={league}>`, `<OnPress part={box}`. */
const OPENED = /^<(\w+)(?:\s+part=\{(\w+)\})?/;

/** "ui/Card.tsx" for "#ui/Card.tsx", or for "./Card.tsx" in that folder; a library keeps its name. */
function fileOf(from: string, name: string): string {
  if (name.startsWith("#")) return name.slice(1);
  return name.startsWith("./") ? path.posix.join(path.posix.dirname(from), name) : name;
}

/** Sentences of more pages than this come with every page, those of fewer with each of them. */
const MANY = 4;
const LAYOUTS = "app/site/layouts/";

/**
 * Where each of these sentences is loaded: "common", with the pages that say it ("news/home news/story"), or "later",
 * with a part of a page that waits for its words. "server" stands for letters, feeds and pictures. A sentence that nobody
 * says is left out.
 */
export function placesOf(
  sentences: readonly string[],
  modules: ReadonlyMap<string, Module>,
): Record<string, string> {
  const waiting = new Set([...modules.values()].flatMap((module) => [...module.waiting]));
  const sayings = (start: readonly string[], without: ReadonlySet<string> = new Set()) =>
    textsFrom(start, modules, without);
  const files = [...modules.keys()];
  const layouts = files.filter((file) => file.startsWith(LAYOUTS));
  const start = ["app/site/root.tsx", "app/site/entry.client.tsx", "words/translation.ts", ...layouts];
  const shell = sayings(start, waiting);
  const pages = files.flatMap((file) => {
    const name = pageOf(`src/${file}`);
    return name ? [{ name, says: sayings([file], waiting) }] : [];
  });
  const later = sayings([...waiting]);
  const server = sayings(["app/site/entry.server.tsx", ...files.filter((file) => OUTLET.test(file))]);

  function placeOf(sentence: string): string | undefined {
    const own = pages.filter(({ says }) => says.has(sentence)).map(({ name }) => name);
    if (shell.has(sentence) || own.length > MANY) return "common";
    if (later.has(sentence)) own.push("later");
    return own.length > 0 ? own.join(" ") : server.has(sentence) ? "server" : undefined;
  }

  const places = sentences.map((sentence) => [sentence, placeOf(sentence)] as const);
  return Object.fromEntries(places.filter((place): place is [string, string] => place[1] !== undefined));
}

/** All texts of these files and of those that they import, however far. */
function textsFrom(
  start: readonly string[],
  modules: ReadonlyMap<string, Module>,
  without: ReadonlySet<string>,
): Set<string> {
  const texts = new Set<string>();
  const [seen, next] = [new Set<string>(), [...start]];
  for (let file = next.pop(); file !== undefined; file = next.pop()) {
    const module = modules.get(file);
    if (!module || seen.has(file) || without.has(file)) continue;
    seen.add(file);
    next.push(...module.imports);
    for (const text of module.texts) texts.add(text);
  }
  return texts;
}
