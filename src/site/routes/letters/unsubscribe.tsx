import type { PageProps } from "#site/data/page.ts";
import { TokenForm } from "#site/letters/TokenForm.tsx";
import { tokenPage } from "#site/letters/token-page.ts";
import { headTags, pageWords } from "#site/shell/metadata.ts";
import { PlainPage } from "#site/shell/PlainPage.tsx";
import { useWords } from "#site/words/words.ts";

const unsubscribe = tokenPage("unsubscribe");

export const loader = unsubscribe.loader;
export const clientLoader = unsubscribe.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: pageWords(args).say("Unsubscribe from the Daily Brief"),
    path: "/newsletter/unsubscribe",
    noindex: true,
  });
}

export default function Unsubscribe({ loaderData }: PageProps<typeof unsubscribe>) {
  const { say } = useWords();
  return (
    <PlainPage title={say("Unsubscribe from the Daily Brief")}>
      <TokenForm purpose="unsubscribe" token={loaderData.token} />
    </PlainPage>
  );
}
