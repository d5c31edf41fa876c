import type { Direction } from "#contracts/figure.ts";
import { Icon } from "#ui/Icon.tsx";

const styles: Record<Direction, { icon: string; colour: string }> = {
  up: { icon: "up", colour: "up" },
  down: { icon: "fall", colour: "down" },
  neutral: { icon: "flat", colour: "flat" },
};

/** A change with the icon and the colour of its direction. */
export function Change({ direction, text, plain }: { direction: Direction; text: string; plain?: boolean }) {
  const { icon, colour } = styles[direction];
  return (
    // `plain`: more is neither good nor bad, so only the icon shows the direction.
    <span className={`change num ${plain ? "flat" : colour}`} data-direction={direction}>
      <Icon name={icon} /> {text}
    </span>
  );
}
