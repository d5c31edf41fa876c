import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { readableText } from "./boilerplate.ts";

const link = "<a href='/x'>Traders fear a second flood</a>";

test.each([
  ["a teaser in its own paragraph", `<p>It rained.</p><p>READ ALSO: ${link}</p><p>It stopped.</p>`],
  [
    "a teaser in a bold line",
    `<p>It rained.</p><p><strong>ALSO READ – ${link}</strong></p><p>It stopped.</p>`,
  ],
  ["a teaser with a link within a paragraph", `<p>It rained. READ ALSO: ${link} It stopped.</p>`],
  [
    "a teaser paragraph without a link",
    "<p>It rained.</p><p>SEE ALSO: What? A second flood</p><p>It stopped.</p>",
  ],
  ["a teaser with several links", `<p>It rained.</p><p>Related: ${link} | ${link}</p><p>It stopped.</p>`],
  ["a teaser as a sentence of plain text", "It rained. READ ALSO: Traders fear a second flood. It stopped."],
  ["a teaser as a line of plain text", "It rained.\nRead also: Traders fear a second flood\nIt stopped."],
  ["a teaser in brackets", "It rained. (READ ALSO: Traders fear a flood) It stopped."],
  ["a pair of teasers", `<p>It rained. READ ALSO: ${link} READ ALSO: ${link} It stopped.</p>`],
  [
    "a blog's signature",
    `<p>It rained.</p><p>The post ${link} appeared first on <a href='/'>The Palm</a>.</p><p>It stopped.</p>`,
  ],
  [
    "a blog's signature in plain text",
    "It rained. The post Rain in Jos appeared first on The Palm. It stopped.",
  ],
  ["an invitation", "It rained. Click here to join our channel. It stopped."],
  [
    "an invitation as a link",
    "<p>It rained.</p><p><a href='/c'>Click here to join our channel</a></p><p>It stopped.</p>",
  ],
  ["“continue reading”", `<p>It rained.</p><p>Continue reading ${link}</p><p>It stopped.</p>`],
  ["“read more”", "It rained. Read more here. It stopped."],
  ["“read the full story”", "It rained. Read the full story on our site. It stopped."],
])("%s in the middle of a text is removed, and nothing else", (_, html) => {
  expect(readableText(html)).toBe("It rained. It stopped.");
});

test.each([
  ["It rained. READ ALSO: Traders fear a second flood", "It rained."],
  ["It rained. The post Rain in Jos appeared first on The Palm.", "It rained."],
  ["It rained [&#8230;] Continue reading Rain in Jos", "It rained"],
  ["It rained. Read more »", "It rained."],
  ["It rained. Source: The Palm", "It rained."],
  ["It rained. Related: Floods", "It rained."],
])("a teaser or credit at the end is removed: %j becomes %j", (html, text) => {
  expect(readableText(html)).toBe(text);
});

test.each([
  "The two cases are related: both began in Jos. It rained.",
  "The governor urged pupils to read more books. It rained.",
  "The post that appeared first on Facebook was deleted. It rained.",
  "The post office in Jos reopened. It rained.",
  "He asked them to continue reading. It rained.",
  "Some click here to vote, others there. It rained.",
  "They also read: it is a habit. It rained.",
])("a sentence that only resembles a teaser is left unchanged: %j", (text) => {
  expect(readableText(text)).toBe(text);
});

test("texts with ten thousand teasers are read in under three seconds", () => {
  const started = cpuMs();
  for (const text of [
    "READ ALSO: ",
    "The post X ",
    "Related: a ",
    "<a>READ ALSO: ",
    "( READ ALSO:\n",
    "Read more ",
  ])
    readableText(text.repeat(10_000));
  expect(cpuMs() - started).toBeLessThan(3_000);
});
