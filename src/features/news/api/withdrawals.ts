import { canonicalAddress, webAddress } from "#features/news/intake/address.ts";
import { newsTables } from "#features/news/store/tables.ts";
import {
  countPlaces,
  type Found,
  findArticlesNamed,
  findPaperNamed,
  findPictureNamed,
  findStoryNamed,
  findTopicNamed,
  type Places,
} from "#features/news/store/withdrawals.ts";
import type { Database } from "#platform/db/database.ts";
import type { WithdrawableKind } from "#platform/ledger/tables.ts";

/** The things of a kind that a name can mean; several only for an address that more than one paper has. */
export async function findWithdrawable(db: Database, kind: WithdrawableKind, name: string): Promise<Found[]> {
  const tables = newsTables(db);
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
async function findStories(tables: ReturnType<typeof newsTables>, name: string): Promise<Found[]> {
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
