import type { Following } from "#contracts/device.ts";
import { tellFailedWrite } from "#site/device/failed-write.ts";
import { followThing, isSame, unfollowThing, useFollowing } from "#site/device/stores/following.lazy.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { useWords } from "#site/words/words.ts";

export function FollowThisButton(thing: Omit<Following, "followedAt">) {
  const { say } = useWords();
  const followed = useFollowing()?.some((one) => isSame(one, thing)) ?? false;

  async function flip() {
    try {
      await (followed ? unfollowThing(thing) : followThing(thing));
    } catch (error) {
      tellFailedWrite(followed ? "It could not be unfollowed." : "It could not be followed.", error);
    }
  }

  return (
    <button
      className="btn scripted"
      type="button"
      aria-pressed={followed}
      aria-label={say("Follow {paper}", { paper: thing.label })}
      onClick={flip}
    >
      <Icon name={followed ? "check" : "plus"} small />
      {say(followed ? "Following" : "Follow")}
    </button>
  );
}
