import type { FlightList } from "@/lib/api/contract/flight-terms";
import type { QueryInput, QueryValues } from "@/lib/query-values";
import type { FlightQuery } from "./flight-query";

/** How a return is listed: outbounds first, or pairs; `outbound` is the id of the chosen one. */
export type FlightListQuery = { list: FlightList; outbound: string | null };

/** As ids of outbounds are written: flights with their days. */
const outboundPattern = /^[\w-]{1,200}$/;

/** What URLs have of it: a return's outbounds come first unless they say otherwise. */
export const flightListPart = {
  read(values: QueryValues): FlightListQuery {
    const outbound = values("outbound")[0] ?? "";
    return {
      list: values("list")[0] === "pairs" ? "pairs" : "outbounds",
      outbound: outboundPattern.test(outbound) ? outbound : null,
    };
  },
  write: ({ list, outbound }: FlightListQuery): QueryInput => ({
    list: list === "pairs" ? list : undefined,
    outbound: outbound ?? undefined,
  }),
};

/** Which leg of each itinerary a list has to choose from; null for all of them together. */
export function toChosenLeg({
  trip,
  list,
  outbound,
}: Pick<FlightQuery, "trip"> & FlightListQuery): 0 | 1 | null {
  if (trip !== "return" || list === "pairs") return null;
  return outbound === null ? 0 : 1;
}

/** The same as the contract's request has it. */
export function toListQuestion(search: Parameters<typeof toChosenLeg>[0]) {
  const leg = toChosenLeg(search);
  if (leg === null) return {};
  return leg === 1 && search.outbound !== null
    ? { outbound: search.outbound }
    : { list: "outbounds" as const };
}
