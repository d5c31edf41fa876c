import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/league.css?inline";
import file from "#ui/styles/pages/league.css?url";

/** The styles that every league page needs. */
export function LeagueStyles() {
  return <PageStyles name="league" file={file} text={import.meta.env.SSR ? text : ""} />;
}
