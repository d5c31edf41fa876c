import { Fragment } from "react";
import { categoryPage, clubPage, matchPage, pages, paperPage, placePage } from "#contracts/addresses.ts";
import { isCategory } from "#contracts/sections.ts";
import { langOf } from "#ui/lang.ts";
import { useNow } from "#ui/now.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { PaperMark } from "#ui/pictures/PaperMark.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { inLagos, shortDay } from "#ui/time.ts";
import { useWords } from "#words/words.ts";
import type { ShownPlace } from "./place-page.ts";

const SECTIONS_SHOWN = 4;

/** What the week's stories are about, each section leading to its page. */
export function WeekSections({ sections }: { sections: ShownPlace["week"]["categories"] }) {
  const { say } = useWords();
  return (
    <p className="page__says num">
      {sections.slice(0, SECTIONS_SHOWN).map(({ category, stories }, at) => (
        <Fragment key={category}>
          {at > 0 ? " · " : null}
          <PageLink className="link" to={categoryPage(category)}>
            {isCategory(category) ? say(category) : category}
          </PageLink>
          {`\u00a0${stories}`}
        </Fragment>
      ))}
    </p>
  );
}

/** The weather of a state's capital. */
export function PlaceWeather({ weather }: { weather: NonNullable<ShownPlace["weather"]> }) {
  const { say } = useWords();
  return (
    <Section title={say("The day's weather")} subtitle={weather.place}>
      <p className="named__figure num">
        <b>{weather.temp}°C</b> <Label text={weather.sky} />
      </p>
      <p className="source-note num">
        {say("High / low")}: {weather.high}° / {weather.low}° · {say("Humidity")}: {weather.humidity}% ·{" "}
        {say("Wind")}: {`${weather.wind} km/h`} ·{" "}
        <a className="link" href={weather.provider.url} rel="noopener">
          <Label text={weather.provider.name} />
        </a>
      </p>
    </Section>
  );
}

type Match = NonNullable<ShownPlace["clubs"][number]["last"]>;

/** A state's clubs in the Premier League, each with its last and next match. */
export function PlaceClubs({ clubs }: { clubs: ShownPlace["clubs"] }) {
  const { dates, say } = useWords();
  const yearOf = (at: number) => inLagos(at).day.slice(0, 4);
  const thisYear = yearOf(useNow());
  const dayOf = (date: string) => {
    const at = Date.parse(date);
    return yearOf(at) === thisYear ? shortDay(at, dates) : `${shortDay(at, dates)} ${yearOf(at)}`;
  };
  const linkTo = ({ fixture_id, home_team, away_team, home_score, away_score, date }: Match) => (
    <PageLink className="link" to={matchPage(fixture_id)}>
      {home_team} {home_score === null ? "v" : `${home_score}–${away_score}`} {away_team}, {dayOf(date)}
    </PageLink>
  );
  return (
    <Section title={say("Nigeria League")}>
      {clubs.map(({ id, name, city, position, last, next }) => (
        <dl className="named__facts num" key={id}>
          <div>
            <dt>{city}</dt>
            <dd>
              <PageLink className="link" to={clubPage(id)}>
                {name}
              </PageLink>
              {position === null ? null : ` · ${say("Position")}: ${position}`}
            </dd>
          </div>
          {last ? (
            <div>
              <dt>{say("Last match")}</dt>
              <dd>{linkTo(last)}</dd>
            </div>
          ) : null}
          {next ? (
            <div>
              <dt>{say("Next match")}</dt>
              <dd>{linkTo(next)}</dd>
            </div>
          ) : null}
        </dl>
      ))}
    </Section>
  );
}

/** The newspapers and broadcasters that are published in a state. */
export function PlacePapers({ papers }: { papers: ShownPlace["papers"] }) {
  const { lang, say } = useWords();
  return (
    <Section title={say("Newspapers published here")}>
      <ul className="named__papers">
        {papers.map(({ id, name, language, favicon_url, city }) => (
          <li key={id}>
            <PaperMark name={name} favicon={favicon_url} />
            <PageLink className="link" to={paperPage(id)} lang={lang(langOf(language))}>
              {name}
            </PageLink>
            <span className="source-note">{city}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function PlaceEvents({ events }: { events: ShownPlace["events"] }) {
  const { dates, lang, say } = useWords();
  return (
    <Section title={say("Events")} more>
      <ul className="named__papers">
        {events.map(({ id, name, starts_at, city }) => (
          <li key={id}>
            <span className="source-note num">{shortDay(Date.parse(starts_at), dates)}</span>
            <PageLink className="link" to={pages.events} lang={lang()}>
              {name}
            </PageLink>
            <span className="source-note">{city}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Neighbours({ places }: { places: ShownPlace["neighbours"] }) {
  const { say } = useWords();
  return (
    <Section title={say("Neighbouring states")}>
      <div className="chips">
        {places.map(({ slug, name }) => (
          <PageLink className="chip" key={slug} to={placePage(slug)}>
            <Label text={name} />
          </PageLink>
        ))}
        <PageLink className="chip" to={pages.places}>
          {say("All states")}
        </PageLink>
      </div>
    </Section>
  );
}
