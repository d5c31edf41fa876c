import type { Context, Hono } from "hono";
import { AskError, GIVE_UP_MS } from "#app/http/ask.ts";
import { MAX_WRITTEN_BYTES, readForm } from "#app/http/body.ts";
import { NO_STORE } from "#app/http/cache-headers.ts";
import { isFromOtherSite } from "#app/http/caller-address.ts";
import type { CacheableResponse } from "#app/http/response-cache.ts";
import { pages, pathPatterns } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import type { Caller, Refusal } from "#contracts/endpoint.ts";
import { inLanguage, isLanguage } from "#contracts/languages.ts";
import type { writeLetters } from "#features/letters/api/write.ts";
import { OUTAGE_SECONDS, outageOf } from "#platform/process/outage.ts";
import { escapeXml } from "#platform/text/xml.ts";
import { withTimeout } from "#platform/with-timeout.ts";

type Form = Readonly<Record<string, string | undefined>>;
type Answer = { readonly status: string } | Refusal;

interface Deps {
  readonly handlers: ReturnType<typeof writeLetters>;
  callerAddress(context: Context): string;
  /** Whether it is an origin of our own pages. */
  isOwnOrigin(origin: string): boolean;
  /** Renders the page of a canonical address. */
  page(canonical: string): Promise<CacheableResponse>;
}

/**
 * Takes the newsletter's forms from browsers without script, and a mail program's one-click unsubscribe (RFC 8058).
 * They go to the API's own handlers; the answer is a redirect to a page that tells the outcome.
 */
export function mountNewsletterForms(app: Hono, { handlers, callerAddress, isOwnOrigin, page }: Deps): void {
  const callerOf = (context: Context): Caller => ({ address: callerAddress(context), headers: {} });
  /** Reads the fields of one of our own forms; a page of another site must not sign up our readers. */
  async function ownForm(context: Context): Promise<Form> {
    if (isFromOtherSite(context, isOwnOrigin))
      throw new AskError(403, "This form was sent from another site.");
    return readForm(context, MAX_WRITTEN_BYTES);
  }

  /** Redirects to the page that tells the outcome; if nothing can be stored, shows the form with the reader's words. */
  async function backWith(
    context: Context,
    path: string,
    answering: Promise<Answer>,
    form: Form,
  ): Promise<Response> {
    try {
      const answer = await withTimeout(answering, GIVE_UP_MS);
      return redirectBack(context, path, outcome(answer), form);
    } catch (error) {
      if (outageOf(error) === null) throw error;
      const { source } = await page(addressOf(path, "unavailable", form));
      const { name, email, feedback, sentence, proposal } = form;
      const html = fillForm(source.body.toString(), { name, email, feedback, sentence, proposal });
      return context.html(html, 503, {
        ...source.headers,
        ...NO_STORE,
        "Retry-After": String(OUTAGE_SECONDS),
      });
    }
  }

  app.post(pages.newsletter, async (context) => {
    const { email, ...form } = await ownForm(context);
    if (form.website) return redirectBack(context, pages.newsletter, "", form);
    const request = { email, language: form.language };
    const answer = handlers[api.letters.subscribe](request, callerOf(context));
    return backWith(context, pages.newsletter, answer, { ...form, email });
  });

  app.post(pages.feedback, async (context) => {
    const { name, email, feedback, ...form } = await ownForm(context);
    if (form.website) return redirectBack(context, pages.feedback, "", form);
    const answer = handlers[api.letters.sendFeedback]({ name, email, feedback }, callerOf(context));
    return backWith(context, pages.feedback, answer, { ...form, name, email, feedback });
  });

  app.post(pages.correct, async (context) => {
    const { page, sentence, proposal, ...form } = await ownForm(context);
    if (form.website) return redirectBack(context, pages.correct, "", form);
    const typed = { page, sentence, proposal, language: form.language };
    const answer = handlers[api.letters.sendCorrection](typed, callerOf(context));
    return backWith(context, pages.correct, answer, { ...form, sentence, proposal });
  });

  app.post(pathPatterns.confirm, async (context) => {
    const token = context.req.param("token");
    const form = await readForm(context, MAX_WRITTEN_BYTES);
    const answer = handlers[api.letters.confirm]({ token }, callerOf(context)).then((answer) =>
      "refused" in answer ? answer : { status: "confirmed" },
    );
    return backWith(context, pages.newsletter, answer, form);
  });

  app.post(pathPatterns.unsubscribe, async (context) => {
    const token = context.req.param("token");
    const form = await readForm(context, MAX_WRITTEN_BYTES);
    const answering = handlers[api.letters.unsubscribe]({ token }, callerOf(context));
    if (form["List-Unsubscribe"] !== "One-Click") return backWith(context, pages.newsletter, answering, form);
    // Mail programs follow no redirects and show no page.
    return "refused" in (await withTimeout(answering, GIVE_UP_MS))
      ? context.text("This link is no longer valid.\n", 404, NO_STORE)
      : context.text("You are unsubscribed.\n", 200, NO_STORE);
  });
}

/** A code that the page turns into a sentence. */
function outcome(answer: Answer): string {
  return "refused" in answer ? (answer.code ?? answer.refused) : answer.status;
}

function redirectBack(context: Context, path: string, outcomeCode: string, form: Form): Response {
  return context.body(null, 303, { ...NO_STORE, Location: addressOf(path, outcomeCode, form) });
}

/** The page that tells the outcome, in the language and the version (full or lite) from which the form was sent. */
function addressOf(path: string, outcomeCode: string, { language, lite }: Form): string {
  const page = inLanguage(isLanguage(language) ? language : "en", path);
  const params = new URLSearchParams({
    ...(outcomeCode ? { said: outcomeCode } : {}),
    ...(lite ? { lite: "1" } : {}),
  });
  return params.size > 0 ? `${page}?${params}` : page;
}

/** A page's HTML with a reader's words in the fields of its forms: for a form that could not be stored. */
export function fillForm(html: string, words: Readonly<Record<string, string | undefined>>): string {
  return Object.entries(words).reduce(
    (filled, [name, typed]) => (typed === undefined ? filled : fillField(filled, name, escapeXml(typed))),
    html,
  );
}

function fillField(html: string, name: string, value: string): string {
  const named = `\\b[^>]* name="${name}"[^>]*>`;
  return html
    .replace(new RegExp(`<input${named}`, "g"), (tag) =>
      tag.replace(/ value="[^"]*"/, "").replace("<input", () => `<input value="${value}"`),
    )
    .replace(new RegExp(`(<textarea${named})[^<]*`, "g"), (_, tag: string) => tag + value);
}
