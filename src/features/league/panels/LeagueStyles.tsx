import { crestOutline } from "#features/league/contract/crest.ts";
import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/league.css?inline";
import file from "#ui/styles/pages/league.css?url";

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
