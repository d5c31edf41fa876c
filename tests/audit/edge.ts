import { readFile } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { buildSite } from "#app/site-build/build-site.ts";
import { freePort } from "#tests/support/free-port.ts";
import { startNginx } from "#tests/support/nginx.ts";
import { startProduct } from "#tests/support/product.ts";
import { startVarnish } from "#tests/support/varnish.ts";
import { ask } from "./edge/ask.ts";
import { rows } from "./edge/rows.ts";
import { shippedVcl } from "./edge/shipped-vcl.ts";

/**
 * The product behind the real nginx and the real Varnish, each with its file in ops/: every row is tried, or with ROWS
 * those whose sentences contain one of these words ("addresses,deploy").
 */
const words = (process.env.ROWS ?? "").split(",");
await buildSite();
const port = await freePort();
const varnishPort = await freePort();
const EDGE_PURGE_TOKEN = "a-token-of-the-edge";
const product = await startProduct({
  ...{ PORT: String(port), TRUST_PROXY: "1", GATE_PASSWORD: "open sesame", OPS_TOKEN: "a-token-for-tests" },
  ...{ EDGE_PURGE_TOKEN, EDGE_PURGE_URLS: `http://127.0.0.1:${varnishPort}/` },
});
const nginxFile = await readFile("ops/nginx.conf", "utf8");
const nginx = await startNginx(
  (listenPort, dir) =>
    nginxFile
      .replace(/web-\d:3000/g, `127.0.0.1:${port}`)
      .replace(
        "listen 80;",
        `listen 127.0.0.1:${listenPort}; add_header X-Cache $upstream_cache_status always;`,
      )
      .replace("/tmp/naija-gist-cache", `${dir}/cache`),
  { cache: true },
);
const varnish = await startVarnish(await shippedVcl([port]), varnishPort, { EDGE_PURGE_TOKEN });
const outcomes: boolean[] = [];
try {
  if (nginx === null) throw new Error("nginx is missing: apt-get install nginx-light");
  if (varnish === null) throw new Error("Varnish is missing: apt-get install varnish varnish-modules");
  while (!(await ask(port, "/api/articles/latest")).text.includes('"_id"')) await pause(500);
  for (const { says, tries } of rows.filter(({ says }) => words.some((word) => says.includes(word)))) {
    const { fits, seen } = await tries({ product, port, nginx: nginx.port, varnish: varnish.port }).catch(
      (error: unknown) => ({ fits: false, seen: String(error) }),
    );
    outcomes.push(fits);
    console.log(`${fits ? "passed" : "FAILED"} | ${says} | ${seen}`);
  }
} finally {
  await Promise.all([nginx?.stop(), varnish?.stop(), product.stop()]);
}
process.exit(outcomes.every(Boolean) ? 0 : 1);
