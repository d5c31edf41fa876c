import { fullSentences } from "#platform/text/analysis/full-sentences.ts";

/** A report as it stands now. */
interface Report {
  readonly id: string;
  readonly summary: string;
}

/** What was chosen for a topic before; a refused answer has no sentence. */
interface EarlierChoice {
  readonly sentence: string | null;
  readonly cites: readonly string[];
}

interface OwnBriefTopic {
  readonly sentence: string | null;
  readonly storyId: string;
}

export interface ChosenSentence {
  readonly summary: string | null;
  /** The report that the sentence is from. */
  readonly cites: string[] | null;
}

/** The chosen sentence, if a report of the topic still has it word for word: nothing else is ever shown. */
export function findChosenSentence(
  reports: readonly Report[],
  earlier: EarlierChoice | undefined,
): ChosenSentence {
  const sentence = earlier?.sentence ?? null;
  const report = reports.find(
    ({ id, summary }) =>
      sentence !== null && earlier?.cites.includes(id) && fullSentences(summary).includes(sentence),
  );
  return report === undefined ? { summary: null, cites: null } : { summary: sentence, cites: [report.id] };
}

/** The chosen sentence is about one event, so it is used only if that is still the topic's main event. */
export function withChosenSentence<Topic extends OwnBriefTopic>(
  topic: Topic,
  chosen: ChosenSentence | undefined,
  earlier: { readonly story_id: string } | undefined,
): Topic {
  const fits = chosen?.summary && earlier?.story_id === topic.storyId;
  return fits ? { ...topic, sentence: chosen.summary } : topic;
}
