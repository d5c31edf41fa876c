/** An answer that a running sample edition gave, with its own addresses as paths again, as pages get them. */
export function ofSite(json: string): unknown {
  return JSON.parse(json.replace(/"http:\/\/localhost:\d+\//g, '"/'));
}
