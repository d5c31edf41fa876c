import type { Following } from "#contracts/device.ts";
import { tellFailedWrite } from "#site/device/failed-write.ts";
import { followThing, isSame, unfollowThing, useFollowing } from "#site/device/stores/following.lazy.ts";
import { FollowToggle } from "./FollowToggle.tsx";

export function FollowThisButton(thing: Omit<Following, "followedAt">) {
  const followed = useFollowing()?.some((one) => isSame(one, thing)) ?? false;

  async function flip() {
    try {
      await (followed ? unfollowThing(thing) : followThing(thing));
    } catch (error) {
      tellFailedWrite(followed ? "It could not be unfollowed." : "It could not be followed.", error);
    }
  }

  return <FollowToggle className="btn scripted" label={thing.label} followed={followed} flip={flip} />;
}
