import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/culture.css?inline";
import file from "#ui/styles/pages/culture.css?url";

export function CultureStyles() {
  return <PageStyles name="culture" file={file} text={import.meta.env.SSR ? text : ""} />;
}
