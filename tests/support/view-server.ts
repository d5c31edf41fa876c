import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { writeNews } from "#features/news/api/write.ts";
import { systemClock } from "#platform/clock.ts";
import { openDatabase } from "#platform/db/open.ts";

/** A process of its own that counts views over HTTP, for tests that kill it: node …/view-server.ts DATABASE_URL */
const { db } = openDatabase(process.argv[2] ?? "", { connections: 4, onError: () => {} });
const count = writeNews({ db, clock: systemClock })["POST /articles/{id}/view"];
const server = createServer(async ({ url = "", headers }, response) => {
  const [, address = "", id = ""] = url.split("/");
  const counted = await count({ id }, { address, headers: { "user-agent": headers["user-agent"] ?? "" } });
  response.end(JSON.stringify(counted));
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
