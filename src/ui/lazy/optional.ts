import { type ComponentType, lazy } from "react";

/** A part whose code is loaded later. If that fails, the page works without it. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch((): ComponentType<Props> => () => null)
      .then((part) => ({ default: part })),
  );
}
