/** A stripe of each club's colour, woven like aso-oke. */
export function Stripes({ colours }: { colours: readonly (string | null)[] }) {
  return (
    <div className="stripes" aria-hidden="true">
      {colours.map((colour, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index is the side.
        <span key={side} className={`kl-${colour ?? "k"}`} />
      ))}
    </div>
  );
}
