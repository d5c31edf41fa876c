import { FilterForm } from "#site/news/feed/FilterForm.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

export function FilterCard() {
  const { say } = useWords();
  return (
    <Section title={say("Filter")}>
      <FilterForm id="filter" />
    </Section>
  );
}
