import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Markets | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Markets" says="The NGX indices, Brent, gainers and losers come here." />;
}
