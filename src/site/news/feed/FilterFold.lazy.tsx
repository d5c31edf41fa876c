import { FilterForm } from "./FilterForm.tsx";

export function FilterFold() {
  return (
    <details className="fold only-narrow">
      <summary>Filter</summary>
      <FilterForm id="filter-lite" />
    </details>
  );
}
