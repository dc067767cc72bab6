/**
 * The card to bring to the start edge by one step, wrapping around both ends.
 * @param visible how many cards show at once: the row is at its end as soon as the last one shows
 */
export function stepIndex(
  index: number,
  step: 1 | -1,
  { count, visible }: { count: number; visible: number },
): number {
  const end = Math.max(0, count - visible);
  if (step === 1) return index >= end ? 0 : index + 1;
  return index <= 0 ? count - 1 : Math.min(index, end) - 1;
}
