import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Confirm your address | Naija Gist" }];
}

export default function Page() {
  return <PlainPage title="Confirm your address" says="The confirmation of a sign-up comes here." />;
}
