import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/section.css?inline";
import file from "./pages/section.css?url";

/** The styles of a section's front. */
export function SectionStyles() {
  return <PageStyles name="section" file={file} text={import.meta.env.SSR ? text : ""} />;
}
