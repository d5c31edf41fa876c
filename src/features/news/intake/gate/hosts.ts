import { isIP } from "node:net";
import { HABITS_DAYS, type HoldReason } from "#features/news/shapes.ts";

/** An address by which a paper is known: its site, a feed, or a host that was learnt. */
export interface KnownAddress {
  readonly paper: string;
  readonly url: string;
}

const MOBILE = /^(?:www|m|mobile|amp)\./;
/** Names that only a private network resolves. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa)$/;
/** A whole part of the path: a headline about a login has more words. */
const LOGIN_PAGE = /\/(?:wp-login|log-?in|sign-?in)(?:\.\w{1,5})?(?:\/|$)/i;

/** A web address's host without "www." and the like, with its port unless it is the usual one. */
export function hostOf(url: string): string {
  return new URL(url).host.replace(/\.$/, "").replace(MOBILE, "");
}

const NOBODY: ReadonlySet<string> = new Set();

export class HostBook {
  readonly #papers = new Map<string, Set<string>>();

  constructor(known: readonly KnownAddress[]) {
    for (const { paper, url } of known) {
      const host = hostOf(url);
      this.#papers.set(host, (this.#papers.get(host) ?? new Set()).add(paper));
    }
  }

  /** Its own hosts and their subdomains, unless the subdomain is another paper's. */
  owns(paper: string, host: string): boolean {
    return this.#ownersOf(host).has(paper);
  }

  /** A paper's host, or a subdomain of one. */
  isKnown(host: string): boolean {
    return this.#ownersOf(host).size > 0;
  }

  /** The papers at the host, else at the nearest one above it; hosts beside it, as on a blogs' platform, say nothing. */
  #ownersOf(host: string): ReadonlySet<string> {
    const owners = this.#papers.get(host);
    if (owners) return owners;
    const dot = host.indexOf(".");
    return dot < 0 ? NOBODY : this.#ownersOf(host.slice(dot + 1));
  }
}

/** What is wrong with a paper's link to an article; null if it leads to the paper. */
export function faultOfLink(url: string, paper: string, book: HostBook): HoldReason | null {
  const { username, password, pathname, hostname, port } = new URL(url);
  if (username !== "" || password !== "" || LOGIN_PAGE.test(pathname)) return "login";
  if (book.owns(paper, hostOf(url))) return null;
  return port !== "" || isPrivateName(hostname.replace(/\.$/, "")) ? "private address" : "foreign host";
}

/** Whether the link would be the paper's if its host were. */
export function isFaultOfHost(fault: HoldReason): boolean {
  return fault === "private address" || fault === "foreign host";
}

/** No newspaper has its pages at a bare number; "[::1]" is one, too. */
function isPrivateName(hostname: string): boolean {
  return (
    hostname.startsWith("[") || isIP(hostname) !== 0 || !hostname.includes(".") || PRIVATE_NAME.test(hostname)
  );
}

const LEARNT_SHARE = 0.9;

/**
 * A host to which at least nine tenths of a paper's links of the last days lead, on each of them; null if there
 * is none. `links` are the addresses with the number of days since they were seen.
 */
export function learntHost(
  links: readonly { readonly url: string; readonly daysAgo: number }[],
): string | null {
  const recent = links.filter(({ daysAgo }) => daysAgo >= 0 && daysAgo < HABITS_DAYS);
  for (const [host, ofHost] of Map.groupBy(recent, ({ url }) => hostOf(url))) {
    const days = new Set(ofHost.map(({ daysAgo }) => Math.floor(daysAgo)));
    if (days.size === HABITS_DAYS && ofHost.length >= LEARNT_SHARE * recent.length) return host;
  }
  return null;
}
