import { expect, test } from "vitest";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { storyEmbed, topicEmbed } from "./embeds.ts";

const site = { siteUrl: "https://gist.example", language: "en" } as const;
const paper = (id: string) => ({ id, name: `The ${id}`, language: "en", favicon_url: null });
const telling = (id: string, of: string, headline = "Rain") => ({
  ...{ article_id: id, paper: paper(of), headline, language: "ha", copy: false, owner: null },
  ...{ url: "https://paper.example/1", published_at: "2026-11-21T09:00:00.000Z" },
});
const asking = (answer: object) => (async () => answer) as unknown as Ask;
const gone = (async () => {
  throw Object.assign(new Error("gone"), { status: 404 });
}) as unknown as Ask;
const story = (tellings: object[]) =>
  asking({ story: { _id: "s1", headline: "<b>Rain", language: "ha", tellings } });

test("a story's embed has each paper's first headline, its time in Lagos, and links under the language", async () => {
  const ask = story([telling("a1", "courier"), telling("a2", "gazette"), telling("a3", "courier")]);
  const html = await storyEmbed({ ...site, ask, language: "yo" }, "s1");
  expect(html).toContain('<html lang="yo">');
  expect(html).toContain('<h1><a href="https://gist.example/yo/story/s1" lang="ha">&lt;b&gt;Rain</a></h1>');
  expect(html.match(/(?<=<li>).*?(?=<li>|<\/ul>)/g)).toEqual(
    ["a1", "a2"].map(
      (id, at) =>
        `<a href="https://gist.example/yo/article/${id}" lang="ha">Rain</a><br>` +
        `<small>The ${at === 0 ? "courier" : "gazette"}, <time datetime="2026-11-21T09:00:00.000Z">2026-11-21 10:00</time></small>`,
    ),
  );
});

test("with the longest headlines of six papers it has at most 5 KB, no script, picture or style attribute", async () => {
  const many = Array.from({ length: 20 }, (_, at) => telling(`a${at}`, `paper-${at}`, "W".repeat(200)));
  const html = await storyEmbed({ ...site, ask: story(many) }, "s1");
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(5_000);
  expect(html.match(/<li>/g)).toHaveLength(6);
  expect(html).not.toMatch(/<script|<img|style=/);
});

test("a topic's embed has its newest articles", async () => {
  const article = {
    ...{ _id: "a1", headline: "Yams", language: "en", newspaper_name: "The Courier" },
    published_at: "2026-11-21T09:00:00.000Z",
  };
  const topic = { _id: "t1", topic: "Yam prices", language: "en", articles: [article] };
  const html = await topicEmbed({ ...site, ask: asking({ topic }) }, "t1");
  expect(html).toContain('<a href="https://gist.example/hot-topics/t1" lang="en">Yam prices</a>');
  expect(html).toContain('<a href="https://gist.example/article/a1" lang="en">Yams</a>');
});

test("of what was withdrawn, the frame has nothing but a link to the site", async () => {
  const link = '<p class="note"><a href="https://gist.example/">Naija Gist</a></html>';
  expect(await storyEmbed({ ...site, ask: gone }, "s1")).toMatch(new RegExp(`</style>${link}$`));
  expect(await topicEmbed({ ...site, ask: gone }, "t1")).toMatch(new RegExp(`</style>${link}$`));
});
