import { useId, useState } from "react";
import { pages } from "#contracts/addresses.ts";
import { newsletterConsent } from "#features/letters/contract/newsletter-consent.ts";
import { LiteField, PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";
import { Honeypot, isSpam } from "./form/Honeypot.tsx";
import { InsteadOfForm } from "./form/InsteadOfForm.tsx";
import { LanguageField } from "./form/LanguageField.tsx";
import type { Outcome } from "./subscribe.lazy.ts";

type FormState = Outcome | { at: "submitting" | "again" };

const idle: FormState = { at: "idle", problem: "" };
/** The rules and texts, loaded when the reader focuses the form. */
const rules = () => import("./subscribe.lazy.ts");

/** The sign-up form of the Daily Brief. Without JavaScript it submits as a plain form. */
export function NewsletterForm() {
  const [state, setState] = useState<FormState>(idle);
  const words = useWords();
  const { sendsMail } = useRootData().settings;
  async function submit(form: FormData) {
    if (isSpam(form)) return;
    setState({ at: "submitting" });
    const email = String(form.get("email") ?? "");
    setState(
      await rules().then(
        ({ subscribe }) => subscribe(email, words, sendsMail),
        () => ({
          at: "idle",
          problem: words.say("Network error. Please check your connection and try again."),
        }),
      ),
    );
  }
  if (state.at === "welcome")
    return <Welcome message={state.message} startAgain={() => setState({ at: "again" })} />;
  return (
    <form
      method="post"
      action={pages.newsletter}
      noValidate
      onFocus={() => void rules().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <Fields state={state} />
    </form>
  );
}

function Fields({ state }: { state: FormState }) {
  const problem = state.at === "idle" ? state.problem : "";
  const id = useId();
  const { say } = useWords();
  return (
    <>
      <label className="label" htmlFor={id}>
        {say("Email address")}
      </label>
      <input
        className="field"
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        // biome-ignore lint/a11y/noAutofocus: it replaces the button that was pressed.
        autoFocus={state.at === "again"}
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
      />
      <Honeypot />
      <LiteField />
      <LanguageField />
      <p className="letter__problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button className="btn btn--brand" type="submit" disabled={state.at === "submitting"}>
        {say(state.at === "submitting" ? "Subscribing…" : "Subscribe")}
      </button>
      <p className="letter__consent">
        {say(newsletterConsent.sentence)}{" "}
        <PageLink className="link" to={pages.privacy}>
          {say("Privacy")}
        </PageLink>
      </p>
      <OutboxNote />
    </>
  );
}

function Welcome({ message, startAgain }: { message: string; startAgain: () => void }) {
  const { say } = useWords();
  return (
    <InsteadOfForm className="letter__welcome">
      <p>
        <strong>{message}</strong>
      </p>
      <button className="btn" type="button" onClick={startAgain}>
        {say("Subscribe Another Email")}
      </button>
      <OutboxNote />
    </InsteadOfForm>
  );
}

/** Where letters are not mailed, tells the reader not to wait for one. */
function OutboxNote() {
  const { edition, sendsMail } = useRootData().settings;
  const { say } = useWords();
  if (sendsMail) return null;
  return (
    <p className="letter__consent">
      {say(
        edition === "sample"
          ? "The sample edition mails nothing: each letter stays in the outbox of its server."
          : "This site sends no mail yet: each letter stays in its server's outbox.",
      )}
    </p>
  );
}
