import { PageLink } from "#ui/PageLink.tsx";
import { ViewStyles } from "./ViewStyles.tsx";

interface ViewProps {
  label: string;
  current: string;
  views: readonly { id: string; label: string; to: string }[];
}

/** The parts of a tab, as links. */
export function ViewLinks({ label, current, views }: ViewProps) {
  const isKnown = views.some(({ id }) => id === current);
  return (
    <nav className="chips views" aria-label={label}>
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
