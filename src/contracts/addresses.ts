/**
 * The site's page addresses, so that no page, feed, letter or sitemap writes one by hand. Without zod, because the
 * browser loads this file.
 */

import type { pictureSizes } from "./picture-sizes.ts";

/** These are English in every language, and say so. */
export const englishPages = {
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
  copyright: "/copyright",
  disclaimer: "/disclaimer",
  developers: "/developers",
  rss: "/rss",
  careers: "/careers",
} as const;

export const pages = {
  home: "/",
  search: "/search",
  markets: "/category/business/markets",
  economicIndicators: "/business/business-metrics",
  naira: "/business/naira",
  league: "/sports/nigeria-league",
  nowShowing: "/now-showing-movies",
  upcomingFilms: "/coming-soon-movies",
  music: "/music",
  events: "/events",
  bookmarks: "/bookmarks",
  settings: "/settings",
  following: "/following",
  since: "/since",
  recentlyRead: "/recently-read",
  hotTopics: "/hot-topics",
  popular: "/popular",
  latest: "/latest",
  publishers: "/publishers",
  places: "/places",
  feedback: "/feedback",
  correct: "/correct",
  newsletter: "/newsletter",
  dailyBrief: "/daily-brief",
  offline: "/offline",
  sitemap: "/sitemap.xml",
  ...englishPages,
} as const;

/** The hub that tells programs of the feeds' new content (WebSub). */
export const websubAddress = "/websub";

/** What all pages of a build share, for browsers that keep it. */
export const dictionaryAddress = "/pages.dictionary";

/** Paths with parameters. The id of an article or a story can never equal a fixed word of a path. */
export const pathPatterns = {
  category: "/category/:category",
  article: "/article/:id",
  story: "/story/:id",
  paper: "/paper/:id",
  place: "/place/:state",
  topic: "/hot-topics/:id",
  trending: "/trending/:topic",
  brief: "/daily-brief/:date",
  edition: "/edition/:date/:name",
  club: "/sports/nigeria-league/club/:id",
  match: "/sports/nigeria-league/match/:id",
  confirm: "/newsletter/confirm/:token",
  unsubscribe: "/newsletter/unsubscribe/:token",
} as const;

/** The slug is the lowercased label: "/category/general%20news". */
export function categoryPage(category: string): string {
  return `/category/${encodeURIComponent(category.toLowerCase())}`;
}

export function articlePage(id: string): string {
  return `/article/${encodeURIComponent(id)}`;
}

export function storyPage(id: string): string {
  return `/story/${encodeURIComponent(id)}`;
}

/** The short address for shared messages. */
export function shortArticleAddress(id: string): string {
  return `/s/${encodeURIComponent(id)}`;
}

export function shortStoryAddress(id: string): string {
  return `/s/s${encodeURIComponent(id)}`;
}

/** The page of a state, by its slug; where only its name or a town of it is known, by that. */
export function placePage(slugOrName: string): string {
  return `/place/${encodeURIComponent(slugOrName)}`;
}

/** Addressed by the topic's id, or by its name if it has none. */
export function topicPage(topic: { _id?: string | null; topic: string }): string {
  return `/hot-topics/${encodeURIComponent(topic._id || topic.topic)}`;
}

export function searchPage(term: string): string {
  return `/search?q=${encodeURIComponent(term)}`;
}

/** A feed's address ("/politics", "/search?q=rice"); under /ha that of the Hausa stories. */
export function rssAddress(path: string, language: string): string {
  return withLanguage(`/api/rss${path}`, language);
}

/** A feed, a calendar or a picture in the language; English need not be named. */
export function withLanguage(address: string, language: string): string {
  return language === "en" ? address : `${address}${address.includes("?") ? "&" : "?"}language=${language}`;
}

/** A newspaper, by its ID; where only its name is known, by that. */
export function paperPage(idOrName: string): string {
  return `/paper/${encodeURIComponent(idOrName)}`;
}

export function briefPage(date: string): string {
  return `/daily-brief/${date}`;
}

export function editionPage({ date, name }: { date: string; name: string }): string {
  return `/edition/${date}/${name}`;
}

export function clubPage(id: string): string {
  return `/sports/nigeria-league/club/${encodeURIComponent(id)}`;
}

export function matchPage(id: string): string {
  return `/sports/nigeria-league/match/${encodeURIComponent(id)}`;
}

export function confirmPage(token: string): string {
  return `/newsletter/confirm/${encodeURIComponent(token)}`;
}

export function unsubscribePage(token: string): string {
  return `/newsletter/unsubscribe/${encodeURIComponent(token)}`;
}

/** Decodes a part of an address; a malformed one ("%E0") stays as it is. */
export function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The address of a proxied picture in one size; any other address is returned unchanged. */
export function pictureAddress(address: string, { width }: (typeof pictureSizes)[number]): string {
  return address.startsWith("/pictures/") ? `${address}?w=${width}` : address;
}

/** The longest search, in UTF-16 units as an input's maxlength counts them. */
export const maxSearchLength = 500;
/** What a list's address may ask for: the last page, and the longest names. */
export const listLimits = { page: 500, source: 100, place: 40, category: 50 } as const;
