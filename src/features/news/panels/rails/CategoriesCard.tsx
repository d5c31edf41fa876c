import { useLocation } from "react-router";
import { categoryPage, safeDecode } from "#contracts/addresses.ts";
import { navigationCategories } from "#contracts/sections.ts";
import { record } from "#ui/analytics/record.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

/** The eight categories, with the current one highlighted in whatever case the address spells it. */
export function CategoriesCard() {
  const { say } = useWords();
  const here = safeDecode(useLocation().pathname).toLowerCase();
  return (
    <Section title={say("Categories")}>
      <ul className="catlist">
        {navigationCategories.map((category) => (
          <li key={category}>
            <PageLink
              to={categoryPage(category)}
              aria-current={here === `/category/${category.toLowerCase()}` ? "page" : undefined}
              onClick={() => record("category_nav_click", { category })}
            >
              {say(category)}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
