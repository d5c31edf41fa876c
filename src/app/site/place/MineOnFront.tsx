import { MyClubOnFront } from "#features/league/panels/my-club/MyClubOnFront.tsx";
import { MyStateOnFront } from "#features/news/panels/place/MyStateOnFront.tsx";

/** The front page's lines about the reader's club and state; without them, a link to the league. */
export function MineOnFront() {
  return (
    <>
      <MyClubOnFront />
      <MyStateOnFront />
    </>
  );
}
