import { clubPage } from "#contracts/addresses.ts";
import { PageLink } from "#ui/PageLink.tsx";
import { Crest } from "./Crest.tsx";
import { shortClubName } from "./short-club-name.ts";

interface ClubProps {
  team: string | null | undefined;
  id?: string | null;
  logo?: string | null;
  /** Shown instead of the full name where there is no room for it. */
  short?: string;
}

/** A club's badge and name, linked to its page by id or, without one, by name. */
export function ClubLink({ team, id, logo, short }: ClubProps) {
  const name = team ?? "";
  const first = short ?? shortClubName(name);
  return (
    <PageLink className="club" to={clubPage(id || name)}>
      <Crest id={id} logo={logo} />
      <span>
        {first}
        {short ? null : <span className="club__rest">{name.slice(first.length)}</span>}
      </span>
    </PageLink>
  );
}
