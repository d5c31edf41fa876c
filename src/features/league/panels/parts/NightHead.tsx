import { pages } from "#contracts/addresses.ts";
import { Crumbs } from "#ui/frame/Crumbs.tsx";
import { PageLink } from "#ui/PageLink.tsx";

interface NightProps {
  /** The letters of the clubs' line colours. */
  colours: readonly (string | null)[];
  season: string;
  children: React.ReactNode;
}

/** The dark head of a match's or a club's page, with a stripe of each club's colour, woven like aso-oke. */
export function NightHead({ colours, season, children }: NightProps) {
  return (
    <header className="night">
      <div className="stripes" aria-hidden="true">
        {colours.map((colour, side) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the index is the side.
          <span key={side} className={`kl-${colour ?? "k"}`} />
        ))}
      </div>
      <Crumbs>
        <PageLink className="link" to={pages.league}>
          Nigeria Premier League
        </PageLink>{" "}
        {season}
      </Crumbs>
      {children}
    </header>
  );
}
