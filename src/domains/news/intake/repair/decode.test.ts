import { expect, test } from "vitest";
import { decode } from "./decode.ts";

const utf8 = (text: string) => Buffer.from(text, "utf8");
const latin = (text: string) => Buffer.from(text, "latin1");
const xml = (encoding: string, word: string) =>
  `<?xml version="1.0" encoding="${encoding}"?><rss>${word}</rss>`;

test.each([
  ["undeclared UTF-8", utf8("<rss>Ọṣun ₦</rss>"), "", "utf-8", "Ọṣun ₦"],
  [
    "UTF-8 with a byte-order mark and another declared charset",
    utf8("\ufeff<rss>Ọṣun</rss>"),
    "text/xml; charset=iso-8859-1",
    "utf-8",
    "Ọṣun",
  ],
  [
    "Latin-1 declared in the HTTP header",
    latin("<rss>café</rss>"),
    "text/xml; charset=ISO-8859-1",
    "windows-1252",
    "café",
  ],
  ["Latin-1 declared in the XML", latin(xml("iso-8859-1", "café")), "text/xml", "windows-1252", "café"],
  ["UTF-8 declared as Latin-1", utf8(xml("iso-8859-1", "Ọṣun")), "", "utf-8", "Ọṣun"],
  [
    "Windows-1252 declared as UTF-8",
    latin(xml("utf-8", "caf\xe9 \x92s")),
    "text/xml; charset=utf-8",
    "windows-1252",
    "café ’s",
  ],
  [
    "UTF-8 declared as an unknown charset",
    utf8(xml("x-own", "Ọṣun")),
    "text/xml; charset=none",
    "utf-8",
    "Ọṣun",
  ],
  ["UTF-16 with a byte-order mark", Buffer.from("\ufeff<rss>Ọṣun</rss>", "utf16le"), "", "utf-16le", "Ọṣun"],
  ["UTF-16 without a byte-order mark", Buffer.from("<rss>Ọṣun</rss>", "utf16le"), "", "utf-16le", "Ọṣun"],
  ["UTF-8 declared as UTF-16", utf8(xml("utf-16", "Ọṣun")), "", "utf-8", "Ọṣun"],
  [
    "UTF-8 with a few bytes of Windows-1252",
    Buffer.concat([utf8("<rss>Ọṣun ₦5bn Tinubu"), latin("\x92s"), utf8(" Ọ̀yọ́</rss>")]),
    "",
    "utf-8",
    "Ọṣun ₦5bn Tinubu’s Ọ̀yọ́",
  ],
  ["one letter of UTF-8 and one byte of Windows-1252", Buffer.from([0xc3, 0xa9, 0x92]), "", "utf-8", "é’"],
  [
    "one letter of UTF-8 and two bytes of Windows-1252",
    Buffer.from([0xc3, 0xa9, 0x92, 0x92]),
    "",
    "windows-1252",
    "Ã©’’",
  ],
  ["UTF-8 cut off within a character", utf8("<rss>Ọṣun ₦").subarray(0, -1), "", "utf-8", "Ọṣun"],
  [
    "KOI8-R declared in the XML",
    Buffer.from([...latin(xml("koi8-r", "")).subarray(0, -6), 0xc1, 0xc2]),
    "",
    "koi8-r",
    "аб",
  ],
])("%s is decoded", (_, bytes, contentType, encoding, word) => {
  const decoded = decode(bytes, contentType);
  expect(decoded.encoding).toBe(encoding);
  expect(decoded.text).toContain(word);
  expect(decoded.text).not.toContain("\ufeff");
});

test("UTF-32 is decoded", () => {
  const bytes = Buffer.alloc(24);
  [..."<rss>₦"].forEach((letter, at) => void bytes.writeUInt32BE(letter.codePointAt(0) ?? 0, at * 4));
  expect(decode(bytes)).toEqual({ encoding: "utf-32be", text: "<rss>₦" });
});
