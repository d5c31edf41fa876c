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

/** Plain signs, not the services' own logos. */
const drawn = {
  WhatsApp:
    "M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM9 8.5c-.6 2.8 3.3 6.7 6.2 6.2l.7-1.9-2-1-.9.9a5 5 0 0 1-2-2l.9-.9-1-2z",
  link: "M10 14.2a3.8 3.8 0 0 0 5.6.3l3.1-3.1a3.8 3.8 0 0 0-5.4-5.4l-1.5 1.5M14 9.8a3.8 3.8 0 0 0-5.6-.3l-3.1 3.1a3.8 3.8 0 0 0 5.4 5.4l1.5-1.5",
  Telegram: "m3.5 11.5 17-7-3 15-6.5-4.5-3.2 3.5-.3-5.5zm4 1.5L16 8l-5 7",
  X: "m4.5 4.5 15 15m0-15-15 15",
  Facebook: "M13.5 21v-8h3l.5-3.5h-3.5v-2c0-1.2.6-2 2-2h1.8V2.7C13 1.9 10.5 3.5 10.5 7v2.5h-3V13h3v8z",
} as const;

function Drawn({ name }: { name: keyof typeof drawn }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawn[name]} />
    </svg>
  );
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
        <Drawn name="link" /> {say("Copy link")}
      </button>
      <Way label="Telegram" to={`https://t.me/share/url?url=${link}&text=${textOnly}`} close={close} />
      <Way label="X" to={`https://x.com/intent/post?text=${encoded}`} close={close} />
      <Way label="Facebook" to={`https://www.facebook.com/sharer/sharer.php?u=${link}`} close={close} />
    </Sheet>
  );
}

interface WayProps {
  label: Exclude<keyof typeof drawn, "link">;
  to: string;
  close: () => void;
}

function Way({ label, to, close }: WayProps) {
  return (
    <a
      className="menu__item menu__item--icon"
      href={to}
      target="_blank"
      rel="noopener noreferrer"
      onClick={close}
    >
      <Drawn name={label} />
      {label}
    </a>
  );
}
