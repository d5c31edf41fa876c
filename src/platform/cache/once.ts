/** Computes a value when it is first needed, and keeps it. */
export function once<Value>(find: () => Value): () => Value {
  let cached: { readonly value: Value } | null = null;
  return () => {
    cached ??= { value: find() };
    return cached.value;
  };
}
