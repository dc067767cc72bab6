import type { Depot } from "@/lib/api/contract/cars";
import { weekdayOf } from "@/lib/dates/weekday";

export type DeskHours =
  { kind: "closed" | "allDay" } | { kind: "hours"; from: string; until: string };

/** When a depot is open on the day of a local time, by its own clock. */
export function deskHoursOn({ hours }: Pick<Depot, "hours">, local: string): DeskHours {
  const open = hours[weekdayOf(local)];
  if (!open) return { kind: "closed" };
  const { from, until } = open;
  return from === "00:00" && /^(?:00:00|23:59|24:00)$/.test(until)
    ? { kind: "allDay" }
    : { kind: "hours", from, until };
}
