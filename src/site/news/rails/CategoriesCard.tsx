import { useLocation } from "react-router";
import { categoryPage, navigationCategories } from "#contracts/addresses.ts";
import { record } from "#site/analytics/record.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Section } from "#site/ui/Section.tsx";

/** The eight categories, the current one highlighted whatever its case in the address. */
export function CategoriesCard() {
  const here = decodeURIComponent(useLocation().pathname).toLowerCase();
  return (
    <Section title="Categories">
      <ul className="catlist">
        {navigationCategories.map((category) => (
          <li key={category}>
            <PageLink
              to={categoryPage(category)}
              aria-current={here === `/category/${category.toLowerCase()}` ? "page" : undefined}
              onClick={() => record("category_nav_click", { category })}
            >
              {category}
            </PageLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
