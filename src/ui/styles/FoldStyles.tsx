import text from "./fold.css?inline";
import file from "./fold.css?url";
import { PageStyles } from "./PageStyles.tsx";

/** The styles of a line that opens, for a page whose own styles lack them. */
export function FoldStyles() {
  return <PageStyles name="fold" file={file} text={import.meta.env.SSR ? text : ""} />;
}
