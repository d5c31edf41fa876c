/** A club's short name, for places where the full one does not fit: "Bendel" for Bendel Insurance. */
export function shortClubName(team: string | null | undefined): string {
  return (team ?? "").replace(/ (?:United|International|Insurance|City|FC)$/, "");
}

/** A club's first word, for a chart's labels: "Kano" for Kano Pillars. */
export function oneWord(team: string): string {
  return /^\S+/.exec(team)?.[0] ?? team;
}
