import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/topics.css?inline";
import file from "./pages/topics.css?url";

export function TopicStyles() {
  return <PageStyles name="topics" file={file} text={import.meta.env.SSR ? text : ""} />;
}
