import type { RegistryRow } from "#sample/registry.ts";
import { feedOf, type PlayedItem } from "#tests/support/played-press.ts";
import { serve } from "#tests/support/servers.ts";
import { until } from "#tests/support/until.ts";
import { type Place, RIGHT, type Row, textOf } from "./place.ts";

const TOKEN = "a-token-for-the-laboratory";
/** A feed is due a minute after it was read, and the machine may be slow. */
const SECONDS = 200;
/** The sample edition has papers of its own, some with these names. */
const idOf = (name: string) => `sample-lab-${name}`;
const DAY_MINUTES = 24 * 60;
const NAMES = ["rivers", "iroko", "lantern", "harbour", "palm"] as const;
type Name = (typeof NAMES)[number];

/** Numbered items of a paper on its own host. */
const items = (paper: Name, count: number, parts: Partial<PlayedItem> = {}, from = 1): PlayedItem[] =>
  Array.from({ length: count }, (_, at) => ({
    title: `The governor speaks to the people for the ${from + at}th time`,
    link: `https://${paper}.example/${from + at}`,
    ...parts,
  }));

const USUAL: Record<Name, PlayedItem[]> = {
  rivers: items("rivers", 3),
  iroko: items("iroko", 3),
  lantern: items("lantern", 3),
  harbour: items("harbour", 10),
  palm: items("palm", 3),
};
const hijacked = [
  ["https://rivers.example/1", "foreign host"],
  ["http://192.168.1.1/admin", "private address"],
  ["https://iroko.example/wp-login.php", "login"],
] as const;
/** For each paper the day on which it is taken over, and a usual one. */
const ODD: Record<Name, PlayedItem[]> = {
  rivers: items("rivers", 4),
  iroko: [...USUAL.iroko, ...hijacked.map(([link], at) => ({ title: `Hijacked: a headline ${at}`, link }))],
  lantern: items("lantern", 200, {}, 10),
  harbour: USUAL.harbour.map((item) => ({ ...item, title: `Retitled: ${item.title}` })),
  palm: [...USUAL.palm, ...items("palm", 2, { age: -3 * DAY_MINUTES }, 10)],
};

const rowOf = (name: Name, origin: string): RegistryRow => ({
  ...{ id: idOf(name), name, homepage: `https://${name}.example`, icon: `${origin}/icon` },
  ...{ language: "en", defaultCategory: "General News", state: "on" },
  feeds: [{ url: `${origin}/${name}`, category: null, state: "on" }],
});

interface Played {
  /** "paper reason", and how many items. */
  readonly held: Record<string, number>;
  readonly titles: Record<string, string[]>;
  readonly ops: string;
}

/** The five papers as usual, then on the odd day, read by one product. */
async function play(place: Place): Promise<Played> {
  await using bench = await place.bench();
  let printed = USUAL;
  await using press = await serve(({ url = "" }, response) => {
    const name = NAMES.find((name) => url === `/${name}`);
    if (name === undefined) response.writeHead(404).end();
    else response.end(feedOf(printed[name], new Date()));
  });
  const { url } = await bench.start(RIGHT, {
    NODE_OPTIONS: "--import ./tests/support/lasting-papers/replace-sample.ts",
    ...{
      PAPERS_SERVER: press.origin,
      PAPERS: JSON.stringify(NAMES.map((name) => rowOf(name, press.origin))),
    },
    ...{ OPS_TOKEN: TOKEN, PROVE_ANSWERS: "0" },
  });
  const stored = () =>
    bench.query<{ paper: string; title: string }>(
      `select paper_id as paper, title from news.article where paper_id in (${NAMES.map((name) => `'${idOf(name)}'`)})`,
    );
  const usual = Object.values(USUAL).flat().length;
  if (!(await until(SECONDS, async () => (await stored()).length === usual)))
    throw new Error(`${(await stored()).length} of ${usual} usual articles`);
  printed = ODD;
  const heldRows = () =>
    bench.query<{ what: string; count: number }>(
      `select substr(paper_id, ${idOf("").length + 1}) || ' ' || reason as what, count(*)::int from news.held group by 1`,
    );
  await until(
    SECONDS,
    async () => new Set((await heldRows()).map(({ what }) => what.split(" ")[0])).size === 4,
  );
  await until(SECONDS, async () => (await stored()).length > usual);
  const ops = await textOf(`${url}/ops`, { headers: { Authorization: `Bearer ${TOKEN}` } });
  const titles = Map.groupBy(await stored(), ({ paper }) => paper.slice(idOf("").length));
  return {
    held: Object.fromEntries((await heldRows()).map(({ what, count }) => [what, count])),
    titles: Object.fromEntries([...titles].map(([paper, rows]) => [paper, rows.map(({ title }) => title)])),
    ops,
  };
}

let played: Promise<Played> | null = null;

function rowFor(says: string, paper: Name, held: Record<string, number>): Row {
  return {
    says,
    async tries(place) {
      played ??= play(place);
      const { held: all, titles, ops } = await played;
      const seen = Object.entries(all).filter(([what]) => what.startsWith(`${paper} `));
      const isHeld = JSON.stringify(Object.fromEntries(seen.sort())) === JSON.stringify(held);
      const earlier = USUAL[paper].map(({ title }) => title);
      const areKept = earlier.every((title) => titles[paper]?.includes(title));
      const isAlone = titles[paper]?.length === earlier.length;
      const isSaid = Object.keys(held).every((what) =>
        ops.includes(`<th scope="row">${idOf(paper)}</th><td>${what.slice(paper.length + 1)}</td>`),
      );
      return {
        fits: isHeld && areKept && isAlone && isSaid,
        seen: `held: ${seen.map(([what, count]) => `${count} × ${what.slice(paper.length + 1)}`).join(", ")}; earlier articles as they were: ${areKept}; nothing else: ${isAlone}; /ops says why: ${isSaid}`,
      };
    },
  };
}

export const paperRows: readonly Row[] = [
  rowFor("a hijacked paper with another paper's address, a private one and a login", "iroko", {
    "iroko foreign host": 1,
    "iroko login": 1,
    "iroko private address": 1,
  }),
  rowFor("a flooding paper", "lantern", { "lantern flood": 200 }),
  rowFor("a paper that gives all its articles other headlines", "harbour", { "harbour retitled": 10 }),
  rowFor("a paper with dates three days ahead", "palm", { "palm date ahead": 2 }),
  {
    says: "the paper whose address was taken keeps its articles, and its new one comes",
    async tries(place) {
      played ??= play(place);
      const { titles } = await played;
      const fits =
        ODD.rivers.every(({ title }) => titles.rivers?.includes(title)) && titles.rivers?.length === 4;
      return { fits, seen: `${titles.rivers?.length} articles, under their own headlines: ${fits}` };
    },
  },
];
