import type { Language } from "#contracts/languages.ts";
import { deskPlaces } from "#contracts/sections.ts";
import type { Brief, BriefTopic, StoredBrief } from "#features/letters/shapes.ts";

/** With fewer topics of its own, a language's brief goes on with the English ones. */
const ENOUGH = 3;

/** The brief for readers of these languages; without any, the one of all languages, which is nearly all English. */
export function briefIn({ languages, ...brief }: StoredBrief, asked: readonly Language[] = []): Brief {
  if (asked.length === 0) return brief;
  const own = asked.flatMap((one) => (one === "en" ? brief.topics : (languages?.[one] ?? [])));
  const known = new Set(own.map(({ article_id }) => article_id));
  const beneath = brief.topics.filter(({ article_id }) => !known.has(article_id));
  const topics = own.length < ENOUGH ? [...own, ...beneath] : own;
  return { ...brief, topics: topics.slice(0, deskPlaces.brief).map(withPictureAtLead) };
}

/** A letter carries only one picture, its lead's. */
export function withPictureAtLead({ picture, ...topic }: BriefTopic, index: number): BriefTopic {
  return index === 0 && picture ? { ...topic, picture } : topic;
}
