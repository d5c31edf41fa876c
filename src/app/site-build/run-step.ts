import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const STEP_PROCESS = fileURLToPath(new URL("./step-process.ts", import.meta.url));
const SHOWN = 4000;

/** Runs a step of the build as a process of its own. Throws, with its output, if it fails or warns. */
export function runStep(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["--import", STEP_PROCESS, ...args], {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: { ...process.env, NODE_ENV: "production" },
    });
    let output = "";
    child.stdout?.on("data", (part) => {
      output += part;
    });
    child.stderr?.on("data", (part) => {
      output += part;
    });
    child.on("error", reject);
    child.on("close", (code) =>
      code === 0 ? resolve() : reject(new Error(`the site could not be built:\n${output.slice(-SHOWN)}`)),
    );
  });
}
