import { weighUntil } from "#tests/support/bytes.ts";
import { expect, phone, test } from "#tests/support/e2e.ts";

test.use(phone);

/**
 * Limits for a first visit: until React has taken over and half a second has passed without a request, and including
 * what loads later (once the reader scrolls, or after five seconds). A reader who only looks loads no script file at
 * all.
 */
const KB = 1024;
/** `js` when React has taken over; `jsInAll` including what loads later. */
const NEWS = { html: 25 * KB, js: 92 * KB, jsInAll: 98 * KB };
const LEAGUE = { html: 30 * KB, js: 97 * KB, jsInAll: 105 * KB };
/** HTML and JavaScript of a page of news. */
const TEXT = 117 * KB;
const pages = ["/", "/category/politics", "an article", "the most covered story", "/sports/nigeria-league"];

for (const address of pages) {
  test(`a first visit to ${address} stays within its byte budget`, async ({ page, request }) => {
    test.setTimeout(150_000);
    const real = address.startsWith("/") ? address : await addressOf(address, request);
    const most = real.startsWith("/sports") ? LEAGUE : NEWS;
    const mostText = TEXT + most.js - NEWS.js + most.html - NEWS.html;
    const weight = await weighUntil(
      page,
      real,
      ({ html, js, text }) => html <= most.html && js <= most.js && text <= mostText,
    );
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(weight) });
    expect(weight.jsBefore, "JavaScript of a page that is only looked at").toBe(0);
    expect(weight.js, `JavaScript: ${weight.js}`).toBeLessThanOrEqual(most.js);
    expect(weight.html, `HTML with its CSS: ${weight.html}`).toBeLessThanOrEqual(most.html);
    // Pictures are limited one by one (8 KB a thumbnail) and load when scrolled to.
    expect(weight.text, `all text: ${JSON.stringify(weight)}`).toBeLessThanOrEqual(mostText);
    expect(weight.withLate.js, "JavaScript in all").toBeLessThanOrEqual(most.jsInAll);
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
