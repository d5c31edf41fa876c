/** CPU time of this thread so far, in ms; waiting for others or for the machine does not count. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
