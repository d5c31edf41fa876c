import { PageLook } from "#site/looks/PageLook.tsx";
import text from "#site/looks/pages/reader.css?inline";
import file from "#site/looks/pages/reader.css?url";

export function ReaderLook() {
  return <PageLook name="reader" file={file} text={import.meta.env.SSR ? text : ""} />;
}
