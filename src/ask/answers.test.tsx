import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import { MINUTE_MS } from "#contracts/durations.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import { saveEntry, storedEntry } from "#device/stores/cache.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { type RenderedHook, renderHook } from "#tests/support/hook.tsx";
import { type PlayedAnswer, playedApi } from "#tests/support/played-api.ts";
import { idle, waitFor } from "#tests/support/waiting.ts";
import {
  type AnswerState,
  type Answers,
  askForPage,
  Preloaded,
  useAnswer,
  useIsPreloaded,
} from "./answers.ts";
import { AskError } from "./ask.ts";

const api = playedApi();
const device = emptyDevice();
const START = Date.parse("2026-11-21T11:00:00Z");
let tests = 0;
/** A question that no earlier test has asked: answers are shared by the whole visit. */
let params: { id: string };

beforeEach(() => {
  // Waiting for something lets these timers run.
  vi.useFakeTimers({ now: START, toFake: ["Date", "setTimeout", "clearTimeout"] });
  Object.assign(device.window, { location: { hostname: "naijagist.example" } });
  tests += 1;
  params = { id: `a${tests}` };
});

type Card = RenderedHook<typeof params | null, AnswerState<AnswerOf<AllEndpoints, "GET /articles/{id}">>>;

const useArticle = (given: typeof params | null) => useAnswer("GET /articles/{id}", given);
const useIsArticlePreloaded = (given: typeof params) => useIsPreloaded("GET /articles/{id}", given);
const card = (given: typeof params | null = params) => renderHook(useArticle, given);
const keyOf = ({ id }: typeof params) => `GET /articles/{id} {"id":"${id}"}`;
const shows = (one: Card, expected: object) => waitFor(() => expect(one.result).toMatchObject(expected));

const NOTHING = { answer: null, failed: null, cachedAt: null };

// What is still on its way must not arrive in the next test.
afterEach(idle);

test("a card asks its question once it is shown, and stores the answer for offline use", async () => {
  api.answer = () => ({ headline: "Ferry" });
  const one = card();
  expect(one.result).toMatchObject(NOTHING);
  await shows(one, { answer: { headline: "Ferry" }, failed: null, cachedAt: null });
  expect(api.asked).toEqual([`GET /articles/${params.id}`]);
  await waitFor(async () =>
    expect(await storedEntry(keyOf(params))).toMatchObject({ data: { headline: "Ferry" }, type: "answer" }),
  );
});

test("a card without parameters asks nothing", async () => {
  const one = card(null);
  await idle();
  expect(one.result).toMatchObject(NOTHING);
  expect(api.asked).toEqual([]);
});

test("a card whose parameters are taken away no longer shows the answer to its previous question", async () => {
  api.answer = () => ({ headline: "Ferry" });
  const one = card();
  await shows(one, { answer: { headline: "Ferry" } });
  one.render(null);
  expect(one.result).toMatchObject(NOTHING);
});

test("an answer that came with the page is shown at once, and nothing is asked", async () => {
  const preloaded: Answers = { [keyOf(params)]: { headline: "Ferry" } };
  const inPage = (content: React.ReactNode) => <Preloaded value={preloaded}>{content}</Preloaded>;
  const one = renderHook(useArticle, params, inPage);
  expect(one.result).toMatchObject({ answer: { headline: "Ferry" }, failed: null, cachedAt: null });
  expect(renderHook(useIsArticlePreloaded, params, inPage).result).toBe(true);
  expect(renderHook(useIsArticlePreloaded, { id: "other" }, inPage).result).toBe(false);
  await idle();
  expect(api.asked).toEqual([]);
});

test("cards with the same question share one call, and a later one shows the answer at once", async () => {
  api.answer = () => ({ headline: "Ferry" });
  const cards = [card(), card()];
  for (const one of cards) await shows(one, { answer: { headline: "Ferry" } });
  vi.setSystemTime(START + MINUTE_MS - 1);
  expect(card().result.answer).toEqual({ headline: "Ferry" });
  await idle();
  expect(api.asked).toHaveLength(1);
});

test("an answer is stored once, however many cards show it", async () => {
  const put = vi.spyOn(IDBObjectStore.prototype, "put");
  for (const one of [card(), card()]) await shows(one, { answer: {} });
  await waitFor(async () => expect(await storedEntry(keyOf(params))).toBeDefined());
  await idle();
  expect(put).toHaveBeenCalledTimes(1);
});

test("after a minute a card asks again, and shows the previous answer meanwhile", async () => {
  api.answer = () => ({ headline: "Ferry" });
  await shows(card(), { answer: { headline: "Ferry" } });
  const { promise, resolve } = Promise.withResolvers<PlayedAnswer>();
  api.answer = () => promise;
  vi.setSystemTime(START + MINUTE_MS);
  const later = card();
  await waitFor(() => expect(api.asked).toHaveLength(2));
  expect(later.result.answer).toEqual({ headline: "Ferry" });
  // A third card, too, while the answer is awaited.
  expect(card().result.answer).toEqual({ headline: "Ferry" });
  resolve({ headline: "Ferry sails" });
  await shows(later, { answer: { headline: "Ferry sails" } });
  expect(api.asked).toHaveLength(2);
});

test("with another question, a card no longer shows the answer to the previous one", async () => {
  const answers = new Map<string, PlayedAnswer | Promise<PlayedAnswer>>();
  api.answer = (address) => answers.get(address) ?? {};
  const first = Promise.withResolvers<PlayedAnswer>();
  const second = Promise.withResolvers<PlayedAnswer>();
  answers.set(`GET /articles/${params.id}`, { headline: "Ferry" });
  answers.set(`GET /articles/${params.id}-2`, first.promise);
  answers.set(`GET /articles/${params.id}-3`, second.promise);
  const one = card();
  await shows(one, { answer: { headline: "Ferry" } });
  one.render({ id: `${params.id}-2` });
  await shows(one, NOTHING);
  one.render({ id: `${params.id}-3` });
  await waitFor(() => expect(api.asked).toHaveLength(3));
  second.resolve({ headline: "Jetty" });
  await shows(one, { answer: { headline: "Jetty" } });
  first.resolve({ headline: "Late" });
  await idle();
  expect(one.result.answer).toEqual({ headline: "Jetty" });
});

test("a retry asks again, even within the minute", async () => {
  const one = card();
  await shows(one, { answer: {} });
  api.answer = () => ({ headline: "Ferry" });
  one.result.retry();
  await shows(one, { answer: { headline: "Ferry" } });
  one.result.retry();
  await waitFor(() => expect(api.asked).toHaveLength(3));
});

test("a failure is shown, and the next card asks again", async () => {
  api.answer = () => Response.json({ detail: "Broken." }, { status: 500 });
  await saveEntry(keyOf(params), { headline: "Stored" }, "answer");
  const one = card();
  await waitFor(() => expect(one.result.failed).toMatchObject({ status: 500, detail: "Broken." }));
  expect(one.result).toMatchObject({ answer: null, cachedAt: null });
  api.answer = () => ({ headline: "Ferry" });
  const other = card();
  expect(other.result.failed).toBeNull();
  await shows(other, { answer: { headline: "Ferry" }, failed: null });
});

test("a failure stores nothing", async () => {
  api.answer = () => Response.json({}, { status: 500 });
  const one = card();
  await waitFor(() => expect(one.result.failed).not.toBeNull());
  await idle();
  expect(await storedEntry(keyOf(params))).toBeUndefined();
});

test("a question that cannot be asked at all counts as unanswered by the network", async () => {
  const one = card({ id: "\ud800" });
  await waitFor(() => expect(one.result.failed).toBeInstanceOf(AskError));
  expect(one.result.failed).toMatchObject({ status: 0, detail: expect.stringContaining("URI") });
});

test("without a network the stored answer is shown with its time, and the next card asks again", async () => {
  await saveEntry(keyOf(params), { headline: "Stored" }, "answer");
  const cachedAt = new Date(START).toISOString();
  api.answer = () => "no network";
  const one = card();
  await shows(one, { answer: { headline: "Stored" }, failed: null, cachedAt });
  await idle();
  expect(await storedEntry(keyOf(params))).toMatchObject({ cachedAt });
  api.answer = () => ({ headline: "Ferry" });
  await shows(card(), { answer: { headline: "Ferry" }, cachedAt: null });
});

test("without a network and a stored answer, the card fails", async () => {
  api.answer = () => "no network";
  const one = card();
  await waitFor(() => expect(one.result.failed).toMatchObject({ status: 0 }));
  expect(one.result.answer).toBeNull();
});

test("without storage the answer is shown all the same, and the failure to store it is logged", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const blocked = new Error("blocked");
  vi.stubGlobal("indexedDB", {
    open() {
      throw blocked;
    },
  });
  await shows(card(), { answer: {} });
  await waitFor(() => expect(warn).toHaveBeenCalledWith("An answer was not saved for later.", blocked));
  api.answer = () => "no network";
  const other = card({ id: `${params.id}-2` });
  await waitFor(() => expect(other.result.failed).toMatchObject({ status: 0 }));
});

test("a failed call does not end the sharing of the newer one's answer", async () => {
  const first = Promise.withResolvers<PlayedAnswer>();
  api.answer = () => first.promise;
  const one = card();
  await waitFor(() => expect(api.asked).toHaveLength(1));
  api.answer = () => ({ headline: "Ferry" });
  one.result.retry();
  await shows(one, { answer: { headline: "Ferry" } });
  first.resolve(Response.json({}, { status: 500 }));
  await idle();
  expect(card().result.answer).toEqual({ headline: "Ferry" });
  await idle();
  expect(api.asked).toHaveLength(2);
});

test("a page's answer serves its cards, and a card's answer serves the page", async () => {
  api.answer = () => ({ headline: "Ferry" });
  expect(await askForPage("GET /articles/{id}", params)).toEqual({ headline: "Ferry" });
  await idle();
  expect(await storedEntry(keyOf(params)), "only what a card shows is stored").toBeUndefined();
  const one = card();
  expect(one.result.answer).toEqual({ headline: "Ferry" });
  expect(await askForPage("GET /articles/{id}", params)).toEqual({ headline: "Ferry" });
  expect(api.asked).toHaveLength(1);
  await waitFor(async () => expect(await storedEntry(keyOf(params))).toBeDefined());
  vi.setSystemTime(START + MINUTE_MS);
  await askForPage("GET /articles/{id}", params);
  expect(api.asked).toHaveLength(2);
});

test("a page's question without parameters is that of a card with none", async () => {
  await askForPage("GET /meta/sources");
  renderHook(() => useAnswer("GET /meta/sources", {}), null);
  await idle();
  expect(api.asked).toEqual(["GET /meta/sources"]);
});

test("a page's failure is thrown, and the next page asks again", async () => {
  api.answer = () => Response.json({}, { status: 500 });
  await expect(askForPage("GET /articles/{id}", params)).rejects.toMatchObject({ status: 500 });
  api.answer = () => ({ headline: "Ferry" });
  expect(await askForPage("GET /articles/{id}", params)).toEqual({ headline: "Ferry" });
});

test("a page does not show what a card has only from the device", async () => {
  await saveEntry(keyOf(params), { headline: "Stored" }, "answer");
  api.answer = () => "no network";
  const one = card();
  const asking = askForPage("GET /articles/{id}", params).catch(({ status }) => status);
  await shows(one, { answer: { headline: "Stored" } });
  await waitFor(() => expect(api.asked).toHaveLength(4));
  expect(await asking).toBe(0);
});

test("a POST is never shared", async () => {
  api.answer = () => ({ counted: true });
  for (let round = 0; round < 2; round++)
    expect(await askForPage("POST /articles/{id}/view", params)).toEqual({ counted: true });
  const view = `POST /articles/${params.id}/view`;
  expect(api.asked).toEqual([view, view]);
});
