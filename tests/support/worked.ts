/** This thread's own work so far, in ms, without waiting for others or for the machine. */
export function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
