import type { FlightSelection } from "@/lib/api/contract/flight-items";
import { flightLimits, type PassengerKind } from "@/lib/api/contract/flight-terms";
import { listBagServices } from "./bag-services";
import type { KeptOffer } from "./to-fare";
import type { WireOffer, WireSeatMap } from "./wire/offers";
import { toAmount } from "./wire/slices";

type ExtrasSelection = Pick<FlightSelection, "bags" | "seats">;
/** What is ordered of Duffel's services, beside what of the wish it is. */
export type ChosenServices = ExtrasSelection & {
  services: { id: string; quantity: number }[];
  total: number;
};

function firstOf<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/** Services of a seat, where a passenger may still have it. */
function findSeat(map: WireSeatMap | undefined, seat: string, passenger: string | undefined) {
  const elements = map?.cabins.flatMap(({ rows }) =>
    rows.flatMap(({ sections }) => sections.flatMap((section) => section.elements)),
  );
  return elements
    ?.find(({ designator }) => designator === seat)
    ?.available_services?.find((service) => service.passenger_id === passenger);
}

/**
 * Those of the bags and seats that are wanted that are sold now, and what they cost together in
 * minor units of the offer's currency.
 */
export function chooseServices(
  { bags, seats }: ExtrasSelection,
  {
    offer,
    kept: { legs, passengers, fare },
    kinds,
    seatMaps,
  }: {
    offer: Pick<WireOffer, "available_services">;
    kept: KeptOffer;
    kinds: readonly PassengerKind[];
    seatMaps: readonly WireSeatMap[];
  },
): ChosenServices {
  const { currency } = fare.price;
  const sold = listBagServices(offer.available_services ?? [], {
    ...{ legs, passengers, kinds, currency },
  });
  const most = Math.min(fare.bags.extra, flightLimits.bags);
  const chosenBags = firstOf(
    bags.flatMap((bag) => {
      const service = sold.find(bag.passenger, bag.leg);
      return service && bag.count <= most ? { bag, service } : [];
    }),
    ({ bag }) => `${bag.passenger}.${bag.leg}`,
  );
  const segments = legs.flat();
  const freeSeats = seats.flatMap((seat) => {
    const map = seatMaps.find(({ segment_id: id }) => id === segments[seat.segment]);
    const service = findSeat(map, seat.seat, passengers[seat.passenger]);
    return service?.total_currency === currency ? { seat, service } : [];
  });
  const chosenSeats = firstOf(
    firstOf(freeSeats, ({ seat }) => `${seat.passenger}.${seat.segment}`),
    ({ seat }) => `${seat.segment}.${seat.seat}`,
  );
  return {
    bags: chosenBags.map(({ bag }) => bag),
    seats: chosenSeats.map(({ seat }) => seat),
    services: [
      ...chosenBags.map(({ bag, service }) => ({ id: service.id, quantity: bag.count })),
      ...chosenSeats.map(({ service }) => ({ id: service.id, quantity: 1 })),
    ],
    total:
      chosenBags.reduce((sum, { bag, service }) => sum + bag.count * service.amount, 0) +
      chosenSeats.reduce(
        (sum, { service }) => sum + toAmount(service.total_amount, currency).amount,
        0,
      ),
  };
}
