import { connect } from "node:net";
import { startProduct } from "#tests/support/product.ts";

/** Clients that keep a connection open by sending a byte now and then are cut off in time, and nobody else notices. */
const product = await startProduct({ ROLES: "web" });
const { hostname, port } = new URL(product.url);
const faults: string[] = [];

/** Seconds until the server ends the connection, and the status that it sends with it. */
function sendSlowly(
  first: string,
  drop: string,
  patienceSeconds: number,
): Promise<{ seconds: number; status: string }> {
  return new Promise((resolve) => {
    const from = Date.now();
    let received = "";
    const socket = connect(Number(port), hostname);
    const drip = setInterval(() => socket.write(drop), 1_000);
    const limit = setTimeout(() => socket.destroy(), patienceSeconds * 1_000);
    socket.write(first);
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(drip);
      clearTimeout(limit);
      resolve({ seconds: Math.round((Date.now() - from) / 1_000), status: received.split(" ")[1] ?? "none" });
    });
  });
}

const PAGES_REQUESTED = 300;

/** Requests page after page and reads nothing; checks after a while whether anything is still waiting for it. */
function requestWithoutReading(seconds: number): Promise<{ seconds: number; status: string }> {
  return new Promise((resolve) => {
    let pages = 0;
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.write("GET /latest HTTP/1.1\r\nHost: x\r\n\r\n".repeat(PAGES_REQUESTED));
    socket.on("data", (part) => {
      pages += part.toString().split("HTTP/1.1 200").length - 1;
    });
    const end = (): void => resolve({ seconds, status: pages < PAGES_REQUESTED ? "none" : "served" });
    socket.on("error", end);
    socket.on("close", end);
    setTimeout(() => socket.resume(), seconds * 1_000);
  });
}

const post =
  "POST /api/feedback/ HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n";
const cases = [
  {
    name: "slow head",
    expected: "408",
    tries: 20,
    run: () => sendSlowly("GET / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n", 60),
  },
  { name: "slow body", expected: "408", tries: 20, run: () => sendSlowly(post, " ", 60) },
  { name: "answers not read", expected: "none", tries: 20, within: 90, run: () => requestWithoutReading(90) },
  { name: "nothing sent", expected: "408", tries: 20, run: () => sendSlowly("", "", 60) },
];
await Promise.all(
  cases.map(async ({ name, expected, tries, run, within = 25 }) => {
    const results = await Promise.all(Array.from({ length: tries }, run));
    const longest = Math.max(...results.map(({ seconds }) => seconds));
    const statuses = [...new Set(results.map(({ status }) => status))].join(", ");
    console.log(`${tries} × ${name}: ended after ${longest} s at most, status ${statuses}`);
    // The limits are 10 and 15 s, checked every second; the rest is for a busy machine.
    if (longest > within) faults.push(`${name}: ${longest} s`);
    if (statuses !== expected) faults.push(`${name}: status ${statuses}`);
  }),
);
const from = performance.now();
const { status } = await fetch(product.url);
console.log(`another reader meanwhile: ${status} in ${Math.round(performance.now() - from)} ms`);
await product.stop();
for (const fault of faults) console.log(`FAULT: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
