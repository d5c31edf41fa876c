import { PageStyles } from "./PageStyles.tsx";
import text from "./pages/story.css?inline";
import file from "./pages/story.css?url";

export function StoryStyles() {
  return <PageStyles name="story" file={file} text={import.meta.env.SSR ? text : ""} />;
}
