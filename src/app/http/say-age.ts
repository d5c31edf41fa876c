import { keptAtHeader } from "#contracts/device.ts";
import { isForCaches, NO_STORE } from "./cache-headers.ts";
import { bodyOf, type PreparedResponse, prepareResponse } from "./prepared-response.ts";

const STANDING_IN = new WeakMap<PreparedResponse, Promise<PreparedResponse>>();

/**
 * What stands in for a page or an answer that could not be made states its time, as the service worker's copies do. It
 * has another ETag, so that a browser's own copy is not taken for current, and no cache may keep it.
 */
export function sayAge(ready: PreparedResponse, at: Date): Promise<PreparedResponse> {
  const [type] = /^text\/html|^application\/json/.exec(ready.common["Content-Type"] ?? "") ?? [];
  // What was made from an old part has already said of when that is.
  if (!type || keptAtHeader in ready.common) return Promise.resolve(ready);
  const said = STANDING_IN.get(ready) ?? prepareWithAge(ready, type === "text/html", at.toISOString());
  STANDING_IN.set(ready, said);
  return said;
}

function prepareWithAge(ready: PreparedResponse, isPage: boolean, at: string): Promise<PreparedResponse> {
  const text = bodyOf(ready, "identity").toString("latin1");
  const headers = Object.entries(ready.common).filter(([name]) => !isForCaches(name));
  return prepareResponse({
    status: ready.status,
    headers: {
      ...Object.fromEntries(headers),
      ...NO_STORE,
      [keptAtHeader]: at,
      ...(!isPage && { "Access-Control-Expose-Headers": keptAtHeader }),
    },
    // The line's end changes an answer's ETag, and nothing that it says.
    body: Buffer.from(isPage ? text.replace("<html ", `<html data-kept-at="${at}" `) : `${text}\n`, "latin1"),
  });
}
