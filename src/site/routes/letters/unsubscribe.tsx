import { headTags } from "#site/frame/metadata.ts";
import { PlainPage } from "#site/frame/PlainPage.tsx";
import { TokenForm } from "#site/letters/TokenForm.tsx";
import { tokenPage } from "#site/letters/token-page.ts";
import type { PageProps } from "#site/page.ts";

const unsubscribe = tokenPage("unsubscribe");

export const loader = unsubscribe.loader;
export const clientLoader = unsubscribe.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: "Unsubscribe from the Daily Brief",
    path: "/newsletter/unsubscribe",
    noindex: true,
  });
}

export default function Unsubscribe({ loaderData }: PageProps<typeof unsubscribe>) {
  return (
    <PlainPage title="Unsubscribe from the Daily Brief">
      <TokenForm purpose="unsubscribe" token={loaderData.token} />
    </PlainPage>
  );
}
