import * as api from "#contracts/all/api.ts";
import type { DeskPlace, DeskPress, DeskView, NewsDesk } from "#features/news/contract/desk.ts";
import {
  holdsUntil,
  issueOf,
  nextBriefAt,
  pressesOnBrief,
  pressesOnEdition,
  withPresses,
} from "#features/news/editions/presses.ts";
import { opensAt } from "#features/news/editions/times.ts";
import type { EditionStory, FrontStory, Press } from "#features/news/shapes.ts";
import { findPresses, savePress, undoPress } from "#features/news/store/editions.ts";
import { findByIds } from "#features/news/store/find-articles.ts";
import { findNewest } from "#features/news/store/find-stories.ts";
import type { Signals } from "#features/news/trends/newsworthiness.ts";
import { HOUR_MS, lagosDayAndTime, lagosTime } from "#platform/time.ts";
import { readBriefTopics } from "./brief-topics.ts";
import { toCards } from "./cards.ts";
import type { HandlerDeps, ReadNewsDeps } from "./deps.ts";
import { composeEdition, composeEditions, facesOf } from "./editions.ts";
import { handlerDepsOf } from "./read.ts";
import { shownHeadline } from "./shown-text.ts";

/** How far ahead of readers the operator sees. */
const AHEAD_MS = HOUR_MS;
/** How many stories that do not stand in a list are offered for it, and are kept to fill a place. */
const OFFERED = 6;

/** The operator's desk: the coming edition and brief, and what may be pressed there. */
export function createNewsDesk(deps: ReadNewsDeps): NewsDesk {
  const handlerDeps = handlerDepsOf(deps);
  const { db, clock } = handlerDeps;
  return {
    view: () => viewDesk(handlerDeps),
    async press({ action, list, place, by, story }) {
      const named = await findNamed(handlerDeps, story);
      if (named === null) return false;
      const at = clock.now();
      const [ofAll, ...ofLanguages] = await composeEditions(db, ahead(at));
      const until = holdsUntil(list, at);
      const others =
        action === "kill"
          ? [ofAll, ...ofLanguages].flatMap(({ candidates }) =>
              candidates.filter((one) => one.story !== named.story).slice(0, 2 * OFFERED),
            )
          : [ofAll.candidates.find((one) => one.story === named.story) ?? named];
      return savePress(db, {
        ...{ at, by, action, list, place, until, story: named.story },
        issue: until === null ? issueOf(ofAll.key) : null,
        others: others.map((one) => ({ story: one.story, article: one.article })),
      });
    },
    undo: (id) => undoPress(db, id, clock.now()),
  };
}

function ahead(now: Date): Date {
  return new Date(+now + AHEAD_MS);
}

/** A story by its id, or by that of one of its articles. */
async function findNamed({ db }: HandlerDeps, name: string): Promise<EditionStory | null> {
  const [article] = await findByIds(db, [name]);
  const [newest] = await findNewest(db, [article?.story_id ?? name]);
  return newest === undefined ? null : { story: newest.story_id, article: newest.id };
}

async function viewDesk(deps: HandlerDeps): Promise<DeskView> {
  const { db, clock } = deps;
  const now = clock.now();
  const [coming, presses] = await Promise.all([composeEdition(db, ahead(now)), findPresses(db)]);
  const { key, open, stories, candidates } = coming;
  const [onEdition, onBrief] = [pressesOnEdition(presses, key), pressesOnBrief(presses, now)];
  const standing = new Set(open?.stories.map(({ story }) => story));
  const pressed = pressReason(onEdition);
  const edition = await placesOf(withPresses(stories ?? [], onEdition), deps, (story) => {
    const burst = candidates.find((one) => one.story === story)?.burstAt;
    return [
      pressed(story),
      standing.has(story) ? `stands since ${lagosTime(opensAt(key))}` : null,
      burst ? `five papers within an hour, ${lagosTime(burst)}` : null,
      pointsReason(candidates, story),
    ];
  });
  const brief = await briefPlaces(deps, onBrief, candidates);
  const taken = new Set([...edition, ...brief].map(({ story }) => story));
  const holding = [...new Set([...onEdition, ...onBrief])].sort((a, b) => b.id - a.id);
  const free = candidates
    .filter(({ story }) => !taken.has(story) && !holding.some((one) => one.story === story))
    .slice(0, OFFERED);
  const subjects = new Map(candidates.map(({ story, subject }) => [story, subject]));
  const told = new Set([...taken].map((story) => subjects.get(story)));
  return {
    edition: { ...key, at: lagosDayAndTime(ahead(now)), places: edition },
    brief: { at: lagosDayAndTime(nextBriefAt(now)), places: brief },
    offered: await placesOf(free, deps, (story) => [
      told.has(subjects.get(story)) ? "another story of its subject stands above" : null,
      pointsReason(candidates, story),
    ]),
    presses: await withHeadlines(deps, holding, candidates),
  };
}

async function placesOf(
  stories: readonly EditionStory[],
  deps: HandlerDeps,
  reasonsOf: (story: string) => readonly (string | null)[],
): Promise<DeskPlace[]> {
  const cards = await toCards(await facesOf(stories, deps.db), deps, "of the story");
  return cards.map((card) => {
    const story = card.story_id ?? card._id;
    return {
      ...{ story, headline: card.headline, category: card.category, paper: card.newspaper_name ?? "" },
      ...{ others: card.also_in.count, sentence: card.summary },
      reason: reasonsOf(story)
        .filter((reason) => reason !== null)
        .join("; "),
    };
  });
}

async function briefPlaces(
  deps: HandlerDeps,
  presses: readonly Press[],
  candidates: readonly FrontStory[],
): Promise<DeskPlace[]> {
  const { topics } = await readBriefTopics(deps)[api.news.briefTopics]({});
  const pressed = pressReason(presses);
  return topics.map((topic) => {
    const story = topic.story_id ?? "";
    const [first, ...others] = topic.papers;
    return {
      ...{ story, headline: topic.headline, category: topic.topic, paper: first?.name ?? "" },
      ...{ others: others.length, sentence: topic.sentence ?? "" },
      reason: [pressed(story), pointsReason(candidates, story)]
        .filter((reason) => reason !== null)
        .join("; "),
    };
  });
}

/** Names a story as the lists above do, or else by its newest text. */
async function withHeadlines(
  { db }: HandlerDeps,
  presses: readonly Press[],
  candidates: readonly FrontStory[],
): Promise<DeskPress[]> {
  const stories = presses.map(({ story }) => story);
  const faces = await facesOf(
    candidates.filter(({ story }) => stories.includes(story)),
    db,
  );
  const named = [...(await findNewest(db, stories)), ...faces];
  const headlines = new Map(named.map((row) => [row.story_id, row.title]));
  return presses.map(({ id, action, list, place, by, at, story }) => ({
    ...{ id, action, list, place, by, at: lagosDayAndTime(at) },
    headline: shownHeadline(headlines.get(story) ?? story),
  }));
}

/** "pinned by Ada, Sat 11:03"; null for what nobody pressed. */
function pressReason(presses: readonly Press[]): (story: string) => string | null {
  const words = { pin: "pinned", move: "moved", kill: "killed" } as const;
  return (story) => {
    const last = presses.findLast((one) => one.story === story);
    if (last === undefined) return null;
    return [
      `${words[last.action]}${last.by === null ? "" : ` by ${last.by}`}`,
      lagosDayAndTime(last.at),
    ].join(", ");
  };
}

/** What each point is for, as an editor says it. */
const REASONS: Readonly<Record<keyof Signals, string>> = {
  papers: "papers",
  lives: "lives in danger or lost",
  act: "an act of state",
  consequence: "what it costs or allows Nigerians",
  words: "only words",
  foreign: "nothing Nigerian",
  light: "sport or a star",
  occasion: "a ceremony or a plan",
  advert: "an advertisement",
  ordinary: "one unknown person",
  voted: "on other editors’ front pages",
};

/** "2.4 points: papers 2.1, an act of state 0.3". */
function pointsReason(candidates: readonly FrontStory[], story: string): string {
  const found = candidates.find((one) => one.story === story);
  if (found === undefined) return "not weighed";
  const parts = Object.entries(found.points)
    .filter(([, points]) => Math.abs(points) >= 0.05)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .map(([name, points]) => `${REASONS[name as keyof Signals]} ${inTenths(points)}`);
  return `${inTenths(found.worth)} points: ${parts.join(", ")}`;
}

function inTenths(points: number): string {
  return points.toFixed(1).replace("-", "−");
}
