import { LiteField } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { Honeypot, isSpam } from "./Honeypot.tsx";
import { LanguageField } from "./LanguageField.tsx";

interface SendFormProps {
  action: string;
  /** Called with a reader for the typed fields. */
  send: (field: (name: string) => string) => void;
  isSending: boolean;
  problem: string;
  button: string;
  children: React.ReactNode;
}

/** A form that is sent by script; without JavaScript it submits as a plain form. */
export function SendForm({ action, send, isSending, problem, button, children }: SendFormProps) {
  const { say } = useWords();
  function submit(form: FormData) {
    if (!isSpam(form)) send((name) => String(form.get(name) ?? ""));
  }
  return (
    <form
      className="form"
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit(new FormData(event.currentTarget));
      }}
    >
      {children}
      <Honeypot />
      <LiteField />
      <LanguageField />
      <p className="form__problem" role="alert">
        {problem}
      </p>
      <button className="btn btn--brand" type="submit" disabled={isSending}>
        {isSending ? say("Sending…") : button}
      </button>
    </form>
  );
}
