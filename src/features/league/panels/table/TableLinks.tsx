import { useRef } from "react";
import { useHref, useNavigate } from "react-router";
import { useAnswer } from "#ask/answers.ts";
import { listOf } from "#ask/tolerant.ts";
import { pages, withLanguage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { tabPage } from "#features/league/panels/data/place.ts";
import { Icon } from "#ui/Icon.tsx";
import { useFollowAddress } from "#ui/lazy/follow-address.ts";
import { replayChange } from "#ui/lazy/replay-change.ts";
import { LiteField, PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { ReplacePart } from "#ui/sentences/ReplacePart.tsx";
import { useWords } from "#words/words.ts";

/** Views that a season without a table has too. */
const OF_MATCHES: readonly string[] = ["cross", "decisions"];

/** Links to other seasons, to the calendar for subscribing, and to the table for embedding. */
export function TableLinks({ season, view }: { season: string; view: string }) {
  const hub = useHref(pages.league);
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  useFollowAddress(form, { season });
  const { settings } = useRootData();
  const { language, say } = useWords();
  const { answer } = useAnswer(api.league.seasons, {});
  const offered = listOf(answer?.seasons).filter(
    ({ id, has_table }) => has_table !== false || OF_MATCHES.includes(view) || id === season,
  );
  const table = withLanguage("/embed/npfl-table", language);
  return (
    <>
      {answer ? (
        <form ref={form} className="tools" action={hub}>
          <input type="hidden" name="tab" value="table" />
          {view ? <input type="hidden" name="view" value={view} /> : null}
          <label className="choice">
            <span className="label">{say("Season")}</span>
            <select
              className="field"
              name="season"
              ref={replayChange}
              defaultValue={season}
              onChange={({ target }) => navigate(tabPage("table", { view, season: target.value }))}
            >
              {offered.map(({ id }) => (
                <option key={id} value={id}>
                  {id}
                </option>
              ))}
            </select>
          </label>
          <LiteField />
          <button className="btn unscripted" type="submit">
            {say("Show")}
          </button>
        </form>
      ) : null}
      <p className="source-note takeaway">
        <a className="link" href={withLanguage("/api/npfl/calendar.ics", language)}>
          <Icon name="plus" small /> {say("Fixtures in your calendar")}
        </a>
      </p>
      <details className="fold">
        <summary>
          {say("The table for your own page")}
          <Icon name="down" small />
        </summary>
        <p className="source-note">
          {say("At most 5 KB, without scripts, always up to date.")}{" "}
          <ReplacePart text={say("{it}, then put this line into your page:")} part="{it}">
            <a className="link" href={table}>
              {say("See it")}
            </a>
          </ReplacePart>
        </p>
        <pre className="snippet">{`<iframe src="${settings.siteUrl}${table}" title="NPFL table" width="360" height="640"></iframe>`}</pre>
        <p className="source-note">
          <PageLink className="link" to={pages.developers}>
            {say("Developers")}
          </PageLink>
        </p>
      </details>
    </>
  );
}
