export function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const [smaller, larger] = a.size <= b.size ? [a, b] : [b, a];
  let shared = 0;
  for (const term of smaller) if (larger.has(term)) shared += 1;
  return shared;
}

/** 0–1: the cosine of two sets of terms. */
export function setLikeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return sharedCount(a, b) / Math.sqrt(Math.max(1, a.size) * Math.max(1, b.size));
}
