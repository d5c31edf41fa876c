import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Events | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Events" says="Upcoming events and public holidays come here." />;
}
