import { flightLimits, type PassengerKind } from "@/lib/api/contract/flight-terms";
import type { WireService } from "./wire/offers";
import { toAmount } from "./wire/slices";

type Offered = {
  legs: readonly (readonly string[])[];
  passengers: readonly string[];
  kinds: readonly PassengerKind[];
  currency: string;
};
export type BagService = { id: string; amount: number; most: number };

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((one) => b.includes(one));

/**
 * Checked bags by leg and passenger, the cheapest where several are sold; null where there is none.
 * One that is sold for several legs together, or to several passengers, isn't ours to take apart.
 */
function listOfLegs(services: readonly WireService[], offered: Offered) {
  const { legs, passengers, kinds, currency } = offered;
  return legs.map((segments) =>
    passengers.map((passenger, index): BagService | null => {
      if (kinds[index] === "infant") return null;
      const found = services
        .filter(
          (service) =>
            service.type === "baggage" &&
            service.metadata?.type === "checked" &&
            service.total_currency === currency &&
            service.maximum_quantity > 0 &&
            isSame(service.passenger_ids, [passenger]) &&
            isSame(service.segment_ids, segments),
        )
        .map(({ id, total_amount: total, maximum_quantity: most }) => ({
          id,
          most,
          amount: toAmount(total, currency).amount,
        }));
      return found.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
    }),
  );
}

/**
 * Bags that are sold beside an offer. `bagPrices`: of one more of anybody's, by leg, null where
 * none is sold or not to everybody at one price; `most`: of one passenger on any of those legs.
 */
export function listBagServices(services: readonly WireService[], offered: Offered) {
  const byLeg = listOfLegs(services, offered);
  const seatedOf = (leg: readonly (BagService | null)[]) =>
    leg.filter((_, index) => offered.kinds[index] !== "infant");
  const bagPrices = byLeg.map((leg) => {
    const amounts = new Set(seatedOf(leg).map((service) => service?.amount ?? null));
    const [amount = null] = amounts;
    return amounts.size === 1 ? amount : null;
  });
  const sold = byLeg.filter((_, leg) => bagPrices[leg] !== null).flatMap(seatedOf);
  const most =
    sold.length === 0
      ? 0
      : Math.min(flightLimits.bags, ...sold.map((service) => service?.most ?? 0));
  return {
    bagPrices,
    most,
    /** Null where it isn't sold. */
    find: (passenger: number, leg: number): BagService | null =>
      bagPrices[leg] == null ? null : (byLeg[leg]?.[passenger] ?? null),
  };
}
