import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "About | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="About" says="This page is being written." />;
}
