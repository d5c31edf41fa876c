import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** The baseline: bare node:http that sends the bytes and headers of the given file. */
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
