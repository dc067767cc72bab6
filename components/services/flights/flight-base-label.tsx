import { useTranslations } from "next-intl";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { toPassengers } from "@/lib/api/contract/to-passengers";

/** "Flights for 3 passengers" */
export function FlightBaseLabel({ item }: { item: FlightItem }) {
  return <>{useTranslations("flightTerms")("base", { count: toPassengers(item).people })}</>;
}
