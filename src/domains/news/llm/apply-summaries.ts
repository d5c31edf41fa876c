/** What the house itself found of a topic. */
interface OwnTopic {
  readonly id: string;
  readonly name: string;
  readonly articles: readonly string[];
}

interface OwnBriefTopic {
  readonly topicId: string;
  readonly topic: string;
  readonly sentence: string | null;
  readonly storyId: string;
}

/** What a model wrote of it earlier; a refused answer has no words. */
interface Kept {
  readonly story_id: string;
  readonly name: string | null;
  readonly summary: string | null;
  readonly sentence: string | null;
  readonly cites: readonly string[];
}

export interface Retold {
  readonly name: string;
  readonly summary: string | null;
  readonly cites: string[] | null;
}

/** A topic in the model's words while every article they rest on still belongs to it; in the house's own else. */
export function retellTopic(topic: OwnTopic, kept: Kept | undefined): Retold {
  const { name, summary, cites = [] } = kept ?? {};
  const stands = name && summary && cites.every((id) => topic.articles.includes(id));
  return stands ? { name, summary, cites: [...cites] } : { name: topic.name, summary: null, cites: null };
}

/** The model's sentence tells of one event: where another stands in the middle now, it does not fit. */
export function retellBrief<Topic extends OwnBriefTopic>(
  own: Topic,
  retold: Retold | undefined,
  kept: Kept | undefined,
): Topic & { machineWritten: boolean } {
  if (!retold?.cites) return { ...own, machineWritten: false };
  const fits = kept?.story_id === own.storyId && kept.sentence !== null;
  return {
    ...own,
    topic: retold.name,
    sentence: fits ? kept.sentence : own.sentence,
    machineWritten: fits,
  };
}
