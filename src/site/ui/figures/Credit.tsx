import type { Provenance } from "#contracts/figure.ts";
import { Ago } from "#site/ui/Ago.tsx";

const kinds: Record<string, string> = { EOD: "end of day", LIVE: "live", sample: "sample" };

/** Where a figure is from, of when, and of what kind. */
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
