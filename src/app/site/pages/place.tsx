import {
  Neighbours,
  PlaceClubs,
  PlaceEvents,
  PlacePapers,
  PlaceWeather,
  WeekSections,
} from "#app/site/place/PlaceFacts.tsx";
import { askPlace } from "#app/site/place/place-page.ts";
import { type PageProps, page } from "#ask/page.ts";
import { pages, paperPage, placePage } from "#contracts/addresses.ts";
import { NewsRails } from "#features/news/frame/NewsRails.tsx";
import { Cards } from "#features/news/panels/cards/Cards.tsx";
import { RunningStories } from "#features/news/panels/topic/RunningStories.tsx";
import { FollowThis } from "#ui/follow/FollowThis.tsx";
import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { Label } from "#ui/sentences/Label.tsx";
import { ArticleStyles } from "#ui/styles/ArticleStyles.tsx";
import { NamedStyles } from "#ui/styles/NamedStyles.tsx";
import { TopicStyles } from "#ui/styles/TopicStyles.tsx";
import { useWords } from "#words/words.ts";

const place = page((ask, { params }) => askPlace(ask, params.state ?? "", Date.now()));

export const loader = place.loader;
export const clientLoader = place.clientLoader;

type LoaderData = PageProps<typeof place>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const shown = args.loaderData?.place;
  if (!shown) return [];
  const { say, translate } = pageWords(args);
  const name = translate(shown.name).text;
  return headTags(args, {
    title: say("News from {place}", { place: name }),
    description: `The latest and most reported stories whose event is in ${shown.name}, its newspapers, its weather and its clubs.`,
    descriptionElsewhere: `${say("News from {place}", { place: name })}. ${say("Most reported this week")}, ${say("Newspapers published here")}, ${say("Weather")}`,
    path: placePage(shown.slug),
    feed: `/place/${shown.slug}`,
    image: `/share/place/${encodeURIComponent(shown.slug)}.png`,
  });
}

/** A state: what is reported from it, and what is known about it. */
export default function Place({ loaderData }: PageProps<typeof place>) {
  const { place: shown, week, most, latest, fromZone, running, weather, clubs, papers, events } = loaderData;
  const { count, say, translate } = useWords();
  const [first, second] = week.first_reports.filter(({ stories }) => stories > 1);
  const isOftenest = first && first.stories > (second?.stories ?? 0);
  return (
    <Main leftSidebar={<NewsRails />}>
      <ArticleStyles />
      <NamedStyles />
      <Crumbs>
        <PageLink className="link" to={pages.places}>
          {say("States")}
        </PageLink>
      </Crumbs>
      <header className="page__head">
        <h1 className="page__title">
          <Label text={shown.name} />
        </h1>
        <p className="page__says num">
          {say("Capital: {city}", { city: shown.capital })} · <Label text={shown.zone} />
        </p>
        <p className="page__says num">
          {week.stories === 0
            ? say("No story of the last 7 days is about an event here.")
            : say("In 7 days: {stories} from {papers}", {
                stories: count(week.stories, "story", "stories"),
                papers: count(week.papers, "paper", "papers"),
              })}
          {isOftenest ? (
            <>
              {". "}
              {say("Most often first:")}{" "}
              <PageLink className="link" to={paperPage(first.id)}>
                {first.name}
              </PageLink>
            </>
          ) : null}
        </p>
        {week.categories.length > 0 ? <WeekSections sections={week.categories} /> : null}
        <div className="tools">
          <FollowThis kind="place" id={shown.slug} label={translate(shown.name).text} />
          <a className="btn" href={`/api/rss/place/${encodeURIComponent(shown.slug)}`}>
            <Icon name="rss" small /> RSS
          </a>
        </div>
      </header>
      {most.length > 0 ? (
        <Section title={say("Most reported this week")}>
          <Cards articles={most} eager opens />
        </Section>
      ) : null}
      {latest.length > 0 ? (
        <Section
          title={say("Latest news")}
          subtitle={say("Stories of which at least half of the texts name this state as the place.")}
        >
          <Cards articles={latest} />
          <PageLink className="section__more" to={`${pages.latest}?place=${shown.slug}`}>
            <span>{say("All its stories")}</span> <Icon name="next" small />
          </PageLink>
        </Section>
      ) : null}
      {fromZone.length > 0 ? (
        <Section
          title={say("From its zone")}
          subtitle={say(
            "Fewer than five stories in 7 days are about this state: these are from the rest of its zone.",
          )}
        >
          <Cards articles={fromZone} />
        </Section>
      ) : null}
      {running.length > 0 ? (
        <>
          <TopicStyles />
          <RunningStories running={running} />
        </>
      ) : null}
      {clubs.length > 0 ? <PlaceClubs clubs={clubs} /> : null}
      {weather ? <PlaceWeather weather={weather} /> : null}
      {events.length > 0 ? <PlaceEvents events={events} /> : null}
      {papers.length > 0 ? <PlacePapers papers={papers} /> : null}
      <Neighbours places={loaderData.neighbours} />
    </Main>
  );
}
