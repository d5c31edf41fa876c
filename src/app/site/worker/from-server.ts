/**
 * The server's answer, never one from the browser's HTTP cache, which may be minutes old. What has not changed costs a
 * round trip without its body.
 */
export function fromServer(request: Request | string): Promise<Response> {
  return fetch(request, { cache: "no-cache" });
}

/**
 * Whether it is one of our pages or an answer of our API, not what a hotel's or an airport's sign-in page answers in the
 * server's place.
 */
export async function isOurs(response: Response): Promise<boolean> {
  const type = response.headers.get("Content-Type") ?? "";
  return (
    type.includes("json") ||
    (type.includes("html") && (await response.clone().text()).includes(" data-made="))
  );
}
