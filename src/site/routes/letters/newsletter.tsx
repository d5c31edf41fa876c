import { PlainPage } from "#site/frame/PlainPage.tsx";
import { still } from "#site/page.ts";

export const loader = still.loader;
export const clientLoader = still.clientLoader;

export function meta() {
  return [{ title: "Newsletter | Naija Gist" }];
}

export default function Page() {
  return (
    <PlainPage title="Newsletter" says="The Daily Brief, every morning at 7:00 AM: the sign-up comes here." />
  );
}
