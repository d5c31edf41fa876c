import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { confirmPage, unsubscribePage } from "#contracts/addresses.ts";
import { mountNewsletterForms } from "./newsletter-forms.ts";

const CONFIRM = "POST /newsletter/confirm";
const UNSUBSCRIBE = "POST /newsletter/unsubscribe";
const refused = () => Promise.reject(Object.assign(new Error("refused"), { code: "ECONNREFUSED" }));
const frozen = () => new Promise(() => {});

/** What a browser or a mail program gets for a form, while every handler does this. */
async function post(path: string, handler: () => Promise<unknown>, fields: Record<string, string> = {}) {
  const app = new Hono();
  const deps = {
    handlers: { [CONFIRM]: handler, [UNSUBSCRIBE]: handler },
    callerAddress: () => "105.1.1.1",
    isOwnOrigin: () => true,
    page: async (canonical: string) => ({ source: { body: Buffer.from(`page ${canonical}`), headers: {} } }),
  };
  mountNewsletterForms(app, deps as unknown as Parameters<typeof mountNewsletterForms>[1]);
  app.onError((_, context) => context.text("bare", 503));
  const response = await app.request(path, { method: "POST", body: new URLSearchParams(fields) });
  return [response.status, response.headers.get("location") ?? (await response.text())];
}

afterEach(() => vi.useRealTimers());

test.each([confirmPage("t"), unsubscribePage("t")])(
  "the button of %s gets a page while the database refuses, and within 20 s while it is frozen",
  async (path) => {
    const unavailable = [503, "page /ha/newsletter?said=unavailable"];
    expect(await post(path, refused, { language: "ha" })).toEqual(unavailable);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const waiting = post(path, frozen, { language: "ha" });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await waiting).toEqual(unavailable);
  },
);

test("a mail program's one-click press gets a bare status, within 20 s while the database is frozen", async () => {
  const press = { "List-Unsubscribe": "One-Click" };
  expect(await post(unsubscribePage("t"), refused, press)).toEqual([503, "bare"]);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const waiting = post(unsubscribePage("t"), frozen, press);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await waiting).toEqual([503, "bare"]);
});

test("a button's outcome is told by the newsletter's page, a mail program's press by the answer itself", async () => {
  const done = async () => ({ status: "active" });
  expect(await post(confirmPage("t"), done)).toEqual([303, "/newsletter?said=confirmed"]);
  const old = async () => ({ refused: "not-found", code: "link-expired" });
  expect(await post(confirmPage("t"), old)).toEqual([303, "/newsletter?said=link-expired"]);
  const left = async () => ({ status: "unsubscribed" });
  expect(await post(unsubscribePage("t"), left)).toEqual([303, "/newsletter?said=unsubscribed"]);
  const press = { "List-Unsubscribe": "One-Click" };
  expect(await post(unsubscribePage("t"), left, press)).toEqual([200, "You are unsubscribed.\n"]);
  expect(await post(unsubscribePage("t"), old, press)).toEqual([404, "This link is no longer valid.\n"]);
});
