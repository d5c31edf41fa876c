import { request as ask } from "node:http";
import { test as reader } from "./reader.ts";
import { serve } from "./servers.ts";

type Change = (script: string) => string;

/** The product behind a proxy that serves another service worker once it is told to. */
export const test = reader.extend<{ door: { origin: string; change(how: Change): void } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  door: async ({}, use) => {
    let change: Change | null = null;
    await using server = await serve((request, response) => {
      const address = new URL(request.url ?? "/", process.env.PRODUCT_URL);
      if (change !== null && address.pathname === "/service-worker.js") {
        const how = change;
        void fetch(address).then(async (answer) =>
          response
            .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" })
            .end(how(await answer.text())),
        );
        return;
      }
      const { method, headers } = request;
      const asked = ask(address, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      asked.on("error", () => response.destroy());
      request.pipe(asked);
    });
    await use({
      origin: server.origin,
      change: (how) => {
        change = how;
      },
    });
  },
  baseURL: async ({ door }, use) => use(door.origin),
});
