import { weigh } from "#tests/support/bytes.ts";
import { expect, phone, test } from "#tests/support/e2e.ts";

test.use(phone);

const KB = 1024;
const pages = ["/", "/category/politics", "an article"];

for (const address of pages) {
  test(`the first visit of ${address} stays within its bytes, as sent`, async ({ page, request }) => {
    const real = address === "an article" ? await anArticle(request) : address;
    // What counts is what every reader after the first ones is sent: a page twice asked for is compressed with care.
    await request.get(real);
    await request.get(real);
    await page.waitForTimeout(500);
    const weight = await weigh(page, real);
    test.info().annotations.push({ type: "bytes", description: JSON.stringify(weight) });
    expect(weight.js, `JavaScript: ${weight.js}`).toBeLessThanOrEqual(110 * KB);
    expect(weight.html, `HTML with its CSS: ${weight.html}`).toBeLessThanOrEqual(22 * KB);
    // Pictures are kept small one by one (8 KB a thumbnail) and come when they are scrolled to.
    expect(weight.text, `all text: ${JSON.stringify(weight)}`).toBeLessThanOrEqual(130 * KB);
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
