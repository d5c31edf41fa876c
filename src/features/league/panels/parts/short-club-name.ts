/** A club's short name, for places where the full one does not fit: "Bendel" for Bendel Insurance. */
export function shortClubName(team: string | null | undefined): string {
  return (team ?? "").replace(/ (?:United|International|Insurance|City|FC)$/, "");
}
