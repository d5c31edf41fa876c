import { Icon } from "#ui/Icon.tsx";
import { Sheet } from "#ui/Sheet.tsx";
import { toast } from "#ui/toasts/toast.ts";
import { useWords } from "#words/words.ts";
import { type Shared, shareText, whatsAppLink, whatsAppSign } from "./share-text.ts";

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
        <Sign of="link" /> {say("Copy link")}
      </button>
      <Way label="Telegram" to={`https://t.me/share/url?url=${link}&text=${textOnly}`} close={close} />
      <Way label="X" to={`https://x.com/intent/post?text=${encoded}`} close={close} />
      <Way label="Facebook" to={`https://www.facebook.com/sharer/sharer.php?u=${link}`} close={close} />
    </Sheet>
  );
}

function Way({ label, to, close }: { label: keyof typeof signs; to: string; close: () => void }) {
  return (
    <a
      className="menu__item menu__item--icon"
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      onClick={close}
    >
      <Sign of={label} /> {label}
    </a>
  );
}

/** Drawn here, since only this sheet needs them; none is a service's own mark. */
const signs = {
  WhatsApp: whatsAppSign,
  Telegram: "m3 11.5 18-7-3.5 15-6-4.5-2.5 3.5-.5-5.5 8-6",
  X: "M5 4.5h3.5l10.5 15h-3.5zM19 4.5l-6 6.5M5 19.5l6-6.5",
  Facebook: "M14 21v-8h3M10 13h4V8.5A3 3 0 0 1 17 5.5h1M4 4h16v17H4z",
  link: "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1-1",
} as const;

function Sign({ of }: { of: keyof typeof signs }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={signs[of]} />
    </svg>
  );
}
