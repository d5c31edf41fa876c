import type { AnswerState } from "#ask/answers.ts";
import { Section } from "#ui/Section.tsx";
import { Failure, Skeleton } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

interface PartProps<Answer> {
  title: string;
  subtitle: string;
  state: AnswerState<Answer>;
  /** What the figures show, in a sentence. */
  finding: (answer: Answer) => string | null;
  children: (answer: Answer) => React.ReactNode;
}

/** A section of one answer, with its finding above its figures. */
export function SeasonPart<Answer>({ title, subtitle, state, finding, children }: PartProps<Answer>) {
  const { say } = useWords();
  const { answer, failed, retry } = state;
  const found = answer === null ? null : finding(answer);
  return (
    <Section title={title} subtitle={subtitle}>
      {failed ? <Failure message={say("This could not be loaded.")} retry={retry} /> : null}
      {answer === null && !failed ? <Skeleton lines={12} tall /> : null}
      {found ? <h3 className="finding">{found}</h3> : null}
      {answer === null ? null : children(answer)}
    </Section>
  );
}
