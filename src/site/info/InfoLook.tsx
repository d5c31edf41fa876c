import text from "#site/looks/pages/info.css?inline";
import file from "#site/looks/pages/info.css?url";
import { PageLook } from "#site/looks/PageLook.tsx";

export function InfoLook() {
  return <PageLook name="info" file={file} text={import.meta.env.SSR ? text : ""} />;
}
