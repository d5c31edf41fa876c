import type { LookupAddress } from "node:dns";
import { expect, test } from "vitest";
import { isPublicAddress } from "#platform/network-address.ts";
import { serve } from "#tests/support/servers.ts";
import { silentLog as log } from "#tests/support/silent-log.ts";
import { createFetch } from "./create-fetch.ts";
import { guardedLookup } from "./guarded-lookup.ts";

const clock = { now: () => new Date("2026-11-21T18:00:00Z") };
const options = { userAgent: "test", spacingMs: 0, clock, log };

/** Our own machine and network, and cloud metadata services, in every spelling that leads there. */
const closedHosts = [
  ...[
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7f.0.0.1",
    "017700000001",
    "0177.0.0.1",
  ],
  ...[
    "0",
    "0.0.0.0",
    "0x0",
    "00.0.0.0",
    "127.0.0.1.",
    "127.255.255.254",
    "1２7.0.0.1",
    "127。0。0。1",
    "①②⑦.0.0.1",
  ],
  ...["%31%32%37.0.0.1", "10.0.0.1", "0xa.1", "012.0.0.1", "172.16.0.1", "172.31.255.254", "192.168.1.1"],
  ...["100.64.0.1", "169.254.169.254", "0xa9fea9fe", "2852039166", "0251.0376.0251.0376", "192.0.0.192"],
  ...["100.100.100.200", "168.63.129.16", "198.18.0.1", "224.0.0.1", "255.255.255.255", "240.0.0.1"],
  ...["[::]", "[::1]", "[0:0:0:0:0:0:0:1]", "[::127.0.0.1]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]"],
  ...["[::ffff:a9fe:a9fe]", "[::ffff:0:127.0.0.1]", "[64:ff9b::127.0.0.1]", "[64:ff9b::a9fe:a9fe]"],
  ...[
    "[64:ff9b:1::1]",
    "[2002:7f00:1::]",
    "[2002:a9fe:a9fe::]",
    "[2001:0:7f00:1::]",
    "[fe80::1]",
    "[fec0::1]",
  ],
  ...["[fc00::1]", "[fd00:ec2::254]", "[ff02::1]", "[100::1]", "[2001:db8::1]", "[5f00::1]", "[4000::1]"],
];

test.each(closedHosts)("http://%s/ is refused, whether requested directly or by a redirect", async (host) => {
  const url = `http://${host}/latest/meta-data`;
  expect(await createFetch({ ...options, allowedLoopback: [] })({ url })).toMatchObject({
    failure: { kind: "refused" },
  });
  await using server = await serve((_, response) =>
    response.writeHead(302, { location: Buffer.from(url).toString("latin1") }).end(),
  );
  const answer = await createFetch({ ...options, allowedLoopback: [server.origin] })({ url: server.origin });
  expect(answer).toMatchObject({ failure: { kind: "refused" } });
});

const closedNames = ["localhost", "localhost.", "metadata.google.internal", "instance-data", "paper.example"];
const privateAddresses = [
  "127.0.0.1",
  "169.254.169.254",
  "::1",
  "::ffff:10.0.0.1",
  "fd00:ec2::254",
  "0.0.0.0",
];

test.each(closedNames.flatMap((name) => privateAddresses.map((address) => [name, address] as const)))(
  "the name %s is refused when it resolves to %s",
  async (name, address) => {
    const fetch = createFetch({
      ...options,
      allowedLoopback: [],
      resolve: (_, __, answer) => answer(null, [{ address, family: address.includes(":") ? 6 : 4 }]),
    });
    expect(await fetch({ url: `http://${name}/` })).toMatchObject({ failure: { kind: "refused" } });
  },
);

test("only the public addresses of a name are passed to the socket", async () => {
  const resolved: LookupAddress[] = [
    { address: "127.0.0.1", family: 4 },
    { address: "93.184.216.34", family: 4 },
    { address: "::1", family: 6 },
  ];
  const lookup = guardedLookup((_, __, answer) => answer(null, resolved));
  const passed = await new Promise((resolve) =>
    lookup("paper.example", { all: true }, (_, addresses) => resolve(addresses)),
  );
  expect(passed).toEqual([{ address: "93.184.216.34", family: 4 }]);
});

test("a name that was public is refused once its address turns private", async () => {
  const answers = ["93.184.216.34", "127.0.0.1"].map((address) => ({ address, family: 4 }));
  const lookup = guardedLookup((_, __, answer) => answer(null, answers.splice(0, 1)));
  const lookUp = () =>
    new Promise((resolve) =>
      lookup("paper.example", {}, (error, address) => resolve([error?.code, address])),
    );
  expect([await lookUp(), await lookUp()]).toEqual([
    [undefined, "93.184.216.34"],
    ["ECLOSEDADDRESS", ""],
  ]);
});

test("public addresses are allowed", () => {
  const open = [
    "93.184.216.34",
    "1.1.1.1",
    "41.58.0.1",
    "2606:4700:4700::1111",
    "2c0f:f5c0::1",
    "2001:4860::1",
  ];
  expect(open.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test("a redirect to another scheme, an odd port, loopback or an address with a login is refused", async () => {
  for (const location of [
    "file:///etc/passwd",
    "gopher://127.0.0.1:6379/_FLUSHALL",
    "ftp://paper.example/",
    "data:text/xml,<rss/>",
    "http://paper.example:22/",
    "http://paper.example:6379/",
    "http://user:word@paper.example/",
    "//127.0.0.1:1/",
    "http:\\\\127.0.0.1:1\\",
  ]) {
    await using server = await serve((_, response) => response.writeHead(302, { location }).end());
    const answer = await createFetch({ ...options, allowedLoopback: [server.origin] })({
      url: server.origin,
    });
    expect([location, answer.ok ? "" : answer.failure.kind]).toEqual([location, "refused"]);
  }
});
