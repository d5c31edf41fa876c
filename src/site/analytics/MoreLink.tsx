import { Icon } from "#site/ui/Icon.tsx";
import { PageLink } from "#site/ui/PageLink.tsx";
import { record } from "./record.ts";

/** The link at the end of a card; pressing it is recorded. */
export function MoreLink({ to, label, section }: { to: string; label: string; section: string }) {
  return (
    <PageLink className="section__more" to={to} onClick={() => record("cta_click", { label, section })}>
      {label} <Icon name="next" small />
    </PageLink>
  );
}
