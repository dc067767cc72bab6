/** At most so many to choose from: as many as a glance compares. */
const choices = 5;
const hourSteps = [1, 2, 3, 4, 6, 8, 12];

/**
 * Durations to choose from, in minutes: whole hours that leave something and not everything of
 * what takes from `minimum` to `maximum`.
 */
export function listDurations(range: { minimum: number; maximum: number } | null): number[] {
  if (!range) return [];
  const [first, last] = [Math.ceil(range.minimum / 60), Math.ceil(range.maximum / 60) - 1];
  const step = hourSteps.find((each) => (last - first) / each < choices) ?? 24;
  const hours: number[] = [];
  for (let hour = first; hour <= last && hours.length < choices; hour += step) hours.push(hour);
  return hours.filter((hour) => hour > 0).map((hour) => hour * 60);
}
