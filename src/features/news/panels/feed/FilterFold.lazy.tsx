import { FoldStyles } from "#ui/styles/FoldStyles.tsx";
import { useWords } from "#words/words.ts";
import { FilterForm } from "./FilterForm.tsx";

export function FilterFold() {
  const { say } = useWords();
  return (
    <details className="fold only-narrow">
      <FoldStyles />
      <summary>{say("Filter")}</summary>
      <FilterForm id="filter-lite" />
    </details>
  );
}
