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
    tried: "what the loader finds for it, with the surroundings that the tests give it",
    tests: [`${BROWSER} › the packaged browser has with it what a bare Linux lacks`],
    long: fresh,
  },
  {
    promise: "Several processes unpack the browser once, and whole",
    tried: "three processes at once beside the half of an earlier one",
    tests: [
      `${BROWSER} › of several processes one unpacks the browser, also where another was cut off in it`,
    ],
  },
  {
    promise: "On Linux the packaged browser is taken; another only by CHROMIUM_PATH",
    tried: "a system with and without a Chromium, a right and a wrong CHROMIUM_PATH",
    tests: [
      `${BROWSER} › on Linux the packaged browser is used, even if the system has one`,
      `${BROWSER} › CHROMIUM_PATH names another browser, and a wrong path is an error`,
    ],
  },
  {
    promise: "A browser test waits for a state, never for a time",
    tried: "every waitForTimeout of the browser tests replaced, on a machine four times overloaded",
    tests: ["tests/architecture/layers.test.ts › no browser test waits for a fixed time"],
  },
  {
    promise: "No test depends on the machine's fonts",
    tried: "the packaged browser with its one font, wider than a phone's: the header fits 360 px",
    tests: [
      `${BROWSER} › the packaged browser has with it what a bare Linux lacks`,
      "tests/e2e/reader-menus.spec.ts › NAV-45 NAV-46 the drawer takes 4/5 of the screen, and never much more than a phone's",
    ],
  },
  {
    promise: "A command never installs",
    tried: "after npm ci, after npm ci --omit=dev, with nothing and with another version installed",
    tests: [
      `${INSTALL} › after a plain npm ci a command leaves what is installed as it is`,
      `${INSTALL} › after npm ci --omit=dev, as in the image, commands and the server begin at once`,
      `${INSTALL} › where nothing is installed a command says what to do, and installs nothing`,
      `${INSTALL} › where another version is installed a command says what to do, and installs nothing`,
      `${INSTALL} › in this very project, installed by npm ci, a command calls no npm`,
    ],
    long: fresh,
  },
  {
    promise: "Starts ask npm's own record and install one at a time",
    tried: "three starts at once, a start beside the tests, one killed in the middle, an npm that fails",
    tests: [
      `${INSTALL} › of several starts at once one installs, and all begin when it has`,
      `${INSTALL} › a start and the tests at once install one after the other`,
      `${INSTALL} › an interrupted installation is repeated by the next start`,
      `${INSTALL} › if a start is killed and its npm goes on, the next start waits for that`,
      `${INSTALL} › if npm fails the start says so, and leaves no lock`,
      `${INSTALL} › another version of a package is installed`,
      `${INSTALL} › other bytes of the same version is installed`,
      `${INSTALL} › this machine's own binary is installed`,
    ],
  },
  {
    promise: "No start takes away what somebody installed",
    tried: "a start with a new lock file where the tests' tools are; the tests where a server may run",
    tests: [
      `${INSTALL} › a start with a new lock file keeps the tests' tools`,
      `${INSTALL} › the tests add their tools to the product's packages, which stay where a server may use them`,
    ],
  },
];
