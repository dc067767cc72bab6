import type { FlightPlace, FlightQueryLeg } from "@/lib/flights/flight-query";

/** What is typed names no place until a suggestion is chosen. */
const toTyped = (asked: FlightPlace, name: string): FlightPlace =>
  name === asked.name ? asked : { id: null, name };

/**
 * The legs as they stand in plain rows, which the user may have filled in before the script ran.
 * An emptied date keeps its previous value.
 */
export function readTypedLegs(rows: Element, asked: readonly FlightQueryLeg[]): FlightQueryLeg[] {
  const fields = [...rows.querySelectorAll("fieldset")];
  return asked.map((leg, index) => {
    const typed = (name: string, unread: string) =>
      fields[index]?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? unread;
    return {
      from: toTyped(leg.from, typed("from", leg.from.name)),
      to: toTyped(leg.to, typed("to", leg.to.name)),
      date: typed("departure", leg.date) || leg.date,
    };
  });
}
