import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/info.css?inline";
import file from "#ui/styles/pages/info.css?url";

export function InfoStyles() {
  return <PageStyles name="info" file={file} text={import.meta.env.SSR ? text : ""} />;
}
