import { expect, test } from "vitest";
import { parseFeed } from "#features/news/intake/parse-feed.ts";

const SY = 'xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"';
const sy = (period: string, times?: number): string =>
  `<sy:updatePeriod>${period}</sy:updatePeriod>${times ? `<sy:updateFrequency>${times}</sy:updateFrequency>` : ""}`;
const statedUpdateMinutes = (elements: string): number | null => {
  const xml = `<rss version="2.0" ${SY}><channel><title>T</title>${elements}<item><title>x</title></item></channel></rss>`;
  const parsed = parseFeed({ bytes: Buffer.from(xml) });
  return parsed.ok ? parsed.value.statedUpdateMinutes : null;
};

test.each([
  ["nothing", "", 0],
  ["a ttl", "<ttl>45</ttl>", 45],
  ["a ttl that is not a number", "<ttl>soon</ttl>", 0],
  ["twice an hour", sy("hourly", 2), 30],
  ["four times a day", sy("daily", 4), 360],
  ["once a day", sy("Daily"), 1440],
  ["once a week", sy("weekly", 1), 10_080],
  ["twice a month", sy("monthly", 2), 21_600],
  ["once a year", sy("yearly", 1), 525_600],
  ["once an hour, WordPress's default", sy("hourly", 1), 0],
  ["an unknown period", sy("sometimes", 1), 0],
  ["a ttl and twice an hour", `<ttl>90</ttl>${sy("hourly", 2)}`, 90],
])("the minutes until the next entries of a feed that states %s", (_, elements, minutes) => {
  expect(statedUpdateMinutes(elements)).toBe(minutes);
});
