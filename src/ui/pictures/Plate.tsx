import { sectionClass } from "#ui/section-look.ts";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

/** In a missing picture's place: the section's ground and pattern, with its word at the lower left. */
export function Plate({ category }: { category: string }) {
  const { say } = useWords();
  return (
    <svg className={`plate ${sectionClass(category)}`} aria-hidden="true">
      <text className="plate__word" x="8" y="100%" dy="-10">
        {say(category as Sentence)}
      </text>
    </svg>
  );
}
