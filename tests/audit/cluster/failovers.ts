import { setTimeout as pause } from "node:timers/promises";
import { until } from "#tests/support/until.ts";
import { type Probes, seconds } from "./probes.ts";
import type { Machine, Servers } from "./servers.ts";

const BEFORE_MS = 3_000;
/** Longer than another machine takes to become the primary. */
const AWAY_MS = 32_000;
/** A machine that has to copy its successor's changes takes longest. */
const WHOLE_SECONDS = 180;

type Failover = (servers: Servers, probes: Probes) => Promise<string>;

/** What is done to the primary; each ends when all three machines are whole again. */
export const failovers: Readonly<Record<string, Failover | undefined>> = {
  async kill(servers, probes) {
    const victim = await servers.primary();
    await victim.signal("SIGKILL");
    const said = await untilReplaced(servers, victim, probes);
    await victim.start();
    return `${said}, ${await untilWhole(servers)}`;
  },
  async freeze(servers, probes) {
    const victim = await servers.primary();
    const from = performance.now();
    await victim.signal("SIGSTOP");
    const said = await untilReplaced(servers, victim, probes);
    await pause(Math.max(0, AWAY_MS - (performance.now() - from)));
    await victim.signal("SIGCONT");
    return `${said}, ${await untilWhole(servers)}`;
  },
  async cut(servers, probes) {
    const victim = await servers.primary();
    const from = performance.now();
    victim.place.cut();
    const said = await untilReplaced(servers, victim, probes);
    await pause(Math.max(0, AWAY_MS - (performance.now() - from)));
    victim.place.mend();
    return `${said}, ${await untilWhole(servers)}`;
  },
  async promote(servers, probes) {
    const before = await servers.primary();
    await before.giveWay();
    return `${await untilReplaced(servers, before, probes)}, ${await untilWhole(servers)}`;
  },
};

async function untilReplaced(servers: Servers, old: Machine, probes: Probes): Promise<string> {
  const from = performance.now();
  let next = "";
  const isReplaced = async (): Promise<boolean> => {
    for (const machine of servers.machines)
      if (machine !== old && (await machine.role()) === "primary") next = machine.name;
    return next !== "";
  };
  if (!(await until(60, isReplaced))) throw new Error(`nobody took over from ${old.name}`);
  const took = performance.now() - from;
  await pause(BEFORE_MS);
  await until(60, async () => probes.isTaken());
  return `${next} in place of ${old.name} after ${seconds(took)}`;
}

/** A machine says that it is a replica before it has rewound: it is one when its primary sends it the changes. */
async function untilWhole(servers: Servers): Promise<string> {
  const from = performance.now();
  let sent: readonly string[] = [];
  const isWhole = await until(WHOLE_SECONDS, async () => {
    const all = await Promise.all(servers.machines.map((machine) => machine.streamsTo()));
    sent = all.find((each) => each.length > 0) ?? [];
    return servers.machines.length === sent.length + 1;
  });
  if (!isWhole) {
    const logs = await Promise.all(servers.machines.map((machine) => machine.lastLines()));
    throw new Error(`the cluster is not whole again: only ${sent} copied\n${logs.join("\n\n")}`);
  }
  const took = performance.now() - from;
  await pause(BEFORE_MS);
  return `whole ${seconds(took)} later`;
}
