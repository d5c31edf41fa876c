import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src/site",
  buildDirectory: "build",
  ssr: true,
  // A chunk for each loader would only add requests: a page and its loader come together.
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
