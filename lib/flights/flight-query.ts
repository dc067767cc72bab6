import type { QueryInput } from "@/lib/query-values";
import type { FlightPlace, FlightQuery } from "./read-flight-query";
import { toPassengers } from "@/lib/api/contract/to-passengers";

const toCode = ({ id, name }: FlightPlace): string =>
  id?.startsWith("airport-") ? id.slice("airport-".length) : (id ?? name);

/** The query of `paths.search` and `paths.offer`, without filters and defaults. */
export function toFlightQuery({
  trip,
  legs,
  adults,
  ages,
  ageless,
  cabin,
}: Omit<FlightQuery, "problems">): QueryInput {
  const [first, second] = legs;
  const areKnown = legs.every(({ from, to }) => from.id && to.id);
  const { counts } = toPassengers({ adults, ages });
  return {
    ...(trip === "multi" && areKnown
      ? { leg: legs.map(({ from, to, date }) => `${toCode(from)}-${toCode(to)}-${date}`) }
      : trip === "multi"
        ? {
            trip,
            from: legs.map(({ from }) => from.name),
            to: legs.map(({ to }) => to.name),
            departure: legs.map(({ date }) => date),
          }
        : {
            from: first?.from.name,
            fromId: first?.from.id ?? undefined,
            to: first?.to.name,
            toId: first?.to.id ?? undefined,
            departure: first?.date,
            return: trip === "return" ? second?.date : undefined,
          }),
    // 12 and older, as airlines count.
    adults: counts.adult,
    children: counts.child + (ageless?.children ?? 0) || undefined,
    infants: counts.infant + (ageless?.infants ?? 0) || undefined,
    age: ages.map(String),
    cabin: cabin === "economy" ? undefined : cabin,
  };
}
