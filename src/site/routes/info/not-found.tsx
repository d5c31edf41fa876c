import { page } from "#site/data/page.ts";

const notFound = page(async () => {
  throw { status: 404 };
});

export const loader = notFound.loader;
export const clientLoader = notFound.clientLoader;

/** The loader has always thrown by then; the layout's error page is shown. */
export default function NotFound() {
  return null;
}
