import { type ComponentType, lazy } from "react";

/** A part whose code comes later. Where it does not come, the page stands without it. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load()
      .catch((): ComponentType<Props> => () => null)
      .then((part) => ({ default: part })),
  );
}
