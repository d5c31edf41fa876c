import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/article.css?inline";
import file from "./pages/article.css?url";

/** The styles of an article, and of what a story and a topic have in common with it. */
export function ArticleStyles() {
  return <PageStyles name="article" file={file} text={import.meta.env.SSR ? text : ""} />;
}
