import type { PassengerKind } from "@/lib/api/contract/flight-terms";
import type { Traveller } from "../../ports/booking-supplier";

/**
 * Which infant each adult holds, both by the order of travellers: the one that was chosen; infants
 * of whom nothing was said are held by the adults who are left, in order.
 */
export function toLaps(
  travellers: readonly Traveller[],
  { adults, kinds }: { adults: number; kinds: readonly PassengerKind[] },
): Map<number, number> {
  const infants = kinds.flatMap((kind, index) => (kind === "infant" ? [index] : []));
  const laps = new Map(
    infants.flatMap((infant) => {
      const adult = travellers[infant]?.onLapOf;
      return adult === undefined ? [] : [[adult, infant] as const];
    }),
  );
  const free = Array.from({ length: adults }, (_, adult) => adult).filter((one) => !laps.has(one));
  for (const infant of infants)
    if (travellers[infant]?.onLapOf === undefined) {
      const adult = free.shift();
      if (adult !== undefined) laps.set(adult, infant);
    }
  return laps;
}
