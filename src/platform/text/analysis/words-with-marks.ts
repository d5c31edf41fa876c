/** Words of languages that are written with marks, which many papers leave out: ẹ, ń, ị, ɗ. */

/** In lower case, with one kind of apostrophe, which may stand before a word ("'yan") or inside it ("n'ime"). */
export function wordsWithMarks(text: string): string[] {
  const small = text
    .normalize("NFC")
    .replace(/[’‘ʼ`]/g, "'")
    .toLowerCase();
  return small.match(/'?[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu) ?? [];
}

/** "ọ́kọ̀" as "ọkọ": the dots below stay. */
export function withoutTones(word: string): string {
  return word
    .normalize("NFD")
    .replace(/[\u0300-\u0304\u030c]/g, "")
    .normalize("NFC");
}

const hooked: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** "ọ́kọ̀" as "oko", "ƙasa" as "kasa", "'yan" as "yan": as a phone without the letters types it. */
export function withoutMarks(word: string): string {
  return word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[ɓɗƙƴ]/g, (letter) => hooked[letter] ?? letter)
    .replace(/^'(?=y)/, "");
}
