import { spawn } from "node:child_process";

/** Longer than any test needs them: they end by themselves too. */
const BURNS_MS = 90_000;

/** Other programs of a busy machine: each wants a whole processor. */
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
