import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "#platform/clock.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { articleAt, editionAt } from "./edition.ts";
import { writeFeed } from "./feed-formats/write-feed.ts";
import { feedOf } from "./feed-of.ts";
import { articlePage, frontPage } from "./pages.ts";
import { paperOf, type SamplePaper } from "./papers.ts";
import { createPictures, drawMark } from "./pictures.ts";
import type { ProviderAnswer } from "./provider.ts";

/** Answers for all papers: feeds, front pages, articles, pictures, icons. */
export function createNewsSites(
  clock: Clock,
  origin: () => string,
): (url: URL, headers: IncomingHttpHeaders) => Promise<ProviderAnswer> {
  const picture = createPictures();
  return async (url, headers) => {
    const [, id = "", ...rest] = url.pathname.split("/");
    const paper = paperOf(id);
    if (!paper) return nothingHere;
    const below = rest.join("/");
    const now = clock.now();
    // No Retry-After: all papers and providers share this host, so all would pause.
    if (isDown(paper, now)) return { status: 503, headers: {}, body: "" };
    if (below === paper.feedOptions.feed) return feed(paper, now, origin(), headers);
    if (below === "favicon.png") return image(await drawMark(paper), "image/png");
    if (rest[0] === "pictures") return image(await picture(rest[1] ?? ""), "image/jpeg");
    if (below === "") return html(frontPage(paper, editionAt(now, paper.id)));
    const article = articleAt(url.pathname, now);
    return article ? html(articlePage(paper, article)) : nothingHere;
  };
}

function feed(paper: SamplePaper, now: Date, origin: string, headers: IncomingHttpHeaders): ProviderAnswer {
  const feedData = feedOf(paper, editionAt(now, paper.id), origin);
  const { type, body } = writeFeed(feedData);
  const sentBody = isCut(paper, now) ? body.subarray(0, Math.floor(body.length * 0.7)) : body;
  const validators = validatorsOf(paper, sentBody, feedData.updated);
  if (isUnchanged(validators, headers)) return { status: 304, headers: validators, body: "" };
  return { status: 200, headers: { "content-type": type, ...validators }, body: sentBody };
}

function validatorsOf({ feedOptions }: SamplePaper, body: Uint8Array, updated: Date): Record<string, string> {
  if (feedOptions.validators === "none") return {};
  const etag = `"${createHash("sha1").update(body).digest("hex").slice(0, 20)}"`;
  return feedOptions.validators === "both" ? { etag, "last-modified": updated.toUTCString() } : { etag };
}

/** If-None-Match takes precedence over If-Modified-Since, which counts only without an ETag (RFC 9110, 13.2.2). */
function isUnchanged(validators: Record<string, string>, headers: IncomingHttpHeaders): boolean {
  const etags = headers["if-none-match"];
  if (etags !== undefined) return validators.etag !== undefined && etags.includes(validators.etag);
  const since = Date.parse(headers["if-modified-since"] ?? "");
  return Date.parse(validators["last-modified"] ?? "") <= since;
}

/** The last ten minutes of every four hours. */
function isDown({ feedOptions }: SamplePaper, now: Date): boolean {
  return feedOptions.fault === "down" && Math.floor(now.getTime() / MINUTE_MS) % 240 >= 230;
}

/** Five minutes of every hour. */
function isCut({ feedOptions }: SamplePaper, now: Date): boolean {
  return feedOptions.fault === "truncated" && now.getUTCMinutes() >= 40 && now.getUTCMinutes() < 45;
}

const nothingHere: ProviderAnswer = {
  status: 404,
  headers: { "content-type": "text/plain" },
  body: "Not found",
};

function html(body: string): ProviderAnswer {
  return {
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex" },
    body,
  };
}

function image(body: Uint8Array | null, type: string): ProviderAnswer {
  return body
    ? { status: 200, headers: { "content-type": type, "cache-control": "max-age=86400" }, body }
    : nothingHere;
}
