import { Writable } from "node:stream";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type RouterContextProvider, ServerRouter } from "react-router";
import { faultContext, madeContext } from "#ask/contexts.ts";
import { MadeAt } from "#ui/root-data.ts";
import { allWords } from "#words/all.ts";
import { registerWords } from "#words/of-language.ts";

export { askContext, faultContext, languageContext, madeContext, settingsContext } from "#ask/contexts.ts";
export { letterWriters } from "#features/letters/mail/render-letters.tsx";
export { wordsOf } from "#words/of-language.ts";

for (const words of allWords) registerWords(words);

/** Rendering may take seconds on a busy machine, but a page that is not finished by then never will be. */
const RENDER_TIMEOUT_MS = 30_000;

/** Renders the whole page before any byte is sent: the body is hashed for the CSP, cached and compressed. */
export default async function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const page = await renderWhole(
    <MadeAt value={context.get(madeContext)}>
      <ServerRouter context={routerContext} url={request.url} />
    </MadeAt>,
    context.get(faultContext),
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page.html, { status: page.failed ? 500 : status, headers });
}

/** Called with what a loader threw. */
export function handleError(error: unknown, { context }: { context: Readonly<RouterContextProvider> }): void {
  context.get(faultContext)(error);
}

function renderWhole(
  page: React.ReactNode,
  onError: (error: unknown) => void,
): Promise<{ html: Buffer<ArrayBuffer>; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const parts: Buffer[] = [];
    const body = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        resolve({ html: Buffer.concat(parts), failed });
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(page, {
      // A large boundary would be sent after the page and moved into place by a script: a layout shift, and invisible
      // without JavaScript.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        // A timer that is not cleared would keep the page's tree in memory until it fires.
        clearTimeout(timer);
        pipe(body);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError(error) {
        failed = true;
        onError(error);
      },
    });
    const timer = setTimeout(() => abort(new Error("the page took too long to render")), RENDER_TIMEOUT_MS);
  });
}
