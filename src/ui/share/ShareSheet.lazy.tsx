import { Icon } from "#ui/Icon.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { useWords } from "#words/words.ts";
import { type Shared, shareText, whatsAppLink } from "./share-text.ts";

export interface ShareContent extends Shared {
  lang: string | undefined;
  /** The short address, absolute. */
  address: string;
}

/** The ways to share, ordered by where Nigerians talk. */
export function ShareSheet({ shared, close }: { shared: ShareContent; close: () => void }) {
  const { dates, lang: langOfPage, say } = useWords();
  const { headline, lang, address } = shared;
  const text = shareText(shared, address, dates);
  const encoded = encodeURIComponent(text);
  const textOnly = encodeURIComponent(text.replace(`\n${address}`, ""));
  const link = encodeURIComponent(address);

  async function shareByDevice() {
    // It throws if the reader closes it.
    await navigator.share({ title: headline, text }).catch(() => undefined);
    close();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      toast(say("The link is copied."));
    } catch {
      toast(address);
    }
    close();
  }

  return (
    <Sheet title={say("Share")} from="bottom" close={close}>
      <p className="note__head" lang={langOfPage(lang)}>
        {headline}
      </p>
      <Way label="WhatsApp" to={whatsAppLink(text)} close={close} />
      {"share" in navigator ? (
        <button className="menu__item menu__item--icon" type="button" onClick={shareByDevice}>
          <Icon name="share" /> {say("More on this device")}
        </button>
      ) : null}
      <button className="menu__item menu__item--icon" type="button" onClick={copy}>
        <Icon name="external" /> {say("Copy link")}
      </button>
      <Way label="Telegram" to={`https://t.me/share/url?url=${link}&text=${textOnly}`} close={close} />
      <Way label="X" to={`https://x.com/intent/post?text=${encoded}`} close={close} />
      <Way label="Facebook" to={`https://www.facebook.com/sharer/sharer.php?u=${link}`} close={close} />
    </Sheet>
  );
}

function Way({ label, to, close }: { label: string; to: string; close: () => void }) {
  return (
    <a
      className="menu__item menu__item--icon"
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      onClick={close}
    >
      <b className="icon icon--letter" data-initial={label[0]} aria-hidden="true" />
      {label}
    </a>
  );
}
