/** A compiled catalogue, or in a browser what many pages say of it (app/site-build/words-plugin.ts). */
declare module "*.po" {
  import type { Translation } from "./translation.ts";

  const translation: Translation;
  export default translation;
}

/** What the parts of pages say that load their words later (ui/sentences/WaitForWords.tsx). */
declare module "*.po?later" {
  import type { CompiledWords } from "./translation.ts";

  const words: CompiledWords;
  export default words;
}
