import { useEffect, useRef, useState } from "react";
import { useAnswer } from "#site/data/answers.ts";
import { Cards } from "#site/news/cards/Cards.tsx";
import { useUnmuted } from "#site/news/feed/Feed.tsx";
import { articlesOf, storyKey } from "#site/news/visible.ts";
import { Section } from "#site/ui/Section.tsx";
import { useWords } from "#site/words/words.ts";
import { leastRoom, roomBelow } from "./room-below.ts";

export interface Beside {
  /** The page's category; if undefined, stories of all categories are shown. */
  category?: string;
  /** The keys of stories that are on the page already. */
  without: readonly string[];
}

/** The heights of a card with its picture, and of the section's title. */
const CARD_PX = 172;
const TITLE_PX = 80;
const MOST_ASKED = 50;

/** The latest stories, as many as there is room for. Never in the server's HTML. */
export function StoriesBelow({ category, without }: Beside) {
  const { say } = useWords();
  const place = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(0);
  useEffect(() => {
    const room = place.current ? roomBelow(place.current) : 0;
    setMost(room < leastRoom ? 0 : Math.floor((room - TITLE_PX) / CARD_PX));
  }, []);
  // Enough to fill the room even if the answer holds every story that is on the page already.
  const limit = Math.min(most + without.length, MOST_ASKED);
  const { answer } = useAnswer("GET /articles/latest", most > 0 ? { category, limit } : null);
  const others = articlesOf(answer).filter((article) => !without.includes(storyKey(article)));
  const { visible } = useUnmuted(others);
  return (
    <div ref={place}>
      {most > 0 && visible.length > 0 ? (
        <Section title={say("More news")} className="unprinted">
          <Cards articles={visible.slice(0, most)} />
        </Section>
      ) : null}
    </div>
  );
}
