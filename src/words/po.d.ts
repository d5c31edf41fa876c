/** A compiled catalogue, or in a browser the part of it that many pages say (app/site-build/words-plugin.ts). */
declare module "*.po" {
  import type { Translation } from "./translation.ts";

  const translation: Translation;
  export default translation;
}

/** The words of the parts of pages that load theirs later (ui/sentences/WaitForWords.tsx). */
declare module "*.po?later" {
  import type { CompiledWords } from "./translation.ts";

  const words: CompiledWords;
  export default words;
}
