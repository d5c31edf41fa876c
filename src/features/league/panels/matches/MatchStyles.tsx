import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/league-match.css?inline";
import file from "#ui/styles/pages/league-match.css?url";

/** Styles that only a match's page needs. */
export function MatchStyles() {
  return <PageStyles name="league-match" file={file} text={import.meta.env.SSR ? text : ""} />;
}
