import { type ComponentType, lazy } from "react";
import { Failure } from "#ui/states.tsx";
import { useWords } from "#words/words.ts";

/** Content whose code is loaded once it is to be shown. If that does not come, `Instead` stands in its place. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Instead: ComponentType<Props> = NotHere,
) {
  return lazy(async () => ({ default: await load().catch(() => Instead) }));
}

/** Chrome never asks twice for a module on the same page, so the page is loaded again. */
export function NotHere() {
  const { say } = useWords();
  return <Failure message={say("This could not be loaded.")} retry={() => window.location.reload()} />;
}
