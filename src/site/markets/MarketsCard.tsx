import { pages } from "#contracts/addresses.ts";
import { MoreLink } from "#site/signals/MoreLink.tsx";
import { Section } from "#site/ui/Section.tsx";
import { Skeleton } from "#site/ui/states.tsx";

/** Stands as a skeleton until the markets' own card is built. */
export function MarketsCard() {
  return (
    <Section title="Markets" subtitle="Live & end of day data" more>
      <Skeleton lines={4} tall />
      <MoreLink to={pages.markets} label="See full market" section="markets" />
    </Section>
  );
}
