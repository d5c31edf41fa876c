import "#ui/styles/lazy.css";
import { useEffect, useRef, useState } from "react";
import { pages } from "#contracts/addresses.ts";
import { useCloseOnBack } from "#device/back.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { useWords } from "#words/words.ts";
import { type Choice, storeConsent } from "./consent.ts";

const kinds = [
  {
    name: "analytics",
    label: "Analytics",
    description: "Page views and clicks are counted, so that we see what is useful.",
  },
  { name: "ads", label: "Ads", description: "Ads from a network. They pay for the news." },
  { name: "personalization", label: "Personalization", description: "Ads that match what you read." },
] as const;

interface BannerProps {
  /** The earlier choice, if the reader comes back to change it. */
  earlierChoice: Choice | null;
  /** Closes it after a choice; not after a repeated press, since the reader may have asked for it again since. */
  done: () => void;
}

export function ConsentBanner({ earlierChoice, done }: BannerProps) {
  const { say } = useWords();
  const isAskedFor = earlierChoice !== null;
  const [isManaging, setManaging] = useState(isAskedFor);
  const banner = useRef<HTMLElement>(null);
  // Who asks for it has the focus in it, and back at the button once it is closed.
  useEffect(() => {
    if (!isAskedFor) return;
    const pressed = document.activeElement as HTMLElement | null;
    banner.current?.focus({ preventScroll: true });
    return () => {
      // The footer's own code may have put another button in its place.
      const button = pressed?.isConnected ? pressed : document.querySelector<HTMLElement>("[data-consent]");
      button?.focus({ preventScroll: true });
    };
  }, [isAskedFor]);
  useCloseOnBack(() => (earlierChoice === null ? setManaging(false) : done()), isManaging);
  function choose(choice: Choice) {
    storeConsent(choice);
    done();
  }
  function all(allowed: boolean) {
    const choice = { analytics: allowed, ads: allowed, personalization: allowed };
    return ({ isTrusted }: React.MouseEvent) => (isTrusted ? choose(choice) : storeConsent(choice));
  }
  return (
    <>
      <p className="banner unscripted">{say("Without script, no ads and no analytics are loaded.")}</p>
      <section className="consent" aria-label={say("Your choice on cookies")} tabIndex={-1} ref={banner}>
        <div className="consent__body">
          {/* A short paragraph: a long one would be the largest text of the page, and load last. */}
          <p className="consent__text">
            {say("May we use cookies for analytics, ads and personalization?")}
            <PageLink className="link" to={pages.privacy}>
              {say("Privacy")}
            </PageLink>
          </p>
          {isManaging ? <Preferences earlierChoice={earlierChoice} choose={choose} /> : null}
          <div className="consent__ways">
            <button className="btn" type="button" onClick={all(true)}>
              {say("Accept All")}
            </button>
            <button className="btn" type="button" onClick={all(false)}>
              {say("Reject All")}
            </button>
            <button
              className="btn"
              type="button"
              aria-expanded={isManaging}
              onClick={() => setManaging(!isManaging)}
            >
              {say("Manage")}
            </button>
          </div>
        </div>
      </section>
    </>
  );
}

function Preferences({
  earlierChoice,
  choose,
}: {
  earlierChoice: Choice | null;
  choose: (choice: Choice) => void;
}) {
  const { say } = useWords();
  return (
    <form
      className="consent__form"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget);
        choose({
          analytics: chosen.has("analytics"),
          ads: chosen.has("ads"),
          personalization: chosen.has("personalization"),
        });
      }}
    >
      <label className="consent__kind">
        <span>
          <strong>{say("Essential")}</strong> {say("Theme, bookmarks and settings. Always on.")}
        </span>
        <input className="switch" type="checkbox" name="essential" checked disabled readOnly />
      </label>
      {kinds.map(({ name, label, description }) => (
        <label key={name} className="consent__kind">
          <span>
            <strong>{say(label)}</strong> {say(description)}
          </span>
          <input
            className="switch"
            type="checkbox"
            name={name}
            defaultChecked={earlierChoice?.[name] ?? false}
          />
        </label>
      ))}
      <button className="btn btn--brand" type="submit">
        {say("Save Preferences")}
      </button>
    </form>
  );
}
