import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "RSS feeds | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="RSS feeds" says="The feeds and how to read them come here." />;
}
