import { tellFailedWrite } from "#site/device/failed-write.ts";
import { follow, unfollow, useFollowed } from "#site/device/stores/follows.ts";
import { FollowToggle } from "#site/ui/follow/FollowToggle.tsx";

export function FollowButton({ publisher }: { publisher: string }) {
  const followed = useFollowed()?.includes(publisher) ?? false;

  async function flip() {
    try {
      if (followed) await unfollow(publisher);
      else await follow(publisher);
    } catch (error) {
      tellFailedWrite(
        followed ? "The newspaper could not be unfollowed." : "The newspaper could not be followed.",
        error,
      );
    }
  }

  return <FollowToggle label={publisher} followed={followed} flip={flip} />;
}
