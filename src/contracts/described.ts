import * as z from "zod/mini";

/** A shape with the sentence that the API's document says about it. */
export function told<Shape extends z.ZodMiniType>(shape: Shape, description: string): Shape {
  return noted(shape, { description });
}

/** The same for a shape that the document lists under a name, and refers to wherever it is used. */
export function named<Shape extends z.ZodMiniType>(id: string, description: string, shape: Shape): Shape {
  return noted(shape, { id, description });
}

/**
 * A copy, because a shape that is used twice may have two sentences; not a check, because a shape with one cannot be
 * extended.
 */
function noted<Shape extends z.ZodMiniType>(
  shape: Shape,
  notes: { id?: string; description: string },
): Shape {
  const copy = z.clone(shape, shape._zod.def, { parent: true });
  z.globalRegistry.add(copy, notes);
  return copy;
}
