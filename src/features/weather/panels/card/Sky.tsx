import { skyOf } from "./skies.ts";

/** The drawing of a weather code. Hidden from screen readers, since its description is always beside it. */
export function Sky({ code }: { code: string }) {
  const { name, drawing } = skyOf(code);
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" data-sky={name}>
      <path d={drawing} />
    </svg>
  );
}
