import { crestOutline } from "#contracts/crest.ts";
import { PageStyles } from "#site/styles/PageStyles.tsx";
import text from "#site/styles/pages/league.css?inline";
import file from "#site/styles/pages/league.css?url";

/** What every league page needs: the styles, and the outline shared by all badges. */
export function LeagueStyles() {
  return (
    <>
      <PageStyles name="league" file={file} text={import.meta.env.SSR ? text : ""} />
      <svg className="defs" aria-hidden="true">
        <clipPath id="crest">
          <path d={crestOutline} />
        </clipPath>
      </svg>
    </>
  );
}
