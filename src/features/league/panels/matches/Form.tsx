import { POINTS } from "#features/league/panels/data/points.ts";
import type { MatchAnswer } from "#features/league/panels/data/shapes.ts";
import { FormMarks } from "#features/league/panels/parts/FormMarks.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

/** Both clubs' last five league matches before this one. */
export function Form({ shown: { fixture, home_form, away_form } }: { shown: MatchAnswer }) {
  const { count, say } = useWords();
  const clubs = [
    { team: fixture.home_team, form: home_form },
    { team: fixture.away_team, form: away_form },
  ];
  return (
    <Section title={say("Form")} subtitle={say("Before the match: last five, the latest on the right")}>
      <ul>
        {clubs.map(({ team, form }) => (
          <li className="past-form" key={team}>
            <span>
              <b>{team}</b>
              <span className="duel__pos num">
                {form === ""
                  ? say("no match yet")
                  : say("{points} of {matches}", {
                      points: count(pointsOf(form), "point", "points"),
                      matches: form.length * POINTS.W,
                    })}
              </span>
            </span>
            <FormMarks form={form} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function pointsOf(form: string): number {
  return [...form].reduce((sum, letter) => sum + POINTS[letter as keyof typeof POINTS], 0);
}
