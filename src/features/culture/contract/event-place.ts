/** The venue of an event without its city, which is said after it. Without zod, for the browser. */
export function venueBesideCity({
  venue,
  city,
}: {
  readonly venue: string | null;
  readonly city: string | null;
}): string | null {
  const parts = venue?.split(", ").filter((part) => part !== city) ?? [];
  return parts.join(", ") || null;
}
