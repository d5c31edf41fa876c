import { pages } from "#contracts/addresses.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";

/** In the HTML of every reader; the inline script hides it if it was dismissed in the last 7 days. */
export function HiringBanner() {
  const { say } = useWords();
  if (useRootData().lite) return null;
  return (
    <aside className="banner hiring" aria-label={say("We are hiring")}>
      <p>
        <strong>{say("We are hiring")}:</strong>{" "}
        <PageLink className="link" to={pages.careers}>
          {say("See the open position")}
        </PageLink>
      </p>
      <button
        className="icon-btn"
        type="button"
        aria-label={say("Dismiss the hiring banner")}
        onClick={dismiss}
      >
        <Icon name="close" small />
      </button>
    </aside>
  );
}

function dismiss(): void {
  document.documentElement.classList.add("no-hiring");
  try {
    localStorage.setItem("hiring_banner_dismissed_at", new Date().toISOString());
  } catch {
    // Without storage the banner returns on the next page.
  }
}
