import { matchPage } from "#contracts/addresses.ts";
import type { Logos } from "#features/league/panels/data/logos.ts";
import type { Fixture } from "#features/league/panels/data/shapes.ts";
import { kickoff, matchdayName } from "#features/league/panels/wording.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { Crest } from "./Crest.tsx";

interface EntryProps {
  fixture: Fixture;
  /** The match's state in words, shown on the right. */
  state?: string;
  logos?: Logos;
  children?: React.ReactNode;
}

/** One match: both clubs, the score or "v" as a link to its page, its time, and `children` below. */
export function FixtureEntry({ fixture, state, logos, children }: EntryProps) {
  const { fixture_id, home_team, away_team, round, venue } = fixture;
  const words = useWords();
  const score = scoreOf(fixture) ?? "v";
  return (
    <li className="match">
      <p className="match__facts num">
        <span>
          {[kickoff(fixture, words), matchdayName(round, words), venue].filter(Boolean).join(" · ")}
        </span>
        {state ? <span className="tag">{state}</span> : null}
      </p>
      <div className="match__line">
        <Side team={home_team} logos={logos} />
        {fixture_id ? (
          <PageLink
            className="match__score num"
            to={matchPage(fixture_id)}
            aria-label={`${home_team} ${score} ${away_team}`}
          >
            {score}
          </PageLink>
        ) : (
          <span className="match__score num">{score}</span>
        )}
        <Side team={away_team} logos={logos} away />
      </div>
      {children}
    </li>
  );
}

interface SideProps {
  team: string | null | undefined;
  logos: Logos | undefined;
  away?: boolean;
}

function Side({ team, logos, away }: SideProps) {
  return (
    <span className={away ? "match__side match__side--away" : "match__side"}>
      <Crest team={team ?? ""} logo={logos?.get(team ?? "")} />
      <span>{team}</span>
    </span>
  );
}

/** "2–1"; null without a score. */
export function scoreOf({ home_score, away_score }: Fixture): string | null {
  return typeof home_score === "number" && typeof away_score === "number"
    ? `${home_score}–${away_score}`
    : null;
}
