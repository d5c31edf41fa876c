import { categoryPage } from "#contracts/addresses.ts";
import { isCategory } from "#contracts/sections.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { sectionClass } from "#ui/section-look.ts";
import { useWords } from "#words/words.ts";
import type { ShownShare } from "./paper-page.ts";

/** What a paper writes about: each section's share of its articles. */
export function Sections({ shares }: { shares: readonly ShownShare[] }) {
  const { say } = useWords();
  return (
    <Section title={say("What it writes about")} subtitle={say("Share of its articles in 30 days")}>
      <ul className="named__shares num">
        {shares.map(({ category, percent }) => (
          <li key={category} className={sectionClass(category)}>
            <PageLink to={categoryPage(category)}>{isCategory(category) ? say(category) : category}</PageLink>
            <svg className="named__bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${percent}v8H0z`} />
            </svg>
            <span>{percent}%</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
