import { LoadAgain } from "#site/ui/lazy/LoadAgain.tsx";
import { AGAIN_SECONDS } from "./league-page.ts";

/** With a script the panels ask again; without one the page does. */
export function LeagueLoading() {
  return (
    <>
      <p className="note hub__wait" role="status">
        Loading Nigeria Premier League data...
      </p>
      <LoadAgain seconds={AGAIN_SECONDS} />
    </>
  );
}

export function LeagueFailed({ says, retry }: { says: string | undefined; retry: () => void }) {
  return (
    <div className="note" role="alert">
      <h2 className="note__head">Error loading data</h2>
      <p>{says || "An error occurred while loading data"}</p>
      <button className="btn" type="button" onClick={retry}>
        Try again
      </button>
    </div>
  );
}
