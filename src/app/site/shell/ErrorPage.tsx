import { isRouteErrorResponse, useRevalidator } from "react-router";
import { categoryPage } from "#contracts/addresses.ts";
import { navigationCategories } from "#contracts/sections.ts";
import { MoreNews } from "#features/news/frame/more/MoreNews.tsx";
import { SearchBox } from "#features/news/frame/search/SearchBox.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";

/** Page not found, or a page that failed: a sentence, the search, the categories. Never a stack trace. */
export function ErrorPage({ error }: { error: unknown }) {
  const { language, say } = useWords();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const title = say(missing ? "Page not found" : "Something went wrong");
  return (
    <Main translated>
      <title lang={language}>{title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="page__title">{title}</h1>
      {missing ? (
        <p className="prose">
          {say(
            "There is no page at this address. It may have moved, or the paper has taken the article down.",
          )}
        </p>
      ) : (
        <Failed />
      )}
      <SearchBox id="q-error" className="search--page" placeholder={say("Search news, topics...")} />
      <h2 className="section__title">{say("Categories")}</h2>
      <ul className="catlist">
        {navigationCategories.map((category) => (
          <li key={category}>
            <PageLink to={categoryPage(category)}>{say(category)}</PageLink>
          </li>
        ))}
      </ul>
      <MoreNews />
    </Main>
  );
}

function Failed() {
  const { say } = useWords();
  const { revalidate } = useRevalidator();
  return (
    <>
      <p className="prose">
        {say("The page could not be loaded. Please check your connection and try again.")}
      </p>
      <p>
        <button className="btn" type="button" onClick={revalidate}>
          {say("Try again")}
        </button>
      </p>
      <OnwardLinks />
    </>
  );
}
