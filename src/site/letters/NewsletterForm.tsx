import { useId, useState } from "react";
import { pages } from "#contracts/addresses.ts";
import { newsletterConsent } from "#contracts/newsletter-consent.ts";
import { LiteField, PageLink } from "#site/ui/PageLink.tsx";
import { useRootData } from "#site/ui/root-data.ts";
import { Honeypot, isSpam } from "./Honeypot.tsx";
import type { Outcome } from "./subscribe.lazy.ts";

type Shown = Outcome | { at: "submitting" };

const idle: Shown = { at: "idle", problem: "" };
/** The rules and the texts are loaded when the reader focuses the form. */
const rules = () => import("./subscribe.lazy.ts");

/** Signs up for the Daily Brief. Without JavaScript the form is submitted as a plain form. */
export function NewsletterForm({ lang }: { lang?: string | undefined }) {
  const [shown, show] = useState<Shown>(idle);
  async function submit(form: FormData) {
    if (isSpam(form)) return;
    show({ at: "submitting" });
    show(await rules().then(({ subscribe }) => subscribe(String(form.get("email") ?? "")), unreachable));
  }
  if (shown.at === "welcome") return <Welcome says={shown.says} again={() => show(idle)} />;
  return (
    <form
      method="post"
      lang={lang}
      action={pages.newsletter}
      noValidate
      onFocus={() => void rules().catch(() => undefined)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <Fields problem={shown.at === "idle" ? shown.problem : ""} sending={shown.at === "submitting"} />
    </form>
  );
}

function unreachable(): Outcome {
  return { at: "idle", problem: "Network error. Please check your connection and try again." };
}

function Fields({ problem, sending }: { problem: string; sending: boolean }) {
  const id = useId();
  return (
    <>
      <label className="label" htmlFor={id}>
        Email address
      </label>
      <input
        className="field"
        id={id}
        name="email"
        type="email"
        autoComplete="email"
        placeholder="you@example.com"
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-problem`}
      />
      <Honeypot />
      <LiteField />
      <p className="letter__problem" id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <button className="btn btn--brand" type="submit" disabled={sending}>
        {sending ? "Subscribing…" : "Subscribe"}
      </button>
      <p className="letter__consent">
        {newsletterConsent.sentence}{" "}
        <PageLink className="link" to={pages.privacy}>
          Privacy
        </PageLink>
      </p>
      <OutboxNote />
    </>
  );
}

function Welcome({ says, again }: { says: string; again: () => void }) {
  return (
    <div className="letter__welcome" role="status">
      <p>
        <strong>{says}</strong>
      </p>
      <button className="btn" type="button" onClick={again}>
        Subscribe Another Email
      </button>
      <OutboxNote />
    </div>
  );
}

/** If letters are not mailed, the reader is not told to wait for one. */
function OutboxNote() {
  const { edition, sendsMail } = useRootData().settings;
  if (sendsMail) return null;
  return (
    <p className="letter__consent">
      {edition === "sample" ? "The sample edition mails nothing" : "This site mails no letters yet"}: each
      letter stays in the outbox of its server.
    </p>
  );
}
