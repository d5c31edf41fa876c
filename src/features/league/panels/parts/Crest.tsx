import { shortNameFrom } from "#features/league/contract/short-name.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";
import { useRootData } from "#ui/root-data.ts";
import crests from "./crests.svg?url";

interface CrestProps {
  id: string | null | undefined;
  /** The club's own logo, if licensed; served from our own host, like all pictures from outside. */
  logo?: string | null;
}

/** A club's logo, or our crest for it; neither for the data saver. */
export function Crest({ id, logo }: CrestProps) {
  const { isBroken, imageProps } = usePictureFailure(logo);
  if (useRootData().lite) return null;
  return logo?.startsWith("/") && !isBroken ? (
    <img className="crest" src={logo} alt="" loading="lazy" {...imageProps} />
  ) : (
    <img className="crest" src={`${crests}#${id}`} alt="" />
  );
}

/** The same, large, with the club's code on a ribbon. */
export function LargeCrest({ team, short, ...club }: CrestProps & { team: string; short?: string | null }) {
  return (
    <span className="large-crest" aria-hidden="true">
      <Crest {...club} />
      <span className="crest__text">{short || shortNameFrom(team)}</span>
    </span>
  );
}
