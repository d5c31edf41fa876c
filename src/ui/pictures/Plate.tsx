import { sectionClass } from "#ui/section-look.ts";
import { plateWord } from "./plate-word.ts";

/** In the plate's own units. */
const LARGEST_TYPE = 26;
const ROOM = 150;

interface PlateProps {
  category: string;
  headline: string;
}

/** In a missing picture's place: a word of the headline on its section's ground. */
export function Plate({ category, headline }: PlateProps) {
  const word = plateWord(headline);
  return (
    <svg className={`plate ${sectionClass(category)}`} viewBox="0 0 100 70" aria-hidden="true">
      <text x="50" y="44" fontSize={Math.min(LARGEST_TYPE, ROOM / word.length)}>
        {word}
      </text>
    </svg>
  );
}
