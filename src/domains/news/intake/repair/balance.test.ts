import fc from "fast-check";
import { expect, test } from "vitest";
import { worked } from "#tests/support/worked.ts";
import { balance } from "./balance.ts";

test.each([
  ["<rss><a>x</a><b/></rss>", "<rss><a>x</a><b/></rss>"],
  [
    "<rss><item><title>one</title></item><item><title>tw",
    "<rss><item><title>one</title></item><item><title>tw</title></item></rss>",
  ],
  [
    "<rss><item><title>one<link>x</link></item></rss>",
    "<rss><item><title>one</title><link>x</link></item></rss>",
  ],
  [
    "<rss><item><title>one</title><item><title>two</title></item></rss>",
    "<rss><item><title>one</title></item><item><title>two</title></item></rss>",
  ],
  ["<rss></b><a>5 < 6</a></rss>", "<rss><a>5 &lt; 6</a></rss>"],
  ["<rss><!-- a <item><title>one</title></item></rss>", "<rss> a <item><title>one</title></item></rss>"],
  [
    "<rss><item><Title>one</title><Link>x</link></item></rss>",
    "<rss><item><Title>one</Title><Link>x</Link></item></rss>",
  ],
  [
    "<rss><item><description>text<pubDate>x</pubDate></item></rss>",
    "<rss><item><description>text</description><pubDate>x</pubDate></item></rss>",
  ],
  ["<rss><d><![CDATA[<p>x", "<rss><d><![CDATA[<p>x]]></d></rss>"],
  ["<rss><item><title>one</title><link hr", "<rss><item><title>one</title></item></rss>"],
])("%s becomes %s", (broken, whole) => {
  expect(balance(broken)).toBe(whole);
});

test("what is whole stays as it is", () => {
  fc.assert(fc.property(fc.string(), (text) => balance(balance(text)) === balance(text)));
});

test("a megabyte of rubbish is balanced in no time", () => {
  const started = worked();
  for (const rubbish of [
    "<a>".repeat(200_000),
    "<".repeat(500_000),
    "<a x='".repeat(100_000),
    "</a>".repeat(200_000),
    "<!--".repeat(200_000),
    "<![CDATA[".repeat(100_000),
    `${"<!--".repeat(100_000)}-->`,
  ])
    balance(rubbish);
  expect(worked() - started).toBeLessThan(3_000);
});
