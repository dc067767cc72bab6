import type { Charge } from "@/lib/api/contract/charges";
import type { CarOffer } from "@/lib/api/contract/cars";
import { isOpenAt } from "@/lib/dates/is-open-at";
import { weekdayOf } from "@/lib/dates/weekday";

export type DeskHours =
  | { kind: "allDay" }
  | { kind: "hours"; from: string; until: string }
  /** Staff come although it is closed then. `isPaid`: there is a fee for it. */
  | { kind: "awaited"; time: string; isPaid: boolean };

/** What to know of a depot's hours at a local time of its own clock, with what the rental costs. */
export function deskHoursAt(
  { depot, local }: Pick<CarOffer["pickUp"], "depot" | "local">,
  charges: readonly Pick<Charge, "code">[],
): DeskHours {
  const open = depot.hours[weekdayOf(local)];
  const time = local.slice(11, 16);
  const isAllDay = open?.from === "00:00" && /^(?:00:00|23:59|24:00)$/.test(open.until);
  if (isAllDay) return { kind: "allDay" };
  if (open && isOpenAt(depot.hours, local)) return { kind: "hours", ...open };
  const isPaid = charges.some(({ code }) => code === "outOfHours");
  return { kind: "awaited", time, isPaid };
}
