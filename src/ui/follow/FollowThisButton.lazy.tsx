import type { Following } from "#contracts/device.ts";
import { showWriteFailure } from "#device/failed-write.ts";
import { followThing, isSameThing, unfollowThing, useFollowing } from "#device/stores/following.lazy.ts";
import { FollowToggle } from "./FollowToggle.tsx";

export function FollowThisButton(thing: Omit<Following, "followedAt">) {
  const followed = useFollowing()?.some((one) => isSameThing(one, thing)) ?? false;

  async function flip() {
    try {
      await (followed ? unfollowThing(thing) : followThing(thing));
    } catch (error) {
      showWriteFailure(followed ? "It could not be unfollowed." : "It could not be followed.", error);
    }
  }

  return <FollowToggle className="btn scripted" label={thing.label} followed={followed} flip={flip} />;
}
