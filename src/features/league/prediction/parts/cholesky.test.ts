import fc from "fast-check";
import { expect, test } from "vitest";
import { solve } from "./cholesky.ts";

test("a system of two unknowns is solved", () => {
  const x = solve(Float64Array.of(4, 2, 2, 3), Float64Array.of(10, 9), 2);
  expect(x[0]).toBeCloseTo(1.5, 12);
  expect(x[1]).toBeCloseTo(2, 12);
});

test("the matrix times the solution is the right-hand side, for sizes 1 to 6", () => {
  const entry = fc.integer({ min: -9, max: 9 });
  const systems = fc
    .integer({ min: 1, max: 6 })
    .chain((size) =>
      fc.tuple(
        fc.array(entry, { minLength: size * size, maxLength: size * size }),
        fc.array(entry, { minLength: size, maxLength: size }),
      ),
    );
  fc.assert(
    fc.property(systems, ([roots, right]) => {
      const size = right.length;
      // A matrix times its own transpose, with something on the diagonal, is positive definite.
      const a = Float64Array.from({ length: size * size }, (_, index) => {
        const [row, column] = [Math.floor(index / size), index % size];
        const product = right.reduce(
          (sum, _, k) => sum + (roots[row * size + k] ?? 0) * (roots[column * size + k] ?? 0),
          0,
        );
        return product + (row === column ? 1 : 0);
      });
      const x = solve(Float64Array.from(a), Float64Array.from(right), size);
      for (let row = 0; row < size; row += 1) {
        const sum = x.reduce((all, value, column) => all + (a[row * size + column] ?? 0) * value, 0);
        expect(sum).toBeCloseTo(right[row] ?? 0, 6);
      }
    }),
  );
});
