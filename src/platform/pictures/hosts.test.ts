import { setImmediate as turn } from "node:timers/promises";
import sharp from "sharp";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Fetch } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import { createPictures } from "./pictures.ts";
import { createPictureSigner } from "./sign.ts";

const signer = createPictureSigner(Buffer.alloc(32, 7));
const nothingKept = {
  find: async () => null,
  put: async () => {},
  remove: async () => {},
  tidy: async () => 0,
};
const SILENT = "https://silent.example";
let body: Buffer;
beforeAll(async () => {
  body = await sharp({ create: { width: 8, height: 6, channels: 3, background: "red" } })
    .png()
    .toBuffer();
});
afterEach(() => void vi.useRealTimers());

/** Pictures of one host that never answers, and of others that do. */
function picturesFrom(fetch: Fetch) {
  const pictures = createPictures({ fetch, signer, cache: nothingKept });
  return async (url: string, width = 320): Promise<string> => {
    const [, , signature = "", ...rest] = signer.sign("pictures", url)?.split("/") ?? [];
    const request = { kind: "pictures", signature, encoded: rest.join("/"), width, accept: "*/*" } as const;
    return (await pictures(request)).kind;
  };
}

const answer = (url: string) => ok({ status: 200, unchanged: false, url, movedTo: null, headers: {}, body });

test("a host that is silent does not stop another host's pictures", async () => {
  const ask = picturesFrom(({ url }) =>
    url.startsWith(SILENT) ? new Promise(() => {}) : Promise.resolve(answer(url)),
  );
  for (let nth = 0; nth < 40; nth += 1) void ask(`${SILENT}/${nth}.png`);
  expect(await ask("https://paper.example/1.png")).toBe("picture");
});

test("a picture whose turn at its host does not come is missing, and may be asked for again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const asked: string[] = [];
  const silence = Promise.withResolvers<ReturnType<typeof answer>>();
  const ask = picturesFrom(({ url }) => {
    asked.push(url);
    return silence.promise;
  });
  void ask(`${SILENT}/1.png`);
  const second = ask(`${SILENT}/2.png`);
  for (let turns = 0; turns < 5; turns += 1) await turn();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await second).toBe("missing");
  expect(asked).toHaveLength(1);
  silence.resolve(answer(SILENT));
  expect(await ask(`${SILENT}/2.png`)).toBe("picture");
});

test("a picture that failed while another size of it waited is not fetched again, a busy host's is", async () => {
  for (const [kind, fetches] of [
    ["timeout", 1],
    ["busy", 4],
  ] as const) {
    let calls = 0;
    const ask = picturesFrom(async () => {
      calls += 1;
      await turn();
      return failed({ kind, message: "" });
    });
    const url = `${SILENT}/1.png`;
    expect(new Set(await Promise.all([224, 448, 960, 320].map((width) => ask(url, width))))).toEqual(
      new Set(["missing"]),
    );
    expect(calls, kind).toBe(fetches);
  }
});

test("however many hosts there are, 16 pictures are held at most", async () => {
  let held = 0;
  let most = 0;
  const ask = picturesFrom(async ({ url }) => {
    held += 1;
    most = Math.max(most, held);
    for (let turns = 0; turns < 5; turns += 1) await turn();
    held -= 1;
    return answer(url);
  });
  const urls = Array.from({ length: 60 }, (_, nth) => `https://paper-${nth % 20}.example/${nth}.png`);
  const kinds = await Promise.all(urls.map((url) => ask(url)));
  expect(new Set(kinds)).toEqual(new Set(["picture"]));
  expect(most).toBe(16);
});
