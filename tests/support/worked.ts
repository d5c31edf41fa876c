/** This thread's own work so far, in ms: what waits for others, or for the machine, is not in it. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
