import { isRouteErrorResponse, useRevalidator } from "react-router";
import { categoryPage, navigationCategories } from "#contracts/addresses.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { SearchBox } from "./header/SearchBox.tsx";
import { Main } from "./Main.tsx";

/** Page not found, or a page that failed: a sentence, the search, the categories. Never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Main>
      <title>{missing ? "Page not found" : "Something went wrong"}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page__title">{missing ? "Page not found" : "Something went wrong"}</h1>
      {missing ? (
        <p className="prose">
          There is no page at this address. It may have moved, or the paper has taken the article down.
        </p>
      ) : (
        <Failed />
      )}
      <SearchBox id="q-error" className="search--page" placeholder="Search news, topics..." />
      <h2 className="section__title">Categories</h2>
      <ul className="catlist">
        {navigationCategories.map((category) => (
          <li key={category}>
            <PageLink to={categoryPage(category)}>{category}</PageLink>
          </li>
        ))}
      </ul>
    </Main>
  );
}

function Failed() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <p className="prose">The page could not be loaded. Please check your connection and try again.</p>
      <p>
        <button className="btn" type="button" onClick={revalidate}>
          Try again
        </button>
      </p>
    </>
  );
}
