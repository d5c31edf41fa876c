import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { AskError } from "#app/http/ask.ts";
import { createPages } from "#app/http/pages.ts";
import { builtSite } from "#app/site-build/site-source.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { type Language, languages } from "#contracts/languages.ts";
import type { PublicSettings } from "#contracts/ops.ts";
import { silentLog } from "#tests/support/silent-log.ts";
import { openFilledProduct, type TestProduct } from "#tests/support/test-product.ts";

let product: TestProduct;
beforeAll(async () => {
  product = await openFilledProduct();
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterAll(async () => {
  vi.useRealTimers();
  await product.stop();
});

const settings: PublicSettings = {
  siteUrl: "https://gist.example",
  edition: "sample",
  apiBase: { development: "", production: "" },
  consentScript: null,
  tagManager: null,
  adNetwork: null,
  geoDirect: null,
  weatherDirect: null,
  sendsMail: false,
  contactEmail: "hello@gist.example",
  languages,
};

/** Asks the running product; a repeated question gets the first answer again. */
function rememberingAsk(): Ask {
  const answers = new Map<string, Promise<unknown>>();
  const answerTo = async (path: string, params: Record<string, string>): Promise<unknown> => {
    const answer = await fetch(`${product.url}${path}?${new URLSearchParams(params)}`);
    const body = (await answer.json()) as { detail: string };
    if (!answer.ok) throw new AskError(answer.status, body.detail);
    return body;
  };
  const ask = (name: string, params: Record<string, unknown> = {}): Promise<unknown> => {
    const query = Object.fromEntries(
      Object.entries(params)
        .filter(([key, value]) => value !== undefined && !name.includes(`{${key}}`))
        .map(([key, value]) => [key, String(value)]),
    );
    const path = name
      .replace("GET ", "/api")
      .replace(/\{(\w+)\}/g, (_, key) => encodeURIComponent(String(params[key])));
    const question = `${path} ${JSON.stringify(query)}`;
    const answer = answers.get(question) ?? answerTo(path, query);
    answers.set(question, answer);
    return answer;
  };
  return ask as unknown as Ask;
}

/** The links for search engines, the switcher in the footer, and the script that redirects to the chosen language. */
const OF_LANGUAGES =
  /<link rel="alternate" hrefLang="[^>]*>|<nav class="footer__languages".*?<\/nav>|\(function\(l\)\{try\{var c=localStorage\.language;.*?\}\)\(window\.location\);/gs;
const DATA = /enqueue\(("(?:[^"\\]|\\.)*")\)/g;

/** A page without its language switcher: the HTML, and the texts of its data without their positions. */
function pageOf(html: string): { markup: string; data: unknown[] } {
  const values = [...html.matchAll(DATA)].flatMap(([, text = ""]) =>
    String(JSON.parse(text))
      .split("\n")
      .filter((line) => line.startsWith("["))
      .flatMap((line): unknown[] => JSON.parse(line)),
  );
  return {
    markup: html.replace(OF_LANGUAGES, "").replace(DATA, ""),
    data: values.filter(
      (value) =>
        typeof value === "string" && !languages.some((language) => language !== "en" && language === value),
    ),
  };
}

/** Both pages say when they were made. */
const MADE = new Date();

function pagesOf(ask: Ask, now: Date, settings: PublicSettings) {
  return createPages({
    ...{ ask, settings, clock: { now: () => now }, log: silentLog },
    ...{ loadBuild: builtSite.build, say: (_, sentence) => sentence },
    ...{ thirdParties: [], apiOrigins: [] },
  });
}

test("the front page in one language equals that in five, without the language switcher and hreflang", async () => {
  const ask = rememberingAsk();
  const render = async (offered: readonly Language[]): Promise<string> => {
    const { page } = await pagesOf(ask, MADE, { ...settings, languages: offered });
    const { source } = await page("/");
    expect(source.status).toBe(200);
    return source.body.toString();
  };
  const [one, five] = [await render(["en"]), await render(languages)];
  expect(five).toContain('hrefLang="yo"');
  expect(five).toContain(`class="footer__languages"`);
  expect(one).not.toMatch(/hrefLang=|class="footer__languages|localStorage\.language/);
  expect(one.length).toBeGreaterThan(40_000);
  expect(pageOf(one).data.length).toBeGreaterThan(100);
  expect(pageOf(five)).toEqual(pageOf(one));
});

test("every process of a build has the same dictionary, whenever it started; it holds what pages share", async () => {
  const dictionaryAt = async (now: string) => {
    vi.setSystemTime(now);
    return (await pagesOf(rememberingAsk(), new Date(now), settings)).dictionary;
  };
  const one = await dictionaryAt("2026-03-01T09:00:00.000Z");
  expect(one.bytes.toString()).toContain("prefers-color-scheme:dark");
  expect((await dictionaryAt("2027-11-29T23:30:00.000Z")).name).toBe(one.name);
});

test("a page without news is the same in every process: a reader's copy stays current when one starts anew", async () => {
  const madeAt = async (now: string) => {
    vi.setSystemTime(now);
    const { page } = await pagesOf(rememberingAsk(), new Date(now), settings);
    const { source } = await page("/offline");
    return source.body.toString().replaceAll(source.made ?? "", "");
  };
  expect(await madeAt("2026-03-01T10:00:00.000Z")).toBe(await madeAt("2026-03-01T09:00:00.000Z"));
});
