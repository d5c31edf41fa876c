import { useSearchParams } from "react-router";
import { pages, rssAddress } from "#contracts/addresses.ts";
import { isCategory } from "#contracts/sections.ts";
import { type Facet, withParam } from "#features/news/panels/feed/filter.ts";
import { FollowThis } from "#ui/follow/FollowThis.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { SearchStyles } from "#ui/styles/SearchStyles.tsx";
import { useWords } from "#words/words.ts";

interface SearchOptionsProps {
  q: string;
  /** False if nothing was found; then no order is offered. */
  found: boolean;
  categories: readonly Facet[];
}

/** A search's order, category and RSS feed, all as plain links. A paper is chosen in the Filter. */
export function SearchOptions({ q, found, categories }: SearchOptionsProps) {
  const { language, say } = useWords();
  const [params] = useSearchParams();
  const order = params.get("order") === "newest" ? "newest" : "";
  const without = withParam(`?${params}`, "page", "");
  return (
    <div className="ways">
      <SearchStyles />
      <FollowThis kind="search" id={q} label={q} />
      <nav className="chips" aria-label={say("Order")}>
        {found ? (
          <>
            <Choice label={say("Best first")} to={withParam(without, "order", "")} chosen={order === ""} />
            <Choice
              label={say("Newest first")}
              to={withParam(without, "order", "newest")}
              chosen={order === "newest"}
            />
          </>
        ) : null}
        <a className="chip" href={rssAddress(`/search?q=${encodeURIComponent(q)}`, language)}>
          <Icon name="rss" small /> RSS
        </a>
      </nav>
      <Categories facets={categories} />
    </div>
  );
}

function Categories({ facets }: { facets: readonly Facet[] }) {
  const { say } = useWords();
  const [params] = useSearchParams();
  const chosen = params.get("category") ?? "";
  const without = withParam(`?${params}`, "page", "");
  if (facets.length < 2 && chosen === "") return null;
  return (
    <nav className="chips chips--scroll" aria-label={say("Category")}>
      {chosen === "" ? null : (
        <Choice label={say("All categories")} to={withParam(without, "category", "")} />
      )}
      {facets.map(({ value, count }) => (
        <Choice
          key={value}
          label={isCategory(value) ? say(value) : value}
          count={count}
          to={withParam(without, "category", value)}
          chosen={chosen.toLowerCase() === value.toLowerCase()}
        />
      ))}
    </nav>
  );
}

interface ChoiceProps {
  label: string;
  to: string;
  chosen?: boolean;
  count?: string | null;
}

function Choice({ label, to, chosen, count }: ChoiceProps) {
  return (
    <PageLink className="chip" to={pages.search + to} aria-current={chosen ? "true" : undefined}>
      {label}
      {count ? <span className="chip__count num">{count}</span> : null}
    </PageLink>
  );
}
