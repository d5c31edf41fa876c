import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Two lasting files, so that a page's own chunk is all that a soft navigation fetches. */
const chunks = [
  { name: "vendor", test: /node_modules/, priority: 2 },
  // Never entry.client: in a shared chunk it would hydrate before the router's modules are there.
  { name: "base", test: /src\/(site\/(ui|frame|device|signals|ask|page|root)|contracts)/, priority: 1 },
];

export default defineConfig({
  plugins: [reactRouter()],
  build: { target: ["chrome87", "safari14"], cssTarget: "chrome87" },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
