const coloured = new Set(["politics", "business", "sports", "technology", "entertainment", "health"]);

export function Badge({ category }: { category: string }) {
  const slug = category.toLowerCase();
  return <span className={coloured.has(slug) ? `badge badge--${slug}` : "badge"}>{category}</span>;
}
