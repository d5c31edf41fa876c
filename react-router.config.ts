import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/app/site",
  buildDirectory: "build",
  ssr: true,
  // A chunk for each loader would only add requests: a page is always loaded together with its loader.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
