import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { Clock } from "#platform/clock.ts";
import { MINUTE_MS } from "#platform/time.ts";
import { articleAt, editionAt, type SampleArticle } from "./edition.ts";
import type { Feed } from "./feed-formats/feed.ts";
import { writeFeed } from "./feed-formats/write-feed.ts";
import { escapeXml, paragraphs } from "./feed-formats/xml.ts";
import { paperOf, type SamplePaper } from "./papers.ts";
import { createPictures, drawMark, picturePath } from "./pictures.ts";
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

/** A paper's feed of these articles, independent of its format. */
function feedOf(paper: SamplePaper, articles: readonly SampleArticle[], origin: string): Feed {
  const home = `${origin}/${paper.id}`;
  const base = paper.feedOptions.relativeLinks ? "" : origin;
  return {
    paper,
    home,
    self: `${home}/${paper.feedOptions.feed}`,
    updated: articles[0]?.publishedAt ?? new Date(0),
    entries: articles.map((article) => ({
      article,
      link: base + article.path,
      guid: [paper.id, ...withoutSlug(article.path.split("/").slice(2))].join(":"),
      picture: paper.feedOptions.pictures === "none" ? null : base + picturePath(paper, article),
    })),
  };
}

/** "2026-11-22", "7-ferry-runs-aground" → "2026-11-22", "7". */
function withoutSlug(parts: readonly string[]): string[] {
  return [...parts.slice(0, -1), parts.at(-1)?.split("-", 1)[0] ?? ""];
}

/** The page of an article; it begins with a note that everything in it is invented. */
function articlePage(paper: SamplePaper, article: SampleArticle): string {
  return page(
    paper,
    article.headline,
    `<p><small>${escapeXml(article.category)} · ${article.publishedAt.toISOString().slice(0, 16).replace("T", " ")} UTC</small></p>
<img src="${picturePath(paper, article)}" alt="" width="960" height="540">
${paragraphs(article.paragraphs)}`,
  );
}

function frontPage(paper: SamplePaper, articles: readonly SampleArticle[]): string {
  const links = articles
    .slice(0, 30)
    .map(({ path, headline }) => `<li><a href="${path}">${escapeXml(headline)}</a></li>`);
  const { kind, scope, founded } = paper.about ?? {};
  const facts = [paper.place, kind, scope, founded && `founded ${founded}`].filter(Boolean).join(", ");
  const about = `<p lang="en">${escapeXml(facts)}</p>`;
  return page(paper, paper.name, `${about}\n<ul>\n${links.join("\n")}\n</ul>`);
}

function page(paper: SamplePaper, title: string, main: string): string {
  return `<!doctype html>
<html lang="${paper.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeXml(title)} (invented)</title>
<link rel="icon" href="/${paper.id}/favicon.png">
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:40rem;margin:2rem auto;padding:0 1rem}img{max-width:100%;height:auto}.note{padding:.5rem 1rem;background:#efe6d2}</style>
</head>
<body>
<p class="note" lang="en">${escapeXml(paper.name)} is an invented newspaper, and so is everything in it. It belongs to the sample edition.</p>
<h1>${escapeXml(title)}</h1>
${main}
</body>
</html>
`;
}
