import { inflate } from "@sparticuz/chromium";

/** The package unpacks into TMPDIR: the browser, the libraries that a bare Linux lacks, and its fonts. */
const bin = "node_modules/@sparticuz/chromium/bin";

await Promise.all(["chromium.br", "al2023.tar.br", "fonts.tar.br"].map((name) => inflate(`${bin}/${name}`)));
