/** Each step of the build imports this first. */

// A step ends if its builder is killed: it must not still be writing when the next builder starts.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();

// A warning fails the step: nobody reads the output of a build that succeeds.
const { warn } = console;
console.warn = (...words: unknown[]) => {
  warn(...words);
  process.on("exit", () => {
    process.exitCode ||= 1;
  });
};
