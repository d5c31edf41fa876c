import { follow, unfollow, useFollowed } from "#site/device/stores/follows.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { toast } from "#site/ui/toasts/toast.ts";

export function FollowButton({ publisher }: { publisher: string }) {
  const followed = useFollowed()?.includes(publisher) ?? false;

  async function flip() {
    try {
      if (followed) await unfollow(publisher);
      else await follow(publisher);
    } catch {
      toast("This browser keeps nothing for this site, so the newspaper was not followed.");
    }
  }

  return (
    <button
      className="btn scripted"
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
