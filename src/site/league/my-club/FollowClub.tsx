import { tellFailedWrite } from "#site/device/failed-write.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { followClub, type MyClub, useMyClub } from "./my-club.ts";

/** Follows a club on this device: one at a time. */
export function FollowClub({ club }: { club: MyClub }) {
  const mine = useMyClub()?.id === club.id;

  async function flip() {
    try {
      await followClub(mine ? null : club);
    } catch (error) {
      tellFailedWrite(mine ? "The club is still followed." : "The club was not followed.", error);
    }
  }

  return (
    <button
      className="btn scripted"
      type="button"
      aria-pressed={mine}
      aria-label={`Follow ${club.team} on this device`}
      onClick={flip}
    >
      <Icon name={mine ? "check" : "plus"} small />
      {mine ? "My club" : "Follow"}
    </button>
  );
}
