import type { AllEndpoints } from "#contracts/all/all-endpoints.ts";
import type * as api from "#contracts/all/api.ts";
import type { AnswerOf } from "#contracts/endpoint.ts";
import type { Share } from "#features/markets/contract.ts";
import { Change } from "#ui/figures/Change.tsx";
import { decimalPad, formatNumber, formatPercent, knownDirection } from "#ui/figures/numbers.ts";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

export type MoversOfDay = AnswerOf<AllEndpoints, typeof api.markets.movers>;

const MAX_SHARES = 5;

/** Gainers, losers and most traded shares, side by side if there is room. */
export function Movers({ movers }: { movers: MoversOfDay | null }) {
  const { say } = useWords();
  const { gainers = [], losers = [], most_traded = [] } = movers ?? {};
  if (gainers.length + losers.length + most_traded.length === 0) {
    return (
      <Section title={say("Shares that moved")}>
        <Empty>
          <p>{say("No share prices are known yet. They come after the exchange closes at 14:30.")}</p>
        </Empty>
      </Section>
    );
  }
  return (
    <div className="section">
      <div className="boards boards--3">
        <Shares title={say("Gainers")} shares={gainers} />
        <Shares title={say("Losers")} shares={losers} />
        <Shares title={say("Most traded")} shares={most_traded} />
      </div>
      {movers ? <Credit {...movers} /> : null}
    </div>
  );
}

function Shares({ title, shares }: { title: string; shares: readonly Share[] }) {
  const { language, say } = useWords();
  return (
    <Section title={title}>
      <table className="figures">
        <thead>
          <tr>
            {/* In other languages the word "Share" already means the button's action. */}
            <th scope="col">{language === "en" ? "Share" : say("Company share")}</th>
            <th scope="col">{say("Close, ₦")}</th>
            <th scope="col">{say("Change")}</th>
          </tr>
        </thead>
        <tbody>
          {shares.slice(0, MAX_SHARES).map(({ symbol, company, close, percent_change, direction }) => (
            <tr key={symbol}>
              <th scope="row">
                {company ?? symbol}
                {company ? <small>{symbol}</small> : null}
              </th>
              <td data-pad={decimalPad(close)}>{formatNumber(close)}</td>
              <td>
                <Change direction={knownDirection(direction)} text={formatPercent(percent_change)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shares.length === 0 ? <p className="source-note">{say("None on this day.")}</p> : null}
    </Section>
  );
}
