import type { FlightItem } from "@/lib/api/contract/flight-items";

/** What an item keeps of a fare: every field is named, so that nothing else passes with it. */
export const toItemFare = ({
  id,
  brand,
  cabin,
  bags,
  seatChoice,
  change,
  refund,
  seatsLeft,
}: FlightItem["fare"]): FlightItem["fare"] => ({
  id,
  brand: { id: brand.id, name: brand.name },
  cabin,
  bags,
  seatChoice,
  change,
  refund,
  seatsLeft,
});
