import type { PageProps } from "#ask/page.ts";
import { TokenForm } from "#features/letters/panels/TokenForm.tsx";
import { tokenPage } from "#features/letters/panels/token-page.ts";
import { PlainPage } from "#features/news/frame/PlainPage.tsx";
import { headTags, pageWords } from "#ui/frame/metadata.ts";
import { useWords } from "#words/words.ts";

const confirm = tokenPage("confirm");

export const loader = confirm.loader;
export const clientLoader = confirm.clientLoader;

export function meta(args: Parameters<typeof headTags>[0]) {
  return headTags(args, {
    title: pageWords(args).say("Confirm your subscription"),
    path: "/newsletter/confirm",
    noindex: true,
  });
}

export default function Confirm({ loaderData }: PageProps<typeof confirm>) {
  const { say } = useWords();
  return (
    <PlainPage title={say("Confirm your subscription")}>
      <TokenForm purpose="confirm" token={loaderData.token} />
    </PlainPage>
  );
}
