import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Upcoming Nollywood | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Upcoming Nollywood" says="Films that open soon come here." />;
}
