import { FilterChips } from "#features/culture/panels/FilterChips.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Empty } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";
import { FilmEntry } from "./FilmEntry.tsx";
import type { FilmPage } from "./film-page.ts";

interface ListProps {
  page: FilmPage;
  path: string;
  /** The text shown if no film is known at all. */
  emptyText: string;
  /** A link to the other list. */
  otherList: { label: string; to: string };
}

export function FilmList({ page, path, emptyText, otherList }: ListProps) {
  const { lang, say } = useWords();
  const { films, genres, cities, genre, city, credit } = page;
  const filtered = Boolean(genre || city);
  return (
    <>
      <FilterChips
        name={say("Genre")}
        allLabel={say("Every genre")}
        param="genre"
        choices={genres}
        chosen={genre}
        path={path}
        otherParams={{ city }}
      />
      <FilterChips
        name={say("City")}
        allLabel={say("Every city")}
        param="city"
        choices={cities}
        chosen={city}
        path={path}
        otherParams={{ genre }}
      />
      {films.length === 0 ? (
        <Empty>
          <p>{filtered ? say("No film fits this choice.") : emptyText}</p>
          {filtered ? (
            <PageLink className="btn" to={path}>
              {say("All films")}
            </PageLink>
          ) : (
            <>
              <PageLink className="btn" to={otherList.to}>
                {otherList.label}
              </PageLink>
              <OnwardLinks />
            </>
          )}
        </Empty>
      ) : (
        <ul className="films">
          {films.map((film) => (
            <FilmEntry key={film.id} film={film} />
          ))}
        </ul>
      )}
      <Credit {...credit} />
      {credit.source?.url.includes("themoviedb.org") ? (
        <p className="source-note" lang={lang()}>
          This product uses the TMDB API but is not endorsed or certified by TMDB.
        </p>
      ) : null}
    </>
  );
}
