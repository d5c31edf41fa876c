import { Icon } from "#ui/Icon.tsx";
import { useWords } from "#words/words.ts";

interface ToggleProps {
  /** What is followed: a newspaper, a topic, a club. */
  label: string;
  followed: boolean;
  flip: () => void;
  className?: string;
}

/** The button's name always contains the word that it shows, since readers who use voice control say that word. */
export function FollowToggle({ label, followed, flip, className = "btn" }: ToggleProps) {
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
