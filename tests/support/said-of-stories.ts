import { sql } from "kysely";
import type { Database } from "#platform/db/database.ts";

/** What the articles in the database say about one of them and its story, counted here by other means. */
export interface Truth {
  readonly id: string;
  readonly story: string;
  readonly title: string;
  readonly paper: string;
  readonly others: number;
  readonly papers: number;
  readonly firstTitle: string;
  readonly firstPaper: string;
  readonly category: string;
  readonly hasPicture: boolean;
  readonly storyHasPicture: boolean;
  /** The paper of the story's newest picture. */
  readonly picturePaper: string | null;
}

export async function findTruths(db: Database): Promise<ReadonlyMap<string, Truth>> {
  const { rows } = await sql<Truth>`
    select a.id, a.story_id as story, a.title, p.name as paper,
      (select count(distinct paper_id)::int from news.article b where b.story_id = a.story_id) as papers,
      (select count(distinct paper_id)::int from news.article b
        where b.story_id = a.story_id and b.paper_id <> a.paper_id) as others,
      f.title as "firstTitle", f.paper as "firstPaper", f.category, a.image_url is not null as "hasPicture",
      exists (select from news.article b where b.story_id = a.story_id and image_url is not null) as "storyHasPicture",
      (select q.name from news.article b join news.paper q on q.id = b.paper_id
        where b.story_id = a.story_id and b.image_url is not null
        order by b.published_at desc, b.id desc limit 1) as "picturePaper"
    from news.article a join news.paper p on p.id = a.paper_id, lateral (
      select b.title, b.category, q.name as paper from news.article b join news.paper q on q.id = b.paper_id
      where b.story_id = a.story_id order by b.published_at, b.id limit 1) f`.execute(db);
  const shown = (title: string) => title.replace(/^(?:BREAKING|JUST IN|UPDATED|EXCLUSIVE): /, "");
  return new Map(
    rows.map((row) => [row.id, { ...row, title: shown(row.title), firstTitle: shown(row.firstTitle) }]),
  );
}

/** What one surface says; what it does not say is undefined. */
export interface Said {
  readonly where: string;
  readonly article: string;
  readonly headline?: string;
  readonly paper?: string;
  readonly others?: number;
  readonly papers?: number;
  readonly first?: string;
  readonly storyHeadline?: string;
  readonly category?: string;
  readonly picture?: boolean;
  /** The paper to which the picture is credited, on a card and at the head of the story. */
  readonly credit?: string | null;
  readonly storyCredit?: string | null;
  /** True where the article stands for its story. */
  readonly forStory?: boolean;
}

export function faultsOf(said: Said, truths: ReadonlyMap<string, Truth>): string[] {
  const truth = truths.get(said.article);
  if (truth === undefined) return [`${said.where}: no article ${said.article}`];
  const expected: Partial<Record<keyof Said, unknown>> = {
    ...{ headline: truth.title, paper: truth.paper, others: truth.others, papers: truth.papers },
    ...{ first: truth.firstPaper, storyHeadline: truth.firstTitle, category: truth.category },
    ...{ credit: truth.hasPicture ? truth.paper : truth.picturePaper, storyCredit: truth.picturePaper },
    picture: truth.hasPicture || (said.forStory === true && truth.storyHasPicture),
  };
  return Object.entries(expected).flatMap(([field, value]) => {
    const word = said[field as keyof Said];
    return word === undefined || word === value
      ? []
      : [`${said.where}, article ${said.article}: ${field} is ${word}, not ${value}`];
  });
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  apos: "'",
};

/** The text of markup. */
export function plain(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&([#\w]+);/g, (entity, name: string) => ENTITIES[name.toLowerCase()] ?? entity)
    .trim();
}
