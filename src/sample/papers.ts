import type { categories } from "#contracts/news.ts";
import type { FeedOptions } from "./feed-formats/feed.ts";

export type Category = (typeof categories)[number];

export type PaperId = (typeof papers)[number]["id"];

/** An invented newspaper: what it prints, how it changes others' headlines, and the format of its feed. */
export interface SamplePaper {
  readonly id: string;
  readonly name: string;
  readonly place: string;
  readonly language: "en" | "pcm" | "ha" | "yo" | "ig";
  readonly defaultCategory: Category;
  readonly kind?: "fact-check";
  /** Facts stated on its front page, after its place. */
  readonly about?: {
    readonly kind?: "private" | "government-owned" | "public broadcaster" | "non-profit" | "student";
    readonly scope?: string;
    readonly founded?: string;
  };
  /** Categories in which it repeats other papers; papers in other languages than English print only their own texts. */
  readonly beats: "all" | readonly Category[];
  readonly houseStyle?: HouseStyle;
  readonly colour: string;
  readonly wire: FeedOptions;
}

/** Prefixes that a paper puts before some of the headlines that it repeats. */
export interface HouseStyle {
  /** For the first hour; after that the headline changes in place. */
  readonly breakingPrefix?: string;
  readonly reportPrefix?: string;
  readonly followUpPrefix?: string;
  /** Instead, the story's name is put before every headline that shares no word with it. */
  readonly namesStory?: boolean;
}

export const papers = [
  {
    id: "iroko",
    name: "Iroko Courier",
    place: "Ibadan",
    language: "en",
    about: { kind: "private", scope: "national", founded: "1951" },
    defaultCategory: "General News",
    beats: "all",
    houseStyle: { followUpPrefix: "UPDATED: " },
    colour: "#2c7a57",
    wire: {
      format: "rss",
      feed: "feed/",
      charset: "utf-8",
      pictures: "media",
      validators: "both",
      wordpress: true,
    },
  },
  {
    id: "lagoon",
    name: "The Lagoon Post",
    place: "Lagos",
    language: "en",
    about: { kind: "private", scope: "national", founded: "1984" },
    defaultCategory: "General News",
    beats: "all",
    houseStyle: { namesStory: true },
    colour: "#243b63",
    wire: { format: "atom", feed: "atom.xml", charset: "utf-8", pictures: "thumbnail", validators: "both" },
  },
  {
    id: "harmattan",
    name: "Harmattan Mail",
    place: "Kaduna",
    language: "en",
    about: { kind: "private", scope: "regional", founded: "1996" },
    defaultCategory: "General News",
    beats: "all",
    colour: "#b7573a",
    wire: { format: "rdf", feed: "rss.rdf", charset: "utf-8", pictures: "none", validators: "etag" },
  },
  {
    id: "two-rivers",
    name: "Two Rivers Gazette",
    place: "Lokoja",
    language: "en",
    about: { kind: "private", scope: "regional" },
    defaultCategory: "General News",
    beats: "all",
    houseStyle: { followUpPrefix: "The latest: " },
    colour: "#3c5a8c",
    wire: {
      format: "rss",
      feed: "rss.xml",
      charset: "windows-1252",
      pictures: "img",
      validators: "both",
      relativeLinks: true,
    },
  },
  {
    id: "kolanut",
    name: "Kolanut Daily",
    place: "Enugu",
    language: "en",
    about: { kind: "private", founded: "2009" },
    defaultCategory: "General News",
    beats: "all",
    houseStyle: { breakingPrefix: "JUST IN: " },
    colour: "#8a3b2a",
    wire: {
      format: "rss",
      feed: "feed/",
      charset: "utf-8",
      pictures: "media",
      validators: "both",
      wordpress: true,
      fault: "truncated",
    },
  },
  {
    id: "palmcoast",
    name: "Palm Coast Register",
    place: "Uyo",
    language: "en",
    defaultCategory: "General News",
    beats: "all",
    houseStyle: { namesStory: true },
    colour: "#1f6b6b",
    wire: { format: "json", feed: "feed.json", charset: "utf-8", pictures: "img", validators: "etag" },
  },
  {
    id: "lantern",
    name: "Plateau Lantern",
    place: "Jos",
    language: "en",
    about: { kind: "government-owned", scope: "regional", founded: "1976" },
    defaultCategory: "General News",
    beats: "all",
    colour: "#c4872b",
    wire: {
      format: "rss",
      feed: "index.xml",
      charset: "utf-8",
      pictures: "none",
      validators: "none",
    },
  },
  {
    id: "cowrie",
    name: "Cowrie Ledger",
    place: "Lagos",
    language: "en",
    about: { kind: "private", scope: "specialist: business", founded: "2003" },
    defaultCategory: "Business",
    beats: ["Business"],
    houseStyle: { namesStory: true },
    colour: "#16231f",
    wire: { format: "rss", feed: "feed", charset: "utf-8", pictures: "media", validators: "both" },
  },
  {
    id: "cornerflag",
    name: "Corner Flag",
    place: "Enugu",
    language: "en",
    about: { kind: "private", scope: "specialist: sport" },
    defaultCategory: "Sports",
    beats: ["Sports"],
    houseStyle: { reportPrefix: "In brief: " },
    colour: "#1d5f8a",
    wire: {
      format: "rss",
      feed: "latest.rss",
      charset: "utf-8",
      pictures: "enclosure",
      validators: "none",
      withoutCategories: true,
    },
  },
  {
    id: "owambe",
    name: "Owambe Pages",
    place: "Benin City",
    language: "en",
    defaultCategory: "Entertainment",
    beats: ["Entertainment", "Lifestyle"],
    houseStyle: { reportPrefix: "We hear: " },
    colour: "#8c3c6e",
    wire: {
      format: "rss",
      feed: "feed/",
      charset: "utf-8",
      pictures: "img",
      validators: "both",
      wordpress: true,
    },
  },
  {
    id: "antenna",
    name: "Antenna Weekly",
    place: "Yaba",
    language: "en",
    about: { kind: "public broadcaster", scope: "specialist: technology", founded: "2018" },
    defaultCategory: "Technology",
    beats: ["Technology"],
    houseStyle: { namesStory: true },
    colour: "#5a4a9c",
    wire: { format: "json", feed: "feed.json", charset: "utf-8", pictures: "media", validators: "etag" },
  },
  {
    id: "chalk",
    name: "Chalk and Neem",
    place: "Abuja",
    language: "en",
    about: { kind: "student", scope: "specialist: education", founded: "2012" },
    defaultCategory: "Education",
    beats: ["Education", "Health"],
    colour: "#3e6b2f",
    wire: {
      format: "atom",
      feed: "atom",
      charset: "utf-8",
      pictures: "enclosure",
      validators: "both",
      fault: "down",
    },
  },
  {
    id: "calabash",
    name: "Calabash Checks",
    place: "Abuja",
    language: "en",
    about: { kind: "non-profit", scope: "specialist: fact-checks", founded: "2020" },
    defaultCategory: "General News",
    kind: "fact-check",
    beats: [],
    colour: "#6b5a1f",
    wire: { format: "rss", feed: "feed/", charset: "utf-8", pictures: "none", validators: "both" },
  },
  {
    id: "danfo",
    name: "Danfo Gist",
    place: "Lagos",
    language: "pcm",
    about: { kind: "private", founded: "2016" },
    defaultCategory: "General News",
    beats: [],
    colour: "#d39a1c",
    wire: { format: "rss", feed: "gist.xml", charset: "utf-8", pictures: "enclosure", validators: "etag" },
  },
  {
    id: "dorawa",
    name: "Jaridar Dorawa",
    place: "Kano",
    language: "ha",
    about: { scope: "regional", founded: "1987" },
    defaultCategory: "General News",
    beats: [],
    colour: "#a8702a",
    wire: { format: "rss", feed: "labarai.xml", charset: "utf-16le", pictures: "media", validators: "both" },
  },
  {
    id: "eyele",
    name: "Ìròyìn Ẹyẹlé",
    place: "Abẹ́òkúta",
    language: "yo",
    defaultCategory: "General News",
    beats: [],
    colour: "#4a5f7a",
    wire: { format: "atom", feed: "atom.xml", charset: "utf-8", pictures: "none", validators: "both" },
  },
  {
    id: "udara",
    name: "Akwụkwọ Ụdara",
    place: "Owerri",
    language: "ig",
    about: { kind: "private", scope: "regional" },
    defaultCategory: "General News",
    beats: [],
    colour: "#b5622c",
    wire: { format: "rdf", feed: "akuko.rdf", charset: "utf-8", pictures: "none", validators: "both" },
  },
] as const satisfies readonly SamplePaper[];

export function paperOf(id: string): SamplePaper | undefined {
  return papers.find((paper) => paper.id === id);
}
