import { Island, part, settled } from "#site/ui/lazy/island.tsx";
import { useRootData } from "#site/ui/root-data.ts";

interface ListenParts {
  /** A selector of the parts of the page that are read, one after the other. */
  reads: string;
}

const player = part<ListenParts>(() => import("./Player.lazy.tsx").then(({ Player }) => Player), settled);

/** The browser's own voice reads the page; no audio is loaded, and nothing is sent. */
export function Listen(parts: ListenParts) {
  const { lite } = useRootData();
  return lite ? null : <Island part={player} given={parts} />;
}
