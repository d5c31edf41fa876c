import { matchPage } from "#contracts/addresses.ts";
import type { HeadToHead } from "#features/league/contract/shapes.ts";
import { shortClubName } from "#features/league/panels/parts/short-club-name.ts";
import { dayName, scoreOf } from "#features/league/panels/wording.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { Section } from "#ui/Section.tsx";
import { useWords, type Words } from "#words/words.ts";
import { meetingsFinding } from "./findings.ts";

const SHOWN_AT_FIRST = 6;

/** Every recorded league match between the two clubs, and what these have in common. */
export function Meetings({ headToHead }: { headToHead: HeadToHead }) {
  const { total_matches, team1_wins, team2_wins, draws } = headToHead.summary;
  const [one, other] = [shortClubName(headToHead.team1), shortClubName(headToHead.team2)];
  const words = useWords();
  const { count, say } = words;
  const finding = meetingsFinding(headToHead, words);
  const others = headToHead.recent_matches.slice(SHOWN_AT_FIRST);
  return (
    <Section
      title={say("Head-to-head")}
      subtitle={
        total_matches === 0
          ? say("They have not met in the league since 2009-10.")
          : say("{matches} since 2009-10: {one} won {wins}, {other} {losses}, drawn {draws}", {
              matches: count(total_matches, "league match", "league matches"),
              one,
              wins: team1_wins,
              other,
              losses: team2_wins,
              draws,
            })
      }
    >
      {finding ? <h3 className="finding">{finding}</h3> : null}
      <ul>{headToHead.recent_matches.slice(0, SHOWN_AT_FIRST).map((match) => meeting(match, words))}</ul>
      {others.length > 0 ? (
        <details className="fold">
          <summary>
            {say("{n} more", { n: others.length })}
            <Icon name="down" small />
          </summary>
          <ul>{others.map((match) => meeting(match, words))}</ul>
        </details>
      ) : null}
    </Section>
  );
}

function meeting(match: HeadToHead["recent_matches"][number], words: Words) {
  const [scored, conceded] = [match.home_score ?? 0, match.away_score ?? 0];
  return (
    <li key={match.fixture_id}>
      <PageLink className="meeting num" to={matchPage(match.fixture_id)}>
        <time dateTime={match.date}>{dayName(match.date, words).replace(/^\S+ /, "")}</time>
        <span className={scored < conceded ? "meeting__lost" : undefined}>
          {shortClubName(match.home_team)}
        </span>
        <b>{scoreOf(match) ?? "v"}</b>
        <span className={conceded < scored ? "meeting__lost" : undefined}>
          {shortClubName(match.away_team)}
        </span>
      </PageLink>
    </li>
  );
}
