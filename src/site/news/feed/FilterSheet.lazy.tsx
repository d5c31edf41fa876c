import { Sheet } from "#site/ui/Sheet.tsx";
import { FilterForm } from "./FilterForm.tsx";

export function FilterSheet({ close }: { close: () => void }) {
  return (
    <Sheet title="Filter" from="bottom" close={close}>
      <FilterForm id="filter-sheet" changed={close} />
    </Sheet>
  );
}
