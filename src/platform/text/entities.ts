import { repairControls } from "./mojibake.ts";
import { readWordLists } from "./word-lists.ts";

const pairs = readWordLists(new URL("./entities.txt", import.meta.url)).words("names");
const names = new Map(
  [...pairs].map((pair) => {
    const [name = "", hex = ""] = pair.split(":");
    return [name, String.fromCodePoint(Number.parseInt(hex, 16))];
  }),
);

const ENTITY = /&(?:#(\d{1,7})(?:;|(?!\d))|#[xX]([\da-fA-F]{1,6});|([a-zA-Z][a-zA-Z\d]{1,9});)/g;

/** "&rsquo;", "&#8217;", "&#x2019;" and "&#8217" to ’; unknown names stay as they are. */
export function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(ENTITY, (reference, decimal, hex, name) => {
    if (name !== undefined) return names.get(name) ?? reference;
    return character(decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)) ?? reference;
  });
}

/** For texts that were encoded two or three times, as in many feeds ("&amp;#8217;"). */
export function decodeFully(text: string): string {
  return decodeEntities(decodeEntities(text));
}

function character(code: number): string | null {
  if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return null;
  return repairControls(String.fromCodePoint(code));
}
