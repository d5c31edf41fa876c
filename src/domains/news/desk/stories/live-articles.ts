import { articlesWith, countedArticles } from "#platform/text/reading/rarity.ts";
import type { Compared } from "./likeness.ts";
import type { Profile } from "./profile.ts";

/** An article within the window of time. */
export interface Live extends Compared {
  readonly id: string;
  readonly terms: readonly string[];
  readonly summary: string;
  readonly copyHash: string | null;
  /** Its story; it changes when two stories become one. */
  story: string;
}

/** A term of these days counts as much as five counted long ago: on election day "election" says little. */
const THESE_DAYS = 5;
/** A term that more live articles have than this finds nothing of its own. */
const TOO_COMMON = 2000;
const TIDY_AFTER = 5000;

/** The articles of the last days, found by the terms of their headlines. */
export class LiveArticles {
  /** For each term the articles that have it in the headline, with its share of the headline's weight. */
  readonly #byTerm = new Map<string, Map<Live, number>>();
  readonly #counts = new Map<string, number>();
  #queue: Live[] = [];
  #gone = 0;

  get size(): number {
    return this.#queue.length - this.#gone;
  }

  readonly rarity = (term: string): number => {
    const all = countedArticles + THESE_DAYS * this.size + 1;
    const having = articlesWith(term) + THESE_DAYS * (this.#counts.get(term) ?? 0) + 0.5;
    return Math.max(0.1, Math.log(all / having));
  };

  add(article: Live): void {
    this.#queue.push(article);
    for (const term of article.terms) this.#counts.set(term, (this.#counts.get(term) ?? 0) + 1);
    for (const [term, weight] of article.profile.title) {
      const having = this.#byTerm.get(term) ?? new Map<Live, number>();
      this.#byTerm.set(term, having.set(article, weight / article.profile.titleLength));
    }
  }

  /** Lets go of the articles told before `since`, as far as they stand in front; returns them. */
  letGo(since: number): Live[] {
    const from = this.#gone;
    while ((this.#queue[this.#gone]?.time ?? Number.POSITIVE_INFINITY) < since) this.#gone += 1;
    const gone = this.#queue.slice(from, this.#gone);
    for (const article of gone) this.#forget(article);
    if (this.#gone > TIDY_AFTER) {
      this.#queue = this.#queue.slice(this.#gone);
      this.#gone = 0;
    }
    return gone;
  }

  /** The cosine of every live headline that shares a term with this one; walking the terms is cheaper than the articles. */
  cosines({ title, titleLength }: Profile): Map<Live, number> {
    const sums = new Map<Live, number>();
    for (const [term, weight] of title) {
      const having = this.#byTerm.get(term);
      if (having === undefined || having.size > TOO_COMMON) continue;
      const part = weight / titleLength;
      for (const [article, share] of having) sums.set(article, (sums.get(article) ?? 0) + part * share);
    }
    return sums;
  }

  #forget(article: Live): void {
    for (const term of article.terms) {
      const left = (this.#counts.get(term) ?? 1) - 1;
      if (left > 0) this.#counts.set(term, left);
      else this.#counts.delete(term);
    }
    for (const term of article.profile.title.keys()) {
      const having = this.#byTerm.get(term);
      having?.delete(article);
      if (having?.size === 0) this.#byTerm.delete(term);
    }
  }
}
