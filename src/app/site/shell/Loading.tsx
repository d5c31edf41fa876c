import { useNavigation } from "react-router";
import { useWords } from "#words/words.ts";

/** Fills the screen while a page's code and data are loaded; a quick load never shows it. */
export function Loading() {
  const { say } = useWords();
  if (useNavigation().state !== "loading") return null;
  return (
    <div className="loading" role="status">
      <span className="loading__ring" aria-hidden="true" />
      {say("Loading...")}
    </div>
  );
}
