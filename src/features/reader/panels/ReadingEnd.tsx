import { useWords } from "#words/words.ts";
import type { NewsSinceVisit } from "./ask-news-since-visit.ts";

/** How much that was, and how much more did not fit, where it is known. */
export function ReadingEnd({ news: { opened, others, minutes, leftOut, isAll } }: { news: NewsSinceVisit }) {
  const { count, say } = useWords();
  const stories = count(opened.length + others.length, "story", "stories");
  const parts = [say("{n} min", { n: minutes }), stories];
  if (leftOut > 0) parts.push(say("{n} more", { n: leftOut }));
  return (
    <p className="note">
      {isAll ? say("That is all: {stories}, about {minutes} min.", { stories, minutes }) : parts.join(" · ")}
    </p>
  );
}
