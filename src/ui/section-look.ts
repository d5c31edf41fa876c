/** The class that gives an element the colour, the ground and the pattern of its section (styles/base.css). */
export function sectionClass(category: string): string {
  return `s-${category.toLowerCase().replaceAll(/[^a-z]/g, "")}`;
}
