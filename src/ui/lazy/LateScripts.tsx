import { useContext } from "react";
import {
  UNSAFE_DataRouterStateContext as DataRouterStateContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  Scripts,
} from "react-router";
import { Verbatim } from "#ui/Verbatim.tsx";

/**
 * Replaces the router's Scripts: the page only names its files, and its first script (early.ts) loads them once they
 * are needed. In development the router's own, which also reload changed code.
 */
export const LateScripts = import.meta.env.DEV ? Scripts : import.meta.env.SSR ? OnServer : InBrowser;

function OnServer() {
  const router = useContext(FrameworkContext);
  const matches = useContext(DataRouterStateContext)?.matches;
  if (!router || !matches) throw new Error("LateScripts was rendered outside the router");
  // The router writes a page's data only if it is told that its scripts were rendered.
  if (router.renderMeta) router.renderMeta.didRenderScripts = true;
  const { manifest, serverHandoffString } = router;
  const routes = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  const files = [...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)];
  return (
    <>
      <Verbatim as="script" text={contextScript(serverHandoffString ?? "{}")} />
      <Verbatim
        as="script"
        type="module"
        text={loadScript({ manifest: manifest.url, entry: manifest.entry.module, routes, files })}
      />
    </>
  );
}

function InBrowser() {
  return (
    <>
      <Verbatim as="script" text="" />
      <Verbatim as="script" type="module" text="" />
    </>
  );
}

/**
 * The router writes the page's data in further scripts, as parts of a stream: this joins them into one text. Of what
 * else it hands over, the browser needs one name.
 */
function contextScript(handoff: string): string {
  const { basename } = JSON.parse(handoff) as { basename?: string };
  const context = "window.__reactRouterContext";
  return `${context}=${JSON.stringify({ basename, text: "" })};${context}.streamController={enqueue(part){${context}.text+=part},close(){}}`;
}

interface Files {
  readonly manifest: string;
  readonly entry: string;
  readonly routes: readonly { readonly id: string; readonly module: string }[];
  readonly files: readonly string[];
}

/**
 * Loads all files at once. The entry is evaluated last, because it starts the router, which must find its routes, but
 * it is preloaded with the others, so that it does not cost a round trip of its own.
 */
function loadScript({ manifest, entry, routes, files }: Files): string {
  const routeModules = routes.map(({ module }) => module);
  const rest = [manifest, ...new Set(files)].filter((file) => !routeModules.includes(file));
  const moduleEntries = routes.map(({ id }, at) => `${JSON.stringify(id)}:all[${at}]`);
  return [
    "window.early.begin(async()=>{",
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:${JSON.stringify(entry)}}));`,
    `const all=await Promise.all(${JSON.stringify([...routeModules, ...rest])}.map((file)=>import(file)));`,
    `window.__reactRouterRouteModules={${moduleEntries.join()}};`,
    `await import(${JSON.stringify(entry)})})`,
  ].join("");
}
