import { useRootData } from "#ui/root-data.ts";

/** Loads the whole page again, for a browser that runs no script and for a page that has none. */
export function LoadAgain({ seconds }: { seconds: number }) {
  const { lite } = useRootData();
  const refresh = <meta httpEquiv="refresh" content={String(seconds)} />;
  if (import.meta.env.SSR && lite) return refresh;
  return <noscript>{refresh}</noscript>;
}
