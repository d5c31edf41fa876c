import { parseFeed as parseDocument } from "feedsmith";
import type { FeedDescription, FeedItem } from "#features/news/shapes.ts";
import { failed, ok, type Result } from "#platform/result.ts";
import { oneLine, plainText } from "#platform/text/plain-text.ts";
import { webAddress } from "./address.ts";
import { bylineOf, feedAuthor } from "./byline.ts";
import { readDate } from "./dates.ts";
import { fromAtom } from "./formats/atom.ts";
import { fromJson } from "./formats/json.ts";
import { fromNewsSitemap } from "./formats/news-sitemap.ts";
import { type RawEntry, type RawFeed, statedUpdateMinutes } from "./formats/raw-feed.ts";
import { fromRdf, fromRss } from "./formats/rss.ts";
import { findPicture } from "./picture.ts";
import { balanceJson } from "./repair/balance-json.ts";
import { balanceXml } from "./repair/balance-xml.ts";
import { decode } from "./repair/decode.ts";
import { expandDeclared, modernise } from "./repair/modernise.ts";
import { bodyText, summarise } from "./summary.ts";

export interface FeedDocument {
  readonly bytes: Uint8Array;
  readonly contentType?: string;
  /** The feed's address: the base of relative links. */
  readonly url?: string;
}

export interface ParsedFeed {
  readonly encoding: string;
  readonly about: FeedDescription;
  readonly items: readonly FeedItem[];
  /** Minutes until the feed expects new entries, by its own statement; 0 if it makes none. */
  readonly statedUpdateMinutes: number;
  /** True if the document had to be repaired. */
  readonly wasBroken: boolean;
}

export interface ParseFailure {
  readonly kind: "empty" | "html" | "not-a-feed";
  readonly message: string;
  readonly encoding: string;
}

/** If a feed has more entries, only the first ones are read. */
const MAX_ITEMS = 500;
const MAX_TEXT_LENGTH = 200_000;
const HTML_PAGE = /^\s*(?:<!--[\s\S]{0,2000}?-->\s*)*(?:<!doctype\s+html|<html[\s>])/i;
const FEED_ROOT = /<(?:\w+:)?(?:rss|feed|rdf)[\s>]/i;
const CHANNEL = /<(?:channel|item)[\s>]/i;
const ITEM_BEGINS = /<(?:\w+:)?(?:item|entry)[\s>]/gi;
const TITLE = /<title[^<>]*>([^<]{0,200})/i;
const BEFORE_XML = /^[^<{]*(?=<|\{)/;

/** Reads the bytes of any feed, valid or broken, into our own shape. */
export function parseFeed({ bytes, contentType, url }: FeedDocument): Result<ParsedFeed, ParseFailure> {
  const { encoding, text } = decode(bytes, contentType);
  if (text.trim() === "") return failed({ kind: "empty", message: "an empty answer", encoding });
  if (HTML_PAGE.test(text)) return failed({ kind: "html", message: htmlMessage(text), encoding });
  const document = readDocument(text) ?? readEmpty(text);
  if (!document) return failed({ kind: "not-a-feed", message: "no feed of a known kind", encoding });
  const base = webAddress(document.feed.base, url) ?? webAddress(url);
  const link = firstAddress(document.feed.links, base);
  const author = feedAuthor(bylineOf(document.feed.authors ?? []), plainText(document.feed.title ?? ""));
  return ok({
    encoding,
    about: aboutOf(document.feed, link),
    items: document.feed.entries
      .slice(0, MAX_ITEMS)
      .map((entry) => itemOf(entry, { base: base ?? link, author })),
    statedUpdateMinutes: statedUpdateMinutes(document.feed),
    wasBroken: document.wasBroken,
  });
}

function htmlMessage(text: string): string {
  const title = plainText(TITLE.exec(text)?.[1] ?? "");
  return `an HTML page instead of a feed${title === "" ? "" : ` (“${title}”)`}`;
}

interface ReadDocument {
  readonly feed: RawFeed;
  readonly wasBroken: boolean;
}

/** Reads the document as it is if that loses no entry; otherwise as it is or repaired, whichever yields more. */
function readDocument(text: string): ReadDocument | null {
  const document = openDocument(text.replace(BEFORE_XML, ""));
  const intact = tryDocument(document);
  const listed = document.match(ITEM_BEGINS)?.length ?? 0;
  if (intact && intact.entries.length >= Math.min(listed, MAX_ITEMS))
    return { feed: intact, wasBroken: false };
  const repaired = tryDocument(repair(document));
  if (repaired && repaired.entries.length > (intact?.entries.length ?? -1))
    return { feed: repaired, wasBroken: true };
  return intact && { feed: intact, wasBroken: false };
}

function openDocument(text: string): string {
  return text.startsWith("{") ? text : modernise(expandDeclared(text));
}

function repair(document: string): string {
  if (document.startsWith("{")) return balanceJson(document);
  const balanced = balanceXml(document);
  return FEED_ROOT.test(balanced) || !CHANNEL.test(balanced)
    ? balanced
    : `<rss version="2.0">${balanced}</rss>`;
}

/** A feed without entries is not a failure. */
function readEmpty(text: string): ReadDocument | null {
  return FEED_ROOT.test(text) ? { feed: { links: [], entries: [] }, wasBroken: false } : null;
}

function tryDocument(text: string): RawFeed | null {
  const sitemap = fromNewsSitemap(text);
  if (sitemap) return sitemap;
  try {
    const parsed = parseDocument(text);
    if (parsed.format === "rss") return fromRss(parsed.feed);
    if (parsed.format === "rdf") return fromRdf(parsed.feed);
    return parsed.format === "atom" ? fromAtom(parsed.feed) : fromJson(parsed.feed);
  } catch {
    return null;
  }
}

function aboutOf(feed: RawFeed, link: string | null): FeedDescription {
  return {
    title: plainText(feed.title ?? ""),
    link,
    description: plainText(feed.description ?? ""),
    language: feed.language?.trim() || null,
  };
}

/** What an entry inherits from its feed. */
interface OfFeed {
  readonly base: string | null;
  readonly author: string | null;
}

function itemOf(entry: RawEntry, { base: feedBase, author }: OfFeed): FeedItem {
  const base = webAddress(entry.base, feedBase) ?? feedBase;
  const summary = startOf(entry.summaries.find(isText));
  const content = startOf(longest(entry.contents));
  const updated = firstDate(entry.updated);
  return {
    id: oneLine(entry.id ?? "").toWellFormed() || null,
    title: plainText(startOf(entry.title)),
    link: firstAddress(entry.links, base) ?? loginAddress(entry.links),
    published: firstDate(entry.published) ?? updated,
    updated,
    summary: summarise(summary, content),
    content: bodyText(longest([content, summary]) ?? ""),
    author: bylineOf(entry.authors) ?? author,
    categories: [...new Set(entry.categories.map((word) => plainText(word ?? "")).filter(isText))],
    image: findPicture(entry, base),
  };
}

/** No article is longer; more would only take time. */
function startOf(text: string | undefined): string {
  return text?.slice(0, MAX_TEXT_LENGTH) ?? "";
}

function isText(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== "";
}

function longest(texts: readonly (string | undefined)[]): string | undefined {
  return texts.filter(isText).sort((a, b) => b.length - a.length)[0];
}

function firstDate(dates: readonly (string | undefined)[]): string | null {
  return dates.map(readDate).find((date) => date !== null) ?? null;
}

function firstAddress(links: readonly (string | undefined)[], base: string | null): string | null {
  return links.map((link) => webAddress(link, base)).find((address) => address !== null) ?? null;
}

/** A link with a user name or password is no web address, but the operator should hear of it. */
function loginAddress(links: readonly (string | undefined)[]): string | null {
  return (
    links
      .map((link) => URL.parse(link?.trim() ?? "")?.href ?? "")
      .find((link) => /^https?:\/\/[^/?#]*@/.test(link)) ?? null
  );
}
