import type { Fetch } from "#platform/fetch/request.ts";
import { failed, ok } from "#platform/result.ts";
import type { ProviderAnswer } from "#sample/provider.ts";
import { sampleProviders } from "#sample/providers/registry.ts";

export interface PlayedFetch {
  readonly fetch: Fetch;
  /** Every requested address, in order. */
  readonly asked: URL[];
}

/** A fetch without a socket, answered by a function; null means 404, "down" an unreachable provider. */
export function playedFetch(play: (url: URL) => Played | Promise<Played>): PlayedFetch {
  const asked: URL[] = [];
  const fetch: Fetch = async ({ url }) => {
    asked.push(new URL(url));
    const answer = await play(new URL(url));
    if (answer === "down") return failed({ kind: "network", message: "connection refused" });
    const { status, headers, body } = answer ?? { status: 404, headers: {}, body: "" };
    if (status >= 300) {
      const retryAfter = headers["retry-after"];
      return failed({
        kind: "status",
        message: `answered ${status}`,
        status,
        retryAfterSeconds: retryAfter ? Number(retryAfter) : null,
      });
    }
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    return ok({ status, unchanged: false, url, movedTo: null, headers, body: bytes });
  };
  return { fetch, asked };
}

/** A fetch that answers everything with this body. */
export function answering(body: unknown, status = 200): Fetch {
  return playedFetch(() => plain(status, typeof body === "string" ? body : JSON.stringify(body))).fetch;
}

export type Played = ProviderAnswer | null | "down";

/** Addresses of providers that `playSample` answers: "http://played/{name}". */
export function playedAddresses<Name extends string>(live: Readonly<Record<Name, string>>) {
  const names = Object.keys(live);
  return Object.fromEntries(names.map((name) => [name, `http://played/${name}`])) as Record<Name, string>;
}

/** The sample edition's providers behind "http://played/{name}/path", as its server has them. */
export function playSample(now: () => Date) {
  return async (url: URL): Promise<Played> => {
    const [, name = "", ...rest] = url.pathname.split("/");
    const address = new URL(`/${rest.join("/")}${url.search}`, "http://provider");
    return (await sampleProviders[name]?.(address, now())) ?? null;
  };
}

export function plain(status: number, body: string, headers: Record<string, string> = {}): ProviderAnswer {
  return { status, headers, body };
}
