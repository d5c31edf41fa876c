import { sectionClass } from "#ui/section-look.ts";

/** In a missing picture's place: stripes in the section's colour. */
export function Plate({ category }: { category: string }) {
  return <svg className={`plate ${sectionClass(category)}`} aria-hidden="true" />;
}
