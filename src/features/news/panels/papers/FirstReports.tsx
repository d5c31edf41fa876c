import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { Section } from "#ui/Section.tsx";
import { shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { Firsts } from "./paper-page.ts";

/** How often a paper was the first of several to report a story, and the newest of these stories. */
export function FirstReports({ firsts }: { firsts: Firsts }) {
  const { count, dates, say } = useWords();
  return (
    <Section
      title={say("First to report")}
      subtitle={say(
        "Stories of two papers or more since {day}, from days on which ten papers or more published. The time is the one that each paper gives.",
        { day: shortDay(Date.parse(firsts.since), dates) },
      )}
    >
      <p className="named__figure num">
        <b>{firsts.first}</b> {say("of {stories}", { stories: count(firsts.reported, "story", "stories") })}
      </p>
      <Cards articles={firsts.articles} />
    </Section>
  );
}
