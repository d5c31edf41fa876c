import { agencies, places } from "#platform/text/analysis/place-names.ts";
import { MOSTLY_NAME, nameShare } from "#platform/text/analysis/rarity.ts";
import { PriorityQueue } from "./priority-queue.ts";
import type { SubjectTerms } from "./subject-terms.ts";
import { centreOf, dot, heaviestTerms, type NumberedVector, TermNumbers, type Vector } from "./vectors.ts";

export interface StorySubjectTerms {
  readonly story: string;
  /** One for each of its articles. */
  readonly about: readonly SubjectTerms[];
}

interface Part {
  readonly story: string;
  readonly vector: Vector;
  readonly named: ReadonlySet<string>;
  readonly kickerTerms: ReadonlySet<string>;
  readonly events: ReadonlySet<string>;
}

/** Stories that are taken to be of one subject. */
interface Group {
  readonly at: number;
  /** False once it has become part of another group. */
  isLive: boolean;
  readonly parts: readonly Part[];
  readonly centre: Vector;
  readonly numbered: NumberedVector;
  readonly named: ReadonlySet<string>;
  readonly kickerTerms: ReadonlySet<string>;
}

/** The groups that have a term among their heaviest, and its weight in each. */
interface IndexEntry {
  readonly groups: Group[];
  readonly weights: number[];
}

/** A term by which a new group is looked up. */
interface LookedUp {
  readonly weight: number;
  readonly entry: IndexEntry;
}

interface Link {
  readonly first: Group;
  readonly second: Group;
  readonly likeness: number;
}

/** The likeness of their centres at which two groups are one subject, with and without a shared name or place. */
const ALIKE = 0.34;
const ALIKE_WITHOUT_NAME = 0.45;
/**
 * A story less like its subject's centre than this is left out, unless it has a large subject's core or names its
 * event.
 */
const MIN_LIKENESS_TO_CENTRE = 0.2;
/** One term may make up at most this share of two groups' likeness, unless it is a place or in the kickers of both. */
const MAX_TERM_SHARE = 0.75;
/** How many of its terms a group is looked up by. */
const INDEXED_TERMS = 10;
const MIN_INDEXED_LIKENESS = 0.15;
/** A subject of this many stories takes in every story with two of the three terms that most of its stories share. */
const LARGE = 4;
const CORE_TERMS = 3;
const MIN_CORE_TERMS = 2;
const CORE_SHARE = 0.6;
/** An event that at least this share of a group's stories name is what the group is about. */
const EVENT_SHARE = 0.5;

const NONE: ReadonlySet<string> = new Set();

/** Merges the two groups that are most alike, starting with single stories, until no two are alike enough. */
export class Subjects {
  readonly #index = new Map<string, IndexEntry>();
  /** While a group is entered, each other group's likeness to it by the terms compared so far; otherwise 0. */
  readonly #sums: number[] = [];
  readonly #live = new Set<Group>();
  readonly #numbers = new TermNumbers();
  readonly #links = new PriorityQueue<Link>(({ likeness }) => likeness);
  #count = 0;

  /** Takes the stories one at a time, so that the terms of all their articles need not be in memory at once. */
  constructor(stories: Iterable<StorySubjectTerms>) {
    for (const { story, about } of stories)
      this.#add([
        {
          story,
          vector: centreOf(about.map(({ vector }) => vector)),
          named: unionOf(about.map(({ named }) => named)),
          kickerTerms: unionOf(about.map(({ kickerTerms }) => kickerTerms)),
          events: unionOf(about.map(({ events }) => events)),
        },
      ]);
    for (let best = this.#takeBestLink(); best !== null; best = this.#takeBestLink())
      this.#unite(best.first, best.second);
    this.#growLargeSubjects();
    if (this.#uniteByEvent()) this.#growLargeSubjects();
  }

  /** The stories of each subject, in the order in which groups were merged. */
  found(): string[][] {
    return [...this.#live].flatMap((group) => {
      const { parts, centre } = group;
      const core = parts.length >= LARGE ? coreOf(group) : [];
      const events = eventsOf(group);
      const members = parts.filter(
        (part) =>
          dot(part.vector, centre) >= MIN_LIKENESS_TO_CENTRE ||
          events.some((event) => part.events.has(event)) ||
          hasCore(part, part.vector, core),
      );
      const alone = parts.filter((part) => !members.includes(part)).map(({ story }) => [story]);
      return members.length === 0 ? alone : [members.map(({ story }) => story), ...alone];
    });
  }

  #add(parts: readonly Part[]): Group {
    const centre = centreOf(parts.map(({ vector }) => vector));
    const named = unionOf(parts.map((part) => part.named));
    const kickerTerms = unionOf(parts.map((part) => part.kickerTerms));
    const numbered = this.#numbers.number(centre);
    const group: Group = { at: this.#count, isLive: true, parts, centre, numbered, named, kickerTerms };
    this.#count += 1;
    const lookedUp = heaviestTerms(centre, INDEXED_TERMS).map((term): LookedUp => {
      return { weight: centre.get(term) ?? 0, entry: this.#entryFor(term) };
    });
    this.#numbers.compareWith(numbered, (likenessTo) => {
      for (const other of this.#candidatesFor(lookedUp)) {
        const likeness = likenessTo(other.numbered);
        if (isOneSubject(group, other, likeness)) this.#links.add({ first: other, second: group, likeness });
      }
    });
    this.#sums.push(0);
    for (const { weight, entry } of lookedUp) {
      entry.groups.push(group);
      entry.weights.push(weight);
    }
    this.#live.add(group);
    return group;
  }

  /** The groups whose heaviest terms alone make up a good part of the likeness needed to merge. */
  #candidatesFor(lookedUp: readonly LookedUp[]): Group[] {
    const touched: Group[] = [];
    const sums = this.#sums;
    for (const { weight, entry } of lookedUp) {
      const { groups, weights } = entry;
      if (groups.some(({ isLive }) => !isLive)) dropUnited(entry);
      for (const [at, group] of groups.entries()) {
        const sum = sums[group.at] ?? 0;
        if (sum === 0) touched.push(group);
        sums[group.at] = sum + weight * (weights[at] ?? 0);
      }
    }
    const candidates = touched.filter(({ at }) => (sums[at] ?? 0) >= MIN_INDEXED_LIKENESS);
    for (const { at } of touched) sums[at] = 0;
    return candidates;
  }

  #entryFor(term: string): IndexEntry {
    const existing = this.#index.get(term);
    if (existing !== undefined) return existing;
    const none: IndexEntry = { groups: [], weights: [] };
    this.#index.set(term, none);
    return none;
  }

  /** The most alike pair of groups that are both still live. */
  #takeBestLink(): Link | null {
    for (let link = this.#links.take(); link !== undefined; link = this.#links.take())
      if (link.first.isLive && link.second.isLive) return link;
    return null;
  }

  #unite(one: Group, other: Group): void {
    this.#remove(one);
    this.#remove(other);
    this.#add([...one.parts, ...other.parts]);
  }

  #remove(group: Group): void {
    this.#live.delete(group);
    group.isLive = false;
  }

  /** Merges the groups of one election or tournament, even if they share no other word. True if any were merged. */
  #uniteByEvent(): boolean {
    let united = false;
    const all = [...this.#live];
    for (const event of new Set(all.flatMap(eventsOf))) {
      const groups = [...this.#live].filter((group) => eventsOf(group).includes(event));
      if (groups.length < 2) continue;
      for (const group of groups) this.#remove(group);
      this.#add(groups.flatMap(({ parts }) => parts));
      united = true;
    }
    return united;
  }

  /** A large subject takes in what has its core: one village's polling unit belongs to the election too. */
  #growLargeSubjects(): void {
    const large = [...this.#live].filter(({ parts }) => parts.length >= LARGE);
    for (const subject of large.sort((a, b) => b.parts.length - a.parts.length)) {
      // Its core becomes clearer with what it takes in: six stories may share what forty do not.
      for (let grown = this.#grow(subject); grown !== null; ) grown = this.#grow(grown);
    }
  }

  /** The subject with every smaller group that has its core; null if there are no more. */
  #grow(subject: Group): Group | null {
    if (!subject.isLive) return null;
    const core = coreOf(subject);
    if (core.length < MIN_CORE_TERMS) return null;
    const absorbed = [...this.#live].filter(
      (group) => group.parts.length < subject.parts.length && hasCore(group, group.centre, core),
    );
    if (absorbed.length === 0) return null;
    for (const group of [subject, ...absorbed]) this.#remove(group);
    return this.#add([subject, ...absorbed].flatMap(({ parts }) => parts));
  }
}

/** Removes groups that have become part of others. */
function dropUnited({ groups, weights }: IndexEntry): void {
  let kept = 0;
  for (const [at, group] of groups.entries()) {
    if (!group.isLive) continue;
    groups[kept] = group;
    weights[kept] = weights[at] ?? 0;
    kept += 1;
  }
  groups.length = kept;
  weights.length = kept;
}

function unionOf(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const [only, ...more] = sets.filter(({ size }) => size > 0);
  if (only === undefined) return NONE;
  return more.length === 0 ? only : new Set(sets.flatMap((set) => [...set]));
}

function isOneSubject(a: Group, b: Group, likeness: number): boolean {
  if (likeness < ALIKE || (likeness < ALIKE_WITHOUT_NAME && !sharesName(a, b))) return false;
  return shareSeveralTerms(a, b);
}

/** False if one term makes up nearly all of their likeness: a minister's airport and his party are two subjects. */
function shareSeveralTerms(a: Group, b: Group): boolean {
  let [sum, largest] = [0, 0];
  for (const [term, weight] of a.centre) {
    const shared = weight * (b.centre.get(term) ?? 0);
    sum += shared;
    if (!places.has(term) && !(a.kickerTerms.has(term) && b.kickerTerms.has(term)))
      largest = Math.max(largest, shared);
  }
  return largest <= MAX_TERM_SHARE * sum;
}

function eventsOf({ parts }: Group): string[] {
  if (parts.every((part) => part.events.size === 0)) return [];
  const events = new Set(parts.flatMap((part) => [...part.events]));
  return [...events].filter(
    (event) => parts.filter((part) => part.events.has(event)).length >= EVENT_SHARE * parts.length,
  );
}

function sharesName(a: Group, b: Group): boolean {
  for (const name of a.named) if (b.named.has(name)) return true;
  return false;
}

/** True with two of the core's terms, one of them a place or name in a headline: not every poll belongs to this one. */
function hasCore({ named }: Pick<Part, "named">, vector: Vector, core: readonly string[]): boolean {
  const shared = core.filter((term) => vector.has(term));
  return shared.length >= MIN_CORE_TERMS && shared.some((term) => named.has(term) && isProper(term));
}

function isProper(term: string): boolean {
  if (places.has(term)) return true;
  return !agencies.has(term) && !/^\d/.test(term) && (nameShare(term) ?? 1) >= MOSTLY_NAME;
}

/** A subject's heaviest terms that most of its stories have; empty unless a name or place is among them. */
function coreOf({ parts, centre, named }: Group): string[] {
  const countWith = (term: string): number => parts.filter(({ vector }) => vector.has(term)).length;
  const core = heaviestTerms(centre, INDEXED_TERMS)
    .map((term) => ({ term, count: countWith(term) }))
    .filter(({ count }) => count >= CORE_SHARE * parts.length)
    .sort((a, b) => b.count - a.count)
    .slice(0, CORE_TERMS)
    .map(({ term }) => term);
  return core.some((term) => named.has(term) && isProper(term)) ? core : [];
}
