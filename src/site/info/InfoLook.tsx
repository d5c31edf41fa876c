import { PageLook } from "#site/looks/PageLook.tsx";
import text from "#site/looks/pages/info.css?inline";
import file from "#site/looks/pages/info.css?url";

export function InfoLook() {
  return <PageLook name="info" file={file} text={import.meta.env.SSR ? text : ""} />;
}
