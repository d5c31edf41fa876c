import { sectionClass } from "#ui/section-look.ts";
import { plateWord } from "./plate-word.ts";

/** In pixels of the smallest plate, which is 88 wide on most phones. */
const LARGEST_TYPE = 23;
const ROOM = 147;

interface PlateProps {
  category: string;
  headline: string;
}

/** In a missing picture's place: a word of the headline on its section's ground. */
export function Plate({ category, headline }: PlateProps) {
  const word = plateWord(headline);
  return (
    <svg className={`plate ${sectionClass(category)}`} viewBox="0 0 88 62" aria-hidden="true">
      <text x="44" y="38" fontSize={Math.min(LARGEST_TYPE, ROOM / word.length)}>
        {word}
      </text>
    </svg>
  );
}
