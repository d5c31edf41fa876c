/**
 * The one of our push services to which an endpoint belongs. A service is a host name, "*.name" for every name below
 * it, or an origin on this machine. Null for any other address: a stranger must not choose where our requests go.
 */
export function serviceOf(endpoint: string, services: readonly string[]): string | null {
  const url = URL.parse(endpoint);
  if (url === null || url.username !== "" || url.password !== "" || url.hash !== "") return null;
  return services.find((service) => isOf(url, service)) ?? null;
}

function isOf(url: URL, service: string): boolean {
  if (service.includes("://")) return url.origin === service;
  if (url.protocol !== "https:" || url.port !== "") return false;
  return service.startsWith("*.") ? url.hostname.endsWith(service.slice(1)) : url.hostname === service;
}
