/** A topic as our own rules found it. */
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

/** The model's earlier text; a refused answer has none. */
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

/** The model's text of a topic, while every article that it cites still belongs to the topic; otherwise our own. */
export function retellTopic(topic: OwnTopic, kept: Kept | undefined): Retold {
  const { name, summary, cites = [] } = kept ?? {};
  const stands = name && summary && cites.every((id) => topic.articles.includes(id));
  return stands ? { name, summary, cites: [...cites] } : { name: topic.name, summary: null, cites: null };
}

/** The model's sentence is about one event: if another is the main event now, it does not fit. */
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
