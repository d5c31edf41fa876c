import { PageStyles } from "#ui/styles/PageStyles.tsx";
import text from "#ui/styles/pages/brief.css?inline";
import file from "#ui/styles/pages/brief.css?url";
import feedbackText from "#ui/styles/pages/feedback.css?inline";
import feedbackFile from "#ui/styles/pages/feedback.css?url";

/** The styles of the brief and of the newsletter page. */
export function BriefStyles() {
  return <PageStyles name="brief" file={file} text={import.meta.env.SSR ? text : ""} />;
}

export function FeedbackStyles() {
  return <PageStyles name="feedback" file={feedbackFile} text={import.meta.env.SSR ? feedbackText : ""} />;
}
