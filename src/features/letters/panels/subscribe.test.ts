import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hausa } from "#tests/support/hausa.ts";
import { english } from "#words/words.ts";
import { subscribe } from "./subscribe.lazy.ts";

const page = {
  location: { hostname: "naijagist.example", pathname: "/newsletter" },
  dataLayer: [] as object[],
};
const WELCOME = "Welcome! The Daily Brief comes every morning at 7:00 AM.";
const FAILED = "Failed to subscribe. Please try again.";

beforeEach(() => {
  page.dataLayer = [];
  page.location.pathname = "/newsletter";
  vi.useFakeTimers();
  vi.stubGlobal("window", page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server's answer to every request, null if it cannot be reached; returns the bodies sent. */
function answer(response: Response | null): unknown[] {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    if (response === null) throw new TypeError("network");
    return response;
  });
  return sent;
}

async function outcomeOf(...[typed, words, sendsMail]: Parameters<typeof subscribe>) {
  const subscribing = subscribe(typed, words, sendsMail);
  await vi.runAllTimersAsync();
  return subscribing;
}

test("a tidy address is sent, the server's message shown and the sign-up recorded", async () => {
  const sent = answer(Response.json({ status: "pending", message: "Please confirm." }));
  expect(await outcomeOf(" ADA@example.com ", english, true)).toEqual({
    at: "welcome",
    message: "Please confirm.",
  });
  expect(sent).toEqual([{ email: "ada@example.com" }]);
  expect(page.dataLayer).toEqual([{ event: "newsletter_signup" }]);
});

test.each([
  ["pending", true, "Almost there: please confirm with the link in the letter we have sent you."],
  [
    "pending",
    false,
    "Almost there: please confirm with the link in the letter. It was not mailed: this site keeps its letters in an outbox.",
  ],
  ["subscribed", true, WELCOME],
] as const)(
  "a sign-up that is %s, with mail %s, is welcomed by the site itself",
  async (status, mail, text) => {
    answer(Response.json({ status, message: "" }));
    expect(await outcomeOf("ada@example.com", english, mail)).toEqual({ at: "welcome", message: text });
    answer(Response.json({ status, message: "In English." }));
    page.location.pathname = "/ha/newsletter";
    expect(await outcomeOf("ada@example.com", hausa, mail)).toEqual({
      at: "welcome",
      message: hausa.say(text as "Table"),
    });
  },
);

test("a sign-up on a page in another language asks for letters in that language", async () => {
  page.location.pathname = "/ha/newsletter";
  const sent = answer(Response.json({ status: "pending", message: "" }));
  await outcomeOf("ada@example.com", hausa, true);
  expect(sent).toEqual([{ email: "ada@example.com", language: "ha" }]);
});

test("a success that is not JSON is welcomed", async () => {
  answer(new Response("ok"));
  expect(await outcomeOf("ada@example.com", english, true)).toEqual({ at: "welcome", message: WELCOME });
});

test.each([
  ["", "Please enter your email address"],
  ["ada", "Please enter a valid email address"],
])("the address %j is not sent: %s", async (typed, problem) => {
  const sent = answer(Response.json({}));
  expect(await outcomeOf(typed, english, true)).toEqual({ at: "idle", problem });
  expect([sent, page.dataLayer]).toEqual([[], []]);
});

test.each([
  ["no answer", null, "Network error. Please check your connection and try again."],
  ["422 with a detail", Response.json({ detail: "No such host." }, { status: 422 }), "No such host."],
  ["422", Response.json({}, { status: 422 }), FAILED],
  ["409", Response.json({}, { status: 409 }), "This email is already subscribed to our newsletter!"],
  ["429", Response.json({}, { status: 429 }), "Too many requests. Please wait a moment and try again."],
  ["404", Response.json({}, { status: 404 }), FAILED],
  ["499", Response.json({}, { status: 499 }), FAILED],
  ["500", Response.json({}, { status: 500 }), "Server error. Please try again later."],
  ["503", Response.json({}, { status: 503 }), "Server error. Please try again later."],
])("a refusal is explained by its status: %s", async (_, response, problem) => {
  answer(response);
  expect(await outcomeOf("ada@example.com", english, true)).toEqual({ at: "idle", problem });
  expect(page.dataLayer).toEqual([]);
});
