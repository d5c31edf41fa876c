import { tabPage } from "#site/league/data/place.ts";
import { called } from "#site/league/parts/called.ts";
import { ForecastBar } from "#site/league/parts/ForecastBar.tsx";
import { dayName, moment, upTo } from "#site/league/wording.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { unbeaten } from "./findings.ts";
import type { Outlook, ShownMatch } from "./shown-match.ts";

interface ForecastParts {
  fixture: ShownMatch["fixture"];
  outlook: Outlook & { forecast: object };
}

/** The forecast of a match to come: there is only one, in figures that add up to 100. */
export function OneForecast({ fixture, outlook: { forecast, home } }: ForecastParts) {
  const { percentages, expected_goals, confidence } = forecast;
  const [one, other] = [called(fixture.home_team), called(fixture.away_team)];
  const parts = [
    { key: "home", says: `${one} win`, percentage: percentages.home },
    { key: "draw", says: "draw", percentage: percentages.draw },
    { key: "away", says: `${other} win`, percentage: percentages.away },
  ];
  const most = Math.max(...parts.map(({ percentage }) => percentage));
  return (
    <Section title="Forecast" subtitle={madeOn(forecast)}>
      <div className="odds num">
        {parts.map(({ key, says, percentage }) => (
          <p key={key} className={percentage === most ? "odds__cell odds__cell--top" : "odds__cell"}>
            <span className="odds__no">{percentage}%</span>
            <span className={`odds__who odds__who--${key}`}>{says}</span>
          </p>
        ))}
      </div>
      <ForecastBar percentages={percentages} />
      <p className="duel__says num">
        {home ? `${unbeaten(one, home.form)} ` : ""}
        Expected goals: {upTo(1, expected_goals.home)} to {upTo(1, expected_goals.away)}. Confidence:{" "}
        {confidence}.{" "}
        <PageLink className="link" to={tabPage("ai-insights", { view: "record" })}>
          How often we are right
        </PageLink>
      </p>
    </Section>
  );
}

function madeOn({ made_at, as_of, replayed }: NonNullable<Outlook["forecast"]>): string {
  if (made_at === null) return `One forecast, as of ${dayName(as_of)}`;
  return `One forecast, made on ${replayed ? dayName(as_of) : moment(made_at)} and kept as it is`;
}
