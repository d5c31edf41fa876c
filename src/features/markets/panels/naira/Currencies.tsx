import { pages } from "#contracts/addresses.ts";
import { decimalPad, formatNumber } from "#ui/figures/numbers.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import type { Naira } from "./naira.ts";

/** The price of every currency in naira; each name links to its history. */
export function Currencies({ currencies, currencyCredit, range }: Naira) {
  const { say, translate } = useWords();
  return (
    <Section title={say("All currencies in naira")}>
      {currencies.length === 0 ? (
        <Empty>
          <p>{say("No rates are known yet. They are asked for once a day.")}</p>
        </Empty>
      ) : (
        <table className="figures">
          <thead>
            <tr>
              <th scope="col">{say("Currency")}</th>
              <th scope="col">{say("Rate, ₦")}</th>
              <th scope="col" className="wide">
                {say("Buying, ₦")}
              </th>
              <th scope="col" className="wide">
                {say("Selling, ₦")}
              </th>
            </tr>
          </thead>
          <tbody>
            {currencies.map(({ code, name, rate, buying, selling }) => (
              <tr key={code}>
                <th scope="row" lang={translate(name).lang}>
                  <PageLink className="link" to={`${pages.naira}?currency=${code}&range=${range}#history`}>
                    {translate(name).text} ({code})
                  </PageLink>
                </th>
                <Price naira={rate} />
                <Price naira={buying} wide />
                <Price naira={selling} wide />
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {currencyCredit ? <Credit {...currencyCredit} /> : null}
    </Section>
  );
}

function Price({ naira, wide }: { naira: number | null; wide?: boolean }) {
  const className = wide ? "wide" : undefined;
  if (naira === null) return <td className={className}>–</td>;
  return (
    <td className={className} data-pad={decimalPad(naira)}>
      {formatNumber(naira)}
    </td>
  );
}
