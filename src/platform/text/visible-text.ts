const MAY_HIDE = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;
/**
 * Characters that nobody sees: joiners, direction marks, fillers. An emoji keeps the two that hold it together: the
 * joiner between its parts (👩‍⚕️), and the selector of its coloured form.
 */
const INVISIBLE =
  /(?!(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d\p{Extended_Pictographic}|(?<=\p{Emoji})\ufe0f)[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Marks that stand on no letter. */
const LOOSE_MARKS = /(?<=^|\s)\p{M}+/gu;
/** No letter of Nigeria's languages has more than two marks: "ọ́". */
const SURPLUS_MARKS = /(?<=\p{M}{2})\p{M}+/gu;

/**
 * A text from outside without invisible and direction characters, and with at most two marks on a letter. Half of an
 * emoji, which the database refuses in JSON, becomes the character for a missing one.
 */
export function visibleText(text: string): string {
  const whole = text.toWellFormed();
  const apart = whole.normalize("NFD");
  if (!MAY_HIDE.test(apart)) return whole;
  const seen = apart.replace(INVISIBLE, "").replace(LOOSE_MARKS, "").replace(SURPLUS_MARKS, "");
  return seen.normalize("NFC").replace(/\s+/g, " ").trim();
}
