import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/league-views.css?inline";
import file from "#ui/styles/pages/league-views.css?url";

/** Styles that only the views of the table and of the analysis need. */
export function ViewStyles() {
  return <PageStyles name="league-views" file={file} text={import.meta.env.SSR ? text : ""} />;
}
