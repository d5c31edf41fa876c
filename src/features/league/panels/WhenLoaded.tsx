import { useAnswer } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import type { Address, AllEndpoints } from "#contracts/all/all-endpoints.ts";
import type { ParamsOf } from "#contracts/endpoint.ts";
import { LeagueFailed, LeagueLoading } from "./LeagueStates.tsx";
import { LeagueStyles } from "./LeagueStyles.tsx";

interface WhenLoadedProps<A extends Address> {
  address: A;
  params: ParamsOf<AllEndpoints, A>;
  /** The answer that came with the page; null if the league was still being loaded. */
  initialAnswer: ShownAnswer<A> | null;
  children: (answer: ShownAnswer<A>) => React.ReactNode;
}

/** A page built from one answer of the league; it waits if the league is being loaded for the first time. */
export function WhenLoaded<A extends Address>({
  address,
  params,
  initialAnswer,
  children,
}: WhenLoadedProps<A>) {
  const { answer, failed, retry } = useAnswer(address, initialAnswer === null ? params : null);
  const shown = initialAnswer ?? answer;
  if (shown !== null) return children(shown);
  return (
    <main className="main" id="main" tabIndex={-1}>
      <LeagueStyles />
      <h1 className="page__title">Nigeria Premier League</h1>
      {failed ? <LeagueFailed message={failed.message} retry={retry} /> : <LeagueLoading />}
    </main>
  );
}
