import { beforeAll, expect, test } from "vitest";
import { rebuildTerms } from "#features/news/store/search/search.ts";
import { newsTables } from "#features/news/store/tables.ts";
import { accepted } from "#tests/support/accepted.ts";
import { databaseOfFile } from "#tests/support/database.ts";
import { articleOf, now, storeArticles } from "#tests/support/stored-news.ts";
import { readNews } from "./read.ts";

/** Each article by its name in the table below, the newest first. */
const headlines = {
  villages: ["ha", "Ƙauyuka sun sami ruwa"],
  farm: ["ha", "Gona ta ƙone a Funtuwa"],
  wards: ["ha", "Asibiti ya ƙara gadaje"],
  aid: ["en", "Foreign aid falls, United Nations says"],
  whose: ["en", "Who is who in the new cabinet"],
  asks: ["en", "Senator asks minister to explain budget"],
  bridge: ["en", "New bridge opens in Makurdi"],
  price: ["en", "Marketers raise fuel price to N1,050"],
  pump: ["en", "NNPC cuts PMS price in Abuja"],
  yam: ["en", "Yam price falls in Zaki Biam"],
  water: ["en", "Water board repairs mains in Jos"],
  bank: ["en", "Central Bank holds rates"],
  world: ["en", "World Bank lends Nigeria more"],
  raid: ["en", "Bandits raid Zamfara market"],
  bikes: ["en", "Lagos bans motorcycles on highways"],
  medics: ["en", "Medics end walkout in Ekiti"],
  visa: ["en", "UK eases visa rules"],
  radio: ["en", "Radio station fined over broadcast"],
  soldier: ["en", "Soldiers free hostages in Borno"],
  rediyo: ["ha", "An rufe gidan rediyo a Kano"],
  protest: ["ha", "Ɗaliban Jami'ar Bayero sun yi zanga-zanga"],
  pupils: ["ha", "Ɗalibai sun koma makaranta"],
  teachers: ["ha", "Malaman Kano sun shiga yajin aiki"],
  scholars: ["ha", "Malamai sun gana da gwamna"],
  road: ["ha", "Hanyar Gombe ta lalace"],
  roads: ["ha", "An gyara hanyoyin Bauchi"],
  banki: ["yo", "Báńkì tuntun ṣí ní Ìbàdàn"],
  effect: ["en", "Cholera takes effect on trade, say nurses"],
  aids: ["en", "AIDS deaths fall in Benue"],
  who: ["en", "WHO warns of cholera in Kano"],
} as const;
type Name = keyof typeof headlines;

const database = databaseOfFile();

beforeAll(async () => {
  await storeArticles(
    database.db,
    Object.entries(headlines).map(([name, [language, title]], at) =>
      articleOf("paper", title, at, { id: `${name}1`, language }),
    ),
  );
  await rebuildTerms(newsTables(database.db), new Date(0));
});

async function search(q: string) {
  const params = { q, page: 1, limit: 10, order: "best" as const };
  const clock = { now: () => now };
  return accepted(
    await readNews({ db: database.db, clock })["GET /articles/search"](params, { address: "", headers: {} }),
  );
}

/** The query, and all that it finds, in whatever order. */
test.each<readonly [q: string, found: readonly Name[]]>([
  // One thing under several names
  ["petrol price", ["price", "pump"]],
  ["fuel price", ["price", "pump"]],
  ["PMS price", ["price", "pump"]],
  ["price of gasoline", ["price", "pump"]],
  ["CBN rates", ["bank"]],
  ["apex bank", ["bank"]],
  ["central bank", ["bank"]],
  ["gunmen Zamfara", ["raid"]],
  ["okada ban", ["bikes"]],
  ["doctors Ekiti", ["medics"]],
  ["Britain visa", ["visa"]],
  // As written: within quotes, and where words are excluded
  ['"petrol price"', []],
  ['"fuel price"', ["price"]],
  ["price -fuel", ["pump", "yam"]],
  // What somebody does is searched for as typed.
  ["calls", []],
  // One word in several languages
  ["rediyo", ["radio", "rediyo"]],
  ["radio", ["radio", "rediyo"]],
  ["redio Kano", ["rediyo"]],
  ["soja", ["soldier"]],
  ["banki", ["bank", "world", "banki"]],
  ["minista", ["asks"]],
  // Plural and definite
  ["ɗalibai", ["protest", "pupils"]],
  ["ɗaliban", ["protest", "pupils"]],
  ["dalibai", ["protest", "pupils"]],
  ["Daliban", ["protest", "pupils"]],
  ["malamai", ["teachers", "scholars"]],
  ["malaman Kano", ["teachers"]],
  // A plural that no ending tells
  ["kauye", ["villages"]],
  ["ƙauyuka", ["villages"]],
  ["gonaki", ["farm"]],
  ["hospitals asibitoci", ["wards"]],
  // The other of the pair with what it belongs to
  ["hanyoyi", ["road", "roads"]],
  ["hanya", ["road", "roads"]],
])("%j finds %j", async (q, found) => {
  const { articles } = await search(q);
  expect(articles.map(({ _id }) => _id).sort()).toEqual(found.map((name) => `${name}1`).sort());
});

test.each<readonly [q: string, first: Name]>([
  ["AIDS", "aids"],
  ["WHO", "who"],
  ["WHO cholera", "who"],
  ["fuel price", "price"],
  ["PMS price", "pump"],
])("%j offers first what has it as written", async (q, first) => {
  const [article] = (await search(q)).articles;
  expect(article?._id).toBe(`${first}1`);
});

test.each([
  ["ASUU", null],
  ["asuu", null],
  ["NECO", null],
  ["neco", null],
  ["EFCC", null],
  ["SSANU", null],
  ["efcc", null],
  ["NEMA", null],
  ["neew", "new"],
  ["radoi station fiend", "radio station fined"],
  ["brigde", "bridge"],
])("nothing is found for %j, and what is offered instead is %j", async (q, offered) => {
  expect(await search(q)).toMatchObject({ total: 0, did_you_mean: offered });
});
