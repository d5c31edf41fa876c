import { Island, lazyPart, whenIdle } from "#ui/lazy/island.tsx";
import { useRootData } from "#ui/root-data.ts";

interface ListenProps {
  /** A selector of the parts of the page that are read, one after the other. */
  selector: string;
}

const player = lazyPart<ListenProps>(
  () => import("./Player.lazy.tsx").then(({ Player }) => Player),
  whenIdle,
);

/** The browser's own voice reads the page; no audio is loaded, and nothing is sent. */
export function Listen(props: ListenProps) {
  const { lite } = useRootData();
  return lite ? null : <Island part={player} props={props} />;
}
