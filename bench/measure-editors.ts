import { classify } from "#features/news/desk/category/classify.ts";
import { kindOf } from "#features/news/desk/kind.ts";
import { findSubjectsByLanguage } from "#features/news/desk/subjects/find-subjects.ts";
import { articleFrom, Entered, type Line } from "#features/news/measure/lines.ts";
import { faceOf } from "#features/news/trends/face.ts";
import { type Signals, scoreOf, signalsOf } from "#features/news/trends/newsworthiness.ts";
import { isRecap, votesOf } from "#features/news/trends/recaps.ts";
import { weighStories } from "#features/news/trends/weight.ts";
import { isAside } from "#platform/text/analysis/aside.ts";
import { HOUR_MS } from "#platform/time.ts";

const CUTS = [7, 12, 20];
const LOOK_BACK_HOURS = 36;
const DRAWS = 400;

type RecapLine = Line & { readonly url: string };

interface Candidate {
  readonly signals: Signals;
  readonly papers: number;
  readonly newest: number;
  readonly chosen: boolean;
}

/** A recap, the stories that could have been on it, and which of them its editors chose. */
interface Occasion {
  readonly time: number;
  readonly stories: readonly Candidate[];
}

/**
 * Each recap of the stream with what the other papers had reported before it: the recap's own paper is left out, and no
 * recap is a vote here, so that nothing of the answer is in the question.
 */
function occasionsOf(lines: readonly RecapLine[]): Occasion[] {
  const recaps = lines.filter(({ title }) => isRecap(title));
  return recaps.flatMap((recap): Occasion[] => {
    const now = new Date(Number(recap.time));
    const before = lines.filter(
      ({ title, url, time }) =>
        !isAside(title, url) && +now > Number(time) && +now - Number(time) <= 72 * HOUR_MS,
    );
    const articles = before.map((line) => ({ line, article: articleFrom(line, line.url) }));
    const [all, others] = [new Entered("strict"), new Entered("strict")];
    for (const { article } of articles) all.enter(article);
    for (const { article } of articles) if (article.paper !== recap.paper) others.enter(article);
    for (const entered of [all, others]) entered.review();
    const placed = (entered: Entered) =>
      articles
        .filter(
          ({ article }) =>
            +now - article.time <= 48 * HOUR_MS && (entered === all || article.paper !== recap.paper),
        )
        .map(({ line, article }) => ({
          ...article,
          time: new Date(article.time),
          category: classify({ ...line, language: article.language }).category,
          kind: kindOf(article),
          story: entered.storyOf(article.id),
          copyOf: entered.copyOf(article.id),
        }));
    const recent = placed(others);
    const subjectOf = findSubjectsByLanguage(recent);
    const analysed = recent.map((one) => ({ ...one, subject: subjectOf.get(one.id) ?? one.story }));
    const weighed = weighStories(analysed, now, LOOK_BACK_HOURS);
    // A part names a story by the words of its own paper; the story is then looked for among the others'.
    const withOwn = placed(all).map((one) => ({ ...one, subject: one.story }));
    const named = new Set(votesOf(recap, withOwn));
    const chosen = new Set(
      withOwn.filter(({ story }) => named.has(story)).map(({ id }) => others.storyOf(id)),
    );
    const stories = weighed.flatMap((story) => {
      const face = faceOf(story.articles);
      if (face === undefined) return [];
      return {
        signals: signalsOf(story, face, 0),
        papers: story.papers,
        newest: Math.max(...story.articles.map(({ time }) => +time)),
        chosen: chosen.has(face.story),
      };
    });
    return stories.some((one) => one.chosen) ? [{ time: +now, stories }] : [];
  });
}

/** For each cut, the share of the chosen stories that an order puts above it. */
function recalls(occasions: readonly Occasion[], worth: (story: Candidate) => number): number[] {
  return CUTS.map((cut) => {
    let [found, all] = [0, 0];
    for (const { stories } of occasions) {
      const first = stories.toSorted((a, b) => worth(b) - worth(a)).slice(0, cut);
      found += first.filter(({ chosen }) => chosen).length;
      all += stories.filter(({ chosen }) => chosen).length;
    }
    return found / Math.max(1, all);
  });
}

const orders: Readonly<Record<string, (story: Candidate) => number>> = {
  "the desk": ({ signals }) => scoreOf(signals),
  "most papers": ({ papers, newest }) => papers + newest / 1e14,
  newest: ({ newest }) => newest,
};

/** Lines like "the desk: recall at 7 .42 (.27–.57)" for each order; the interval of 95 % is found by resampling the recaps. */
export function agreement(lines: readonly RecapLine[]): { what: string; reached: string }[] {
  const occasions = occasionsOf(lines);
  const votes = occasions.reduce(
    (sum, { stories }) => sum + stories.filter(({ chosen }) => chosen).length,
    0,
  );
  const draws = Array.from({ length: DRAWS }, (_, draw) => resampled(occasions, draw));
  return Object.entries(orders).map(([name, worth]) => {
    const drawn = draws.map((some) => recalls(some, worth));
    const shown = recalls(occasions, worth).map((recall, at) => {
      const sorted = drawn.map((one) => one[at] ?? 0).sort((a, b) => a - b);
      const [low, high] = [sorted[Math.floor(0.025 * DRAWS)] ?? 0, sorted[Math.floor(0.975 * DRAWS)] ?? 0];
      return `${recall.toFixed(2)} (${low.toFixed(2)}–${high.toFixed(2)})`;
    });
    return {
      what: `${name}: editors' choices among the first ${CUTS.join(", ")} (${votes} in ${occasions.length} recaps)`,
      reached: shown.join(", "),
    };
  });
}

/** The same number of recaps, drawn with replacement by a fixed rule, so that every run prints the same. */
function resampled(occasions: readonly Occasion[], draw: number): Occasion[] {
  let state = draw + 1;
  return occasions.map(() => {
    state = (state * 48_271) % 2_147_483_647;
    return occasions[state % occasions.length] as Occasion;
  });
}
