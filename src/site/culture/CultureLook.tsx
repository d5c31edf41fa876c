import { PageLook } from "#site/looks/PageLook.tsx";
import text from "#site/looks/pages/culture.css?inline";
import file from "#site/looks/pages/culture.css?url";

/** The rules of the film, music and event pages. */
export function CultureLook() {
  return <PageLook name="culture" file={file} text={import.meta.env.SSR ? text : ""} />;
}
