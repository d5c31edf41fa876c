import type { SeamRow } from "./row.ts";

const BROWSER = "tests/lifecycle/browser.test.ts";
const INSTALL = "tests/lifecycle/install.test.ts";
const fresh = ["tests/audit/fresh.ts"];

/** Two commands on a fresh machine, and what a command must never change in an installation. */
export const rows: readonly SeamRow[] = [
  {
    promise: "npm start and npm test need Node 20 and npm, nothing else",
    tried: "both on a bare Debian (minbase) as an ordinary user: no browser, no fonts",
    tests: [`${INSTALL} › the start scripts need nothing from npm, since nothing is installed when they run`],
    long: fresh,
  },
  {
    promise: "The packaged browser brings its libraries and fonts",
    tried: "which libraries the loader finds in the tests' environment",
    tests: [`${BROWSER} › the packaged browser brings the libraries and fonts that a bare Linux lacks`],
    long: fresh,
  },
  {
    promise: "Several processes unpack the browser once, and completely",
    tried: "three processes at once, beside an earlier half-unpacked browser",
    tests: [
      `${BROWSER} › several processes at once get the whole browser, even after an interrupted unpacking`,
    ],
  },
  {
    promise: "On Linux the packaged browser is used; another only by CHROMIUM_PATH",
    tried: "a system with and without a Chromium, a valid and an invalid CHROMIUM_PATH",
    tests: [
      `${BROWSER} › on Linux the packaged browser is used, even if the system has one`,
      `${BROWSER} › CHROMIUM_PATH selects another browser, and a wrong path is an error`,
    ],
  },
  {
    promise: "No test depends on the machine's fonts",
    tried: "the packaged browser with its one font, wider than a phone's: the header fits 360 px",
    tests: [
      `${BROWSER} › the packaged browser brings the libraries and fonts that a bare Linux lacks`,
      "tests/e2e/reader-menus.spec.ts › NAV-44 NAV-45 NAV-46 NAV-47 NAV-48 NAV-50 NAV-52 PAGE-06 PAGE-08 the menu is a drawer",
    ],
  },
  {
    promise: "A command never installs",
    tried: "after npm ci, after npm ci --omit=dev, with nothing and with another version installed",
    tests: [
      `${INSTALL} › after a plain npm ci, a command leaves what is installed unchanged`,
      `${INSTALL} › after npm ci --omit=dev, as in the image, commands and the server start without installing`,
      `${INSTALL} › when nothing is installed, a command says to run npm ci, and installs nothing`,
      `${INSTALL} › when another version is installed, a command says to run npm ci, and installs nothing`,
      `${INSTALL} › in this project, installed by npm ci, a command does not call npm`,
    ],
    long: fresh,
  },
  {
    promise: "Starts ask npm's own record and install one at a time",
    tried: "three starts at once, a start beside the tests, one killed in the middle, an npm that fails",
    tests: [
      `${INSTALL} › of several starts at once, one installs and all succeed`,
      `${INSTALL} › a start and a test run at once install one after the other`,
      `${INSTALL} › an interrupted installation is repeated by the next start`,
      `${INSTALL} › if a start is killed and its npm goes on, the next start waits for that npm`,
      `${INSTALL} › if npm fails, the start says so and leaves no lock`,
      `${INSTALL} › another version of a package is installed`,
      `${INSTALL} › other bytes of the same version is installed`,
      `${INSTALL} › this machine's own binary is installed`,
    ],
  },
  {
    promise: "No start removes what somebody installed",
    tried:
      "a start with a new lock file where the tests' tools are installed; a test run where a server may be running",
    tests: [
      `${INSTALL} › a start with a new lock file keeps the dev packages`,
      `${INSTALL} › a test run adds the dev packages, and keeps the packages that a server may be using`,
    ],
  },
];
