import { clubPage } from "#contracts/addresses.ts";
import { PageLink } from "#site/ui/PageLink.tsx";
import { Crest } from "./Crest.tsx";

interface ClubParts {
  team: string | null | undefined;
  id?: string | null;
  logo?: string | null;
  /** Shown where there is no room for the whole name. */
  short?: string;
}

/** A club's badge and name; its page is found by its id, or by its name. */
export function ClubLink({ team, id, logo, short }: ClubParts) {
  const name = team ?? "";
  return (
    <PageLink className="club" to={clubPage(id || name)}>
      <Crest team={name} logo={logo} />
      <span>{short ?? name}</span>
    </PageLink>
  );
}
