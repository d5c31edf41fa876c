import { isIP } from "node:net";
import * as z from "zod/mini";
import { isLanguage } from "#contracts/languages.ts";

/** A text setting; a value that does not fit is refused with a description of what is allowed. */
function text(allowed: string, fits: (value: string) => boolean) {
  return z.string().check(z.refine(fits, { error: allowed }));
}

export function wholeNumber(min: number, max: number) {
  const fits = (value: string): boolean => {
    return /^\d{1,12}$/.test(value) && Number(value) >= min && Number(value) <= max;
  };
  return z.pipe(text(`a whole number from ${min} to ${max}`, fits), z.transform(Number));
}

export function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `one of ${words.join(", ")}` });
}

const YES = ["1", "true", "yes"];
const NO = ["0", "false", "no"];
export const yesOrNo = z.pipe(
  text("yes or no", (value) => [...YES, ...NO].includes(value)),
  z.transform((value) => YES.includes(value)),
);

/** What a person types. */
export const password = text("at least 8 characters", (value) => value.trim().length >= 8);
/** What programs keep: nobody needs to remember it. */
export const secret = text("at least 16 characters", (value) => value.trim().length >= 16);
export const token = text("at least 16 ASCII letters, digits and signs, without spaces", (value) =>
  /^[\x21-\x7e]{16,}$/.test(value),
);
export const key = text("a key as the provider gave it, without spaces", (value) =>
  /^[\x21-\x7e]+$/.test(value),
);
export const modelName = text("the model's name, without spaces", (value) => /^[\x21-\x7e]+$/.test(value));

export const program = text("the full path of a program: /usr/local/bin/copy-backup", (value) =>
  /^\/[^\0]+$/.test(value),
);
export const folder = text("a folder's path", (value) => value.trim() === value && !value.includes("\0"));

export const host = text("a network address or a name, without a port: 127.0.0.1, 0.0.0.0, ::", isHost);

function isHost(value: string): boolean {
  return isIP(value) !== 0 || (/^[a-z\d]([a-z\d._-]*[a-z\d])?$/i.test(value) && !/^[\d.]+$/.test(value));
}

export const roles = text("web, worker, or both separated by a comma: web,worker", (value) =>
  /^(web|worker)(,(web|worker))*$/.test(value),
);

/** A date that exists. */
export function day(first: string, last: string) {
  const allowed = `a day from ${first} to ${last}, written as ${first}`;
  return text(allowed, (value) => {
    return z.iso.date().safeParse(value).success && value >= first && value <= last;
  });
}

const email = (value: string): boolean => z.email().safeParse(value).success;

export const emailAddress = text("an e-mail address: desk@naijagist.example", email);

/** The sender of letters: an address, with or without a name. */
export const sender = text(
  "an e-mail address, alone or behind a name: Naija Gist <desk@naijagist.example>",
  (value) => email(/^[^<>@\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value),
);

export const securityContact = text(
  "mailto: with an e-mail address, an https:// address, or tel: with a number",
  (value) =>
    (value.startsWith("mailto:") && email(value.slice("mailto:".length))) ||
    isWeb(value, /^https:$/) ||
    /^tel:\+?[\d-]{3,}$/.test(value),
);

/** The site's own address: scheme and host only. */
export const origin = z.pipe(
  text(
    "an http:// or https:// address without path, query, user name or password: https://naijagist.example",
    (value) => isWeb(value) && /^https?:\/\/[^/?#]+\/?$/i.test(value),
  ),
  z.transform((value) => new URL(value).origin),
);

/** For what pages load: browsers block unencrypted content in encrypted pages. */
export const pageAddress = text(
  "an https:// address without user name and password (http:// on this machine only)",
  (value) => isWeb(value, /^https:$/) || (isWeb(value) && isLocal(new URL(value).hostname)),
);

export const apiAddress = text(
  "an http:// or https:// address without a query: http://127.0.0.1:11434/v1",
  (value) => /^https?:\/\/[^\s?#]+$/i.test(value) && URL.canParse(value),
);

/** The API's base address: paths are appended, "/api" + "/naira". */
export const apiBase = z.pipe(
  text("a path such as /api or an address such as https://api.example.ng/api", isApiBase),
  z.transform((value) => value.replace(/\/$/, "")),
);

function isApiBase(value: string): boolean {
  if (/[\s?#\\]/.test(value)) return false;
  if (value.startsWith("/")) return /^\/[^/]/.test(value) && !value.includes("//");
  return isWeb(value) && !new URL(value).pathname.includes("//");
}

const HOST_NAME = /^(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+$/;

/** Hosts, "*.host" for all names below one, or origins on this machine. */
export const pushServices = text(
  "host names with spaces between them, each as fcm.googleapis.com or *.push.apple.com (http://127.0.0.1:PORT on this machine only)",
  (value) =>
    value
      .trim()
      .split(/\s+/)
      .every((one) => HOST_NAME.test(one) || isLocalOrigin(one)),
);

function isLocalOrigin(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && url.origin === value && isLocal(url.hostname);
}

/** 32 random bytes. */
export const vapidKey = text(
  "a private VAPID key of 43 characters, as web-push generate-vapid-keys prints it",
  (value) => /^[\w-]{43}$/.test(value),
);

export const webAddresses = text("http:// or https:// addresses with spaces between them", (value) =>
  value
    .trim()
    .split(/\s+/)
    .every((one) => isWeb(one) && !one.endsWith(",")),
);

/** The records of /ads.txt, separated by |, in the IAB's format. */
export const adRecords = text(
  "records separated by |, each: domain, account, DIRECT or RESELLER, and optionally the certification authority's id",
  (value) => value.split("|").every((record) => AD_RECORD.test(record.trim())),
);
const AD_RECORD =
  /^(?:[\w-]+(?:\.[\w-]+)+\s*,\s*[^\s,]+\s*,\s*(?:DIRECT|RESELLER)(?:\s*,\s*[\w-]+)?|[A-Za-z]+\s*=\s*\S+)$/i;

const isPostgres = (value: string): boolean =>
  /^postgres(ql)?:$/.test(URL.parse(value)?.protocol ?? "") && !/\s/.test(value);

export const postgresAddress = text("postgres://user:password@host/database", isPostgres);

export const postgresAddresses = text(
  "addresses like postgres://user:password@host/database with commas between them",
  (value) => value.split(",").every((one) => isPostgres(one)),
);

export const smtpAddress = text(
  "smtp://user:password@host:587 or smtps://user:password@host:465",
  (value) => {
    const url = URL.parse(value);
    return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== "" && !/\s/.test(value);
  },
);

function isWeb(value: string, protocol = /^https?:$/): boolean {
  const url = URL.parse(value);
  return (
    url !== null &&
    protocol.test(url.protocol) &&
    /^https?:\/\//i.test(value) &&
    !/\s/.test(value) &&
    url.username === "" &&
    url.password === ""
  );
}

function isLocal(name: string): boolean {
  return name === "localhost" || name === "[::1]" || name.startsWith("127.");
}

/** The languages of the pages besides English, which may be named too. */
export const pageLanguages = z.pipe(
  text("en, pcm, ha, yo, ig or several of them with a comma between: ha,yo", (value) => {
    const codes = value.split(",");
    return new Set(codes).size === codes.length && codes.every((one) => isLanguage(one));
  }),
  z.transform((value) => value.split(",")),
);
