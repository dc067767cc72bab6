/**
 * Milliseconds of processor time that this program takes for some work: a busy machine makes none
 * of them more, as it does by the clock.
 */
export function measureCpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
