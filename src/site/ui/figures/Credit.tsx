import type { Provenance } from "#contracts/figure.ts";
import { Ago } from "#site/ui/Ago.tsx";

const kinds: Record<string, string> = { EOD: "end of day", LIVE: "live", sample: "sample" };

/** A figure's source, time and kind. */
export function Credit({ source, as_of, kind }: Partial<Provenance>) {
  return (
    <p className="source-note">
      {source ? (
        <a className="link" href={source.url} rel="noopener">
          {source.credit || source.name}
        </a>
      ) : (
        "Source not told"
      )}
      {as_of ? (
        <>
          {" · "}
          <Ago time={as_of} />
        </>
      ) : null}
      {kind ? ` · ${kinds[kind] ?? kind}` : null}
    </p>
  );
}
