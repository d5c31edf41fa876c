import { useId, useState } from "react";
import { ask } from "#ask/ask.ts";
import { type PageProps, page } from "#ask/page.ts";
import { pages } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { type Correction, correctionProblem, maxCorrectionLength } from "#contracts/forms.ts";
import { FormResult } from "#features/letters/panels/FormResult.tsx";
import { SendForm } from "#features/letters/panels/form/SendForm.tsx";
import { FeedbackStyles } from "#features/letters/panels/LettersStyles.tsx";
import { problemOf } from "#features/letters/panels/problem-of.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";

const correct = page(async (_ask, { url }) => ({
  outcome: url.searchParams.get("said"),
  about: url.searchParams.get("page") ?? "",
  sentence: url.searchParams.get("sentence")?.slice(0, maxCorrectionLength) ?? "",
}));

export const loader = correct.loader;
export const clientLoader = correct.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  const { say } = pageWords(args);
  return headTags(args, { title: say("Correct a sentence"), path: pages.correct, noindex: true });
}

/** The correction desk: a reader proposes another wording of a sentence of these pages. */
export default function Correct({ loaderData: { outcome, about, sentence } }: PageProps<typeof correct>) {
  const { say } = useWords();
  return (
    <PlainPage
      title={say("Correct a sentence")}
      subtitle={say("Every proposal is read. What is taken stands in the next version.")}
    >
      <FeedbackStyles />
      <FormResult form="correction" outcome={outcome} />
      <CorrectionForm page={about} sentence={sentence} />
      <p className="source-note form__after">
        {say("A proposal is kept for 90 days, with the page but without your name.")}
      </p>
    </PlainPage>
  );
}

interface CorrectionFormProps {
  /** Where the sentence stands, and the sentence if the reader has selected it. */
  page: string;
  sentence: string;
}

/** A sentence of the pages, and the reader's own wording of it. */
function CorrectionForm({ page, sentence }: CorrectionFormProps) {
  const { say } = useWords();
  const { language } = useRootData();
  const [stage, setStage] = useState<"writing" | "sending" | "thanks">("writing");
  const [problem, setProblem] = useState("");

  async function send(typed: Correction) {
    const wrong = correctionProblem(typed);
    if (wrong !== null) return setProblem(say(wrong));
    setStage("sending");
    try {
      await ask(api.letters.sendCorrection, { ...typed, language });
      setStage("thanks");
    } catch (error) {
      setProblem(say(problemOf(error)));
      setStage("writing");
    }
  }

  if (stage === "thanks")
    return (
      <p className="outcome" role="status">
        {say("Thank you for your proposal!")}
      </p>
    );
  return (
    <SendForm
      action={pages.correct}
      send={(field) => void send({ page, sentence: field("sentence"), proposal: field("proposal") })}
      isSending={stage === "sending"}
      problem={problem}
      button={say("Send your proposal")}
    >
      <input type="hidden" name="page" value={page} />
      <TextField name="sentence" label={say("The sentence as it stands")} value={sentence} />
      <TextField name="proposal" label={say("Your proposal")} value="" />
    </SendForm>
  );
}

function TextField({ name, label, value }: { name: string; label: string; value: string }) {
  const id = useId();
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="field"
        id={id}
        name={name}
        rows={3}
        maxLength={maxCorrectionLength}
        defaultValue={value}
      />
    </>
  );
}
