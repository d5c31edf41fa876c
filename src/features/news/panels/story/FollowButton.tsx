import { showWriteFailure } from "#device/failed-write.ts";
import { follow, unfollow, useFollowedPapers } from "#device/stores/follows.ts";
import { FollowToggle } from "#ui/follow/FollowToggle.tsx";

export function FollowButton({ publisher }: { publisher: string }) {
  const followed = useFollowedPapers()?.includes(publisher) ?? false;

  async function flip() {
    try {
      if (followed) await unfollow(publisher);
      else await follow(publisher);
    } catch (error) {
      showWriteFailure(
        followed ? "The newspaper could not be unfollowed." : "The newspaper could not be followed.",
        error,
      );
    }
  }

  return <FollowToggle label={publisher} followed={followed} flip={flip} />;
}
