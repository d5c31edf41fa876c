import type { PageProps } from "#ask/page.ts";
import { TokenForm } from "#features/letters/panels/TokenForm.tsx";
import { tokenPage } from "#features/letters/panels/token-page.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

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
