import { categoryPage, pages } from "#contracts/addresses.ts";
import { navigationCategories } from "#contracts/sections.ts";
import type { Sentence } from "#words/sentences.ts";

/** A sub-page of a category; one without an address is coming soon. */
export interface MenuEntry {
  readonly label: Sentence;
  readonly to?: string;
}

export interface MenuGroup {
  readonly category: (typeof navigationCategories)[number];
  readonly to: string;
  readonly entries: readonly MenuEntry[];
}

const subPages: Record<(typeof navigationCategories)[number], readonly MenuEntry[]> = {
  "General News": [
    { label: "Latest", to: pages.latest },
    { label: "Popular Now", to: pages.popular },
    { label: "Trending Topics", to: pages.hotTopics },
    { label: "Top Stories" },
  ],
  Politics: [{ label: "Elections" }, { label: "Policy" }],
  Business: [
    { label: "Markets", to: pages.markets },
    { label: "Economic Indicators", to: pages.economicIndicators },
    { label: "Naira", to: pages.naira },
  ],
  Sports: [{ label: "Nigeria League", to: pages.league }, { label: "Live Scores" }],
  Health: [{ label: "Wellness" }],
  Lifestyle: [{ label: "Events", to: pages.events }, { label: "Fashion" }],
  Entertainment: [
    { label: "Now Showing", to: pages.nowShowing },
    { label: "Upcoming Nollywood", to: pages.upcomingFilms },
    { label: "Music Charts", to: pages.music },
  ],
  Education: [{ label: "Schools" }, { label: "Scholarships" }],
};

/** The Explore menu, by category. */
export const menu: readonly MenuGroup[] = navigationCategories.map((category) => ({
  category,
  to: categoryPage(category),
  entries: subPages[category],
}));

export const quickLinks: readonly Required<MenuEntry>[] = [
  { label: "Daily Brief", to: pages.dailyBrief },
  { label: "Nigeria League", to: pages.league },
  { label: "Markets", to: pages.markets },
  { label: "Publishers", to: pages.publishers },
  { label: "States", to: pages.places },
  { label: "RSS feeds", to: pages.rss },
  { label: "About", to: pages.about },
];
