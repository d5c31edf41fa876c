import { type PageProps, page } from "#site/page.ts";

const article = page(async (ask, { params }) => ask("GET /articles/{id}", { id: params.id ?? "" }));
export const loader = article.loader;
export const clientLoader = article.clientLoader;

export default function Article({ loaderData }: PageProps<typeof article>) {
  return (
    <main>
      <h1>{loaderData.article.headline}</h1>
      <p>{loaderData.article.summary}</p>
    </main>
  );
}
