import { Island, part, settled } from "#site/ui/lazy/island.tsx";
import { useRootData } from "#site/ui/root-data.ts";

interface ListenParts {
  /** Which parts of the page are read, one after the other. */
  reads: string;
}

const player = part<ListenParts>(() => import("./Player.lazy.tsx").then(({ Player }) => Player), settled);

/** The browser's own voice reads the page; nothing is loaded or sent for it. */
export function Listen(parts: ListenParts) {
  const { lite } = useRootData();
  return lite ? null : <Island part={player} given={parts} />;
}
