import { readFileSync } from "node:fs";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { sharedHeaders } from "#app/http/cache-headers.ts";
import { Dictionary } from "#app/http/dictionary.ts";
import { chooseEncoding, prepareResponse } from "#app/http/prepared-response.ts";
import { NEWSROOM_ADDRESS } from "#app/ops/newsroom-page.ts";
import { mountPictures } from "#app/routes/pictures.ts";
import { settingNames } from "#platform/settings/env.ts";

/**
 * The caches in front know the product by names and numbers; `npm run audit edge` tests them with the real programs.
 */
const nginx = readFileSync("ops/nginx.conf", "utf8");
const varnish = readFileSync("ops/varnish.vcl", "utf8");
const first = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? "";

const body = Buffer.from("a page");
const { common } = await prepareResponse({
  ...{ status: 200, headers: {}, body },
  dictionary: new Dictionary(body),
});
const varied = (common.Vary ?? "").split(", ");
const shared = sharedHeaders({ kind: "page", domains: ["news"], seconds: 60 });

test("nginx keeps an answer by its address and by every header by which answers differ, sent on as in the key", () => {
  const key = first(nginx, /proxy_cache_key "(.+)";/).split(/ |(?=\$)/);
  const words = varied.map((name) => {
    const word = first(nginx, new RegExp(`map \\$http_${name.toLowerCase().replaceAll("-", "_")} (\\$\\w+)`));
    expect(nginx).toContain(`proxy_set_header ${name} ${word};`);
    return word;
  });
  expect(words).toHaveLength(3);
  expect(key).toEqual(["$scheme://", "$http_host", "$request_uri", ...words]);
});

test("nginx keeps what X-Accel-Expires says, and nothing for longer; forms see the reader's host and port", () => {
  expect(shared["X-Accel-Expires"]).toBe("1");
  expect(nginx).toContain("proxy_ignore_headers Cache-Control Expires Vary;");
  expect(nginx).not.toMatch(/background_update|use_stale[^;]* updating/);
  // Of itself it keeps only that something is gone.
  expect(nginx.match(/proxy_cache_valid[^;]*/g)).toEqual(["proxy_cache_valid 404 410 1s"]);
  expect(nginx).toContain("proxy_set_header Host $http_host;");
});

test("nginx and Varnish hide what asks for the operator's token, and nothing else", () => {
  const routes = readFileSync("src/app/routes/ops.ts", "utf8")
    .replaceAll("NEWSROOM_ADDRESS", `"${NEWSROOM_ADDRESS}"`)
    .matchAll(/app\.\w+\("\/(\w+)"/g);
  const forOperator = new Set(
    [...routes].map(([, name]) => name).filter((name) => !/^(health|ready)z$/.test(name ?? "")),
  );
  expect(forOperator.size).toBe(2);
  expect(new Set(first(nginx, /location ~\* \^\/\((.+?)\)\(\/\|\$\) \{ return 404; \}/).split("|"))).toEqual(
    forOperator,
  );
  expect(new Set(first(varnish, /\^\/\+\((.+?)\)\(\[/).split("|"))).toEqual(forOperator);
});

test.each(["/ops", "/ops/desk", "//OPS?a", "/metrics#a", "/ops#", "/x/../ops", "/%6fps", "/x/..#/../ops"])(
  "Varnish does not let %s through, which it passes on as it is written",
  (address) => {
    const rules = [...varnish.matchAll(/req\.url ~ "\(\?i\)(.+?)"[ )]/g)];
    expect(rules).toHaveLength(2);
    expect(rules.some(([, rule = ""]) => new RegExp(rule, "i").test(address))).toBe(true);
  },
);

test.each([
  "br",
  "gzip, br",
  "gzip, deflate, br, zstd",
  "gzip",
  "BR;q=0.5",
  "br;q=0, gzip",
  "gzip;q=0",
  "*",
  "identity",
  "x-br",
])(
  "a reader who accepts %s gets through nginx and Varnish the encoding that the product would choose",
  (accepted) => {
    const rules = [...nginx.matchAll(/"~\*(\S*(?:br|gzip)\\s\S*)" (br|gzip);/g)];
    expect(rules).toHaveLength(2);
    const sentOn = rules.find(([, rule = ""]) => new RegExp(rule, "i").test(accepted))?.[2];
    expect(chooseEncoding(sentOn)).toBe(chooseEncoding(accepted));
    // Varnish packs and unpacks gzip itself.
    const brotli = first(varnish, /Accept-Encoding ~ "\(\?i\)(.+)"\)/);
    expect(new RegExp(brotli, "i").test(accepted)).toBe(chooseEncoding(accepted) === "br");
  },
);

test("Varnish reads its times, tags and token where the product writes them", () => {
  const times = [...varnish.matchAll(/beresp\.http\.CDN-Cache-Control,\s*"\(\?i\)(.+?)"/g)].map(
    ([, pattern = ""]) => first(shared["CDN-Cache-Control"] ?? "", new RegExp(pattern)),
  );
  expect(times).toEqual(["60", "60", "86400"]);
  for (const name of Object.keys(shared))
    if (name !== "Cache-Control") expect(varnish).toContain(`unset resp.http.${name};`);
  expect(varnish).toContain("xkey.purge(req.http.Cache-Tag)");
  expect(settingNames()).toContain(first(varnish, /std\.getenv\("(\w+)"\)/));
});

test("Varnish files every answer that has a tag under it, a picture too, which says nothing else to CDNs", async () => {
  const app = new Hono();
  const picture = { body: Buffer.from("a picture"), type: "image/avif" };
  mountPictures(app, async () => ({ kind: "picture", picture, tag: "picture-1" }));
  const { headers } = await app.request("/pictures/signature/paper.example/1.jpg");
  const files =
    /^ {2}if \((.+)\) \{\n(?: {4}.+\n)*? {4}set beresp\.http\.xkey = beresp\.http\.Cache-Tag;$/m.exec(
      varnish,
    );
  const asked = [...(files?.[1] ?? "").matchAll(/beresp\.http\.([\w-]+)/g)].map(([, name = ""]) => name);
  expect(asked).toContain("Cache-Tag");
  expect(asked.filter((name) => !headers.has(name))).toEqual([]);
  expect(files?.index).toBeLessThan(varnish.indexOf("return (deliver);"));
});

test("nginx and Varnish keep nothing private, and Varnish nothing behind the staging gate", () => {
  const cookie = first(readFileSync("src/app/routes/password-gate.ts", "utf8"), /const COOKIE = "(\w+)"/);
  expect(varnish).toContain(`req.http.Cookie ~ "(^|;\\s*)${cookie}="`);
  expect(nginx).toContain('"~*no-store|private" 1;');
  expect(nginx).toContain("proxy_no_cache $is_private;");
  expect(varnish).toContain('beresp.http.Cache-Control !~ "(?i)no-store|private"');
});
