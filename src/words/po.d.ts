/** A compiled catalogue, or a part of it (app/site-build/words-plugin.ts). */
declare module "*.po" {
  import type { CompiledWords } from "./translation.ts";

  const words: CompiledWords;
  export default words;
  /** Which of a counted sentence's forms a number takes. */
  export const plural: (n: number) => number;
}

/** What the parts of pages say that load their words later (ui/sentences/WaitForWords.tsx). */
declare module "*.po?later" {
  import type { CompiledWords } from "./translation.ts";

  const words: CompiledWords;
  export default words;
}
