import text from "#site/looks/brief.css?inline";
import file from "#site/looks/brief.css?url";
import feedbackText from "#site/looks/feedback.css?inline";
import feedbackFile from "#site/looks/feedback.css?url";
import { PageLook } from "#site/looks/PageLook.tsx";

/** The rules of the brief and of the newsletter's page. */
export function BriefLook() {
  return <PageLook name="brief" file={file} text={import.meta.env.SSR ? text : ""} />;
}

export function FeedbackLook() {
  return <PageLook name="feedback" file={feedbackFile} text={import.meta.env.SSR ? feedbackText : ""} />;
}
