import type { Category } from "#contracts/sections.ts";
import { DAY_MS, HOUR_MS, lagosDate, WEEK_MS } from "#platform/time.ts";
import type { SceneName } from "./drawings/scenes.ts";
import { planLeagueWeek } from "./league.ts";
import { planLocalWeeks } from "./local.ts";
import { type HouseStyle, paperOf } from "./papers.ts";
import { type PrintedText, planWeek, type StoryText, seededInteger } from "./schedule.ts";

/** The headline that a paper gives an article of this age (in milliseconds). */
function headlineOf({ text, paper, isOriginal }: PrintedText, age: number): string {
  const withName = `${text.story.name}: ${text.headline}`;
  if (isPlayful(text)) return withName;
  if (isOriginal || !paper.houseStyle) return text.headline;
  if (paper.houseStyle.namesStory)
    return canPrecede(text.story.name, text.headline) ? withName : text.headline;
  return `${prefixOf(text, paper.houseStyle, age)}${text.headline}`;
}

function prefixOf(
  text: StoryText,
  { breakingPrefix, reportPrefix, followUpPrefix }: HouseStyle,
  age: number,
): string {
  // Only one headline in three has a prefix: on all of them it would mean nothing.
  if (seededInteger(text.headline) % 3 > 0) return "";
  if (breakingPrefix && age < HOUR_MS) return breakingPrefix;
  return (text.kind === "report" ? reportPrefix : followUpPrefix) ?? "";
}

/** Whether a headline is playful, sharing no word with the plain one or the story's name; its subject is unclear. */
function isPlayful({ story, kind, headline, author }: StoryText): boolean {
  const plain = story.reports[0]?.[1] ?? "";
  const sharesNoWord = canPrecede(plain, headline) && canPrecede(story.name, headline);
  return kind === "report" && paperOf(author)?.language === "en" && sharesNoWord;
}

/** Whether `opening` may precede the headline: it has no colon and shares no long word with them. */
function canPrecede(opening: string, headline: string): boolean {
  const headlineWords = longWords(headline);
  return (
    !headline.includes(":") &&
    longWords(opening).every((word) => !headlineWords.some((other) => sameRoot(word, other)))
  );
}

/** Words of four letters or more; shorter ones also occur in headlines that have nothing else in common. */
function longWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
}

function sameRoot(one: string, other: string): boolean {
  const root = Math.min(5, one.length, other.length);
  return one.slice(0, root) === other.slice(0, root);
}

/** A paper's summary: the text, its first sentence, or a follow-up with a reminder of the first report. */
function summaryOf({ text, paper, isOriginal }: PrintedText): string {
  const chance = seededInteger(text.headline + paper.id) % 3;
  if (text.kind === "follow-up") return `${text.summary} ${reminders[chance]} ${text.story.reports[0]?.[1]}.`;
  return isOriginal || chance > 0 ? text.summary : firstSentence(text.summary);
}

const reminders = ["As reported:", "Earlier:", "The story so far:"] as const;

/** The paragraphs of a full article: what is new, then the story so far. */
function paragraphsOf(printing: PrintedText): string[] {
  const { text } = printing;
  if (printing.paper.language !== "en") return [text.summary];
  const inEnglish = text.story.reports.filter(([paper]) => paperOf(paper)?.language === "en");
  return [...new Set([text.summary, ...inEnglish.map(([, , summary]) => summary)])];
}

function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?= |$)/u)?.[0] ?? text;
}

export interface SampleArticle {
  readonly paper: string;
  /** The path on the server. It contains the week, so that a text that returns a week later has another address. */
  readonly path: string;
  readonly headline: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly category: Category;
  readonly story: string;
  readonly scene: SceneName;
  /** Its picture's number among those of the scene. */
  readonly picture: number;
  readonly publishedAt: Date;
}

/** How far back a feed reaches. */
const FEED_DEPTH_MS = 48 * HOUR_MS;

/** Monday, 5 January 1970, 00:00 in Lagos: weeks are counted from here. */
const FIRST_WEEK = 4 * DAY_MS - HOUR_MS;

/** What returns week after week, evenly spread over it. */
interface Timetable {
  readonly printings: readonly PrintedText[];
  /** In addresses, the printings of all timetables are numbered through. */
  readonly firstNumber: number;
}

const timetables: readonly Timetable[] = numbered([planWeek(), ...planLocalWeeks(), planLeagueWeek()]);

function numbered(weeks: readonly (readonly PrintedText[])[]): Timetable[] {
  let firstNumber = 0;
  return weeks.map((printings) => {
    const timetable = { printings, firstNumber };
    firstNumber += printings.length;
    return timetable;
  });
}

/** After so many articles of a story, its pictures begin again. */
const PICTURES_A_STORY = 16;

/** Through all timetables, each scene's stories take their numbers in the order in which they begin. */
const pictures = numberPictures();

function numberPictures(): Map<PrintedText, number> {
  const told = new Map<SceneName, Map<string, number>>();
  const week = timetables.flatMap(({ printings }) =>
    printings.map((printing, place) => ({ printing, at: place / printings.length })),
  );
  return new Map(
    week
      .sort((one, other) => one.at - other.at)
      .map(({ printing }) => {
        const { name, scene } = printing.text.story;
        const ofScene = told.get(scene) ?? new Map<string, number>();
        const before = ofScene.get(name) ?? 0;
        told.set(scene, ofScene.set(name, before + 1));
        const story = [...ofScene.keys()].indexOf(name);
        return [printing, story * PICTURES_A_STORY + (before % PICTURES_A_STORY)];
      }),
  );
}

/**
 * The articles of all papers, or of one, in the 48 hours before `now`, newest first. The same `now` always yields the
 * same edition.
 */
export function editionAt(now: Date, paper?: string): SampleArticle[] {
  const articles = timetables.flatMap((timetable) => {
    const turns: number[] = [];
    for (let turn = turnAfter(timetable, new Date(now.getTime() - FEED_DEPTH_MS)); ; turn++) {
      if (timeOf(timetable, turn) > now.getTime()) break;
      turns.push(turn);
    }
    const paperTurns = paper ? turns.filter((turn) => printingOf(timetable, turn).paper.id === paper) : turns;
    return paperTurns.reverse().map((turn) => articleOf(timetable, turn, now));
  });
  return articles.sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}

/** The article at a path; null if there is none, or if it is not published yet. */
export function articleAt(path: string, now: Date): SampleArticle | null {
  const match = path.match(/^\/[a-z-]+\/(\d{4}-\d{2}-\d{2})\/(\d+)-/);
  if (!match) return null;
  const place = Number(match[2]);
  const timetable = timetables.findLast(({ firstNumber }) => firstNumber <= place);
  if (!timetable) return null;
  const monday = Date.parse(`${match[1]}T00:00:00+01:00`);
  const { printings, firstNumber } = timetable;
  const turn = Math.round((monday - FIRST_WEEK) / WEEK_MS) * printings.length + place - firstNumber;
  if (!Number.isFinite(turn) || timeOf(timetable, turn) > now.getTime()) return null;
  const article = articleOf(timetable, turn, now);
  return article.path === path ? article : null;
}

/** A turn is the index of an article in the endless sequence of a timetable's weeks. */
function turnAfter({ printings }: Timetable, at: Date): number {
  return Math.floor(((at.getTime() - FIRST_WEEK) / WEEK_MS) * printings.length) + 1;
}

function timeOf({ printings }: Timetable, turn: number): number {
  return FIRST_WEEK + Math.round((turn / printings.length) * WEEK_MS);
}

function articleOf(timetable: Timetable, turn: number, now: Date): SampleArticle {
  const printing = printingOf(timetable, turn);
  const place = timetable.firstNumber + placeOf(timetable, turn);
  const publishedAt = new Date(timeOf(timetable, turn));
  return {
    paper: printing.paper.id,
    path: `/${printing.paper.id}/${mondayOf(timetable, turn)}/${place}-${slug(printing.text.headline)}`,
    headline: headlineOf(printing, now.getTime() - publishedAt.getTime()),
    summary: summaryOf(printing),
    paragraphs: paragraphsOf(printing),
    category: printing.text.story.category,
    story: printing.text.story.name,
    scene: printing.text.story.scene,
    picture: pictures.get(printing) ?? 0,
    publishedAt,
  };
}

function placeOf({ printings }: Timetable, turn: number): number {
  return ((turn % printings.length) + printings.length) % printings.length;
}

function printingOf(timetable: Timetable, turn: number): PrintedText {
  return timetable.printings[placeOf(timetable, turn)] as PrintedText;
}

function mondayOf({ printings }: Timetable, turn: number): string {
  const monday = FIRST_WEEK + Math.floor(turn / printings.length) * WEEK_MS;
  return lagosDate(new Date(monday));
}

function slug(headline: string): string {
  const plain = headline.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return plain
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 70)
    .replace(/-$/, "");
}
