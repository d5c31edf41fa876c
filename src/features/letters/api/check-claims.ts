import type { Ask } from "#contracts/all/all-endpoints.ts";
import * as api from "#contracts/all/api.ts";
import { isCategory } from "#contracts/sections.ts";
import type { BriefTopic, StoredBrief } from "#features/letters/shapes.ts";
import { pictureIn } from "#platform/pictures/sign.ts";
import { DAY_MS } from "#platform/time.ts";

/** The articles of an older brief may be deleted by now; what it said was checked while they were there. */
const CHECKED_DAYS = 2;

/**
 * The brief with only what the records of its stories prove at this moment: since it was composed a story may have been
 * split, merged, or lost an article.
 */
export async function withProvenClaims(ask: Ask, brief: StoredBrief, now: Date): Promise<StoredBrief> {
  const isNew = +now - Date.parse(brief.composed_at) < CHECKED_DAYS * DAY_MS;
  const topics = await checked(brief.topics);
  if (brief.languages === undefined) return { ...brief, topics };
  const languages = await Promise.all(
    Object.entries(brief.languages).map(async ([language, own]) => [language, await checked(own)] as const),
  );
  return { ...brief, topics, languages: Object.fromEntries(languages) };

  async function checked(all: readonly BriefTopic[]): Promise<BriefTopic[]> {
    const kept = all.map(async (topic) => {
      if (topic.withdrawn !== undefined) return [topic];
      const answer = await findStory(ask, topic.article_id);
      if (answer === null) return isNew ? [] : [topic];
      return [proven(topic, answer)];
    });
    return (await Promise.all(kept)).flat();
  }
}

type StoryAnswer = Awaited<ReturnType<typeof askStory>>;

const askStory = (ask: Ask, id: string) => ask(api.news.story, { id });

/** The story to which the article belongs now; null if there is no such article any more. */
async function findStory(ask: Ask, article: string): Promise<StoryAnswer | null> {
  const answer = await askStory(ask, article).catch((error) => {
    if (error?.status === 404) return null;
    throw error;
  });
  // A story is called after its first article, which may have moved to another one.
  return answer?.story.tellings.some(({ article_id }) => article_id === article) ? answer : null;
}

function proven(topic: BriefTopic, answer: StoryAnswer): BriefTopic {
  const { sentence, sentence_article, picture, ...rest } = topic;
  const { tellings, category } = answer.story;
  const papers = tellings.map(({ paper }) => paper);
  const keeps = sentence !== null && isProven(sentence, sentence_article ?? null, answer);
  const keepsPicture = answer.articles.some(
    ({ image_url, newspaper_name }) =>
      image_url &&
      picture &&
      newspaper_name === picture.paper &&
      pictureIn(image_url) === pictureIn(picture.url),
  );
  return {
    ...rest,
    topic: isCategory(topic.topic) ? category : topic.topic,
    sentence: keeps ? sentence : null,
    ...(keeps && sentence_article && { sentence_article }),
    papers: papers.filter(({ id }, at) => at === papers.findIndex((other) => other.id === id)),
    ...(keepsPicture && picture && { picture }),
  };
}

/** A later step must still be one of the story, and a paper's sentence must still stand in one of its texts. */
function isProven(sentence: string, stepOf: string | null, { story, steps, articles }: StoryAnswer): boolean {
  if (stepOf === null) return articles.some(({ summary }) => summary.includes(sentence));
  const telling = story.tellings.find(({ article_id }) => article_id === stepOf);
  return steps.some(({ url, text }) => url === telling?.url && sentence.includes(text));
}
