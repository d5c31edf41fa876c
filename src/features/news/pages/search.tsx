import { Fragment, useEffect } from "react";
import { type PageProps, page } from "#ask/page.ts";
import { clubPage, listLimits, maxSearchLength, pages, paperPage, searchPage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { foldName, namesMatch } from "#contracts/names.ts";
import { recordSearch } from "#device/stores/searches.ts";
import { warn } from "#device/stores/warn.ts";
import { ListPage } from "#features/news/frame/ListPage.tsx";
import { MoreNews } from "#features/news/frame/more/MoreNews.tsx";
import { SearchBox } from "#features/news/frame/search/SearchBox.tsx";
import {
  alsoInEnglish,
  emptyIfNotFound,
  type FeedQuestion,
  feedPageOf,
  PAGE_LENGTH,
} from "#features/news/panels/feed/feed-page.ts";
import { type Facet, filterOf, languageIn } from "#features/news/panels/feed/filter.ts";
import { whyEmpty } from "#features/news/panels/feed/why-empty.ts";
import { NothingFound, NothingTyped, TooLong } from "#features/news/panels/search/blanks.tsx";
import { SearchOptions } from "#features/news/panels/search/SearchOptions.tsx";
import { PlaceLinks } from "#features/news/panels/story/PlaceLinks.tsx";
import { record } from "#ui/analytics/record.ts";
import { Main } from "#ui/frame/Main.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { thousands } from "#ui/thousands.ts";
import { useWords } from "#words/words.ts";

const search = page(async (ask, { url, language: pageLanguage }) => {
  const q = (url.searchParams.get("q") ?? "").trim();
  if (!isAskable(q)) return { q, found: null };
  const filter = filterOf(url);
  const { period, source, place, page: number, followedOnly } = filter;
  const language = languageIn(filter, pageLanguage);
  const order = url.searchParams.get("order") === "newest" ? ("newest" as const) : ("best" as const);
  const category = url.searchParams.get("category")?.slice(0, listLimits.category) || undefined;
  const params = { q, order, category, period, source, place, page: number, limit: PAGE_LENGTH, language };
  const question: FeedQuestion = { address: api.news.search, params };
  const [answer, league] = await Promise.all([
    ask(api.news.search, params).catch(emptyIfNotFound),
    ask(api.league.teams).catch(() => null),
  ]);
  const first = followedOnly ? null : feedPageOf(answer);
  const { categories = [], sources = [], are_floors: areFloors = false } = answer.facets ?? {};
  const [why, english] = await Promise.all([
    whyEmpty(ask, first?.articles),
    alsoInEnglish(ask, question, first),
  ]);
  return {
    q,
    found: {
      question,
      first,
      why,
      english,
      isNarrowed: followedOnly || Boolean(source || place || category),
      meant: english ? null : (answer.did_you_mean ?? null),
      places: answer.places ?? [],
      papers: answer.papers ?? [],
      clubs: clubsNamed(q, league?.teams),
      categories: facetsOf(categories, { areFloors, followedOnly }),
      sources: facetsOf(sources, { areFloors, followedOnly }),
    },
  };
});

const SHORTEST_NAME = 3;

/** The season's clubs whose name contains the searched text. */
function clubsNamed(q: string, clubs: readonly { _id: string; team_name: string }[] = []) {
  if (foldName(q).length < SHORTEST_NAME) return [];
  return clubs.flatMap(({ _id, team_name: name }) => (namesMatch(name, q) ? [{ id: _id, name }] : []));
}

function isAskable(q: string): boolean {
  return q !== "" && q.length <= maxSearchLength;
}

/** A state whose name is searched for comes first. */
function PlacesFound({ places }: { places: readonly { slug: string; name: string }[] }) {
  const { say } = useWords();
  if (places.length === 0) return null;
  return (
    <p className="prose">
      {say("States")}: <PlaceLinks places={places} />
    </p>
  );
}

/** A club is also found by its name. */
function ClubsFound({ clubs }: { clubs: readonly { id: string; name: string }[] }) {
  const { say } = useWords();
  if (clubs.length === 0) return null;
  return (
    <p className="prose">
      {say("Clubs")}: <Links to={clubs.map(({ id, name }) => ({ name, address: clubPage(id) }))} />
    </p>
  );
}

/** Links with commas. */
function Links({ to }: { to: readonly { name: string; address: string }[] }) {
  return to.map(({ name, address }, index) => (
    <Fragment key={address}>
      {index === 0 ? "" : ", "}
      <PageLink className="link" to={address}>
        {name}
      </PageLink>
    </Fragment>
  ));
}

/** A newspaper is also found by its name, with or without accents. */
function PapersFound({ names }: { names: readonly string[] }) {
  const { say } = useWords();
  if (names.length === 0) return null;
  return (
    <p className="prose">
      {say(names.length === 1 ? "Newspaper of this name:" : "Newspapers of this name:")}{" "}
      <Links to={names.map((name) => ({ name, address: paperPage(name) }))} />
    </p>
  );
}

function facetsOf(
  facets: readonly { value: string; count: number }[],
  { areFloors, followedOnly }: { areFloors: boolean; followedOnly: boolean },
): Facet[] {
  return facets.map(({ value, count }) => ({ value, count: followedOnly ? null : figure(count, areFloors) }));
}

function figure(count: number, isFloor: boolean): string {
  return `${thousands(count)}${isFloor ? "+" : ""}`;
}

export const loader = search.loader;
export const clientLoader = search.clientLoader;

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: { q: string } }) {
  const q = args.loaderData?.q ?? "";
  const { say } = pageWords(args);
  return headTags(args, {
    title: isAskable(q) ? say('"{q}" in the news', { q }) : say("Search"),
    path: isAskable(q) ? searchPage(q) : pages.search,
    noindex: true,
  });
}

export default function Search({ loaderData: { q, found } }: PageProps<typeof search>) {
  const { say } = useWords();
  useEffect(() => {
    if (!isAskable(q)) return;
    record("search", { search_term: q });
    recordSearch(q).catch((error) => warn("The search was not saved.", error));
  }, [q]);

  const head = (
    <header className="page__head">
      <h1 className="page__title">{isAskable(q) ? `“${q}”` : say("Search")}</h1>
      <SearchBox
        id="q-page"
        className="search--page"
        placeholder={say("Search news, topics...")}
        initially={q}
      />
    </header>
  );

  if (!found) {
    return (
      <Main>
        {head}
        {q === "" ? <NothingTyped /> : <TooLong />}
        <MoreNews />
      </Main>
    );
  }
  const { first } = found;
  return (
    <ListPage
      title={
        first
          ? `${figure(first.total, first.totalIsFloor)} ${say(first.total === 1 ? "result" : "results")}`
          : say("Results")
      }
      question={found.question}
      first={first}
      whyEmpty={found.why}
      english={found.english}
      empty={found.isNarrowed ? null : <NothingFound />}
      head={
        <>
          {head}
          {found.meant ? (
            <p className="prose">
              {say("Did you mean")}{" "}
              <PageLink className="link" to={searchPage(found.meant)}>
                {found.meant}
              </PageLink>
              ?
            </p>
          ) : null}
          <PlacesFound places={found.places} />
          <PapersFound names={found.papers} />
          <ClubsFound clubs={found.clubs} />
          <SearchOptions q={q} found={first === null || first.total > 0} categories={found.categories} />
        </>
      }
    />
  );
}
