import { languages } from "#contracts/languages.ts";
import { accessibilityFaults, expect, hydrated, smallPhone, test } from "#tests/support/e2e.ts";
import { translatedPages, translationFaults } from "#tests/support/translated-pages.ts";

test.use(smallPhone);

for (const language of languages) {
  if (language === "en") continue;
  test(`every kind of page is translated into ${language}, accessible and fits a small phone`, async ({
    page,
    request,
  }) => {
    test.setTimeout(600_000);
    const { articles } = await (await request.get("/api/articles/latest?limit=1")).json();
    const others = [
      `/article/${articles[0]._id}`,
      "/search?q=market",
      "/sports/nigeria-league",
      "/sports/nigeria-league?tab=table",
      "/newsletter",
      "/daily-brief",
    ];
    const faults: string[] = [];
    for (const path of [...(await translatedPages(page, request, language)), ...others]) {
      faults.push(...(await translationFaults(page, request, language, path)));
      const unfit = await accessibilityFaults(page);
      faults.push(...unfit.map((fault) => `/${language}${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test(`in ${language} the league's headings, section picker and forecast cells have room on a small phone`, async ({
    page,
    request,
  }) => {
    const { fixtures } = await (await request.get("/api/npfl/fixtures/upcoming")).json();
    await page.goto(`/${language}/sports/nigeria-league`);
    await hydrated(page);
    const head = await page.locator(".goals__head").boundingBox();
    expect(head?.height).toBeLessThan(30);
    const picker = await page.locator("#tab-picker").boundingBox();
    expect(picker?.width).toBeGreaterThanOrEqual(136);
    await page.goto(`/${language}/sports/nigeria-league/match/${fixtures[0].fixture_id}`);
    await hydrated(page);
    const [home, draw, away] = await Promise.all(
      [0, 1, 2].map((at) => page.locator(".odds__cell").nth(at).boundingBox()),
    );
    if (!home || !draw || !away) throw new Error("no forecast");
    expect(draw.x - home.x - home.width).toBeGreaterThanOrEqual(8);
    expect(away.x - draw.x - draw.width).toBeGreaterThanOrEqual(8);
  });
}
