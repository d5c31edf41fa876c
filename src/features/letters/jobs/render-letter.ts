import {
  articlePage,
  briefPage,
  confirmPage,
  pages,
  pictureAddress,
  unsubscribePage,
} from "#contracts/addresses.ts";
import { inLanguage, type Language } from "#contracts/languages.ts";
import { across } from "#contracts/picture-sizes.ts";
import { product } from "#contracts/product.ts";
import type { LetterWriters, RenderedLetter } from "#features/letters/contract/letters.ts";
import { shownTopics } from "#features/letters/contract/shown-topics.ts";
import {
  confirmToken,
  hashToken,
  unsubscribeLink,
  unsubscribeToken,
} from "#features/letters/rules/tokens.ts";
import type { Brief, Delivery, Feedback, Link, Reader } from "#features/letters/shapes.ts";
import type { Mail } from "#platform/mail/mail.ts";

interface Deps {
  readonly secret: string;
  /** "https://gist.example", without a trailing slash. */
  readonly siteUrl: string;
  readonly operatorEmail: string | null;
  /** The sender's address in every letter. */
  readonly contactEmail: string;
  readonly writers: LetterWriters;
  /** The day's brief in this language, with what is proven of it at this moment. */
  findBrief(date: string, language: Language): Promise<Brief | null>;
}

/** A mail, and the link in it, which must work before the mail is sent. */
export interface Letter {
  readonly mail: Mail;
  readonly link: Link | null;
}

/** Stands for each reader's own token in the day's letter. */
const ANYBODY = "u-token-of-the-reader";

/**
 * Makes letters for one delivery run: a day's brief is rendered once per language, and again once it says something
 * else; then it gets each reader's link.
 */
export function createLetterRenderer(deps: Deps): (delivery: Delivery) => Promise<Letter | null> {
  const renderings = new Map<string, { readonly said: string; readonly letter: RenderedLetter | null }>();
  async function renderOnce(date: string, language: Language): Promise<RenderedLetter | null> {
    const brief = await deps.findBrief(date, language);
    const said = JSON.stringify(brief);
    const key = `${date} ${language}`;
    const known = renderings.get(key);
    const rendering = known?.said === said ? known : { said, letter: renderBrief(deps, brief, language) };
    renderings.set(key, rendering);
    return rendering.letter;
  }
  return async (delivery) => {
    const { subscriber, feedback, kind } = delivery;
    if (kind === "feedback") return feedback && feedbackLetter(deps, delivery, feedback);
    if (subscriber === null) return null;
    if (kind === "confirm") return confirmLetter(deps, delivery, subscriber);
    const brief = await renderOnce(delivery.issue, subscriber.language);
    return brief && briefLetter(deps, delivery, subscriber, brief);
  };
}

function renderBrief(
  { siteUrl, contactEmail, writers }: Deps,
  brief: Brief | null,
  language: Language,
): RenderedLetter | null {
  const page = (path: string) => siteUrl + inLanguage(language, path);
  const topics = brief ? shownTopics(brief) : [];
  const isEmpty = topics.length === 0 && !brief?.markets && !brief?.weather && !brief?.league;
  if (brief === null || isEmpty) return null;
  return writers.renderBrief(
    { ...brief, topics },
    {
      language,
      siteName: product.name,
      site: page(pages.home).replace(/\/$/, ""),
      brief: page(briefPage(brief.date)),
      unsubscribe: page(unsubscribePage(ANYBODY)),
      contact: contactEmail,
      article: (id) => page(articlePage(id)),
      picture: (path) => siteUrl + pictureAddress(path, across[1]),
    },
  );
}

function briefLetter(
  { secret, siteUrl }: Deps,
  { messageId }: Delivery,
  reader: Reader,
  rendered: RenderedLetter,
): Letter {
  const token = unsubscribeToken(secret, reader.email);
  return {
    link: unsubscribeLink(secret, reader),
    mail: {
      messageId,
      to: reader.email,
      subject: rendered.subject,
      text: rendered.text.replaceAll(ANYBODY, token),
      html: rendered.html.replaceAll(ANYBODY, token),
      headers: {
        "List-Id": `Daily Brief <daily-brief.${new URL(siteUrl).hostname}>`,
        "List-Unsubscribe": `<${siteUrl}${unsubscribePage(token)}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      },
    },
  };
}

function confirmLetter(
  { secret, siteUrl, writers }: Deps,
  { messageId, issue, goodUntil }: Delivery,
  reader: Reader,
): Letter {
  const token = confirmToken(secret, reader.id, issue);
  const rendered = writers.renderConfirm({
    language: reader.language,
    siteName: product.name,
    site: siteUrl,
    confirm: siteUrl + inLanguage(reader.language, confirmPage(token)),
  });
  return {
    link: { hash: hashToken(token), purpose: "confirm", subscriberId: reader.id, expiresAt: goodUntil },
    mail: { messageId, to: reader.email, ...rendered, headers: { "Auto-Submitted": "auto-generated" } },
  };
}

function feedbackLetter(
  { operatorEmail }: Deps,
  { messageId }: Delivery,
  { name, email, feedback }: Feedback,
): Letter | null {
  if (operatorEmail === null) return null;
  const text = `${feedback}\n\n-- \n${name} <${email}>, sent with the feedback form of ${product.name}\n`;
  return {
    link: null,
    mail: { messageId, to: operatorEmail, replyTo: email, subject: `Feedback from ${name}`, text },
  };
}
