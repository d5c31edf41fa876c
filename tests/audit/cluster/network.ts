import { execFileSync } from "node:child_process";

/** A machine's place on the network. */
export interface Place {
  readonly address: string;
  /** The command in front of another that runs it in this place. */
  readonly enter: readonly string[];
  /** Pulls the cable, or puts it back: nothing arrives, and nobody is told. */
  cut(): void;
  mend(): void;
}

export interface Network {
  readonly places: readonly Place[];
  /** Where the programs in front of the machines listen. */
  readonly host: string;
  stop(): void;
}

/** Each name's network namespace, joined by a bridge to the others and to this machine. Ends with this process's id. */
export function startNetwork(names: readonly string[]): Network {
  const [own, net] = [process.pid.toString(36), `10.213.${process.pid % 250}`];
  const [bridge, host] = [`ng${own}`, `${net}.254`];
  ip("link", "add", bridge, "type", "bridge");
  ip("addr", "add", `${host}/24`, "dev", bridge);
  ip("link", "set", bridge, "up");
  const spaces = names.map((name) => `ng-${own}-${name}`);
  const places = spaces.map((space, nth): Place => {
    const [cable, address] = [`ng${own}v${nth}`, `${net}.${nth + 1}`];
    ip("netns", "add", space);
    ip("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", space);
    ip("link", "set", cable, "master", bridge, "up");
    ip("-n", space, "addr", "add", `${address}/24`, "dev", "eth0");
    for (const device of ["eth0", "lo"]) ip("-n", space, "link", "set", device, "up");
    return {
      ...{ address, enter: ["ip", "netns", "exec", space] },
      cut: () => ip("link", "set", cable, "down"),
      mend: () => ip("link", "set", cable, "up"),
    };
  });
  return {
    ...{ places, host },
    stop() {
      for (const space of spaces) ip("netns", "del", space);
      ip("link", "del", bridge);
    },
  };
}

function ip(...words: string[]): void {
  execFileSync("ip", words, { stdio: ["ignore", "ignore", "inherit"] });
}
