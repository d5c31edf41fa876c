import type { Movie } from "#contracts/culture.ts";
import { Cover } from "#site/culture/Cover.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import { inLagos } from "#site/ui/time.ts";

/** "1 h 52 min". */
export function lengthWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return [hours > 0 ? `${hours} h` : "", minutes % 60 > 0 ? `${minutes % 60} min` : ""]
    .filter(Boolean)
    .join(" ");
}

export function FilmEntry({ film }: { film: Movie }) {
  const facts = [
    film.genres.join(", "),
    film.length_minutes ? lengthWords(film.length_minutes) : "",
    film.rating === null ? "" : `${film.rating.toFixed(1)}/10`,
  ].filter((fact) => fact !== "");
  return (
    <li className="film">
      <Cover address={film.poster_url} kind="poster" />
      <div>
        <h2 className="film__title">{film.title}</h2>
        <p className="source-note num">
          {film.nollywood ? <span className="badge badge--entertainment">Nollywood</span> : null}{" "}
          {facts.join(" · ")}
        </p>
        {film.release_date ? (
          <p className="source-note">
            In cinemas from{" "}
            <time dateTime={film.release_date}>
              {inLagos(Date.parse(film.release_date)).long.split(", ")[1]}
            </time>
          </p>
        ) : null}
        <p className="film__story">{film.overview}</p>
        {film.cities.length > 0 ? <p className="source-note">Shown in {film.cities.join(", ")}</p> : null}
        {film.trailer_url ? (
          <a className="section__more" href={film.trailer_url} target="_blank" rel="noopener">
            <span>
              Trailer <span className="vh">of {film.title}, in a new tab</span>
            </span>
            <Icon name="out" small />
          </a>
        ) : null}
      </div>
    </li>
  );
}
