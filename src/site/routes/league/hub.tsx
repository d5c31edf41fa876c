import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Nigeria Premier League | Naija Gist" }];
}

export default function Page() {
  return (
    <PlainPage title="Nigeria Premier League" says="Table, fixtures, results and predictions come here." />
  );
}
