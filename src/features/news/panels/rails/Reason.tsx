import { popularReason, type Speech, topicReason } from "#features/news/contract/reason.ts";
import type { PopularWhy, TopicReach } from "#features/news/contract/why.ts";
import { Label } from "#ui/sentences/Label.tsx";
import { dayAndClock } from "#ui/time.ts";
import { useWords, type Words } from "#words/words.ts";

/** Why a story is popular. */
export function PopularReason({ reason }: { reason: PopularWhy | string }) {
  const words = useWords();
  return (
    <p className="rank__note num">
      {typeof reason === "string" ? <Label text={reason} /> : popularReason(reason, speechOf(words))}
    </p>
  );
}

/** Why a topic trends; on a card also how many articles it has, if the reason counts fewer. */
export function TopicReason({ reason, articles }: { reason: TopicReach | string; articles?: number }) {
  const words = useWords();
  const isSaid = typeof reason !== "string" && reason.articles === articles;
  const all = articles === undefined || isSaid ? null : words.count(articles, "article", "articles");
  if (reason === "") return all;
  return (
    <>
      {typeof reason === "string" ? <Label text={reason} /> : topicReason(reason, speechOf(words))}
      {all ? ` · ${all}` : null}
    </>
  );
}

function speechOf({ say, count, dates }: Words): Speech {
  return { say, count, dayAndClock: (time) => dayAndClock(Date.parse(time), dates) } as Speech;
}
