/** One of `symbols.ts`; always beside a text or a label that says the same. */
export function Icon({ name, small, filled }: { name: string; small?: boolean; filled?: boolean }) {
  return (
    <svg className={`icon${small ? " icon--s" : ""}${filled ? " icon--fill" : ""}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
