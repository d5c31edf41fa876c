import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/figures.css?inline";
import file from "#ui/styles/pages/figures.css?url";

/** The styles of pages with figures: charts, tables, the converter. */
export function MarketsStyles() {
  return <PageStyles name="figures" file={file} text={import.meta.env.SSR ? text : ""} />;
}
