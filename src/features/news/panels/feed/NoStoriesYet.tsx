import { useEffect } from "react";
import { ask } from "#ask/ask.ts";
import * as api from "#contracts/all/api.ts";
import { LoadAgain } from "#ui/lazy/LoadAgain.tsx";
import { Empty } from "#ui/states.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import type { WhyEmpty } from "./why-empty.ts";

const sentences: Readonly<Record<WhyEmpty, Sentence>> = {
  reading: "The newspapers are being read for the first time. Their stories will appear here in a moment.",
  unreachable: "The newspapers cannot be reached yet. We keep trying until they answer.",
};

const POLL_MS = 5_000;

/** Shown instead of a list until the first story arrives; then the page reloads by itself. */
export function NoStoriesYet({ why }: { why: WhyEmpty }) {
  const { say } = useWords();
  useEffect(() => {
    const timer = setInterval(() => void fillPage().catch(() => undefined), POLL_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <Empty>
      <p role="status">{say(sentences[why])}</p>
      <p>{say("This page updates by itself.")}</p>
      {/* The server does not cache a page with such a refresh. */}
      <LoadAgain seconds={10} />
    </Empty>
  );
}

/** Reloads the whole page, because the side columns are empty too, but not while the reader is typing. */
async function fillPage(): Promise<void> {
  if (document.hidden || document.activeElement?.matches("input, textarea, select")) return;
  const { articles } = await ask(api.news.latest, { limit: 1 });
  if (articles.length > 0) window.location.reload();
}
