import { weighUntil } from "#tests/support/bytes.ts";
import { expect, phone, test } from "#tests/support/e2e.ts";

test.use(phone);

const KB = 1024;
const HTML = 25 * KB;
const TEXT = 134 * KB;
const pages = ["/", "/category/politics", "an article"];

for (const address of pages) {
  test(`the first visit of ${address} stays within its bytes, as sent`, async ({ page, request }) => {
    test.setTimeout(90_000);
    const real = address === "an article" ? await anArticle(request) : address;
    const weight = await weighUntil(page, real, ({ html, text }) => html <= HTML && text <= TEXT);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(weight) });
    expect(weight.js, `JavaScript: ${weight.js}`).toBeLessThanOrEqual(110 * KB);
    expect(weight.html, `HTML with its CSS: ${weight.html}`).toBeLessThanOrEqual(HTML);
    // Pictures are kept small one by one (8 KB a thumbnail) and come when they are scrolled to.
    expect(weight.text, `all text: ${JSON.stringify(weight)}`).toBeLessThanOrEqual(TEXT);
  });
}

async function anArticle(request: {
  get(path: string): Promise<{ json(): Promise<unknown> }>;
}): Promise<string> {
  const { articles } = (await (await request.get("/api/articles/latest?limit=1")).json()) as {
    articles: { _id: string }[];
  };
  return `/article/${articles[0]?._id}`;
}
