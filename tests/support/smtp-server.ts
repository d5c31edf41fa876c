import type { AddressInfo } from "node:net";
import { createServer, type Server, type Socket } from "node:net";

/** What the server does with a recipient's letter. */
export type Fault =
  | { at: "greeting" | "mail" | "rcpt" | "data" | "text"; say: string }
  /** Hangs up after this many bytes of the text. */
  | { at: "text"; dropAfter: number }
  /** Takes the whole letter, then hangs up without an answer. */
  | { at: "text"; dropInsteadOfAnswer: true }
  | { at: "text"; waitMs: number };

export interface TakenLetter {
  readonly from: string;
  readonly to: readonly string[];
  readonly source: string;
  readonly messageId: string;
}

export interface SmtpServer extends AsyncDisposable {
  readonly url: string;
  /** Every letter whose text arrived whole, even if the answer was then lost. */
  readonly taken: TakenLetter[];
  /** Asked for each recipient (null before one is named); undefined = no fault. */
  fault: (recipient: string | null) => Fault | undefined;
}

/** A small real mail server on loopback that can play the faults of large ones. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>();
  const taken: TakenLetter[] = [];
  const state: { fault: SmtpServer["fault"] } = { fault: () => undefined };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    converse(socket, taken, (recipient) => state.fault(recipient));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    taken,
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

function converse(socket: Socket, taken: TakenLetter[], faultOf: SmtpServer["fault"]): void {
  let buffer = "";
  let inText = false;
  let from = "";
  let to: string[] = [];
  const fault = (): Fault | undefined => faultOf(to[0] ?? null);
  const say = (line: string): void => void socket.write(`${line}\r\n`);
  const sayFault = (at: Fault["at"]): boolean => {
    const found = fault();
    if (found?.at !== at || !("say" in found)) return false;
    say(found.say);
    return true;
  };

  function command(line: string): void {
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === "QUIT") {
      socket.end("221 bye\r\n");
    } else if (verb === "MAIL") {
      from = addressIn(line);
      to = [];
      if (!sayFault("mail")) say("250 ok");
    } else if (verb === "RCPT") {
      to = [...to, addressIn(line)];
      if (!sayFault("rcpt")) say("250 ok");
    } else if (verb === "DATA") {
      if (sayFault("data")) return;
      inText = true;
      say("354 go on");
    } else say("250 ok");
  }

  function text(): void {
    const found = fault();
    if (found && "dropAfter" in found && buffer.length >= found.dropAfter) return void socket.destroy();
    const end = buffer.indexOf("\r\n.\r\n");
    if (end < 0) return;
    const source = buffer.slice(0, end);
    buffer = buffer.slice(end + 5);
    inText = false;
    if (sayFault("text")) return;
    taken.push({ from, to, source, messageId: /^message-id:\s*<([^>]+)>/im.exec(source)?.[1] ?? "" });
    if (found && "dropInsteadOfAnswer" in found) return void socket.destroy();
    setTimeout(() => say("250 taken"), found && "waitMs" in found ? found.waitMs : 0);
  }

  if (!sayFault("greeting")) say("220 loopback ready");
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
