import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/league-odds.css?inline";
import file from "#ui/styles/pages/league-odds.css?url";

/** Styles that only a match's large chances need. */
export function OddsStyles() {
  return <PageStyles name="league-odds" file={file} text={import.meta.env.SSR ? text : ""} />;
}
