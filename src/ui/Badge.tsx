import { isCategory } from "#contracts/sections.ts";
import { useWords } from "#words/words.ts";
import { sectionClass } from "./section-look.ts";

/** A section's word in its colour. */
export function Badge({ category }: { category: string }) {
  const { say } = useWords();
  return (
    <span className={`badge ${sectionClass(category)}`}>
      {isCategory(category) ? say(category) : category}
    </span>
  );
}
