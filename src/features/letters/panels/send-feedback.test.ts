import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { english } from "#words/words.ts";
import { sendFeedback } from "./send-feedback.ts";

const page = { location: { hostname: "naijagist.example" }, dataLayer: [] as object[] };
const typed = { name: " Ada ", email: " ADA@example.com ", feedback: " Good work, all of you. " };
const FAILED = "Failed to submit feedback. Please try again.";

beforeEach(() => {
  page.dataLayer = [];
  vi.stubGlobal("window", page);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The server's only answer; returns the bodies sent. */
function answer(response: Response): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return response;
  });
  return sent;
}

test("feedback is sent without spaces around it, and its sending is recorded once", async () => {
  const sent = answer(Response.json({ ok: true }));
  expect(await sendFeedback(typed, english)).toBeNull();
  expect(sent).toEqual([{ name: "Ada", email: "ada@example.com", feedback: "Good work, all of you." }]);
  expect(page.dataLayer).toEqual([{ event: "feedback_submitted" }]);
});

test("a success that is not JSON is a success", async () => {
  answer(new Response("thanks"));
  expect(await sendFeedback(typed, english)).toBeNull();
  expect(page.dataLayer).toHaveLength(1);
});

test("feedback that is incomplete is not sent", async () => {
  const sent = answer(Response.json({ ok: true }));
  expect(await sendFeedback({ ...typed, name: " " }, english)).toBe("Please fill in all fields");
  expect([sent, page.dataLayer]).toEqual([[], []]);
});

test.each([
  [422, { detail: "The name is odd.", code: "invalid" }, "The name is odd."],
  [422, {}, FAILED],
  [429, { detail: "Slow down." }, FAILED],
  [500, { detail: "Broken." }, FAILED],
])("a refusal with %d and %j is explained: %s", async (status, body, problem) => {
  answer(Response.json(body, { status }));
  expect(await sendFeedback(typed, english)).toBe(problem);
  expect(page.dataLayer).toEqual([]);
});

test("in another language a problem is said in that language", async () => {
  answer(Response.json({ detail: "Broken." }, { status: 500 }));
  expect(await sendFeedback(typed, hausa)).toBe(hausa.say(FAILED as "Table"));
});
