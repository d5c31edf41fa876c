import { useId } from "react";
import { pages } from "#contracts/addresses.ts";
import { countCharacters, type Feedback, feedbackLength } from "#contracts/forms.ts";
import { useWords } from "#words/words.ts";
import { InsteadOfForm } from "./form/InsteadOfForm.tsx";
import { SendForm } from "./form/SendForm.tsx";
import type { FeedbackState } from "./use-feedback.ts";

/** The form, or the thank-you in its place. */
export function FeedbackForm({ typed, setTyped, stage, problem, send }: FeedbackState) {
  const { say } = useWords();
  if (stage === "thanks") return <Thanks />;
  const setterFor = (name: keyof Feedback) => (value: string) => setTyped({ ...typed, [name]: value });
  return (
    <SendForm
      action={pages.feedback}
      send={(field) => void send({ name: field("name"), email: field("email"), feedback: field("feedback") })}
      isSending={stage === "sending"}
      problem={problem}
      button={say("Send feedback")}
    >
      <Field name="name" label={say("Name")} value={typed.name} onChange={setterFor("name")} />
      <Field name="email" label={say("Email address")} value={typed.email} onChange={setterFor("email")} />
      <Message value={typed.feedback} onChange={setterFor("feedback")} />
    </SendForm>
  );
}

interface FieldProps {
  name: "name" | "email";
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Field({ name, label, value, onChange }: FieldProps) {
  const id = useId();
  return (
    <>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <input
        className="field"
        id={id}
        name={name}
        type={name === "email" ? "email" : "text"}
        autoComplete={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </>
  );
}

function Message({ value, onChange }: Pick<FieldProps, "value" | "onChange">) {
  const id = useId();
  const { say } = useWords();
  return (
    <>
      <label className="label" htmlFor={id}>
        {say("Feedback")}
      </label>
      <textarea
        className="field"
        id={id}
        name="feedback"
        rows={6}
        aria-describedby={`${id}-count`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="form__count num" id={`${id}-count`}>
        {say("{count}/{most} (min {least})", { count: countCharacters(value.trim()), ...feedbackLength })}
      </p>
    </>
  );
}

function Thanks() {
  const { say } = useWords();
  return (
    <InsteadOfForm className="form form--thanks">
      <p className="note__head">{say("Thank you for your feedback!")}</p>
      <p>{say("We read every word of it.")}</p>
    </InsteadOfForm>
  );
}
