import { decodeEntities } from "#platform/text/entities.ts";
import { plainText } from "#platform/text/plain-text.ts";
import { cutAtSentence } from "#platform/text/sentences.ts";

const LONGEST = 300;

/** What blogs hang on the end of a text: links back, "read more", cut marks. */
const TAILS = [
  /(?<!\s)\s*The post\s.{1,400}?\s(?:appeared first on|first appeared on)\s.{1,100}$/i,
  /(?<!\s)\s*(?:Click here to )?(?:Continue reading|Read (?:more|full|the full|also|further)|Keep reading)\b.{0,120}$/i,
  /(?<!\s)\s*(?:READ ALSO|ALSO READ|SEE ALSO|RELATED)\s*:.*$/s,
  /(?<!\s)\s*(?:Source|Via):\s.{1,60}$/,
  /(?<!\s)\s*(?:\[\s*)?(?:…|\.{3})\s*(?:\]\s*)?$/,
  /(?<!\s)\s*(?:»|→|&raquo;)\s*$/,
];

export function withoutTails(text: string): string {
  return TAILS.reduce((left, tail) => left.replace(tail, ""), text);
}

/** Markup that was escaped once too often, as some papers' systems do to a whole text. */
const ESCAPED_MARKUP = /&lt;\/?(?:p|br|div|a|img|span|strong|em|ul|li|h[1-6])\b/i;

/** A text's HTML as plain text. A headline's signs may be meant; a text's tags never are. */
export function bodyText(html: string): string {
  const isEscapedTwice = !/<[a-z]/i.test(html) && ESCAPED_MARKUP.test(html);
  return plainText(isEscapedTwice ? decodeEntities(html) : html);
}

/** Plain text of at most 300 characters that ends where a sentence ends if one does; the whole text's start if need be. */
export function summarise(summary: string, content: string): string {
  const own = withoutTails(bodyText(summary));
  const text = own === "" ? withoutTails(bodyText(content)) : own;
  return cutAtSentence(text, LONGEST);
}
