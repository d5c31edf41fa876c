import type { PageProps } from "#site/data/page.ts";
import { TokenForm } from "#site/letters/TokenForm.tsx";
import { tokenPage } from "#site/letters/token-page.ts";
import { headTags } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";

const confirm = tokenPage("confirm");

export const loader = confirm.loader;
export const clientLoader = confirm.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, { title: "Confirm your subscription", path: "/newsletter/confirm", noindex: true });
}

export default function Confirm({ loaderData }: PageProps<typeof confirm>) {
  return (
    <PlainPage title="Confirm your subscription">
      <TokenForm purpose="confirm" token={loaderData.token} />
    </PlainPage>
  );
}
