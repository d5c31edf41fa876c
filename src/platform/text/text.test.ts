import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { decodeEntities } from "./entities.ts";
import { shortId } from "./ids.ts";
import { plainText } from "./plain-text.ts";
import { cutAtSentence, sentenceEnds } from "./sentences.ts";

test.each([
  ["Tom &amp; Jerry", "Tom & Jerry"],
  ["Tinubu&#8217;s men", "Tinubu’s men"],
  ["Tinubu&amp;#8217;s men", "Tinubu’s men"],
  ["Tinubu&#146;s men", "Tinubu’s men"],
  ["Tinubu\u0092s men", "Tinubu’s men"],
  ["Tinubuâ€™s men", "Tinubu’s men"],
  ["&#x20A6;5bn &unknown; R&D", "₦5bn &unknown; R&D"],
  ["<p>One</p><p>two<br>three</p>", "One two three"],
  ["<b>Bold</b> claim", "Bold claim"],
  ["5 < 6 and 7 > 3", "5 < 6 and 7 > 3"],
  ["before<script>alert('x')</script> after<style>p{}</style>", "before after"],
  ["cut <a href='x", "cut"],
  ["zero\u200bwidth\u0000 \n\n spaces\u00a0here", "zerowidth spaces here"],
  ["O\u0323\u0300s\u0323un", "Ọ̀ṣun".normalize("NFC")],
  ["&amp;lt;script&amp;gt;", "<script>"],
  ["<a title='1 > 0' href=\"/x\">link</a>", "link"],
  ["I <3 Lagos", "I <3 Lagos"],
  ["I </3 Lagos today", "I </3 Lagos today"],
  ["<\0script>alert(1)</script>stays", "stays"],
  ["<\u200bscript>alert(1)</script>stays", "stays"],
  ["<title>Open, and all that follows", "Open, and all that follows"],
  ["before<textarea>typed</textarea> after<xmp>raw</xmp>", "before after"],
  ["<iframe src='x' /> after", "after"],
  ["<noscript><img src='x'></noscript><![CDATA[text]]>", "text"],
])("the plain text of %j is %j", (html, text) => {
  expect(plainText(html)).toBe(text);
});

test("invalid character references are left as they are, and no text makes the conversion throw", () => {
  expect(decodeEntities("&#0; &#xD800; &#9999999;")).toBe("&#0; &#xD800; &#9999999;");
  fc.assert(fc.property(fc.string(), (text) => typeof plainText(text) === "string"));
});

test("a text without markup is left alone", () => {
  const letters = [..."abzABZ019", ..."ọẸṣŃɗ", ..."₦’“”–…", ..."'\".,:;!?()%$#@*+=/>-_|~[]{}"];
  const words = fc.array(fc.string({ unit: fc.constantFrom(...letters), minLength: 1 }), { minLength: 1 });
  fc.assert(
    fc.property(words, (list) => {
      const text = list.join(" ");
      expect(plainText(text)).toBe(text);
    }),
  );
});

test("tens of thousands of unclosed brackets and tags are read in under 1.5 seconds", () => {
  const started = cpuMs();
  for (const text of [
    "<".repeat(100_000),
    "<a ".repeat(50_000),
    "<!--".repeat(30_000),
    "<script>".repeat(20_000),
  ])
    plainText(text);
  expect(cpuMs() - started).toBeLessThan(1500);
});

test("a summary that is too long is cut at the end of a sentence", () => {
  const text = `${"The governor of Lagos State, Dr. A. Bello, opened the new market on Monday morning."} ${"It has room for many more traders than before and ".repeat(8)}`;
  expect(cutAtSentence(text, 300)).toBe(
    "The governor of Lagos State, Dr. A. Bello, opened the new market on Monday morning.",
  );
});

test("a text without a sentence's end is cut after a word", () => {
  const shortened = cutAtSentence("word ".repeat(100), 300);
  expect(shortened.length).toBeLessThanOrEqual(300);
  expect(shortened).toMatch(/word…$/);
});

const FULL = "Traders at the new market in Aba say that rents have doubled.";

test.each([
  // Whole sentences that fit stay, however short.
  [FULL, FULL.length, FULL],
  ["It rained.", 300, "It rained."],
  ["It rained. It poured!", 300, "It rained. It poured!"],
  // Half a sentence is dropped if what comes before it is long enough.
  [`${FULL} The council`, 300, FULL],
  ["It rained. The council", 300, "It rained. The council"],
  [`${FULL} ${FULL}`, FULL.length * 2, FULL],
  [`${FULL} ${FULL}`, FULL.length * 2 + 1, `${FULL} ${FULL}`],
  // A text without a sentence's end is cut after a word, or within a word that is too long.
  ["a".repeat(60), 50, `${"a".repeat(49)}…`],
  ["The council met", 12, "The council…"],
  ["The council met", 11, "The counci…"],
  ["Unbelievable", 12, "Unbelievabl…"],
  ["Unbelievable", 13, "Unbelievable"],
])("%j cut to %d characters is %j", (text, limit, shortened) =>
  expect(cutAtSentence(text, limit)).toBe(shortened),
);

test.each([
  ["Dr. A. Bello came. He left!", [18, 27]],
  ["It begins at 8 a.m. on 10 August. Doctors wait.", [33, 47]],
  ["“It is over.” So he said.", [13, 25]],
  ["Gov. Sanwo-Olu: is it No. 5?", [28]],
  ["The price is 3.5 naira", []],
  ["Wait… what?", [5, 11]],
])("the sentences of %j end at %j", (text, ends) => expect(sentenceEnds(text)).toEqual(ends));

test("a cut text is never longer than the limit", () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 400 }),
      fc.integer({ min: 2, max: 300 }),
      (text, limit) => cutAtSentence(text, limit).length <= limit,
    ),
  );
});

test("an id has 12 characters, begins with a digit and is always the same for the same words", () => {
  fc.assert(fc.property(fc.string(), (word) => /^\d[a-z0-9]{11}$/.test(shortId(word))));
  expect(shortId("a")).toBe("0a36y9im3ex9");
  expect(shortId("a", "b")).not.toBe(shortId("ab"));
});
