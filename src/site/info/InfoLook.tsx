import text from "#site/looks/info.css?inline";
import file from "#site/looks/info.css?url";
import { PageLook } from "#site/looks/PageLook.tsx";

export function InfoLook() {
  return <PageLook name="info" file={file} text={import.meta.env.SSR ? text : ""} />;
}
