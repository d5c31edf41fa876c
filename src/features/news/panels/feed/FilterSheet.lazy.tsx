import { Sheet } from "#ui/Sheet.tsx";
import { useWords } from "#words/words.ts";
import { FilterForm } from "./FilterForm.tsx";

export function FilterSheet({ close }: { close: () => void }) {
  const { say } = useWords();
  return (
    <Sheet title={say("Filter")} from="bottom" close={close}>
      <FilterForm id="filter-sheet" changed={close} />
    </Sheet>
  );
}
