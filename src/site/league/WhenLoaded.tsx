import type { Address, EveryEndpoint } from "#contracts/all-endpoints.ts";
import type { AnswerOf, AskOf } from "#contracts/endpoint.ts";
import { useAnswer } from "#site/data/answers.ts";
import { LeagueFailed, LeagueLoading } from "./LeagueStates.tsx";
import { LeagueStyles } from "./LeagueStyles.tsx";

interface WhenLoadedParts<A extends Address> {
  address: A;
  params: AskOf<EveryEndpoint, A>;
  /** The answer that came with the page; null if the league was still being loaded. */
  given: AnswerOf<EveryEndpoint, A> | null;
  children: (answer: AnswerOf<EveryEndpoint, A>) => React.ReactNode;
}

/** A page built from one answer of the league; it waits if the league is being loaded for the first time. */
export function WhenLoaded<A extends Address>({ address, params, given, children }: WhenLoadedParts<A>) {
  const { answer, failed, retry } = useAnswer(address, given === null ? params : null);
  const shown = given ?? answer;
  if (shown !== null) return children(shown);
  return (
    <main className="main" id="main" tabIndex={-1}>
      <LeagueStyles />
      <h1 className="page__title">Nigeria Premier League</h1>
      {failed ? <LeagueFailed says={failed.message} retry={retry} /> : <LeagueLoading />}
    </main>
  );
}
