import { createContext, type ReactNode, useContext } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MINUTE_MS } from "#contracts/durations.ts";
import { emptyDevice } from "#tests/support/empty-device.ts";
import { renderHook } from "#tests/support/hook.tsx";
import { playedApi } from "#tests/support/played-api.ts";
import { idle, waitFor } from "#tests/support/waiting.ts";
import { useFeed } from "./Feed.tsx";
import { type FeedQuestion, feedPageOf, PAGE_LENGTH } from "./feed-page.ts";

const api = playedApi();
const device = emptyDevice();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
  Object.assign(device.window, { location: { hostname: "naijagist.example" } });
});
afterEach(idle);

/** A page of the list of the stories that there are when the newest of them is this one. */
function pageFrom(newest: number, page = 1) {
  const at = (place: number) => newest - (page - 1) * PAGE_LENGTH - place;
  const articles = Array.from({ length: PAGE_LENGTH }, (_, place) => ({
    _id: String(at(place)),
    published_at: new Date(at(place) * MINUTE_MS).toISOString(),
  }));
  const newest_at = new Date(newest * MINUTE_MS).toISOString();
  return { articles, page, total: 1000, next_cursor: "x", newest_at };
}

const ContentOfRoute = createContext<ReactNode>(null);
const Content = () => useContext(ContentOfRoute);

/** An open list whose newest story is the hundredth, each with its own place among the lists that were opened. */
function openList(category: string) {
  const question: FeedQuestion = { address: "GET /articles/latest", params: { category } };
  const router = createMemoryRouter([{ path: "/*", element: <Content /> }]);
  const list = (newest: number) => useFeed({ question, first: feedPageOf(pageFrom(newest)) });
  return renderHook(list, 100 as number, (content) => (
    <ContentOfRoute value={content}>
      <RouterProvider router={router} />
    </ContentOfRoute>
  ));
}
type List = ReturnType<typeof openList>;

const shownBy = ({ result }: List) => result.cards.map(({ _id }) => Number(_id));
const downFrom = (newest: number, length: number) => Array.from({ length }, (_, place) => newest - place);

/** Answers as the server does when the newest story is this one. */
function answerFrom(newest: number): void {
  api.answer = (address) => ({
    versions: { news: String(newest) },
    ...pageFrom(newest, Number(/[?&]page=(\d+)/.exec(address)?.[1] ?? 1)),
  });
}

async function untilWaiting(list: List, text: string): Promise<void> {
  vi.advanceTimersByTime(5 * MINUTE_MS);
  await waitFor(() => expect(list.result.waitingText).toBe(text));
  list.result.showWaiting();
}

async function showOlder(list: List, length: number): Promise<void> {
  await list.result.older.loadMore(null);
  await waitFor(() => expect(shownBy(list)).toHaveLength(length));
}

test("of more new stories than one page holds it is said that there may be more, and none is left out", async () => {
  const list = openList("many");
  answerFrom(150);
  await untilWaiting(list, "12+ new stories");
  await waitFor(() => expect(shownBy(list)).toEqual(downFrom(150, 12)));
  await showOlder(list, 24);
  expect(shownBy(list)).toEqual(downFrom(150, 24));
  list.unmount();
});

test("fewer are counted, and what was loaded below stays", async () => {
  const list = openList("few");
  answerFrom(100);
  await showOlder(list, 24);
  answerFrom(103);
  await untilWaiting(list, "3 new stories");
  await waitFor(() => expect(shownBy(list)).toEqual(downFrom(103, 27)));
  list.unmount();
});

test.each([
  [111, 12 + 23],
  [112, 12],
])(
  "what was loaded below stays only below a page that it follows: from story %i on, %i stories",
  async (newest, length) => {
    const list = openList(`asked again from ${newest}`);
    answerFrom(100);
    await showOlder(list, 24);
    list.render(newest);
    expect(shownBy(list)).toEqual(downFrom(newest, length));
    answerFrom(newest);
    await list.result.older.loadMore(null);
    await waitFor(() => expect(shownBy(list).length).toBeGreaterThan(12));
    expect(shownBy(list)).toEqual(downFrom(newest, shownBy(list).length));
    list.unmount();
  },
);
