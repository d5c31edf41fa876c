import { useState } from "react";
import { shortTeam } from "#site/league/wording.ts";

const grounds = ["leaf", "indigo", "ochre", "clay", "indigo2", "cream"];
const bands = ["M8 0h4v22H8z", "M0 8h20v5H0z", "M0 2 20 14v5L0 7z", "M0 0h10v22H0z", "M0 0h20v6H0z"];

interface CrestParts {
  team: string;
  /** The club's own, where it is licensed: from our own address, where outside pictures come through the picture door. */
  logo?: string | null;
  short?: string | null;
  large?: boolean;
}

/** A club's logo, or a badge of our own: two colours by its name, its initials where they can be read. */
export function Crest({ team, logo, short, large }: CrestParts) {
  const [broken, setBroken] = useState(false);
  const size = large ? "crest crest--large" : "crest";
  if (logo?.startsWith("/") && !broken) {
    return <img className={size} src={logo} alt="" loading="lazy" onError={() => setBroken(true)} />;
  }
  const number = numberOf(team);
  const ground = grounds[number % grounds.length];
  const band = ground === "cream" ? "leaf" : "cream";
  return (
    <svg className={size} viewBox="0 0 20 22" aria-hidden="true">
      <g clipPath="url(#crest)">
        <path className={`a-${ground}`} d="M0 0h20v22H0z" />
        <path
          className={ground === "ochre" ? "a-clay" : `a-${band}`}
          d={bands[Math.floor(number / grounds.length) % bands.length]}
        />
        {large ? <path className="crest__plate" d="M0 7.2h20v7H0z" /> : null}
      </g>
      <path className="crest__edge" d="M0 0h20v12c0 5-5 8-10 10C5 20 0 17 0 12z" />
      {large ? (
        <text className="crest__text" x="10" y="12.6">
          {shortTeam(team, short)}
        </text>
      ) : null}
    </svg>
  );
}

function numberOf(name: string): number {
  let number = 7;
  for (const letter of name) number = (number * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return number;
}
