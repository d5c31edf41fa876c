import { FilterForm } from "#site/news/feed/FilterForm.tsx";
import { Section } from "#site/ui/Section.tsx";

export function FilterCard() {
  return (
    <Section title="Filter">
      <FilterForm id="filter" />
    </Section>
  );
}
