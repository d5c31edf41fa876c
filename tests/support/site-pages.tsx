import { prerender } from "react-dom/static";
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  RouterContextProvider,
  type StaticHandlerContext,
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
  readonly meta: (args: object) => readonly HeadTag[];
  readonly default: React.ComponentType<{ loaderData: unknown; params: object }>;
}

/** A title, `meta`, `link`, or data for search engines. */
export type HeadTag = Readonly<Record<string, unknown>>;

interface Entry {
  readonly id?: string;
  readonly path?: string;
  readonly index?: boolean;
  readonly file: string;
  readonly children?: readonly Entry[];
}

async function routeOf({ id, path, index, file, children }: Entry): Promise<RouteObject> {
  const name = new URL(file, "file:///src/app/site/").pathname;
  const { loader, meta, default: Page } = (await modules[`../..${name}`]?.()) ?? {};
  if (!Page) throw new Error(`no page: ${file}`);
  const element = <Shown Page={Page} />;
  const handle = { meta };
  const common = {
    ...{ ...(id ? { id } : {}), ...(path ? { path } : {}), ...(loader ? { loader } : {}) },
    ...{ element, handle },
  };
  if (index) return { ...common, index };
  return { ...common, children: await Promise.all((children ?? []).map(routeOf)) };
}

function Shown({ Page }: { Page: PageModule["default"] }) {
  return <Page loaderData={useLoaderData()} params={useParams()} />;
}

export const siteRoutes: RouteObject[] = [
  { id: "root", path: "/", children: await Promise.all((routes as unknown as Entry[]).map(routeOf)) },
];
const handler = createStaticHandler(siteRoutes);

const settings = {
  ...{ siteUrl: "https://naijagist.example", edition: "sample", consentScript: null, tagManager: null },
  ...{ adNetwork: null, geoDirect: null, weatherDirect: null, sendsMail: true, languages: ["en", "ha"] },
  ...{
    apiBase: { development: "/api", production: "/api" },
    contactEmail: product.contactEmail,
  },
};

export function serverContext(ask: Ask): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(askContext, ask);
  context.set(settingsContext, settings as never);
  return context;
}

/** A page's data, as its loaders get them from `ask`. */
export async function loadPage(ask: Ask, address: string): Promise<StaticHandlerContext> {
  const request = new Request(`${settings.siteUrl}${address}`);
  const found = await handler.query(request, { requestContext: serverContext(ask) });
  if (found instanceof Response) throw new Error(`${address} redirects`);
  return found;
}

/** A page of the site, made from the answers of `ask`, without a build: the HTML of its body, and its head's tags. */
export async function openPage(ask: Ask, address: string, madeAt: string) {
  const found = await loadPage(ask, address);
  const { prelude } = await prerender(
    <MadeAt value={madeAt}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </MadeAt>,
  );
  return { html: await new Response(prelude).text(), head: headOf(found) };
}

export async function renderPage(...page: Parameters<typeof openPage>): Promise<string> {
  return (await openPage(...page)).html;
}

function headOf({ matches, loaderData, location }: StaticHandlerContext): readonly HeadTag[] {
  const { route, params } = matches.at(-1) ?? {};
  const root = { id: "root", loaderData: { language: "en", settings } };
  const args = { matches: [root], loaderData: loaderData[route?.id ?? ""], params, location };
  return (route?.handle as Partial<PageModule> | undefined)?.meta?.(args) ?? [];
}
