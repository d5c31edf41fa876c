import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/named.css?inline";
import file from "./pages/named.css?url";

/** The styles of the page of something that has a name: a newspaper, a state. */
export function NamedStyles() {
  return <PageStyles name="named" file={file} text={import.meta.env.SSR ? text : ""} />;
}
