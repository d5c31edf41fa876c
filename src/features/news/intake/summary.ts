import { readableText } from "#platform/text/boilerplate.ts";
import { decodeEntities } from "#platform/text/entities.ts";
import { cutAtSentence } from "#platform/text/sentences.ts";

const MAX_LENGTH = 300;

/** Markup that was escaped once too often, as some papers' systems do with a whole text. */
const ESCAPED_MARKUP = /&lt;\/?(?:p|br|div|a|img|span|strong|em|ul|li|h[1-6])\b/i;

/** A headline's "<" may be meant literally, a text's tags never are. */
export function unescapeMarkup(html: string): string {
  const isEscapedTwice = !/<[a-z]/i.test(html) && ESCAPED_MARKUP.test(html);
  return isEscapedTwice ? decodeEntities(html) : html;
}

/** HTML as plain text, without what blog software inserts. */
export function bodyText(html: string): string {
  return readableText(unescapeMarkup(html));
}

/** Plain text of at most 300 characters that ends with a sentence if possible. */
export function summarise(summary: string, content: string): string {
  const body = bodyText(summary);
  return cutAtSentence(body === "" ? bodyText(content) : body, MAX_LENGTH);
}
