import { tabPage } from "#site/league/data/place.ts";
import { called } from "#site/league/parts/called.ts";
import { ForecastBar } from "#site/league/parts/ForecastBar.tsx";
import { dayName, moment, upTo } from "#site/league/wording.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { useWords, type Words } from "#site/words/words.ts";
import { unbeaten } from "./findings.ts";
import type { Outlook, ShownMatch } from "./shown-match.ts";

interface ForecastParts {
  fixture: ShownMatch["fixture"];
  outlook: Outlook & { forecast: object };
}

/** The one forecast of a coming match, in figures that add up to 100. */
export function OneForecast({ fixture, outlook: { forecast, home } }: ForecastParts) {
  const words = useWords();
  const { say } = words;
  const { percentages, expected_goals, confidence } = forecast;
  const [one, other] = [called(fixture.home_team), called(fixture.away_team)];
  const parts = [
    { key: "home", says: say("{club} win", { club: one }), percentage: percentages.home },
    { key: "draw", says: say("draw"), percentage: percentages.draw },
    { key: "away", says: say("{club} win", { club: other }), percentage: percentages.away },
  ];
  const most = Math.max(...parts.map(({ percentage }) => percentage));
  return (
    <Section title={say("Forecast")} subtitle={madeOn(forecast, words)}>
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
        {home ? `${unbeaten(one, home.form, words)} ` : ""}
        {say("Expected goals: {home} to {away}. Confidence: {confidence}.", {
          home: upTo(1, expected_goals.home),
          away: upTo(1, expected_goals.away),
          confidence: say(confidence),
        })}{" "}
        <PageLink className="link" to={tabPage("ai-insights", { view: "record" })}>
          {say("How often we are right")}
        </PageLink>
      </p>
    </Section>
  );
}

function madeOn({ made_at, as_of, replayed }: NonNullable<Outlook["forecast"]>, words: Words): string {
  if (made_at === null) return words.say("One forecast, as of {day}", { day: dayName(as_of, words) });
  return words.say("One forecast, made on {time} and kept as it is", {
    time: replayed ? dayName(as_of, words) : moment(made_at, words),
  });
}
