import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "./env.ts";

test("without any settings the configuration has its defaults", () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: "data",
    EDITION: "auto",
    ROLES: "web,worker",
    RETENTION_DAYS: 180,
  });
});

test("an empty value counts as unset", () => {
  expect(readEnv({ PORT: "", LEAGUE_TODAY: "" })).toMatchObject({ PORT: 3000 });
});

/** What each setting accepts and refuses. */
const CASES: Readonly<Record<string, { right: readonly string[]; wrong: readonly string[] }>> = {
  PORT: {
    right: ["0", "3000", "65535"],
    wrong: ["eighty", "65536", "70000", "-1", " ", "3000 ", "0x50", "1e3", "80.0"],
  },
  HOST: {
    right: ["0.0.0.0", "::", "localhost", "app_1.internal"],
    wrong: [" ", "http://x.ng", "x.ng:80", "300.1.2.3", "127.1"],
  },
  DATA_DIR: { right: ["data", "/var/lib/naija gist"], wrong: [" ", "data "] },
  EDITION: { right: ["auto", "live", "sample"], wrong: ["evening", "Live", " "] },
  DATABASE_URL: {
    right: ["postgres://us:word@db/naija", "postgresql:///naija?host=%2Frun"],
    wrong: ["mysql://x/y", "db:5432", "postgres://db:99999/naija", " "],
  },
  DATABASE_POOL_URL: { right: ["postgres://us:word@pooler:6432/naija"], wrong: ["pooler:6432", " "] },
  DATABASE_READ_URL: {
    right: ["postgres://us@one/naija", "postgres://us@one/naija,postgres://us@two:5433/naija"],
    wrong: ["postgres://us@one/naija postgres://us@two/naija", "postgres://us@one/naija,", " "],
  },
  ROLES: { right: ["web", "worker", "web,worker"], wrong: ["web,king", "web, worker", "all", " "] },
  LEAGUE_TODAY: {
    right: ["2009-09-20", "2026-02-10", "2028-02-29"],
    wrong: [
      "yesterday",
      "1900-01-01",
      "2026-02-30",
      "2027-02-29",
      "10.02.2026",
      "2026-2-1",
      "3000-01-01",
      " ",
    ],
  },
  SITE_URL: {
    right: ["https://naijagist.example", "http://localhost:3000/"],
    wrong: [
      "ftp://x.ng",
      "x.ng",
      "https://x.ng/news",
      "https://x.ng/?a=1",
      "https://x.ng#a",
      "https://us:word@x.ng",
      " ",
    ],
  },
  TRUST_PROXY: { right: ["0", "1", "5"], wrong: ["true", "10.0.0.1", "6", " "] },
  EDGE_PURGE_URLS: {
    right: ["http://10.0.0.5:6081/", "https://cdn.example/purge http://127.0.0.1:6081"],
    wrong: ["10.0.0.5", "ftp://10.0.0.5", "http://a.example, http://b.example", " "],
  },
  EDGE_PURGE_TOKEN: {
    right: ["a-token-of-sixteen"],
    wrong: ["a-token-of-ours", "short", "with a space", "         "],
  },
  SECRET: { right: ["sixteen or more letters"], wrong: ["fifteen letters", "                "] },
  SECRET_BEFORE: { right: ["sixteen or more letters"], wrong: ["fifteen letters", "                "] },
  BACKUP_DIR: { right: ["/var/backups", "copies"], wrong: [" copies"] },
  BACKUP_KEY: { right: ["sixteen or more letters"], wrong: ["fifteen letters"] },
  BACKUP_HOOK: { right: ["/usr/local/bin/copy"], wrong: ["copy", "copy; rm -rf /", " "] },
  SMTP_URL: {
    right: ["smtp://us:word@mail.example:587", "smtps://mail.example"],
    wrong: ["http://mail.example", "mail.example:25", "smtp://", "smtp:mail", " "],
  },
  MAIL_FROM: {
    right: ["desk@x.ng", "Naija Gist <desk@x.ng>", '"Gist, Naija" <desk@x.ng>', "<desk@x.ng>"],
    wrong: ["nonsense", "Naija Gist", "Naija <nonsense>", "a@x.ng, b@x.ng", "A <a@x.ng>\r\nBcc: b@x.ng", " "],
  },
  OPS_EMAIL: { right: ["desk@x.ng"], wrong: ["desk", "Desk <desk@x.ng>"] },
  CONTACT_EMAIL: { right: ["desk@x.ng"], wrong: ["desk", "desk@", "Desk <desk@x.ng>", " "] },
  GATE_PASSWORD: { right: ["ọ̀rọ̀ aṣínà"], wrong: ["short", "         "] },
  OPS_TOKEN: {
    right: ["a-token-of-sixteen"],
    wrong: ["a-token-of-ours", "short", "with a space", "ọ̀rọ̀-aṣínà", "         "],
  },
  RETENTION_DAYS: { right: ["7", "3650"], wrong: ["0", "6", "3651", "4000", "half a year", " "] },
  LOG_LEVEL: { right: ["debug", "error"], wrong: ["loud", "trace", "INFO", " "] },
  API_BASE_DEVELOPMENT: apiBase(),
  API_BASE_PRODUCTION: apiBase(),
  CONSENT_SCRIPT: pageAddress(),
  TAG_MANAGER: pageAddress(),
  AD_NETWORK: pageAddress(),
  GEO_DIRECT: pageAddress(),
  WEATHER_DIRECT: pageAddress(),
  ADS_TXT: {
    right: [
      "ads.example, pub-1, DIRECT",
      "a.example, 1, direct, f08c | b.example,2,RESELLER | contact=desk@x.ng",
    ],
    wrong: ["ads.example", "ads.example, pub-1, MAYBE", "ads.example, pub-1, DIRECT |", " "],
  },
  SECURITY_CONTACT: {
    right: ["mailto:desk@x.ng", "https://x.ng/security", "tel:+234-1-234567"],
    wrong: ["desk@x.ng", "mailto:nonsense", "http://x.ng", "https://", "tel:call", " "],
  },
  GEO: { right: ["yes", "no", "1", "0", "true", "false"], wrong: ["maybe", "YES PLEASE", " "] },
  DOUBLE_OPT_IN: { right: ["yes", "no"], wrong: ["on", " "] },
  PROVE_ANSWERS: { right: ["yes", "no"], wrong: ["2", " "] },
  EVENT_FEEDS: {
    right: ["https://x.ng/a.ics", "https://x.ng/a.ics\n https://x.ng/b "],
    wrong: [
      "foo",
      "https://x.ng/a.ics, https://x.ng/b.ics",
      "webcal://x.ng/a.ics",
      "https://x.ng/a.ics foo",
      " ",
    ],
  },
  PUSH_SERVICES: {
    right: ["fcm.googleapis.com", "*.push.apple.com push.example http://127.0.0.1:8080"],
    wrong: ["https://fcm.googleapis.com", "*", "*.com.", "http://push.example", "localhost", " "],
  },
  LANGUAGES: { right: ["en", "ha", "en,ha", "pcm,ha,yo,ig"], wrong: ["ha,fr", "ha,ha", "ha yo", " "] },
  PUSH_MOST: { right: ["0", "10000000"], wrong: ["-1", "10000001", "many", " "] },
  VAPID_PRIVATE_KEY: { right: ["A".repeat(43)], wrong: ["short", "A".repeat(44), "A+/".repeat(15), " "] },
  OPENWEATHER_KEY: key(),
  TMDB_KEY: key(),
  NGX_PULSE_KEY: key(),
  API_FOOTBALL_KEY: key(),
  LLM_URL: {
    right: ["http://127.0.0.1:11434/v1", "https://llm.example/v1"],
    wrong: ["llm.example", "ftp://llm.example", "https://llm.example/v1?key=x", " "],
  },
  LLM_MODEL: { right: ["llama3.2:3b", "meta/llama-3"], wrong: ["two words", " "] },
  LLM_KEY: key(),
  WEATHER_DIRECT_KEY: key(),
  LLM_DAILY_TOKENS: { right: ["0", "200000"], wrong: ["-1", "1e5", "many", " "] },
};

function pageAddress() {
  return {
    right: ["https://third.example/a.js?id=1", "http://127.0.0.1:8080/a.js"],
    wrong: [
      "third.example",
      "http://third.example/a.js",
      "javascript:alert(1)",
      "https://us:word@third.example",
      " ",
    ],
  };
}
function apiBase() {
  return {
    right: ["/api", "/v1/api/", "https://api.example.ng", "http://127.0.0.1:4000/api/"],
    wrong: [
      "api",
      "/",
      "//api.example.ng",
      "ftp://api.example.ng",
      "https://",
      "https://x.ng/api?v=1",
      "/api#x",
      "/a b",
      "/api//v1",
      "https://user:word@api.example.ng",
    ],
  };
}
function key() {
  return { right: ["0123abc"], wrong: ["two words", "clé", " "] };
}

/** Settings that need another one. */
const NEEDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  LLM_URL: { LLM_MODEL: "llama" },
  LLM_MODEL: { LLM_URL: "http://127.0.0.1/v1" },
  LLM_KEY: { LLM_URL: "http://127.0.0.1/v1", LLM_MODEL: "llama" },
  WEATHER_DIRECT_KEY: { WEATHER_DIRECT: "https://weather.example" },
  EDGE_PURGE_URLS: { EDGE_PURGE_TOKEN: "a-token-of-sixteen" },
  EDGE_PURGE_TOKEN: { EDGE_PURGE_URLS: "http://10.0.0.5/" },
  SECRET_BEFORE: { SECRET: "another of sixteen letters" },
  BACKUP_HOOK: { BACKUP_DIR: "copies" },
  DATABASE_POOL_URL: { DATABASE_URL: "postgres://us@db/naija" },
  DATABASE_READ_URL: { DATABASE_URL: "postgres://us@db/naija" },
  SMTP_URL: { SITE_URL: "https://x.ng", MAIL_FROM: "desk@x.ng" },
};

test("every setting is in the table of right and wrong values", () => {
  expect(Object.keys(CASES).sort()).toEqual(settingNames().sort());
});

test.each(Object.entries(CASES))(
  "%s accepts valid values, and refuses invalid ones with what is allowed",
  (name, cases) => {
    for (const value of cases.right)
      expect(() => readEnv({ ...NEEDED[name], [name]: value }), `${name}=${value}`).not.toThrow();
    for (const value of cases.wrong)
      expect(() => readEnv({ ...NEEDED[name], [name]: value }), `${name}=${value}`).toThrow(
        new RegExp(`^The setting ${name}=.* is not usable: it must be .+\\. See \\.env\\.example\\.$`),
      );
  },
);

test.each([
  ["LLM_URL", { LLM_URL: "http://127.0.0.1/v1" }, "LLM_MODEL"],
  ["LLM_MODEL", { LLM_MODEL: "llama" }, "LLM_URL"],
  ["LLM_KEY", { LLM_KEY: "0123abc" }, "LLM_URL"],
  ["WEATHER_DIRECT_KEY", { WEATHER_DIRECT_KEY: "0123abc" }, "WEATHER_DIRECT"],
  ["EDGE_PURGE_URLS", { EDGE_PURGE_URLS: "http://10.0.0.5/" }, "EDGE_PURGE_TOKEN"],
  ["EDGE_PURGE_TOKEN", { EDGE_PURGE_TOKEN: "a-token-of-sixteen" }, "EDGE_PURGE_URLS"],
  ["SMTP_URL", { SMTP_URL: "smtp://x.ng", MAIL_FROM: "desk@x.ng" }, "SITE_URL"],
  ["SMTP_URL", { SMTP_URL: "smtp://x.ng", SITE_URL: "https://x.ng" }, "MAIL_FROM"],
])("%s without the setting that it needs is refused", (name, env, needed) => {
  expect(() => readEnv(env)).toThrow(
    new RegExp(`^The setting ${name}=.* is not usable: it needs ${needed} beside it\\.`),
  );
});

test("all wrong settings are reported at once", () => {
  const message = (() => {
    try {
      readEnv({ PORT: "70000", EDITION: "evening", LLM_MODEL: "llama", GEO: "yes" });
    } catch (error) {
      return (error as Error).message.split("\n").map((line) => /^The setting (\w+)=/.exec(line)?.[1]);
    }
  })();
  expect(message).toEqual(["PORT", "EDITION", "LLM_MODEL"]);
});

test("the API's address loses its trailing slash", () => {
  expect(readEnv({ API_BASE_PRODUCTION: "/v1/api/" }).API_BASE_PRODUCTION).toBe("/v1/api");
});

test("the site's address is reduced to its origin", () => {
  expect(readEnv({ SITE_URL: "https://Naijagist.Example:443/" }).SITE_URL).toBe("https://naijagist.example");
});

test.each([
  [{ SECRET: "pssst" }],
  [{ SMTP_URL: "http://us:pssst@mail.example" }],
  [{ DATABASE_URL: "mysql://us:pssst@db/naija" }],
  [{ DATABASE_READ_URL: "postgres://us:pssst@db/naija,mysql://us:pssst@db/naija" }],
  [{ GATE_PASSWORD: "pssst" }],
  [{ OPS_TOKEN: "pssst" }],
  [{ LLM_KEY: "pssst pssst" }],
  [{ LLM_URL: "ftp://us:pssst@llm.example" }],
  [{ SITE_URL: "https://us:pssst@x.ng" }],
  [{ EVENT_FEEDS: "webcal://x.ng/private-pssst/basic.ics" }],
])("an error about a setting does not reveal its secret: %o", (env) => {
  expect(() => readEnv(env)).toThrow(/^(?!.*pssst)/);
});

test(".env.example names every setting, and no other", async () => {
  const example = await readFile(".env.example", "utf8");
  const names = [...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(names.sort()).toEqual(settingNames().sort());
});
