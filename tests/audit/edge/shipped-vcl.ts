import { readFile } from "node:fs/promises";

/** ops/varnish.vcl, in front of processes on these ports of this machine instead of web-1, web-2 and web-3. */
export async function shippedVcl(ports: readonly number[]): Promise<string> {
  const vcl = await readFile("ops/varnish.vcl", "utf8");
  return vcl.replace(
    /"web-(\d)"; \.port = "3000"/g,
    (_all, nth: string) => `"127.0.0.1"; .port = "${ports[(Number(nth) - 1) % ports.length]}"`,
  );
}
