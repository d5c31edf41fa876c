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

const word = "<r>Ọṣun ₦</r>";
const swapped = (bytes: Buffer) => Buffer.from(bytes).swap16();

function utf32(text: string, littleEndian: boolean): Buffer {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(codes.length * 4);
  codes.forEach((code, at) => void bytes[littleEndian ? "writeUInt32LE" : "writeUInt32BE"](code, at * 4));
  return bytes;
}

test.each([
  ["utf-8", utf8(`\ufeff${word}`)],
  ["utf-16le", Buffer.from(`\ufeff${word}`, "utf16le")],
  ["utf-16be", swapped(Buffer.from(`\ufeff${word}`, "utf16le"))],
  ["utf-32le", utf32(`\ufeff${word}`, true)],
  ["utf-32be", utf32(`\ufeff${word}`, false)],
])("%s is recognised by its byte-order mark, which is not part of the text", (encoding, bytes) => {
  expect(decode(bytes)).toEqual({ encoding, text: word });
});

test.each([
  ["utf-8", utf8(word)],
  ["utf-16le", Buffer.from(word, "utf16le")],
  ["utf-16be", swapped(Buffer.from(word, "utf16le"))],
  ["utf-32le", utf32(word, true)],
  ["utf-32be", utf32(word, false)],
])("%s is recognised without a byte-order mark", (encoding, bytes) => {
  expect(decode(bytes)).toEqual({ encoding, text: word });
});

test("a number that is not a UTF-32 character is replaced, and an incomplete character is dropped", () => {
  const bytes = Buffer.concat([
    utf32("<\u{10ffff}", false),
    Buffer.from([0, 0x11, 0, 0]),
    Buffer.from([0, 0]),
  ]);
  expect(decode(bytes)).toEqual({ encoding: "utf-32be", text: "<\u{10ffff}\ufffd" });
});

test.each([
  ["only the first byte of UTF-8's mark", [0xef, 0x41, 0x42]],
  ["two bytes of UTF-8's mark", [0xef, 0xbb, 0x41]],
  ["the first byte of UTF-16's mark", [0xff, 0x41, 0x42]],
  ["the second byte of UTF-16's mark", [0xfe, 0x41, 0x42]],
  ["the last bytes of UTF-8's mark", [0x41, 0xbb, 0xbf]],
])("%s is not a byte-order mark", (_, bytes) => {
  expect(decode(Uint8Array.from(bytes)).encoding).toBe("windows-1252");
});

test("an empty document is empty UTF-8", () => {
  expect(decode(new Uint8Array())).toEqual({ encoding: "utf-8", text: "" });
});

test.each([
  ["a document in ASCII that is declared as Latin-1", latin(xml("iso-8859-1", "rain")), "windows-1252"],
  ["a document in ASCII that declares nothing", latin("<rss>rain</rss>"), "utf-8"],
])("%s keeps its encoding", (_, bytes, encoding) => {
  expect(decode(bytes).encoding).toBe(encoding);
});

test("the HTTP header counts before the document's own declaration", () => {
  const bytes = latin(xml("koi8-r", "\xe9"));
  expect(decode(bytes, "text/xml; charset=iso-8859-1")).toMatchObject({ encoding: "windows-1252" });
  expect(decode(bytes, "text/xml")).toMatchObject({ encoding: "koi8-r" });
});
