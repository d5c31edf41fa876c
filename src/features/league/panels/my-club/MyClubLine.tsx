import { clubPage } from "#contracts/addresses.ts";
import { Icon } from "#ui/Icon.tsx";
import { PageLink } from "#ui/PageLink.tsx";
import type { MyClub } from "./my-club.ts";

interface LineProps {
  /** Null unless a club is known to be followed; the line then shows the link in `fallback`. */
  club: MyClub | null;
  /** "13th · 20 points · v Rangers, Sat 13 Dec". */
  text: string;
  fallback: { to: string; text: string };
}

/** One line of fixed height, so that the layout does not shift when the followed club has been read. */
export function MyClubLine({ club, text, fallback }: LineProps) {
  return (
    <p className="my-club num">
      <PageLink className="my-club__link" to={club ? clubPage(club.id) : fallback.to}>
        {club ? (
          <>
            <b>{club.team}</b>
            <span className="my-club__says">{text}</span>
          </>
        ) : (
          <span className="my-club__says">{fallback.text}</span>
        )}
        <Icon name="next" small />
      </PageLink>
    </p>
  );
}
