import { Icon } from "#ui/Icon.tsx";
import { useRootData } from "#ui/root-data.ts";
import { type Shared, shareText, whatsAppLink } from "#ui/share/share-text.ts";
import { useWords } from "#words/words.ts";

interface PageActionProps {
  /** The paper's own page. */
  url: string;
  paper: string;
  paperLang: string | undefined;
  latest?: boolean;
  /** What a message says, and our short address of it. */
  shared: Shared;
  path: string;
  /** Buttons between the two links. */
  children?: React.ReactNode;
}

/** What one does with this page: read on at the paper, keep it, send it. On a phone it stays at the bottom. */
export function PageAction({ url, paper, paperLang, latest, shared, path, children }: PageActionProps) {
  const { dates, say } = useWords();
  const { settings } = useRootData();
  const message = shareText(shared, settings.siteUrl + path, dates);
  return (
    <div className="page-action">
      <a
        className="btn btn--brand story__go"
        href={url}
        target="_blank"
        rel="noopener"
        data-paper={latest ? paper : undefined}
      >
        <span>
          {say(latest ? "Read the latest at" : "Read the full story at")}{" "}
          <span lang={paperLang}>{paper}</span>
        </span>{" "}
        <Icon name="external" />
      </a>
      {children}
      <a className="btn" href={whatsAppLink(message)} target="_blank" rel="noopener">
        {/* Drawn here, as no other page has it. */}
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3.5a8.5 8.5 0 0 0-7.3 12.8L3.5 20.5l4.3-1.1A8.5 8.5 0 1 0 12 3.5zM9 8.5c-.6 2.8 3.3 6.7 6.2 6.2l.7-1.9-2-1-.9.9a5 5 0 0 1-2-2l.9-.9-1-2z" />
        </svg>
        WhatsApp
      </a>
    </div>
  );
}
