import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** What the server does with a recipient's letter. */
export type Fault =
  | { at: "greeting" | "mail" | "rcpt" | "data" | "text"; say: string }
  /** Hangs up after this many bytes of the text. */
  | { at: "text"; dropAfter: number }
  /** Takes the whole letter, then hangs up without an answer. */
  | { at: "text"; dropInsteadOfAnswer: true }
  | { at: "text"; waitMs: number };

export interface ReceivedLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
  readonly messageId: string;
}

export interface SmtpServer extends AsyncDisposable {
  readonly url: string;
  /** Every letter whose text arrived whole, even if the answer was then lost. */
  readonly received: ReceivedLetter[];
  /** Asked at each step with the recipient (null before one is named) and how often it was named; undefined = no fault. */
  fault: (recipient: string | null, named: number) => Fault | undefined;
}

/** A small real mail server on loopback that can play the faults of large ones. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const received: ReceivedLetter[] = [];
  const named = new Map<string, number>();
  const state: { fault: SmtpServer["fault"] } = { fault: () => undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    converse(socket, { received, named }, (...of) => state.fault(...of));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    get fault() {
      return state.fault;
    },
    set fault(next) {
      state.fault = next;
    },
    [Symbol.asyncDispose]: () => stop(server, sockets),
  };
}

async function stop(server: Server, sockets: Set<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
}

interface Seen {
  readonly received: ReceivedLetter[];
  /** How often each recipient was named. */
  readonly named: Map<string, number>;
}

function converse(socket: Socket, { received, named }: Seen, faultOf: SmtpServer["fault"]): void {
  let buffer = "";
  let inText = false;
  let from = "";
  let to: string[] = [];
  const fault = (): Fault | undefined => faultOf(to[0] ?? null, named.get(to[0] ?? "") ?? 0);
  const send = (line: string): void => void socket.write(`${line}\r\n`);
  const sendFault = (at: Fault["at"]): boolean => {
    const current = fault();
    if (current?.at !== at || !("say" in current)) return false;
    send(current.say);
    return true;
  };

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "QUIT") {
      socket.end("221 bye\r\n");
    } else if (verb === "MAIL") {
      from = addressIn(line);
      to = [];
      if (!sendFault("mail")) send("250 ok");
    } else if (verb === "RCPT") {
      const recipient = addressIn(line);
      to = [...to, recipient];
      named.set(recipient, (named.get(recipient) ?? 0) + 1);
      if (!sendFault("rcpt")) send("250 ok");
    } else if (verb === "DATA") {
      if (sendFault("data")) return;
      inText = true;
      send("354 go on");
    } else send("250 ok");
  }

  function text(): void {
    const current = fault();
    if (current && "dropAfter" in current && buffer.length >= current.dropAfter) return void socket.destroy();
    const end = buffer.indexOf("\r\n.\r\n");
    if (end < 0) return;
    const source = buffer.slice(0, end);
    buffer = buffer.slice(end + 5);
    inText = false;
    if (sendFault("text")) return;
    received.push({ from, to, source, messageId: /^message-id:\s*<([^>]+)>/im.exec(source)?.[1] ?? "" });
    if (current && "dropInsteadOfAnswer" in current) return void socket.destroy();
    setTimeout(() => send("250 taken"), current && "waitMs" in current ? current.waitMs : 0);
  }

  if (!sendFault("greeting")) send("220 loopback ready");
  socket.setEncoding("latin1");
  socket.on("data", (chunk: string) => {
    buffer += chunk;
    for (;;) {
      if (inText) return text();
      const end = buffer.indexOf("\r\n");
      if (end < 0) return;
      const line = buffer.slice(0, end);
      buffer = buffer.slice(end + 2);
      command(line);
    }
  });
}

function addressIn(line: string): string {
  return /<([^>]*)>/.exec(line)?.[1] ?? "";
}
