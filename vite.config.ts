import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/** Two lasting files, so that a page's own chunk is all that a soft navigation fetches. */
const chunks = [
  { name: "vendor", test: /node_modules|rolldown/, priority: 2 },
  // Never entry.client: in a shared chunk it would hydrate before the router's modules are there.
  // What every page needs. A town's pages, and what opens on a press, come with what needs them.
  {
    name: "base",
    test: /src\/(site\/(root|ask|page|contexts|ui|signals(?!\/AdSlot)|device\/(?!later)|frame\/(?!later|wide)|news\/(shown|cards|feed|rails)(?!.*(later|Filter(Form|Card)|CategoriesCard)))|contracts)/,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  // The code runs from Chrome 87 on. Naming 91 keeps `?.` as written: 87 to 90 know it, but for an engine
  // fault with parenthesised chains, which nobody here writes, every one would be spelled out (+1 KB).
  build: { target: ["chrome91", "safari14"], cssTarget: "chrome87" },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: chunks } } } } },
  },
});
