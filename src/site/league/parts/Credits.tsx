import { moment } from "#site/league/wording.ts";

interface CreditsParts {
  credits: readonly { text: string; url: string }[] | null | undefined;
  /** When what is shown was kept on the device. */
  cachedAt?: string | null;
}

/** Whose data these are, in the words that they ask for. */
export function Credits({ credits, cachedAt }: CreditsParts) {
  return (
    <div className="credits">
      {cachedAt ? <p className="source-note">No network: as of {moment(cachedAt)}.</p> : null}
      {credits?.map(({ text, url }) => (
        <p className="source-note" key={url}>
          <a className="link" href={url} rel="noopener">
            {text}
          </a>
        </p>
      ))}
    </div>
  );
}
