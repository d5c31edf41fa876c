import { randomBytes } from "node:crypto";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** What happens to the bytes between a client and its server. */
export type Fault =
  | "none"
  /** Bytes are swallowed and the connection stays open: a pulled cable. */
  | "hang"
  /** The connection breaks at the first request. */
  | "reset"
  /** The answer is garbage, then the connection ends. */
  | "garbage"
  | { readonly latencyMs: number }
  /** The answer comes in pieces of this many bytes, one per millisecond. */
  | { readonly slice: number }
  /** The answer breaks off after this many bytes. */
  | { readonly cutAfter: number }
  /** Every request gets this answer. */
  | { readonly answer: string }
  /** The connection breaks before bytes for which `passes` is false; `connection` identifies the connection. */
  | { passes(bytes: Buffer, connection: object): boolean };

export interface FaultProxy extends AsyncDisposable {
  readonly port: number;
  readonly origin: string;
  /** Applies to open connections and to new ones. */
  fault: Fault;
  /** Breaks every open connection. */
  breakConnections(): void;
}

/** A proxy on loopback between a client and a server, HTTP or not, that disturbs the bytes as `fault` says. */
export async function startFaultProxy(target: NetConnectOpts, first: Fault = "none"): Promise<FaultProxy> {
  const state = { fault: first };
  const sockets = new Set<Socket>();
  const track = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    return socket.on("error", () => {});
  };
  const breakConnections = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((client) => join(track(client), track(connect(target)), state));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    breakConnections,
    get fault() {
      return state.fault;
    },
    set fault(next) {
      state.fault = next;
    },
    async [Symbol.asyncDispose]() {
      breakConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function join(client: Socket, server: Socket, state: { readonly fault: Fault }): void {
  let answered = 0;
  let previous: Promise<unknown> = Promise.resolve();
  const inOrder = (work: () => Promise<void>): void => {
    previous = previous.then(work).catch(() => {});
  };
  client.on("data", (bytes) => inOrder(() => ask(bytes)));
  server.on("data", (bytes) => inOrder(() => answer(bytes)));
  client.on("close", () => inOrder(async () => void server.destroy()));
  server.on("close", () => inOrder(async () => void client.end()));

  async function ask(bytes: Buffer): Promise<void> {
    const { fault } = state;
    if (fault === "hang") return;
    if (fault === "reset") return void client.resetAndDestroy();
    if (fault === "garbage") return void client.end(randomBytes(2_000));
    if (typeof fault === "object" && "answer" in fault) return void client.end(fault.answer);
    if (typeof fault === "object" && "passes" in fault && !fault.passes(bytes, client))
      return void client.resetAndDestroy();
    if (typeof fault === "object" && "latencyMs" in fault) await pause(fault.latencyMs);
    server.write(bytes);
  }

  async function answer(bytes: Buffer): Promise<void> {
    const { fault } = state;
    if (fault === "hang") return;
    if (typeof fault !== "object") return void client.write(bytes);
    if ("slice" in fault) return writeSliced(client, bytes, fault.slice);
    if (!("cutAfter" in fault)) return void client.write(bytes);
    client.write(bytes.subarray(0, Math.max(0, fault.cutAfter - answered)));
    answered += bytes.length;
    if (answered >= fault.cutAfter) client.end(() => client.destroy());
  }
}

async function writeSliced(socket: Socket, bytes: Buffer, size: number): Promise<void> {
  for (let at = 0; at < bytes.length; at += size) {
    socket.write(bytes.subarray(at, at + size));
    await pause(1);
  }
}

/** An answer of a web server in trouble. */
export function httpAnswer(
  status: number,
  body = "",
  headers: Readonly<Record<string, string>> = {},
): string {
  const lines = Object.entries({ ...headers, "Content-Length": String(body.length), Connection: "close" });
  return [`HTTP/1.1 ${status} In trouble`, ...lines.map((pair) => pair.join(": ")), "", body].join("\r\n");
}
