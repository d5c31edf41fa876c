import { request as ask } from "node:http";
import { test as reader } from "./reader.ts";
import { serve } from "./servers.ts";

type Rewrite = (script: string) => string;

interface WorkerProxy {
  readonly origin: string;
  replaceWorker(rewrite: Rewrite): void;
}

/** The product behind a proxy that can replace the service worker's script. */
export const test = reader.extend<{ workerProxy: WorkerProxy }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
  workerProxy: async ({}, use) => {
    let rewrite: Rewrite | null = null;
    await using server = await serve((request, response) => {
      const address = new URL(request.url ?? "/", process.env.PRODUCT_URL);
      if (rewrite !== null && address.pathname === "/service-worker.js") {
        const currentRewrite = rewrite;
        void fetch(address).then(async (answer) =>
          response
            .writeHead(200, { "Content-Type": "text/javascript", "Cache-Control": "no-cache" })
            .end(currentRewrite(await answer.text())),
        );
        return;
      }
      const { method, headers } = request;
      const forwarded = ask(address, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      forwarded.on("error", () => response.destroy());
      request.pipe(forwarded);
    });
    await use({
      origin: server.origin,
      replaceWorker: (newRewrite) => {
        rewrite = newRewrite;
      },
    });
  },
  baseURL: async ({ workerProxy }, use) => use(workerProxy.origin),
});
