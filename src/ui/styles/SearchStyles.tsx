import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/search.css?inline";
import file from "./pages/search.css?url";

export function SearchStyles() {
  return <PageStyles name="search" file={file} text={import.meta.env.SSR ? text : ""} />;
}
