import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router";
import { Icon } from "#ui/Icon.tsx";
import { OnPress } from "#ui/lazy/on-press.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { filterOf, isFiltered } from "./filter.ts";

const sheet = { load: () => import("./FilterSheet.lazy.tsx").then(({ FilterSheet }) => FilterSheet) };

/** For data-saver pages, which have no JavaScript to open a sheet. */
const FilterFold = lazy(() =>
  import("./FilterFold.lazy.tsx").then((module) => ({ default: module.FilterFold })),
);

/** A list's heading, with the filter button on small screens. */
export function FeedHead({ id, title }: { id: string; title: string }) {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  const [params] = useSearchParams();
  const { lite } = useRootData();
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
            {isFiltered(filterOf(params)) ? say("Filtered") : say("Filter")}
          </button>
        )}
      </div>
      {import.meta.env.SSR && lite ? (
        <Suspense fallback={null}>
          <FilterFold />
        </Suspense>
      ) : null}
      {open ? <OnPress part={sheet} props={{ close: () => setOpen(false) }} /> : null}
    </>
  );
}
