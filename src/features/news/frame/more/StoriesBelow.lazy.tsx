import { useEffect, useRef, useState } from "react";
import { useAnswer } from "#ask/answers.ts";
import * as api from "#contracts/all/api.ts";
import { listLanguage } from "#contracts/languages.ts";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { useIsMuted } from "#features/news/panels/use-is-muted.ts";
import { articlesOf, storyKey } from "#features/news/panels/visible.ts";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";
import "#ui/styles/lazy.css";
import { gapBelow, minGap } from "./gap-below.ts";

export interface StoriesBelowProps {
  /** The page's category; if undefined, stories of all categories are shown. */
  category?: string;
  /** The keys of stories that are on the page already. */
  without: readonly string[];
}

/** The heights of a card with its picture, and of the section's title. */
const CARD_PX = 172;
const TITLE_PX = 80;
const MAX_ASKED = 50;
/** Where there is less room than for so many, they stand side by side. */
const IN_A_ROW = 3;

/** The latest stories, as many as there is room for. Never in the server's HTML. */
export function StoriesBelow({ category, without }: StoriesBelowProps) {
  const { language, say } = useWords();
  const ref = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(0);
  useEffect(() => {
    const room = ref.current ? gapBelow(ref.current) : 0;
    setCount(room < minGap ? 0 : Math.max(IN_A_ROW, Math.floor((room - TITLE_PX) / CARD_PX)));
  }, []);
  // Enough to fill the room even if the answer holds every story that is on the page already.
  const limit = Math.min(count + without.length, MAX_ASKED);
  const { answer } = useAnswer(
    api.news.latest,
    count > 0 ? { category, limit, language: listLanguage(language) } : null,
  );
  const isMuted = useIsMuted();
  const others = articlesOf(answer?.articles).filter(
    (article) => !without.includes(storyKey(article)) && !isMuted(article),
  );
  return (
    <div ref={ref}>
      {count > 0 && others.length > 0 ? (
        <Section title={say("More news")} className={count > IN_A_ROW ? "unprinted" : "unprinted in-a-row"}>
          <Cards articles={others.slice(0, count)} />
        </Section>
      ) : null}
    </div>
  );
}
