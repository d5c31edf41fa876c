import { useState } from "react";
import { ask } from "#ask/ask.ts";
import { confirmPage, pages, unsubscribePage } from "#contracts/addresses.ts";
import * as api from "#contracts/all/api.ts";
import { PageLink } from "#ui/PageLink.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";
import { InsteadOfForm } from "./form/InsteadOfForm.tsx";
import { LanguageField } from "./form/LanguageField.tsx";
import { problemOf } from "./problem-of.ts";

const purposes = {
  confirm: {
    action: confirmPage,
    send: (token: string) => ask(api.letters.confirm, { token }),
    instruction: "Press the button, and the Daily Brief comes every morning at 7:00 AM.",
    button: "Confirm my subscription",
    done: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
  },
  unsubscribe: {
    action: unsubscribePage,
    send: (token: string) => ask(api.letters.unsubscribe, { token }),
    instruction: "Press the button, and no more letters will come to this address.",
    button: "Unsubscribe",
    done: "You are unsubscribed. No further letter will come.",
  },
} as const;

type State = { at: "asking" | "sending" | "done" } | { at: "failed"; message: Sentence };

/**
 * The page behind a link in a letter. Only pressing its button changes anything, because mail scanners open links too.
 */
export function TokenForm({ purpose, token }: { purpose: keyof typeof purposes; token: string }) {
  const { action, send, instruction, button, done } = purposes[purpose];
  const { say } = useWords();
  const [state, setState] = useState<State>({ at: "asking" });
  async function submit() {
    setState({ at: "sending" });
    try {
      await send(token);
      setState({ at: "done" });
    } catch (error) {
      setState({ at: "failed", message: problemOf(error) });
    }
  }
  if (state.at === "done") return <Done message={say(done)} purpose={purpose} />;
  return (
    <form
      className="token-form"
      method="post"
      action={action(token)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LanguageField />
      <p className="prose">{say(instruction)}</p>
      <p className="form__problem" role="alert">
        {state.at === "failed" ? say(state.message) : ""}
      </p>
      <button className="btn btn--brand" type="submit" disabled={state.at === "sending"}>
        {say(button)}
      </button>
    </form>
  );
}

function Done({ message, purpose }: { message: string; purpose: keyof typeof purposes }) {
  const { say } = useWords();
  return (
    <InsteadOfForm>
      <p className="outcome">{message}</p>
      <PageLink className="btn" to={purpose === "confirm" ? pages.dailyBrief : pages.newsletter}>
        {say(purpose === "confirm" ? "Read today's brief" : "Subscribe again")}
      </PageLink>
    </InsteadOfForm>
  );
}
