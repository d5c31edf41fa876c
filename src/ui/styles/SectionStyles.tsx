import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/section.css?inline";
import file from "./pages/section.css?url";

/** The styles of what is set on a section's ground. */
export function SectionStyles() {
  return <PageStyles name="section" file={file} text={import.meta.env.SSR ? text : ""} />;
}
