import "server-only";
import type { FlightItem } from "@/lib/api/contract/flight-items";
import { getItineraryEndpoint, listSeatsEndpoint, type Fare } from "@/lib/api/contract/flights";
import type { SeatMaps } from "@/lib/flights/seat-map";
import { apiForRequest } from "@/lib/session/api-for-request";

export type OfferedFlightExtras = {
  /** Of one more, by leg; empty where unknown. */
  bagPrices: NonNullable<Fare["bagPrices"]>;
  /** By segment; empty where seats are given out at check-in. */
  maps: SeatMaps;
};

/**
 * The bags and seats that can be added to a fare, for pages without script.
 * @throws ApiError (503 if the supplier doesn't respond) or ContractError
 */
export async function getFlightExtras(
  tenant: string,
  { adults, ages, itinerary, fare }: FlightItem,
): Promise<OfferedFlightExtras> {
  const api = await apiForRequest(tenant);
  const party = { adults, ages };
  const [{ fares }, { segments }] = await Promise.all([
    fare.bags.extra > 0
      ? api.call(getItineraryEndpoint, {
          params: { id: itinerary.id },
          body: { ...party, cabin: fare.cabin },
        })
      : { fares: [] },
    fare.seatChoice === "atCheckIn"
      ? { segments: [] }
      : api.call(listSeatsEndpoint, { params: { id: fare.id }, body: party }),
  ]);
  return { bagPrices: fares.find(({ id }) => id === fare.id)?.bagPrices ?? [], maps: segments };
}
