import { tellFailedWrite } from "#site/device/failed-write.ts";
import { follow, unfollow, useFollowed } from "#site/device/stores/follows.ts";
import { Icon } from "#site/ui/Icon.tsx";

export function FollowButton({ publisher }: { publisher: string }) {
  const followed = useFollowed()?.includes(publisher) ?? false;

  async function flip() {
    try {
      if (followed) await unfollow(publisher);
      else await follow(publisher);
    } catch (error) {
      tellFailedWrite(
        followed ? "The newspaper is still followed." : "The newspaper was not followed.",
        error,
      );
    }
  }

  return (
    <button
      className="btn"
      type="button"
      aria-pressed={followed}
      aria-label={`Follow ${publisher}`}
      onClick={flip}
    >
      <Icon name={followed ? "check" : "plus"} small />
      {followed ? "Following" : "Follow"}
    </button>
  );
}
