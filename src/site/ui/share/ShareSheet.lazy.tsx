import { Sheet } from "#site/ui/Sheet.tsx";
import { toast } from "#site/ui/toasts/toast.ts";

interface Shared {
  headline: string;
  address: string;
  close: () => void;
}

/** Ways to share for devices without a share sheet. */
export function ShareSheet({ headline, address, close }: Shared) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      toast("The link is copied.");
    } catch {
      toast(address);
    }
    close();
  }

  return (
    <Sheet title="Share" from="bottom" close={close}>
      <p className="note__head">{headline}</p>
      <a
        className="menu__item"
        href={`https://wa.me/?text=${encodeURIComponent(`${headline}\n${address}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={close}
      >
        WhatsApp
      </a>
      <button className="menu__item" type="button" onClick={copy}>
        Copy link
      </button>
    </Sheet>
  );
}
