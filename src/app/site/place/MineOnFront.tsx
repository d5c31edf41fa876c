import { MyClubOnFront } from "#features/league/panels/my-club/MyClubOnFront.tsx";
import { MyStateOnFront, type MyStateProps } from "#features/news/panels/place/MyStateOnFront.tsx";

export interface MineProps {
  state?: MyStateProps["known"];
}

/** The front page's lines about the reader's club and state; without them, links to the league and to all states. */
export function MineOnFront({ state }: MineProps) {
  return (
    <>
      <MyClubOnFront />
      <MyStateOnFront known={state} />
    </>
  );
}
