/** A value that is computed when it is first needed, and kept. */
export function once<Value>(find: () => Value): () => Value {
  let found: { readonly value: Value } | null = null;
  return () => {
    found ??= { value: find() };
    return found.value;
  };
}
