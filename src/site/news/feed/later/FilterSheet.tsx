import { FilterForm } from "#site/news/feed/FilterForm.tsx";
import { Sheet } from "#site/ui/Sheet.tsx";

export function FilterSheet({ close }: { close: () => void }) {
  return (
    <Sheet title="Filter" from="bottom" close={close}>
      <FilterForm id="filter-sheet" changed={close} />
    </Sheet>
  );
}
