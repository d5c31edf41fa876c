import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The yardstick: node:http with nothing around it, sending the bytes and the head of a file that it is given. */
const { head, body } = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as {
  head: string[];
  body: string;
};
const bytes = Buffer.from(body, "base64");
const server = createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(bytes);
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
