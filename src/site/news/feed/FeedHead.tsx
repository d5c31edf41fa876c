import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "#site/ui/Icon.tsx";
import { useTold } from "#site/ui/told.ts";
import { FilterForm } from "./FilterForm.tsx";
import { filterOf, isFiltered } from "./filter.ts";

const FilterSheet = lazy(() =>
  import("./later/FilterSheet.tsx").then((module) => ({ default: module.FilterSheet })),
);

/** A list's heading; on small screens the Filter opens from here. */
export function FeedHead({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  const [words] = useSearchParams();
  const { lite } = useTold();
  return (
    <>
      <div className="feed-head">
        <h2 className="section__title" id={id}>
          {title}
        </h2>
        {lite ? null : (
          <button
            className="btn tool--filter"
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            <Icon name="filter" />
            {isFiltered(filterOf(words)) ? "Filtered" : "Filter"}
          </button>
        )}
      </div>
      {lite ? (
        <details className="fold only-narrow">
          <summary>Filter</summary>
          <FilterForm id="filter-lite" />
        </details>
      ) : null}
      {open ? (
        <Suspense fallback={null}>
          <FilterSheet close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
