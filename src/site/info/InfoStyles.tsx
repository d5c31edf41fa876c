import { PageStyles } from "#site/styles/PageStyles.tsx";
import text from "#site/styles/pages/info.css?inline";
import file from "#site/styles/pages/info.css?url";

export function InfoStyles() {
  return <PageStyles name="info" file={file} text={import.meta.env.SSR ? text : ""} />;
}
