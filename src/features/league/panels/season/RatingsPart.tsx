import type { AnswerState } from "#ask/answers.ts";
import type { ShownAnswer } from "#ask/tolerant.ts";
import type * as api from "#contracts/all/api.ts";
import { useWords } from "#words/words.ts";
import { SeasonPart } from "./SeasonPart.tsx";

export type Ratings = ShownAnswer<typeof api.league.strength>;

interface RatingsProps {
  state: AnswerState<Ratings>;
  finding: (answer: Ratings) => string | null;
  children: (answer: Ratings) => React.ReactNode;
}

/** Elo ratings, of one club or of all, below what they are. */
export function RatingsPart({ state, ...rest }: RatingsProps) {
  const { say } = useWords();
  return (
    <SeasonPart
      title={say("Strength over the seasons")}
      subtitle={say(
        "Elo rating from every result since {season}: 1500 is average; a win over a strong club counts more.",
        { season: state.answer?.since ?? "2009-10" },
      )}
      state={state}
      {...rest}
    />
  );
}
