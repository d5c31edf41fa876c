import type { RunningProduct } from "#tests/support/product.ts";

/** The ports of the product and of the two edges before it. */
export interface Place {
  readonly product: RunningProduct;
  readonly port: number;
  readonly nginx: number;
  readonly varnish: number;
}

export interface Outcome {
  readonly fits: boolean;
  readonly seen: string;
}
