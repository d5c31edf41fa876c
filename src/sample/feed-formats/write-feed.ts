import { writeAtom } from "./atom.ts";
import type { Feed } from "./feed.ts";
import { writeJsonFeed } from "./json-feed.ts";
import { writeRdf } from "./rdf.ts";
import { writeRss } from "./rss.ts";

const formats = {
  rss: { write: writeRss, type: "application/rss+xml" },
  rdf: { write: writeRdf, type: "application/rdf+xml" },
  atom: { write: writeAtom, type: "application/atom+xml" },
  json: { write: writeJsonFeed, type: "application/feed+json" },
} as const;

/** A feed's bytes and its content type. */
export function writeFeed(feed: Feed): { type: string; body: Uint8Array } {
  const { format, charset } = feed.paper.feedOptions;
  const { write, type } = formats[format];
  const label = charset === "utf-16le" ? type : `${type}; charset=${charset}`;
  return { type: label, body: encode(write(feed), charset) };
}

function encode(text: string, charset: Feed["paper"]["feedOptions"]["charset"]): Uint8Array {
  if (charset === "utf-8") return Buffer.from(text, "utf8");
  // Only the byte order mark identifies this encoding.
  if (charset === "utf-16le") return Buffer.from(`\uFEFF${text}`, "utf16le");
  return Buffer.from(Array.from(text).flatMap(inWindows1252));
}

/** Characters at 0x80 to 0x9F that newspapers use; outside this range Windows-1252 equals Unicode. */
const windowsCharacters = new Map([
  ["€", 0x80],
  ["…", 0x85],
  ["‘", 0x91],
  ["’", 0x92],
  ["“", 0x93],
  ["”", 0x94],
  ["–", 0x96],
  ["—", 0x97],
]);

function inWindows1252(character: string): number[] {
  const code = character.codePointAt(0) ?? 0x3f;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return [code];
  const byte = windowsCharacters.get(character);
  return byte === undefined ? [...Buffer.from(`&#${code};`, "latin1")] : [byte];
}
