import { Icon } from "#site/ui/Icon.tsx";
import { useWords } from "#site/words/words.ts";

interface ToggleParts {
  /** What is followed: a newspaper, a topic, a club. */
  label: string;
  followed: boolean;
  flip: () => void;
  className?: string;
}

/** The visible word stands in the button's name, whatever its state: who commands by voice says what he reads. */
export function FollowToggle({ label, followed, flip, className = "btn" }: ToggleParts) {
  const { say } = useWords();
  const name = say("Follow {paper}", { paper: label });
  return (
    <button
      className={className}
      type="button"
      aria-pressed={followed}
      aria-label={followed ? `${name}, ${say("Following")}` : name}
      onClick={flip}
    >
      <Icon name={followed ? "check" : "plus"} small />
      {say(followed ? "Following" : "Follow")}
    </button>
  );
}
