/**
 * The site's page addresses, so that no page, feed, letter or sitemap spells one by hand.
 * Free of zod: the browser carries this file.
 */

/** The eight of the navigation, in its order. Technology has a page of its own too, but stands in no menu. */
export const navigationCategories = [
  "General News",
  "Politics",
  "Business",
  "Sports",
  "Health",
  "Lifestyle",
  "Entertainment",
  "Education",
] as const;

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
  hotTopics: "/hot-topics",
  popular: "/popular",
  latest: "/latest",
  about: "/about",
  privacy: "/privacy",
  terms: "/terms",
  contact: "/contact",
  copyright: "/copyright",
  disclaimer: "/disclaimer",
  publishers: "/publishers",
  developers: "/developers",
  feedback: "/feedback",
  newsletter: "/newsletter",
  dailyBrief: "/daily-brief",
  rss: "/rss",
  careers: "/careers",
  offline: "/offline",
  sitemap: "/sitemap.xml",
} as const;

/** Words that are part of a page's path: an article's or story's id is never one of them. */
export const pathPatterns = {
  category: "/category/:category",
  article: "/article/:id",
  story: "/story/:id",
  topic: "/hot-topics/:id",
  trending: "/trending/:topic",
  brief: "/daily-brief/:date",
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

/** By its id, or by its name where it has none. */
export function topicPage(topic: { _id?: string | null; topic: string }): string {
  return `/hot-topics/${encodeURIComponent(topic._id || topic.topic)}`;
}

export function searchPage(term: string): string {
  return `/search?q=${encodeURIComponent(term)}`;
}

export function briefPage(date: string): string {
  return `/daily-brief/${date}`;
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

/** The three widths in which our own resizing proxy serves a picture. */
export const pictureWidths = [224, 448, 960] as const;

/** A picture of our proxy in one width; any other address stays as it is. */
export function pictureAt(address: string, width: (typeof pictureWidths)[number]): string {
  return address.startsWith("/pictures/") ? `${address}?w=${width}` : address;
}

/** Characters of a search; JavaScript's own counting, as an input's maxlength has it. */
export const longestSearch = 500;
