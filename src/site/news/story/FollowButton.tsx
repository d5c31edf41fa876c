import { tellFailedWrite } from "#site/device/failed-write.ts";
import { follow, unfollow, useFollowed } from "#site/device/stores/follows.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { useWords } from "#site/words/words.ts";

export function FollowButton({ publisher }: { publisher: string }) {
  const { say } = useWords();
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

  return (
    <button
      className="btn"
      type="button"
      aria-pressed={followed}
      aria-label={say("Follow {paper}", { paper: publisher })}
      onClick={flip}
    >
      <Icon name={followed ? "check" : "plus"} small />
      {say(followed ? "Following" : "Follow")}
    </button>
  );
}
