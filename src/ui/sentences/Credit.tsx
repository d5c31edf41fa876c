import type { Provenance } from "#contracts/figure.ts";
import { Ago } from "#ui/Ago.tsx";
import type { Sentence } from "#words/sentences.ts";
import { useWords } from "#words/words.ts";

const kinds: Readonly<Record<string, Sentence>> = { EOD: "end of day", LIVE: "live", sample: "sample" };

/** A figure's source, time and kind. */
export function Credit({ source, as_of, kind }: Partial<Provenance>) {
  const { say, translate } = useWords();
  const kindName = kinds[kind ?? ""];
  const credit = translate(source?.credit || source?.name || "");
  return (
    <p className="source-note">
      {source ? (
        <a className="link" href={source.url} rel="noopener" lang={credit.lang}>
          {credit.text}
        </a>
      ) : (
        say("Source unknown")
      )}
      {as_of ? (
        <>
          {" · "}
          <Ago time={as_of} />
        </>
      ) : null}
      {kind ? ` · ${kindName ? say(kindName) : kind}` : null}
    </p>
  );
}
