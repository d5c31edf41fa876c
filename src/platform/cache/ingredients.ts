import { AsyncLocalStorage } from "node:async_hooks";

/** The version of each domain's rows that this process knows: equal versions mean equal rows. */
export type KnownVersions = Readonly<Record<string, string>>;

/** Parts of one value come from two versions of a domain, so it is current for neither. */
const MIXED = "mixed";

/** What a value is made from, noted while it is made: for as long as nothing of this changes, the value is current. */
export class Ingredients {
  /** Read before the making began, so that rows read later are of this version or a newer one. */
  readonly #known: KnownVersions;
  readonly #versions = new Map<string, string | undefined>();
  /** When it changes by itself, in the clock's milliseconds. */
  changesAt = Number.POSITIVE_INFINITY;
  /** A part is missing because of a fault, or is an old one in its place. */
  isIncomplete = false;
  /** An old part is of this time, in the clock's milliseconds. */
  oldestAt = Number.POSITIVE_INFINITY;

  constructor(known: KnownVersions) {
    this.#known = known;
  }

  get domains(): string[] {
    return [...this.#versions.keys()];
  }

  addDomain(domain: string): void {
    if (!this.#versions.has(domain)) this.#versions.set(domain, this.#known[domain]);
  }

  /** A part that was made earlier, perhaps from an older version. */
  addPart(part: Ingredients): void {
    for (const [domain, version] of part.#versions) {
      const isSame = !this.#versions.has(domain) || this.#versions.get(domain) === version;
      this.#versions.set(domain, isSame ? version : MIXED);
    }
    this.changesAt = Math.min(this.changesAt, part.changesAt);
    this.isIncomplete ||= part.isIncomplete;
    this.oldestAt = Math.min(this.oldestAt, part.oldestAt);
  }

  /** An old value in place of one that could not be made. */
  addOldPart(part: Ingredients, at: number): void {
    this.addPart(part);
    this.isIncomplete = true;
    this.oldestAt = Math.min(this.oldestAt, at);
  }

  isCurrent(known: KnownVersions): boolean {
    for (const [domain, version] of this.#versions) if (known[domain] !== version) return false;
    return true;
  }
}

const making = new AsyncLocalStorage<Ingredients>();

/** Makes a value; what it is made from is noted in `ingredients`. */
export function noteWhile<Result>(ingredients: Ingredients, make: () => Result): Result {
  return making.run(ingredients, make);
}

/** What the value that is being made here has been made from so far. */
export function ingredientsSoFar(): Ingredients | undefined {
  return making.getStore();
}

/** The value that is being made changes by itself at this instant: the next edition opens, a new day begins. */
export function changesAt(at: Date): void {
  const ingredients = making.getStore();
  if (ingredients) ingredients.changesAt = Math.min(ingredients.changesAt, at.getTime());
}
