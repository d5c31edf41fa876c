import { beforeEach, vi } from "vitest";

/** What the API answers: JSON, a whole response, or nothing at all. */
export type PlayedAnswer = object | Response | "no network";

export interface PlayedApi {
  /** The addresses that were asked for, in order, without the API's own. */
  readonly asked: string[];
  /** Answers each call; set by each test. */
  answer: (address: string) => PlayedAnswer | Promise<PlayedAnswer>;
}

/** The browser's `fetch` of the API. Before each test of the file, nothing was asked and each answer is empty. */
export function playedApi(): PlayedApi {
  const api = { asked: [] as string[], answer: (() => ({})) as PlayedApi["answer"] };
  beforeEach(() => {
    api.asked = [];
    api.answer = () => ({});
    vi.stubGlobal("fetch", async (url: string, { method }: RequestInit) => {
      const address = `${method} ${url.replace(/^\/api/, "")}`;
      api.asked.push(address);
      const answer = await api.answer(address);
      if (answer === "no network") throw new TypeError("network");
      return answer instanceof Response ? answer : Response.json(answer);
    });
  });
  return api;
}

/** What the service worker gives in place of the server: an answer that it had kept since `at`. */
export function keptAnswer(at: number, body: object = {}): Response {
  return Response.json(body, { headers: { "X-Kept-At": new Date(at).toISOString() } });
}
