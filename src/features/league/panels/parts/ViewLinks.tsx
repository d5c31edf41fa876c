import { useEffect, useRef } from "react";
import { PageLink } from "#ui/PageLink.tsx";
import { ViewStyles } from "./ViewStyles.tsx";

interface ViewProps {
  label: string;
  current: string;
  views: readonly { id: string; label: string; to: string }[];
}

/** The parts of a tab, as links. */
export function ViewLinks({ label, current, views }: ViewProps) {
  const nav = useRef<HTMLElement>(null);
  // On phones the views are one line, which is moved sideways: the open one is in the middle.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open view is read from the document.
  useEffect(() => {
    const open = nav.current?.querySelector("[aria-current]")?.getBoundingClientRect();
    const line = nav.current?.getBoundingClientRect();
    if (open && line) nav.current?.scrollBy(open.left + open.width / 2 - line.left - line.width / 2, 0);
  }, [current]);
  const isKnown = views.some(({ id }) => id === current);
  return (
    <nav ref={nav} className="chips views" aria-label={label}>
      <ViewStyles />
      {views.map(({ id, label: name, to }) => (
        <PageLink
          key={id}
          className="chip"
          to={to}
          aria-current={id === (isKnown ? current : "") ? "true" : undefined}
        >
          {name}
        </PageLink>
      ))}
    </nav>
  );
}
