import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  StaticRouterProvider,
  useLoaderData,
  useParams,
} from "react-router";
import routes from "#app/site/routes.ts";
import { askContext, settingsContext } from "#ask/contexts.ts";
import type { Ask } from "#contracts/all/all-endpoints.ts";
import { product } from "#contracts/product.ts";
import { MadeAt } from "#ui/root-data.ts";

const modules = import.meta.glob([
  "../../src/app/site/{layouts,pages}/*.tsx",
  "../../src/features/*/pages/*.tsx",
]) as Record<string, () => Promise<Partial<PageModule>>>;

interface PageModule {
  readonly loader: RouteObject["loader"];
  readonly default: React.ComponentType<{ loaderData: unknown; params: object }>;
}

interface Entry {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly Entry[];
}

async function routeOf({ id, path, index, file, children }: Entry): Promise<RouteObject> {
  const name = new URL(file, "file:///src/app/site/").pathname;
  const { loader, default: Page } = (await modules[`../..${name}`]?.()) ?? {};
  if (!Page) throw new Error(`no page: ${file}`);
  const element = <Shown Page={Page} />;
  const common = { ...(id ? { id } : {}), ...(path ? { path } : {}), ...(loader ? { loader } : {}), element };
  if (index) return { ...common, index };
  return { ...common, children: await Promise.all((children ?? []).map(routeOf)) };
}

function Shown({ Page }: { Page: PageModule["default"] }) {
  return <Page loaderData={useLoaderData()} params={useParams()} />;
}

const handler = createStaticHandler([
  { id: "root", path: "/", children: await Promise.all((routes as unknown as Entry[]).map(routeOf)) },
]);

/** The HTML of a page of the site, made from the answers of `ask`, without a build. */
export async function renderPage(ask: Ask, address: string, madeAt: string): Promise<string> {
  const context = new RouterContextProvider();
  context.set(askContext, ask);
  context.set(settingsContext, {
    ...{ siteUrl: "https://naijagist.example", edition: "sample", consentScript: null, tagManager: null },
    ...{ adNetwork: null, geoDirect: null, weatherDirect: null, sendsMail: true, languages: ["en", "ha"] },
    ...{
      apiBase: { development: "/api", production: "/api" },
      builtAt: "",
      contactEmail: product.contactEmail,
    },
  } as never);
  const found = await handler.query(new Request(`https://naijagist.example${address}`), {
    requestContext: context,
  });
  if (found instanceof Response) throw new Error(`${address} redirects`);
  const { prelude } = await prerender(
    <MadeAt value={madeAt}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </MadeAt>,
  );
  return new Response(prelude).text();
}
