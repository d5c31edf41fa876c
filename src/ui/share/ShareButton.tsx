import { useState } from "react";
import { Icon } from "#ui/Icon.tsx";
import { OnPress } from "#ui/lazy/on-press.tsx";
import { useWords } from "#words/words.ts";
import type { Shared } from "./share-text.ts";

const sheet = { load: () => import("./ShareSheet.lazy.tsx").then(({ ShareSheet }) => ShareSheet) };

interface ShareButtonProps extends Shared {
  lang?: string | undefined;
  /** The short address. */
  path: string;
  labelled?: boolean | undefined;
}

/** Opens the sheet with the ways to share, whose code is loaded then. */
export function ShareButton({ headline, lang, paper, publishedAt, path, labelled }: ShareButtonProps) {
  const { say } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button
        className={labelled ? "btn" : "icon-btn"}
        type="button"
        aria-label={labelled ? undefined : say("Share: {headline}", { headline })}
        onClick={() => setAsking(true)}
      >
        <Icon name="share" />
        {labelled ? say("Share") : null}
      </button>
      {asking ? (
        <OnPress
          part={sheet}
          props={{
            shared: { headline, lang, paper, publishedAt, address: location.origin + path },
            close: () => setAsking(false),
          }}
        />
      ) : null}
    </>
  );
}
