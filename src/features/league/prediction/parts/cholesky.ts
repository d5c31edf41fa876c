/** Solves A·x = b for a symmetric positive definite A (row by row, `size` wide); A's lower half is overwritten. */
export function solve(a: Float64Array, b: Float64Array, size: number): Float64Array {
  factor(a, size);
  const x = Float64Array.from(b);
  for (let i = 0; i < size; i++) {
    let sum = at(x, i);
    for (let k = 0; k < i; k++) sum -= at(a, i * size + k) * at(x, k);
    x[i] = sum / at(a, i * size + i);
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = at(x, i);
    for (let k = i + 1; k < size; k++) sum -= at(a, k * size + i) * at(x, k);
    x[i] = sum / at(a, i * size + i);
  }
  return x;
}

function factor(a: Float64Array, size: number): void {
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = at(a, i * size + j);
      for (let k = 0; k < j; k++) sum -= at(a, i * size + k) * at(a, j * size + k);
      a[i * size + j] = i === j ? Math.sqrt(sum) : sum / at(a, j * size + j);
    }
  }
}

function at(values: Float64Array, index: number): number {
  return values[index] as number;
}
