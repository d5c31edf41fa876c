import { useEffect, useState } from "react";
import { product } from "#contracts/product.ts";
import { dismissHint } from "#device/visit.lazy.ts";
import { useWords } from "#words/words.ts";

/** The event with which browsers that can install a site offer to do so. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** Shown from the third visit on, until it is dismissed for good or the site is installed. */
export function InstallHint() {
  const { say } = useWords();
  const [shown, setShown] = useState(true);
  const [offer, setOffer] = useState((window.early?.installOffer as InstallOffer | undefined) ?? null);
  useEffect(() => {
    const saveOffer = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    window.addEventListener("beforeinstallprompt", saveOffer);
    return () => window.removeEventListener("beforeinstallprompt", saveOffer);
  }, []);
  if (!shown) return null;

  const close = () => {
    setShown(false);
    dismissHint();
  };
  return (
    <aside className="kept" aria-label={say("Put this site on your phone")}>
      <p>
        {say("{name} can sit on your home screen and open without a connection.", { name: product.name })}
        {offer ? "" : ` ${say("Your browser's menu has it: “Add to Home screen” or “Install app”.")}`}
      </p>
      {offer ? (
        <button className="btn" type="button" onClick={() => void offer.prompt().then(close, close)}>
          {say("Install")}
        </button>
      ) : null}
      <button className="btn" type="button" onClick={close}>
        {say("No, thank you")}
      </button>
    </aside>
  );
}
