/**
 * Milliseconds of processor time that this process takes for some work: unlike wall time,
 * unaffected by a busy machine.
 */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
