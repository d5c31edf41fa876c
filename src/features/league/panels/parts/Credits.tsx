import type { Credit } from "#features/league/panels/data/shapes.ts";
import { dayAndTime } from "#features/league/panels/wording.ts";
import { useWords } from "#words/words.ts";

interface CreditsProps {
  credits: readonly Credit[];
  /** When the shown data were stored on the device. */
  cachedAt?: string | null;
}

/** The sources of the data, in the wording that they require. */
export function Credits({ credits, cachedAt }: CreditsProps) {
  const words = useWords();
  return (
    <div className="credits">
      {cachedAt ? (
        <p className="source-note">
          {words.say("No network: as of {time}.", { time: dayAndTime(cachedAt, words) })}
        </p>
      ) : null}
      {credits.map(({ text, url }) => {
        const credit = words.translate(text ?? "");
        return (
          <p className="source-note" lang={credit.lang} key={url}>
            <a className="link" href={url ?? ""} rel="noopener">
              {credit.text}
            </a>
          </p>
        );
      })}
    </div>
  );
}
