import { cpus } from "node:os";
import { benchCachedAnswers } from "./cached-answers.ts";

/** `npm run bench`: ratios in one run, as a table. These machines are noisy: the ratios count, not the figures. */
console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}\n`);
console.log((await benchCachedAnswers()).join("\n"));
