import { afterAll, beforeAll, expect, test } from "vitest";
import * as api from "#contracts/all/api.ts";
import { playNews } from "#tests/support/played-news.ts";

let played: Awaited<ReturnType<typeof playNews>>;
beforeAll(async () => {
  played = await playNews();
});
afterAll(() => played.close());

test("the sample edition's stories of a week are in at least fifteen states", async () => {
  const { places } = await played.ask(api.news.places);
  const told = places.filter(({ stories }) => stories > 0);
  expect(
    told.length,
    told.map(({ slug, stories }) => `${slug} ${stories}`).join(", "),
  ).toBeGreaterThanOrEqual(15);
  for (const { slug, stories } of told) {
    const { week, latest, is_quiet } = await played.ask(api.news.place, { state: slug });
    expect([week.stories, is_quiet], slug).toEqual([stories, stories < 5]);
    expect(latest.length, slug).toBeGreaterThan(0);
  }
});
