import type { FlightAirport } from "@/lib/api/contract/flights";

/** "London Heathrow (LHR)". */
export const toAirportName = ({ name, iata }: Pick<FlightAirport, "name" | "iata">): string =>
  `${name} (${iata})`;
