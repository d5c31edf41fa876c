import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Music Charts | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Music Charts" says="The chart with rank, movement and links comes here." />;
}
