import { type PageProps, page } from "#site/page.ts";

const category = page(async (ask, { params }) => ({
  list: await ask("GET /articles/category/{category}", { category: params.category ?? "" }),
}));
export const loader = category.loader;
export const clientLoader = category.clientLoader;

export default function Category({ loaderData }: PageProps<typeof category>) {
  return (
    <main>
      <h1>{loaderData.list.category}</h1>
      <ul>
        {loaderData.list.articles.map((a) => (
          <li key={a._id}>
            <a href={`/article/${a._id}`}>{a.headline}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}
