import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/reader.css?inline";
import file from "./pages/reader.css?url";

/** The styles of the reader's own pages, of the publishers and of the long ranking. */
export function ReaderStyles() {
  return <PageStyles name="reader" file={file} text={import.meta.env.SSR ? text : ""} />;
}
