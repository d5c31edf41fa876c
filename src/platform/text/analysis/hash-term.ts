/** Hashes a term (FNV-1a) to 31 bits, which V8 stores unboxed. Among three days' terms, hardly any two collide. */
export function hashTerm(term: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < term.length; at += 1) hash = Math.imul(hash ^ term.charCodeAt(at), 0x01000193);
  return hash >> 1;
}
