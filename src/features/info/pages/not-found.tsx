import { page } from "#ask/page.ts";

const notFound = page(async () => {
  throw { status: 404 };
});

export const loader = notFound.loader;
export const clientLoader = notFound.clientLoader;

/** Never rendered: the loader always throws, and the layout's error page is shown. */
export default function NotFound() {
  return null;
}
