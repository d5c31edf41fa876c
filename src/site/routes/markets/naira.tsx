import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Naira | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Naira" says="The official rate of the day and a converter come here." />;
}
