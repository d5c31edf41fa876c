import { type PageProps, page } from "#site/page.ts";

const home = page(async (ask) => ({ latest: await ask("GET /articles/latest", {}) }));
export const loader = home.loader;
export const clientLoader = home.clientLoader;

export default function Home({ loaderData }: PageProps<typeof home>) {
  return (
    <main>
      <h1>Latest news</h1>
      <ul>
        {loaderData.latest.articles.map((a) => (
          <li key={a._id}>
            <a href={`/article/${a._id}`}>{a.headline}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
