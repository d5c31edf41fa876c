import { canonicalAddress, webAddress } from "#features/news/intake/address.ts";
import { newsTables } from "#features/news/store/tables.ts";
import {
  countPlaces,
  type Found,
  findArticlesNamed,
  findPaperNamed,
  findPictureNamed,
  findRepeated,
  findStoryNamed,
  findTopicNamed,
  type Places,
} from "#features/news/store/withdrawals.ts";
import type { Database } from "#platform/db/database.ts";
import type { WithdrawableKind } from "#platform/ledger/tables.ts";
import { pictureIn } from "#platform/pictures/sign.ts";
import { shortId } from "#platform/text/ids.ts";

type Tables = ReturnType<typeof newsTables>;

/**
 * The things of a kind that a name can mean; several only for an address that more than one paper has. What was deleted
 * by its age can still be named while something repeats it.
 */
export async function findWithdrawable(db: Database, kind: WithdrawableKind, name: string): Promise<Found[]> {
  const tables = newsTables(db);
  const stored = await findStored(tables, kind, name);
  if (stored.length > 0) return stored;
  if (kind !== "picture") return findRepeated(tables, kind, kind === "article" ? idsOf(name) : [name]);
  const shown = await findRepeated(tables, kind, null);
  return shown
    .filter((one) => pictureIn(one.name) === name)
    .map((one) => ({ ...one, name }))
    .slice(0, 1);
}

async function findStored(tables: Tables, kind: WithdrawableKind, name: string): Promise<Found[]> {
  if (kind === "article") return findArticlesNamed(tables, namesOf(name));
  if (kind === "story") return findStories(tables, name);
  const find = { topic: findTopicNamed, paper: findPaperNamed, picture: findPictureNamed }[kind];
  const found = await find(tables, name);
  return found === null ? [] : [found];
}

export function placesOf(db: Database, articles: readonly string[]): Promise<Places> {
  return countPlaces(newsTables(db), articles);
}

/** A story by its id, or by one of its articles. */
async function findStories(tables: Tables, name: string): Promise<Found[]> {
  const articles = await findArticlesNamed(tables, namesOf(name));
  const ids = articles.length === 0 ? namesOf(name) : [...new Set(articles.map(({ story }) => story))];
  const stories = await Promise.all(ids.map((id) => findStoryNamed(tables, id)));
  return stories.filter((story) => story !== null);
}

const OUR_PAGE = /\/(?:article|story|s)\/s?([^/?#]+)$/;

/** An address may be the newspaper's or that of our own page. */
function namesOf(name: string): string[] {
  const address = /^https?:/.test(name) ? webAddress(name) : null;
  if (address === null) return [name];
  const [, id] = OUR_PAGE.exec(new URL(address).pathname) ?? [];
  return [canonicalAddress(address), ...(id === undefined ? [] : [decodeURIComponent(id)])];
}

/** The ids that an article with such a name can have: each is made from its address. */
function idsOf(name: string): string[] {
  return namesOf(name).flatMap((one) => [one, shortId(one)]);
}
