import { useEffect, useRef, useState } from "react";
import * as api from "#contracts/all/api.ts";
import "#ui/styles/lazy.css";
import { useAnswer } from "#ask/answers.ts";
import { listLanguage } from "#contracts/languages.ts";
import { RAIL_LENGTH } from "#features/news/panels/rails/PopularCard.tsx";
import { picksOf, popularOf, topicsOf } from "#features/news/panels/rails/visible.ts";
import { useWords } from "#words/words.ts";
import { gapBelow, minGap } from "./gap-below.ts";
import { RailCards } from "./RailCards.tsx";
import { StoriesBelow } from "./StoriesBelow.lazy.tsx";

/** About the height of the three rails side by side. */
const RAILS_PX = 700;

/** The rails where there is room for them, else stories alone. Never in the server's HTML. */
export function MoreCards() {
  const ref = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState(0);
  useEffect(() => setRoom(ref.current ? gapBelow(ref.current) : 0), []);
  // A page that is about as long as the column needs nothing.
  if (room < minGap) return <div ref={ref} />;
  return room < RAILS_PX ? <StoriesBelow without={[]} /> : <RailsAndStories />;
}

/** Shown only when all three answers are there, so that nothing moves. Stories follow if the column is longer still. */
function RailsAndStories() {
  const { language: pageLanguage, say } = useWords();
  const language = listLanguage(pageLanguage);
  const popular = useAnswer(api.news.popular, { limit: RAIL_LENGTH, language }).answer;
  const topics = useAnswer(api.news.topics, { limit: RAIL_LENGTH, language }).answer;
  const picks = useAnswer(api.news.homepage, { language }).answer;
  if (!popular || !topics || !picks) return null;
  const rails = { popular: popularOf(popular), topics: topicsOf(topics), picks: picksOf(picks) };
  return (
    <>
      <aside className="rail rail--below unprinted" aria-label={say("Popular, trending and picked")}>
        <RailCards {...rails} />
      </aside>
      <StoriesBelow without={[...rails.popular, ...rails.picks].map(({ story }) => story)} />
    </>
  );
}
