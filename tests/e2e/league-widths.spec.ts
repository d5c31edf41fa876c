import { expect, test } from "#tests/support/e2e.ts";

for (const width of [320, 768])
  test(`at ${width} px the form marks of each table row are on one line, and no club's name is broken`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1024 });
    await page.goto("/sports/nigeria-league?tab=table");
    const rows = page.getByRole("main").locator("table tbody tr");
    const lines = await rows.evaluateAll((all) =>
      all.map(
        (row) => new Set([...row.querySelectorAll<HTMLElement>(".pill")].map((mark) => mark.offsetTop)).size,
      ),
    );
    expect(lines).toEqual(Array(20).fill(1));
    const broken = await rows.locator(".club > span").evaluateAll((names) =>
      names
        .flatMap((name) => [...name.childNodes].map((node) => node.firstChild ?? node))
        .filter((node) => {
          const word = document.createRange();
          const from = (node.textContent ?? "").lastIndexOf(" ") + 1;
          if (node.nodeType !== Node.TEXT_NODE) return false;
          word.setStart(node, from);
          word.setEnd(node, node.textContent?.length ?? 0);
          return new Set([...word.getClientRects()].map(({ top }) => top)).size > 1;
        })
        .map(({ textContent }) => textContent),
    );
    expect(broken).toEqual([]);
  });

test("on a phone the chip of the open view is in sight; on a wide page the widgets go along", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/sports/nigeria-league?tab=ai-insights&view=records");
  await expect(page.locator(".views [aria-current]")).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/sports/nigeria-league");
  await page.getByRole("heading", { name: "Latest NPFL News" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Team Form" })).toBeInViewport();
});
