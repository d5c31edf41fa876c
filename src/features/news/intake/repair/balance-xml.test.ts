import fc from "fast-check";
import { expect, test } from "vitest";
import { cpuMs } from "#tests/support/cpu-time.ts";
import { balanceXml } from "./balance-xml.ts";

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
])("broken XML is balanced: %s becomes %s", (broken, balanced) => {
  expect(balanceXml(broken)).toBe(balanced);
});

/** Whole and broken pieces of feeds in any order. */
const pieces = fc.constantFrom(
  ...[
    "<rss>",
    "<item>",
    "</item>",
    "<title>",
    "</title>",
    "<Link>",
    "<b/>",
    "</b>",
    "<a x='1'>",
    "<a x='",
    "<",
  ],
  ...[">", "/>", "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE x", "&lt;", "text", " "],
);
const broken = fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join(""));

test("balancing a second time changes nothing", () => {
  fc.assert(
    fc.property(broken, (text) => {
      expect(balanceXml(balanceXml(text))).toBe(balanceXml(text));
    }),
    { numRuns: 1_000 },
  );
});

test("seven rubbish documents of up to a megabyte are balanced in less than 3 s of CPU time", () => {
  const started = cpuMs();
  for (const rubbish of [
    "<a>".repeat(200_000),
    "<".repeat(500_000),
    "<a x='".repeat(100_000),
    "</a>".repeat(200_000),
    "<!--".repeat(200_000),
    "<![CDATA[".repeat(100_000),
    `${"<!--".repeat(100_000)}-->`,
  ])
    balanceXml(rubbish);
  expect(cpuMs() - started).toBeLessThan(3_000);
});
