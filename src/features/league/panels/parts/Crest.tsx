import { crestOf, crestOutline } from "#features/league/contract/crest.ts";
import { shortTeam } from "#features/league/panels/wording.ts";
import { usePictureFailure } from "#ui/picture-failure.ts";

interface CrestProps {
  team: string;
  /** The club's own logo, if licensed; served from our own host, like all pictures from outside. */
  logo?: string | null;
  short?: string | null;
  large?: boolean;
}

/** A club's logo, or a badge of ours: two colours derived from its name, with its initials if they are legible. */
export function Crest({ team, logo, short, large }: CrestProps) {
  const { isBroken, imageProps } = usePictureFailure(logo);
  const size = large ? "crest crest--large" : "crest";
  if (logo?.startsWith("/") && !isBroken) {
    return <img className={size} src={logo} alt="" loading="lazy" {...imageProps} />;
  }
  const { ground, band, shape } = crestOf(team);
  return (
    <svg className={size} viewBox="0 0 20 22" aria-hidden="true">
      <g clipPath="url(#crest)">
        <path className={`a-${ground}`} d="M0 0h20v22H0z" />
        <path className={`a-${band}`} d={shape} />
        {large ? <path className="crest__plate" d="M0 7.2h20v7H0z" /> : null}
      </g>
      <path className="crest__edge" d={crestOutline} />
      {large ? (
        <text className="crest__text" x="10" y="12.6">
          {shortTeam(team, short)}
        </text>
      ) : null}
    </svg>
  );
}
