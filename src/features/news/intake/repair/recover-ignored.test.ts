import { expect, test } from "vitest";
import { recoverIgnored } from "./recover-ignored.ts";

test.each([
  ["a plain feed", "<rss><channel><item><title>x</title></item></channel></rss>"],
  ["a body outside any item", "<rss><channel><body>x</body></channel></rss>"],
  ["a body deep within an item", "<rss><item><d><body>x</body></d></item></rss>"],
  ["a full item outside any item", "<rss><fullitem>x</fullitem></rss>"],
  ["an original link outside any item", "<rss><f:origLink>https://a.example</f:origLink></rss>"],
  ["the div of an entry of Atom", "<feed><entry><div>x</div></entry></feed>"],
  ["an item with a link and rdf:about", '<RDF><item rdf:about="a"><link>b</link></item></RDF>'],
  ["a list of items outside a channel", "<RDF><items>x</items></RDF>"],
  ["a body that its item's end tag closes", "<rss><item><body>x</item></rss>"],
  ["a packed text that is never closed", '<feed><entry><content mode="base64">PHA+'],
  ["items within the channel of RSS", "<rss><channel><item><div/></item></channel></rss>"],
])("%s is not changed", (_, xml) => {
  expect(recoverIgnored(xml)).toBe(xml);
});

const content = (text: string) =>
  `<content:encoded xmlns:content="http://purl.org/rss/1.0/modules/content/">${text}</content:encoded>`;

test.each([
  ["<body><p>full</p></body>", content("<![CDATA[<p>full</p>]]>")],
  ["<div>full</div>", content("<![CDATA[full]]>")],
  ["<x:div><x:p>full</x:p></x:div>", content("<![CDATA[<p>full</p>]]>")],
  ["<body>a <![CDATA[b]]> c</body>", content("<![CDATA[a b  c]]>")],
  ["<fullitem>&lt;p>full</fullitem>", content("&lt;p>full")],
])("an item's full text is read from %s", (element, recovered) => {
  const item = (text: string) => `<rss><channel><item><title>x</title>${text}</item></channel></rss>`;
  expect(recoverIgnored(item(element))).toBe(item(recovered));
});

test.each(["PHA+ZnVsbDwvcD4=", "<![CDATA[PHA+ZnVsbDwvcD4=]]>"])("a packed text is unpacked: %s", (packed) => {
  const entry = (text: string) => `<feed><entry><content mode="base64">${text}</content></entry></feed>`;
  expect(recoverIgnored(entry(packed))).toBe(entry("<![CDATA[<p>full</p>]]>"));
});

test("a packed text of two million characters or more stays packed", () => {
  const entry = (length: number) =>
    `<feed><entry><content mode="base64">${"A".repeat(length)}</content></entry></feed>`;
  expect(recoverIgnored(entry(1_999_999))).not.toBe(entry(1_999_999));
  expect(recoverIgnored(entry(2_000_000))).toBe(entry(2_000_000));
});

test.each([
  ["item", "https://a.example/?a=1&amp;b=2", "<link>https://a.example/?a=1&amp;b=2</link>"],
  [
    "x:entry",
    'https://a.example/"',
    '<x:link rel="alternate" type="text/html" href="https://a.example/&quot;"/>',
  ],
  ["item", "<![CDATA[ https://a.example/1 ]]>", "<link>https://a.example/1</link>"],
])("the original link of an <%s> comes before its other links: %s", (name, address, link) => {
  const rest = `<link>https://feeds.example/1</link><f:origLink>${address}</f:origLink></${name}>`;
  expect(recoverIgnored(`<feed><${name}>${rest}</feed>`)).toBe(`<feed><${name}>${link}${rest}</feed>`);
});

test("an item of RSS 1.0 without a link is linked by rdf:about", () => {
  const item = (link: string) => `<item rdf:about="https://a.example/1">${link}<title>x</title></item>`;
  expect(recoverIgnored(`<RDF><channel/>${item("")}</RDF>`)).toBe(
    `<RDF><channel/>${item("<link>https://a.example/1</link>")}</RDF>`,
  );
});

test("several repairs of one item are all made, and its link comes first", () => {
  const full = content("<![CDATA[full]]>");
  expect(recoverIgnored('<RDF><item rdf:about="a"><body>full</body></item></RDF>')).toBe(
    `<RDF><item rdf:about="a"><link>a</link>${full}</item></RDF>`,
  );
  const original = "<f:origLink>a</f:origLink>";
  expect(recoverIgnored(`<rss><item><body>full</body>${original}</item></rss>`)).toBe(
    `<rss><item><link>a</link>${full}${original}</item></rss>`,
  );
});

test("items of RSS 1.0 inside their channel are moved out of it, those of RSS 2.0 are not", () => {
  const items = '<item rdf:about="a"><link>a</link></item><item rdf:about="b"><link>b</link></item>';
  expect(recoverIgnored(`<rdf:RDF><channel><title>T</title>${items}</channel></rdf:RDF>`)).toBe(
    `<rdf:RDF><channel><title>T</title></channel>${items}</rdf:RDF>`,
  );
  const rss = `<rss><channel>${items}<x base64=""/></channel></rss>`;
  expect(recoverIgnored(rss)).toBe(rss);
});

test("the list of a channel of RSS 1.0 is removed, because entries that are missing from it would be ignored", () => {
  const item = '<item rdf:about="a"><link>a</link></item>';
  expect(
    recoverIgnored(`<rdf:RDF><channel><title>T</title><items><Seq/></items></channel>${item}</rdf:RDF>`),
  ).toBe(`<rdf:RDF><channel><title>T</title></channel>${item}</rdf:RDF>`);
});
