import { Fragment } from "react";
import type { Movie } from "#features/culture/contract.ts";
import { Cover } from "#features/culture/panels/covers/Cover.tsx";
import { Poster } from "#features/culture/panels/covers/Poster.tsx";
import { FilterChips } from "#features/culture/panels/FilterChips.tsx";
import { OnwardLinks } from "#ui/empty/OnwardLinks.tsx";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Credit } from "#ui/sentences/Credit.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { Empty } from "#ui/states.tsx";
import { inLagos } from "#ui/time.ts";
import { english, useWords, type Words } from "#words/words.ts";
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

/** "1 h 52 min". */
function filmLength(minutes: number, { say }: Words = english): string {
  const hours = Math.floor(minutes / 60);
  return [
    hours > 0 ? say("{n} h", { n: hours }) : "",
    minutes % 60 > 0 ? say("{n} min", { n: minutes % 60 }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

function FilmEntry({ film }: { film: Movie }) {
  const words = useWords();
  const { lang, say } = words;
  const facts = [
    film.length_minutes ? filmLength(film.length_minutes, words) : "",
    film.rating === null ? "" : `${film.rating.toFixed(1)}/10`,
  ].filter((fact) => fact !== "");
  return (
    <li className="film">
      <Cover
        address={film.poster_url}
        kind="poster"
        typeset={<Poster title={film.title} genre={film.genres[0]} />}
      />
      <div>
        <h2 className="film__title" lang={lang()}>
          {film.title}
        </h2>
        <p className="source-note num">
          {film.nollywood ? <span className="badge s-entertainment">Nollywood</span> : null}{" "}
          {film.genres.map((genre, at) => (
            <Fragment key={genre}>
              {at > 0 ? ", " : ""}
              <Label text={genre} />
            </Fragment>
          ))}
          {film.genres.length > 0 && facts.length > 0 ? " · " : null}
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 ? " · " : ""}
              <span className="film__fact">{fact}</span>
            </Fragment>
          ))}
        </p>
        {film.release_date ? <Opening date={film.release_date} /> : null}
        <p className="film__story" lang={lang()}>
          {film.overview}
        </p>
        {film.cities.length > 0 ? (
          <p className="source-note">{say("Shown in {cities}", { cities: film.cities.join(", ") })}</p>
        ) : null}
        {film.trailer_url ? (
          <a className="section__more" href={film.trailer_url} target="_blank" rel="noopener">
            <span>
              {say("Trailer")}{" "}
              <span className="vh">{say("of {title}, in a new tab", { title: film.title })}</span>
            </span>
            <Icon name="external" small />
          </a>
        ) : null}
      </div>
    </li>
  );
}

function Opening({ date }: { date: string }) {
  const { dates, say } = useWords();
  const day = inLagos(Date.parse(date), dates).long.split(", ")[1] ?? "";
  return (
    <p className="source-note">
      <ReplacePart text={say("In cinemas from {day}", { day })} part={day}>
        <time dateTime={date}>{day}</time>
      </ReplacePart>
    </p>
  );
}
