import type { Depot } from "@/lib/api/contract/cars";
import { toUtcDate } from "@/lib/dates/calendar-date";

export type DeskHours =
  { kind: "closed" | "allDay" } | { kind: "hours"; from: string; until: string };

/** When a depot is open on the day of a local time, by its own clock. */
export function deskHoursOn({ hours }: Pick<Depot, "hours">, local: string): DeskHours {
  // Hours begin with Monday, JavaScript's weeks with Sunday.
  const open = hours[(toUtcDate(local).getUTCDay() + 6) % 7];
  if (!open) return { kind: "closed" };
  const { from, until } = open;
  return from === "00:00" && /^(?:00:00|23:59|24:00)$/.test(until)
    ? { kind: "allDay" }
    : { kind: "hours", from, until };
}
