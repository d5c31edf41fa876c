import { Hono } from "hono";
import { expect, test } from "vitest";
import { mountWebsub } from "./websub.ts";

function start() {
  const app = new Hono();
  const taken: object[] = [];
  const take = async (form: object) => {
    taken.push(form);
    return { status: 202, text: "Asked." } as const;
  };
  const clock = { now: () => new Date("2026-11-21T10:00:00Z") };
  mountWebsub(app, { hub: { take }, clock, callerAddress: () => "198.51.100.1" });
  const post = () =>
    app.request("/websub", { method: "POST", body: new URLSearchParams({ "hub.mode": "subscribe" }) });
  return { taken, post };
}

test("a subscriber's form is handed to the hub, and the answer is plain text", async () => {
  const { taken, post } = start();
  const answer = await post();
  expect([answer.status, await answer.text(), answer.headers.get("content-type")]).toEqual([
    202,
    "Asked.\n",
    "text/plain; charset=UTF-8",
  ]);
  expect(taken).toEqual([{ "hub.mode": "subscribe" }]);
});

test("one line may ask sixty times in ten minutes", async () => {
  const { post, taken } = start();
  for (let n = 0; n < 60; n += 1) await post();
  const answer = await post();
  expect([answer.status, answer.headers.get("retry-after"), taken.length]).toEqual([429, "600", 60]);
});
