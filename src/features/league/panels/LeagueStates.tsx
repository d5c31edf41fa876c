import { LoadAgain } from "#ui/lazy/LoadAgain.tsx";
import { useWords } from "#words/words.ts";
import { RETRY_SECONDS } from "./league-page.ts";

/** The panels keep asking by themselves; without JavaScript the page reloads instead. */
export function LeagueLoading() {
  const { say } = useWords();
  return (
    <>
      <p className="note hub__wait" role="status">
        {say("Loading Nigeria Premier League data...")}
      </p>
      <LoadAgain seconds={RETRY_SECONDS} />
    </>
  );
}

export function LeagueFailed({ message, retry }: { message: string | undefined; retry: () => void }) {
  const { language, say } = useWords();
  return (
    <div className="note" role="alert">
      <h2 className="note__head">{say("Error loading data")}</h2>
      <p>{(language === "en" && message) || say("An error occurred while loading data")}</p>
      <button className="btn" type="button" onClick={retry}>
        {say("Try again")}
      </button>
    </div>
  );
}
