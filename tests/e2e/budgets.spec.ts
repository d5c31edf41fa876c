import { weighUntil } from "#tests/support/bytes.ts";
import { expect, phone, test } from "#tests/support/e2e.ts";

test.use(phone);

/**
 * Of a first visit until the page comes to rest: half a second without a request. What it fetches later, once it is idle
 * and after five seconds, is not in it; docs/performance-reader.md names it.
 */
const KB = 1024;
const HTML = 25 * KB;
const JS = 110 * KB;
const TEXT = 134 * KB;
const pages = ["/", "/category/politics", "an article", "the story that most papers tell"];

for (const address of pages) {
  test(`the first visit of ${address} stays within its bytes, as sent`, async ({ page, request }) => {
    test.setTimeout(90_000);
    const real = address.startsWith("/") ? address : await addressOf(address, request);
    const weight = await weighUntil(
      page,
      real,
      ({ html, js, text }) => html <= HTML && js <= JS && text <= TEXT,
    );
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(weight) });
    expect(weight.js, `JavaScript: ${weight.js}`).toBeLessThanOrEqual(JS);
    expect(weight.html, `HTML with its CSS: ${weight.html}`).toBeLessThanOrEqual(HTML);
    // Pictures are limited one by one (8 KB a thumbnail) and load when scrolled to.
    expect(weight.text, `all text: ${JSON.stringify(weight)}`).toBeLessThanOrEqual(TEXT);
  });
}

interface Asks {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}

interface Told {
  _id: string;
  story_id: string | null;
  also_in: { count: number };
}

async function addressOf(name: string, request: Asks): Promise<string> {
  const { articles } = (await (await request.get("/api/articles/latest?limit=100")).json()) as {
    articles: Told[];
  };
  if (name === "an article") return `/article/${articles[0]?._id}`;
  const [most] = articles.toSorted((one, other) => other.also_in.count - one.also_in.count);
  return `/story/${most?.story_id}`;
}
