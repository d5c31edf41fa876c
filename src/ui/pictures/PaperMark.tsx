import { usePictureFailure } from "#ui/picture-failure.ts";
import { useRootData } from "#ui/root-data.ts";

interface PaperMarkProps {
  name: string | null;
  favicon?: string | null;
  /** Set in a list of papers' marks, from which the marks of muted papers are left out. */
  listed?: boolean;
}

/** The paper's icon over its initial; an icon that fails to load is hidden. */
export function PaperMark({ name, favicon, listed }: PaperMarkProps) {
  const { lite } = useRootData();
  const { isBroken, imageProps } = usePictureFailure(favicon);
  const shownName = name || "Unknown";
  return (
    <span
      className={`paper paper--${colour(shownName)}`}
      aria-hidden="true"
      data-paper={listed ? shownName : undefined}
    >
      {shownName.replace(/^The /, "")[0]?.toUpperCase()}
      {favicon && !lite && !isBroken ? (
        <img src={favicon} alt="" width="18" height="18" loading="lazy" decoding="async" {...imageProps} />
      ) : null}
    </span>
  );
}

/** One of eight colours, always the same for the same name. */
function colour(name: string): number {
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum = (sum * 31 + name.charCodeAt(at)) % 8191;
  return sum % 8;
}
