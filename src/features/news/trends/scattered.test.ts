import { expect, test } from "vitest";
import { trendArticle } from "#tests/support/trend-articles.ts";
import { isScattered } from "./scattered.ts";

const scattered = (...titles: string[]) => isScattered(titles.map((title) => trendArticle(title, 1)));
const arrests = (...places: string[]) => places.map((place) => `Police arrest six suspects in ${place}`);

test("similar events in different places are scattered, those in one place are not", () => {
  expect(scattered(...arrests("Jos", "Osogbo", "Warri"))).toBe(true);
  expect(scattered(...arrests("Jos", "Jos", "Jos"))).toBe(false);
});

test("a place in more than half of the articles that name one holds them together", () => {
  expect(scattered(...arrests("Jos", "Jos", "Warri", "Osogbo"))).toBe(true);
  expect(scattered(...arrests("Jos", "Jos", "Jos", "Warri", "Osogbo"))).toBe(false);
  // A headline that names its place twice counts once.
  expect(scattered("Jos: Police arrest six suspects in Jos", ...arrests("Warri"))).toBe(true);
});

test("articles without a place split no topic: three in five must name one", () => {
  const without = "Police arrest six suspects";
  expect(scattered(...arrests("Jos", "Osogbo", "Warri"), without, without)).toBe(true);
  expect(scattered(...arrests("Jos", "Osogbo", "Warri"), without, without, without)).toBe(false);
});

test("a name in half of the articles holds them together", () => {
  const named = (place: string) => `Weavers greet Bala Zubairu in ${place}`;
  expect(scattered(named("Jos"), named("Warri"), ...arrests("Osogbo", "Akure"))).toBe(false);
  expect(scattered(named("Jos"), ...arrests("Warri", "Osogbo"))).toBe(true);
});
