import { useState } from "react";
import { confirmPage, pages, unsubscribePage } from "#contracts/addresses.ts";
import { AskError, ask } from "#site/data/ask.ts";
import { PageLink } from "#site/ui/PageLink.tsx";

const purposes = {
  confirm: {
    action: confirmPage,
    send: (token: string) => ask("POST /newsletter/confirm", { token }),
    says: "Press the button, and the Daily Brief comes every morning at 7:00 AM.",
    button: "Confirm my subscription",
    done: "Welcome! The Daily Brief comes every morning at 7:00 AM.",
  },
  unsubscribe: {
    action: unsubscribePage,
    send: (token: string) => ask("POST /newsletter/unsubscribe", { token }),
    says: "Press the button, and no further letter comes to this address.",
    button: "Unsubscribe",
    done: "You are unsubscribed. No further letter will come.",
  },
} as const;

type State = { at: "asking" | "sending" | "done" } | { at: "failed"; says: string };

/**
 * The page of a letter's link. Opening it changes nothing, because mail scanners open links too: pressing the button
 * does.
 */
export function TokenForm({ purpose, token }: { purpose: keyof typeof purposes; token: string }) {
  const { action, send, says, button, done } = purposes[purpose];
  const [state, setState] = useState<State>({ at: "asking" });
  async function submit() {
    setState({ at: "sending" });
    try {
      await send(token);
      setState({ at: "done" });
    } catch (error) {
      setState({ at: "failed", says: textOf(error) });
    }
  }
  if (state.at === "done") return <Done says={done} purpose={purpose} />;
  return (
    <form
      method="post"
      action={action(token)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="prose">{says}</p>
      <p className="form__problem" role="alert">
        {state.at === "failed" ? state.says : ""}
      </p>
      <button className="btn btn--brand" type="submit" disabled={state.at === "sending"}>
        {button}
      </button>
    </form>
  );
}

function Done({ says, purpose }: { says: string; purpose: keyof typeof purposes }) {
  return (
    <div role="status">
      <p className="said">{says}</p>
      <PageLink className="btn" to={purpose === "confirm" ? pages.dailyBrief : pages.newsletter}>
        {purpose === "confirm" ? "Read today's brief" : "Subscribe again"}
      </PageLink>
    </div>
  );
}

function textOf(error: unknown): string {
  return error instanceof AskError && typeof error.detail === "string" && error.detail !== ""
    ? error.detail
    : error instanceof AskError && error.status === 0
      ? error.message
      : "Server error. Please try again later.";
}
