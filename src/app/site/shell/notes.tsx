import { useLocation } from "react-router";
import { inLanguage } from "#contracts/languages.ts";
import { useRootData } from "#ui/root-data.ts";
import { useWords } from "#words/words.ts";

/** Invented news must never be taken for real. A press opens the sentence, even without script. */
export function SampleNote() {
  const { say } = useWords();
  if (useRootData().settings.edition !== "sample") return null;
  return (
    <aside className="invented" aria-label={say("About this edition")}>
      <details>
        <summary className="invented__chip">{say("Sample edition")}</summary>
        <p className="invented__says">{say("All newspapers and stories on these pages are invented.")}</p>
      </details>
    </aside>
  );
}

/** On a data-saver page: what was saved, and a link to the full page. */
export function DataSaverNote() {
  const { language, say } = useWords();
  const { lite } = useRootData();
  const { pathname, search } = useLocation();
  if (!import.meta.env.SSR || !lite) return null;
  const params = new URLSearchParams(search);
  params.set("lite", "0");
  return (
    <aside className="banner" aria-label={say("About this page")}>
      <strong>{say("Data saver.")}</strong>{" "}
      {say("No pictures, no scripts, no ads: this page uses about a tenth of the data.")}{" "}
      <a className="link" href={`${inLanguage(language, pathname)}?${params}`}>
        {say("Show the full page")}
      </a>
    </aside>
  );
}
