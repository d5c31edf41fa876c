/**
 * The server's answer, never one from the browser's HTTP cache, which may be minutes old. What has not changed costs a
 * round trip without its body.
 */
export function fromServer(request: Request | string): Promise<Response> {
  return fetch(request, { cache: "no-cache" });
}
