import type { APIRequestContext, Page } from "@playwright/test";
import type { Article } from "#features/news/contract/news.ts";
import { expect } from "#tests/support/e2e.ts";
import { open, test } from "#tests/support/reader.ts";

/** The sample edition's papers that are not English. */
const papers = { "Danfo Gist": "pcm", "Jaridar Dorawa": "ha", "Ìròyìn Ẹyẹlé": "yo", "Akwụkwọ Ụdara": "ig" };
/** Names from the stories that the sample edition carries in all five languages; one of them is always current. */
const linked = "Dantsoho or Ogunmokun or Nwachinemere or Maidoki or Sarkibaka";

async function articlesAt(request: APIRequestContext, address: string): Promise<Article[]> {
  return (await (await request.get(address)).json()).articles;
}

/** Which of the texts are on the page, with their `lang`; names in a select have none. */
function findTexts(page: Page, texts: readonly string[]): Promise<[text: string, lang: string][]> {
  return page.evaluate((texts) => {
    const expected = new Set(texts);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: [string, string][] = [];
    while (nodes.nextNode()) {
      const text = nodes.currentNode.textContent?.trim() ?? "";
      const lang = nodes.currentNode.parentElement?.closest("[lang]")?.getAttribute("lang") ?? "";
      if (expected.has(text) && !nodes.currentNode.parentElement?.closest("option")) found.push([text, lang]);
    }
    return found;
  }, texts);
}

test("headlines, summaries and paper names in other languages are marked with their language", async ({
  page,
  request,
}) => {
  const languageOfText = new Map<string, string>(Object.entries(papers));
  let hausa = "";
  for (const [name, language] of Object.entries(papers)) {
    const articles = await articlesAt(request, `/api/articles/latest?source=${name}&limit=50`);
    for (const { headline, summary } of articles)
      for (const text of [headline, summary]) languageOfText.set(text, language);
    if (language === "ha") hausa = articles[0]?._id ?? "";
  }
  const addresses = [
    ...Object.keys(papers).map((name) => `/latest?source=${name}`),
    `/article/${hausa}`,
    "/publishers",
  ];
  for (const address of addresses) {
    await open(page, address);
    const onPage = await findTexts(page, [...languageOfText.keys()]);
    expect(onPage.length, address).toBeGreaterThan(0);
    for (const [text, lang] of onPage) expect(lang, `${address}: ${text}`).toBe(languageOfText.get(text));
  }
});

test("an English article links its story's Hausa telling, which links back to English", async ({
  page,
  request,
}) => {
  const results = await articlesAt(request, `/api/articles/search?q=${linked}&order=newest&limit=50`);
  // The newest stories may be minutes old and have only English tellings.
  const linkedIds: string[] = [];
  for (const { _id } of results.filter(({ language }) => language === "en")) {
    const { in_other_languages } = await (await request.get(`/api/articles/${_id}`)).json();
    if (in_other_languages.some(({ language }: Article) => language === "ha")) linkedIds.push(_id);
  }
  await open(page, `/article/${linkedIds[0]}`);
  const links = page.getByRole("region", { name: "In other languages" });
  const hausa = links.getByRole("listitem").filter({ hasText: "Also in Hausa" });
  await expect(hausa.getByRole("link")).toHaveAttribute("lang", "ha");
  await hausa.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "ha");
  await expect(links.getByText("Also in English")).toBeVisible();
});

/** A device with one voice. */
async function giveVoice(page: Page, lang: string): Promise<void> {
  await page.addInitScript((lang) => {
    const synthesis = { getVoices: () => [{ lang, name: lang }], cancel() {}, speak() {} };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  }, lang);
}

test("a Hausa story is read aloud only by a Hausa voice; without one the page says so in its own words", async ({
  page,
  request,
}) => {
  const [article] = await articlesAt(request, "/api/articles/latest?language=ha&limit=1");
  const listen = page.getByRole("button", { name: "Saurara", exact: true });
  const why = page.getByText("Wannan na'ura ba ta da muryar da ke karanta harshen Hausa.");
  await giveVoice(page, "en-NG");
  await open(page, `/ha/story/${article?.story_id}`);
  await expect(why).toBeVisible();
  await expect(listen).toHaveCount(0);
  await giveVoice(page, "ha-NG");
  await page.reload();
  await expect(listen).toBeVisible();
  await expect(why).toHaveCount(0);
});
