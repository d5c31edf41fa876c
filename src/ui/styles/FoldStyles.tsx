import text from "./fold.css?inline";
import file from "./fold.css?url";
import { PageStyles } from "./PageStyles.tsx";

/** Of a line that opens, on a page whose own styles have none. */
export function FoldStyles() {
  return <PageStyles name="fold" file={file} text={import.meta.env.SSR ? text : ""} />;
}
