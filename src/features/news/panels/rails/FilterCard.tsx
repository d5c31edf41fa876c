import { FilterForm } from "#features/news/panels/feed/FilterForm.tsx";
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
