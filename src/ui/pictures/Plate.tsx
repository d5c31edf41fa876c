import { sectionClass } from "#ui/section-look.ts";
import { plateWord } from "./plate-word.ts";

/** In pixels of the plate on most phones; on the narrowest it is 80 wide, and ten letters are 12 px high. */
const LARGEST_TYPE = 22;
const ROOM = 132;

interface PlateProps {
  category: string;
  headline: string;
}

/** In a missing picture's place: a word of the headline on its section's ground. */
export function Plate({ category, headline }: PlateProps) {
  const word = plateWord(headline);
  return (
    <svg className={`plate ${sectionClass(category)}`} viewBox="0 0 88 62" aria-hidden="true">
      <text x="5" y="54" fontSize={Math.min(LARGEST_TYPE, ROOM / word.length)}>
        {word}
      </text>
    </svg>
  );
}
