// React reads this when it is loaded: its development build is four times slower.
process.env.NODE_ENV ??= "production";
const [{ serve }, { builtSite }] = await Promise.all([
  import("./start.ts"),
  import("./site-build/site-source.ts"),
]);

await serve(builtSite);
