import { tabPage } from "#features/league/panels/data/place.ts";
import type { MatchAnswer, Outlook } from "#features/league/panels/data/shapes.ts";
import { ForecastBar } from "#features/league/panels/parts/ForecastBar.tsx";
import { OddsStyles } from "#features/league/panels/parts/OddsStyles.tsx";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayAndTime, dayName, roundedTo } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";
import { homeFormSentence } from "./findings.ts";

interface ForecastProps {
  fixture: MatchAnswer["fixture"];
  outlook: Outlook & { forecast: object };
}

/** The one forecast of a coming match, in figures that add up to 100. */
export function MatchForecast({ fixture, outlook: { forecast, home } }: ForecastProps) {
  const words = useWords();
  const { say } = words;
  const { percentages, expected_goals, confidence } = forecast;
  const [one, other] = [shortClubName(fixture.home_team), shortClubName(fixture.away_team)];
  const parts = [
    { key: "home", label: say("{club} win", { club: one }), percentage: percentages.home },
    { key: "draw", label: say("draw"), percentage: percentages.draw },
    { key: "away", label: say("{club} win", { club: other }), percentage: percentages.away },
  ];
  const highest = Math.max(...parts.map(({ percentage }) => percentage));
  return (
    <Section title={say("Forecast")} subtitle={madeOn(forecast, words)}>
      <OddsStyles />
      <div className="odds num">
        {parts.map(({ key, label, percentage }) => (
          <p key={key} className={percentage === highest ? "odds__cell odds__cell--top" : "odds__cell"}>
            <span className="odds__no">{percentage}%</span>
            <span className={`odds__who odds__who--${key}`}>{label}</span>
          </p>
        ))}
      </div>
      <ForecastBar percentages={percentages} />
      <p className="duel__says num">
        {home ? `${homeFormSentence(one, home.form, words)} ` : ""}
        {say("Expected goals: {home} to {away}. Confidence: {confidence}.", {
          home: roundedTo(1, expected_goals.home),
          away: roundedTo(1, expected_goals.away),
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
    time: replayed ? dayName(as_of, words) : dayAndTime(made_at, words),
  });
}
