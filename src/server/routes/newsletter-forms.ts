import type { Context, Hono } from "hono";
import { pages, pathPatterns } from "#contracts/addresses.ts";
import type { Caller, Refusal } from "#contracts/endpoint.ts";
import { inLanguage, isLanguage } from "#contracts/languages.ts";
import { AskError } from "#server/http/ask.ts";
import { readForm } from "#server/http/body.ts";
import { NO_STORE } from "#server/http/cache-headers.ts";
import { isFromOtherSite } from "#server/http/caller-address.ts";

type Answer = { readonly status: string } | Refusal;
type Handler<Words> = (params: Words, caller: Caller) => Promise<Answer>;

export interface LetterHandlers {
  "POST /newsletter/subscribe": Handler<{ email?: unknown; language?: unknown }>;
  "POST /newsletter/confirm": Handler<{ token?: unknown }>;
  "POST /newsletter/unsubscribe": Handler<{ token?: unknown }>;
  "POST /feedback/": Handler<{ name?: unknown; email?: unknown; feedback?: unknown }>;
}

interface Deps {
  readonly handlers: LetterHandlers;
  callerAddress(context: Context): string;
  /** Whether it is an origin of our own pages. */
  isOwnOrigin(origin: string): boolean;
}

const BODY_LIMIT = 16 * 1024;

/**
 * Takes the newsletter's forms from browsers without script, and a mail program's one-click unsubscribe (RFC 8058).
 * They go to the API's own handlers; the answer is a redirect to a page that tells the outcome.
 */
export function mountNewsletterForms(app: Hono, { handlers, callerAddress, isOwnOrigin }: Deps): void {
  const callerOf = (context: Context): Caller => ({ address: callerAddress(context), headers: {} });
  /** Reads the fields of one of our own forms; a page of another site must not sign up our readers. */
  async function ownForm(context: Context): Promise<Record<string, string | undefined>> {
    if (isFromOtherSite(context, isOwnOrigin))
      throw new AskError(403, "This form was sent from another site.");
    return readForm(context, BODY_LIMIT);
  }

  app.post(pages.newsletter, async (context) => {
    const { email, ...form } = await ownForm(context);
    if (form.website) return redirectBack(context, pages.newsletter, "", form);
    const request = { email, language: form.language };
    const answer = await handlers["POST /newsletter/subscribe"](request, callerOf(context));
    return redirectBack(context, pages.newsletter, outcome(answer), form);
  });

  app.post(pages.feedback, async (context) => {
    const { name, email, feedback, ...form } = await ownForm(context);
    if (form.website) return redirectBack(context, pages.feedback, "", form);
    const answer = await handlers["POST /feedback/"]({ name, email, feedback }, callerOf(context));
    return redirectBack(context, pages.feedback, outcome(answer), form);
  });

  app.post(pathPatterns.confirm, async (context) => {
    const token = context.req.param("token");
    const form = await readForm(context, BODY_LIMIT);
    const answer = await handlers["POST /newsletter/confirm"]({ token }, callerOf(context));
    return redirectBack(context, pages.newsletter, "refused" in answer ? "expired" : "confirmed", form);
  });

  app.post(pathPatterns.unsubscribe, async (context) => {
    const token = context.req.param("token");
    const form = await readForm(context, BODY_LIMIT);
    await handlers["POST /newsletter/unsubscribe"]({ token }, callerOf(context));
    // Mail programs do not follow redirects.
    if (form["List-Unsubscribe"] === "One-Click")
      return context.text("You are unsubscribed.\n", 200, NO_STORE);
    return redirectBack(context, pages.newsletter, "unsubscribed", form);
  });
}

/** A code that the page turns into a sentence. */
function outcome(answer: Answer): string {
  return "refused" in answer ? answer.refused : answer.status;
}

/** Redirects to the page, in the language and the version (full or lite) from which the form was sent. */
function redirectBack(
  context: Context,
  path: string,
  outcomeCode: string,
  { language, lite }: Readonly<Record<string, string | undefined>>,
): Response {
  const page = inLanguage(isLanguage(language) ? language : "en", path);
  const params = new URLSearchParams({
    ...(outcomeCode ? { said: outcomeCode } : {}),
    ...(lite ? { lite: "1" } : {}),
  });
  return context.body(null, 303, { ...NO_STORE, Location: params.size > 0 ? `${page}?${params}` : page });
}
