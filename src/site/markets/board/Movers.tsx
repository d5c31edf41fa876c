import type { EveryEndpoint } from "#contracts/all-endpoints.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Share } from "#contracts/markets.ts";
import { Change } from "#site/ui/figures/Change.tsx";
import { Credit } from "#site/ui/figures/Credit.tsx";
import { directionOf, shownNumber, shownPercent } from "#site/ui/figures/numbers.ts";
import { Section } from "#site/ui/Section.tsx";
import { Empty } from "#site/ui/states.tsx";

export type MoversOfDay = AnswerOf<EveryEndpoint, "GET /stocks/movers">;

const SHOWN = 5;

/** Gainers, losers and most traded, side by side if there is room. */
export function Movers({ movers }: { movers: MoversOfDay | null }) {
  const { gainers = [], losers = [], most_traded = [] } = movers ?? {};
  if (gainers.length + losers.length + most_traded.length === 0) {
    return (
      <Section title="Shares that moved">
        <Empty>
          <p>No share prices are known yet. They come after the exchange closes at 14:30.</p>
        </Empty>
      </Section>
    );
  }
  return (
    <div className="section">
      <div className="boards boards--3">
        <Shares title="Gainers" shares={gainers} />
        <Shares title="Losers" shares={losers} />
        <Shares title="Most traded" shares={most_traded} />
      </div>
      {movers ? <Credit {...movers} /> : null}
    </div>
  );
}

function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  return (
    <Section title={title}>
      <table className="figures">
        <thead>
          <tr>
            <th scope="col">Share</th>
            <th scope="col">Close, ₦</th>
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {shares.slice(0, SHOWN).map(({ symbol, close, percent_change, direction }) => (
            <tr key={symbol}>
              <th scope="row">{symbol}</th>
              <td>{shownNumber(close)}</td>
              <td>
                <Change direction={directionOf(direction)} text={shownPercent(percent_change)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shares.length === 0 ? <p className="source-note">None on this day.</p> : null}
    </Section>
  );
}
