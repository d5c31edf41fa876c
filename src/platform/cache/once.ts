/** Computes a value when it is first needed, and keeps it. */
export function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
