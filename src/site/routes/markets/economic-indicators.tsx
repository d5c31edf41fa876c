import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Economic Indicators | Naija Gist" }];
}

export default function Page() {
  return (
    <PlainPage title="Economic Indicators" says="Growth, inflation, the policy rate and more come here." />
  );
}
