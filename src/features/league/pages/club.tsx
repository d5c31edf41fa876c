import type { PageProps } from "#ask/page.ts";
import { clubPage, withLanguage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { ClubAhead } from "#features/league/panels/clubs/ClubAhead.tsx";
import { ClubChances } from "#features/league/panels/clubs/ClubChances.tsx";
import { ClubFacts, ClubStanding } from "#features/league/panels/clubs/ClubFacts.tsx";
import { clubMeta } from "#features/league/panels/clubs/club-meta.ts";
import type { ClubAnswer } from "#features/league/panels/data/shapes.ts";
import { LeagueStyles } from "#features/league/panels/LeagueStyles.tsx";
import { leaguePage } from "#features/league/panels/league-page.ts";
import { MatchStyles } from "#features/league/panels/matches/MatchStyles.tsx";
import { Credits } from "#features/league/panels/parts/Credits.tsx";
import { LargeCrest } from "#features/league/panels/parts/Crest.tsx";
import { DecisionsMade } from "#features/league/panels/parts/DecisionEntry.tsx";
import { LatestNews } from "#features/league/panels/parts/LatestNews.tsx";
import { MatchDays } from "#features/league/panels/parts/MatchDays.tsx";
import { NightHead } from "#features/league/panels/parts/NightHead.tsx";
import { RunningMatches } from "#features/league/panels/running/RunningMatches.tsx";
import { WhenLoaded } from "#features/league/panels/WhenLoaded.tsx";
import { FollowThis } from "#ui/follow/FollowThis.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { Icon } from "#ui/Icon.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords } from "#words/words.ts";

export { headers } from "#features/league/panels/league-page.ts";

const club = leaguePage((ask, { params }) => ask(api.league.club, { id: params.id ?? "" }));

export const loader = club.loader;
export const clientLoader = club.clientLoader;

type LoaderData = PageProps<typeof club>["loaderData"];

export function meta(args: Parameters<typeof headTags>[0] & { loaderData?: LoaderData }) {
  const club = args.loaderData;
  if (!club) return [{ title: "Nigeria Premier League" }];
  return headTags(args, {
    ...clubMeta(club, pageWords(args)),
    path: clubPage(club.team._id),
    image: `/share/club/${encodeURIComponent(club.team._id)}.png`,
  });
}

export default function ClubPage({ loaderData, params }: PageProps<typeof club>) {
  return (
    <WhenLoaded address={api.league.club} params={{ id: params.id ?? "" }} initialAnswer={loaderData}>
      {(club) => <Club key={club.team._id} club={club} />}
    </WhenLoaded>
  );
}

/** One club's season: its place, coming and past matches, and chances. */
function Club({ club }: { club: ClubAnswer }) {
  const { lang, language, say } = useWords();
  const { team, season, chances, decisions, credits } = club;
  return (
    <main className="main" id="main" tabIndex={-1}>
      <LeagueStyles />
      <MatchStyles />
      <NightHead colours={[club.colour]} season={season}>
        <div className="club-head">
          <LargeCrest id={team._id} team={team.team_name} short={team.short_name} logo={team.images.logo} />
          <div>
            <h1 className="page__title">{team.team_name}</h1>
            {team.nickname ? (
              <p className="page__says" lang={lang()}>
                {team.nickname}
              </p>
            ) : null}
            <FollowThis kind="club" id={team._id} label={team.team_name} />
          </div>
        </div>
        <ClubStanding club={club} />
      </NightHead>
      <div className="grid">
        <div>
          <RunningMatches fixtures={club.next}>
            <Matches
              title={say("Next fixtures")}
              fixtures={club.next}
              empty={say("No fixture is scheduled.")}
            />
          </RunningMatches>
          <p className="source-note takeaway">
            <a
              className="link"
              href={withLanguage(`/api/npfl/calendar/${encodeURIComponent(team._id)}.ics`, language)}
            >
              <Icon name="plus" small /> {say("{team} in your calendar", { team: team.team_name })}
            </a>
          </p>
          <Matches
            title={say("Results, newest first")}
            fixtures={club.results}
            empty={say("No match has been played yet.")}
          />
          <ClubAhead club={club} />
          <DecisionsMade decisions={decisions} />
          <LatestNews
            question={{ club: team._id }}
            title={say("News of {team}", { team: team.team_name })}
            search={`"${team.team_name}"`}
            none="News of the club will be shown here later."
          />
          <Credits credits={credits} />
        </div>
        <aside className="column--right" aria-label={say("About {team}", { team: team.team_name })}>
          {chances ? <ClubChances chances={chances} /> : null}
          <ClubFacts club={club} />
        </aside>
      </div>
    </main>
  );
}

const SHOWN_AT_FIRST = 6;

interface MatchesProps {
  title: string;
  fixtures: ClubAnswer["next"];
  empty: string;
}

/** The first few matches; pressing "more" shows the others, even without JavaScript. */
function Matches({ title, fixtures, empty }: MatchesProps) {
  const words = useWords();
  const others = fixtures.slice(SHOWN_AT_FIRST);
  return (
    <Section title={title} className="dated">
      {fixtures.length === 0 ? <p className="source-note">{empty}</p> : null}
      <MatchDays fixtures={fixtures.slice(0, SHOWN_AT_FIRST)} />
      {others.length > 0 ? (
        <details className="fold">
          <summary>
            {words.say("{n} more", { n: others.length })}
            <Icon name="down" small />
          </summary>
          <MatchDays fixtures={others} />
        </details>
      ) : null}
    </Section>
  );
}
