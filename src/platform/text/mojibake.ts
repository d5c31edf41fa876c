/** The characters of windows-1252 at 0x80–0x9F; a space where it has none. */
const UPPER = "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ";

/** UTF-8 that was read as windows-1252: the letters of a lead byte and a continuation byte. */
const SIGNS = /[ÂÃâð][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** Control characters U+0080–U+009F are misread windows-1252 (`&#146;` for ’). */
export function repairControls(text: string): string {
  return text.replace(/\p{Cc}/gu, (control) => UPPER[control.charCodeAt(0) - 0x80] ?? control);
}

/** "Iâ€™m" → "I’m"; only if the whole text then is valid UTF-8. */
export function repairMojibake(text: string): string {
  if (!SIGNS.test(text)) return text;
  const bytes = Uint8Array.from(text, byteOf);
  if (bytes.length !== text.length || bytes.includes(0)) return text;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}

/** The windows-1252 byte of a character; 0 if it has none. */
function byteOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  if (code < 0x100) return code;
  const upper = UPPER.indexOf(letter);
  return upper < 0 ? 0 : upper + 0x80;
}
