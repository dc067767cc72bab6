import type { FlightQueryLeg } from "./flight-query";

/**
 * "Lisbon – London" of one way or a return, "Lisbon – Porto – Paris" of several legs; legs that
 * don't begin where the one before ended are named apart. Empty while a place is missing.
 */
export function toRoute(legs: readonly Pick<FlightQueryLeg, "from" | "to">[]): string {
  if (legs.some(({ from, to }) => !from.name || !to.name)) return "";
  const [first, back] = legs;
  const isReturn =
    legs.length === 2 && back?.from.name === first?.to.name && back?.to.name === first?.from.name;
  let route = "";
  for (const [index, { from, to }] of (isReturn ? legs.slice(0, 1) : legs).entries()) {
    const isNext = index > 0 && legs[index - 1]?.to.name === from.name;
    route += isNext ? ` – ${to.name}` : `${route && ", "}${from.name} – ${to.name}`;
  }
  return route;
}
