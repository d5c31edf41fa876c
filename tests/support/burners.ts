import { spawn } from "node:child_process";

/** Longer than any test needs; after that the burners end by themselves. */
const BURNS_MS = 90_000;

/** Plays a busy machine: each of these processes uses a whole core. */
export function startBurners(count: number): Disposable {
  const burn = `for (const end = Date.now() + ${BURNS_MS}; Date.now() < end; );`;
  const burners = Array.from({ length: count }, () =>
    spawn(process.execPath, ["-e", burn], { stdio: "ignore" }),
  );
  return {
    [Symbol.dispose]() {
      for (const burner of burners) burner.kill("SIGKILL");
    },
  };
}
