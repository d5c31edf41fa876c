import { chanceOf } from "#features/league/panels/wording.ts";
import { useWords } from "#words/words.ts";

const [CELL, HEIGHT] = [10, 16];
/** Chances below this are not drawn. */
const SEEN = 0.005;

/** Where a club ends, first place at the left: the fuller the colour, the more often. */
export function PlaceStrip({ positions }: { positions: readonly number[] }) {
  const { say } = useWords();
  const highest = Math.max(...positions);
  const label = say("Final positions: most often {place}, in {share} of the seasons", {
    place: positions.indexOf(highest) + 1,
    share: chanceOf(highest),
  });
  return (
    <svg
      className="place-strip"
      viewBox={`0 0 ${positions.length * CELL} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {positions.map((chance, index) =>
        chance < SEEN ? null : (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the final position.
            key={index}
            x={index * CELL}
            width={CELL - 1}
            height={HEIGHT}
            opacity={Math.min(1, 0.06 + 2.4 * chance).toFixed(2)}
          />
        ),
      )}
    </svg>
  );
}
