import { FilterForm } from "#site/news/feed/FilterForm.tsx";
import { Section } from "#site/ui/Section.tsx";
import { useWords } from "#site/words/words.ts";

export function FilterCard() {
  const { say } = useWords();
  return (
    <Section title={say("Filter")}>
      <FilterForm id="filter" />
    </Section>
  );
}
