export type BarTone = "good" | "fair" | "poor" | "plain" | "brand";

/** A bar on its track; `share` is from 0 to 100. Hidden from screen readers, since the figure is beside it as text. */
export function Bar({ share, tone }: { share: number; tone: BarTone }) {
  const width = Math.min(100, Math.max(0, share));
  return (
    <svg className="bar" aria-hidden="true">
      <rect className="bar__track" width="100%" height="12" />
      <rect className={`bar__fill bar--${tone}`} width={`${Number(width.toFixed(2))}%`} height="12" />
    </svg>
  );
}
