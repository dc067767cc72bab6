const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
  formats.set(timeZone, format);
  return format;
}

/** What a clock in the zone shows at an instant, read as if it were UTC. */
function readClock(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
}

/**
 * The instant at which a clock in the zone shows this date and time (HH:MM). Of a time that comes
 * twice the first; of one that a change to summer time skips, as long after the change as it lies
 * behind the skipped hour's start.
 */
export function toInstant(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const dayMs = 86_400_000;
  const offsets = [wanted - dayMs, wanted + dayMs].map(
    (around) => readClock(around, timeZone) - around,
  );
  const candidates = offsets.map((offset) => wanted - offset).sort((a, b) => a - b);
  const exact = candidates.find((candidate) => readClock(candidate, timeZone) === wanted);
  return new Date(exact ?? candidates.at(-1) ?? wanted);
}
