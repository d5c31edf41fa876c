import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Offline | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Offline" says="This page is being written." />;
}
