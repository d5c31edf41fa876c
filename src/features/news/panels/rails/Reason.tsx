import { popularReason, type Speech, topicReason } from "#features/news/contract/reason.ts";
import type { PopularWhy, TopicReach } from "#features/news/contract/why.ts";
import { Label } from "#ui/sentences/Label.tsx";
import { dayAndClock } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";

interface ReasonProps<Why> {
  /** The API's English; for an article that has none, its paper. */
  reason: string;
  why: Why | null;
}

/** Why a story is popular. */
export function PopularReason({ reason, why }: ReasonProps<PopularWhy>) {
  const words = useWords();
  return (
    <p className="rank__note num">{why ? popularReason(why, speechOf(words)) : <Label text={reason} />}</p>
  );
}

/** Why a topic trends, and how many stories it has. */
export function TopicReason({ reason, why, stories }: ReasonProps<TopicReach> & { stories: string }) {
  const words = useWords();
  if (reason === "") return stories;
  return (
    <>
      {why ? topicReason(why, speechOf(words)) : <Label text={reason} />} · {stories}
    </>
  );
}

function speechOf({ say, count, dates }: Words): Speech {
  return { say, count, dayAndClock: (time) => dayAndClock(Date.parse(time), dates) } as Speech;
}
