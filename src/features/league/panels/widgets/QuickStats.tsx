import { lazy, Suspense, useState } from "react";
import { useWords } from "#words/words.ts";

const Drawer = lazy(() =>
  import("./StatsDrawer.lazy.tsx").then(({ StatsDrawer }) => ({ default: StatsDrawer })),
);

/** The button that opens the widgets on phones. */
export function QuickStats() {
  const { say } = useWords();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button className="btn quick" type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say("Quick stats")}
      </button>
      {open ? (
        <Suspense fallback={null}>
          <Drawer close={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
