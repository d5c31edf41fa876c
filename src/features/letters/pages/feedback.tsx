import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import { FeedbackForm } from "#features/letters/panels/FeedbackForm.tsx";
import { FormResult } from "#features/letters/panels/FormResult.tsx";
import { FeedbackStyles } from "#features/letters/panels/LettersStyles.tsx";
import { useFeedback } from "#features/letters/panels/use-feedback.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

const feedback = page(async (_ask, { url }) => ({
  outcome: url.searchParams.get("said"),
  about: url.searchParams.get("about"),
}));

export const loader = feedback.loader;
export const clientLoader = feedback.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, {
    title: say("Feedback"),
    description: "Tell us what is wrong, what is missing, what you like.",
    descriptionElsewhere: say("Tell us what is wrong, what is missing, what you like. We read every word."),
    path: pages.feedback,
  });
}

export default function FeedbackPage({ loaderData: { outcome, about } }: PageProps<typeof feedback>) {
  const { say } = useWords();
  const state = useFeedback(undefined, about ? `${about}: ` : "");
  return (
    <PlainPage
      title={say("Feedback")}
      subtitle={say("Tell us what is wrong, what is missing, what you like. We read every word.")}
    >
      <FeedbackStyles />
      <FormResult form="feedback" outcome={outcome} />
      <FeedbackForm {...state} />
      <p className="source-note form__after">
        {say(
          "Your name and address are used to answer you and for nothing else; they are erased on request.",
        )}
      </p>
    </PlainPage>
  );
}
