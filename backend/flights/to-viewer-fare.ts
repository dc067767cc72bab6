import type { Fare, ItinerarySummary } from "@/lib/api/contract/flights";
import type { PriceTier } from "@/lib/api/contract/roles";
import { convertMoney } from "@/lib/money/exchange";
import type { Money } from "@/lib/money/money";
import type { Pricing } from "../pricing/get-pricing";
import type { Sale } from "../db/schema/sale";
import { toViewerPrice } from "../pricing/to-viewer-price";
import { convertPenalties, toViewerCancellation } from "../pricing/to-viewer-terms";
import type { CheckedOffer } from "../ports/booking-supplier";
import type { SupplierFare } from "../ports/flight-supplier";
import type { FlightMatch } from "./match-flights";
import { toAddedPrice } from "./to-added-price";

type Terms = {
  pricing: Pick<Pricing, "toSale" | "toTotal" | "currency" | "rates">;
  tier: PriceTier;
  /** What the total is divided by, if anything. */
  unit: CheckedOffer["unit"];
};

const isPaidOnSite = false;

/**
 * What all passengers of each kind pay of a total, in the shares that the supplier asks: rounded
 * down, the first kind takes what is left.
 */
export function toShares(
  perPassenger: SupplierFare["perPassenger"],
  { total, currency }: Pick<Sale, "total" | "currency">,
): NonNullable<Fare["shares"]> {
  const asked = perPassenger.reduce((sum, { count, each }) => sum + count * each, 0);
  const shares = perPassenger.map(({ kind, count, each }) => ({
    kind,
    count,
    total: {
      amount: asked > 0 ? Number((BigInt(total) * BigInt(count * each)) / BigInt(asked)) : 0,
      currency,
    },
  }));
  const left = total - shares.reduce((sum, share) => sum + share.total.amount, 0);
  return shares.map((share, index) =>
    index === 0 ? { ...share, total: { amount: share.total.amount + left, currency } } : share,
  );
}

/**
 * A fare as a viewer of this tier may see it, null when it can't be sold. Every field is named:
 * nothing of a supplier's passes unseen.
 */
export function toViewerFare(fare: SupplierFare, { pricing, tier, unit }: Terms): Fare | null {
  const sale = pricing.toSale(fare.price, { isPaidOnSite });
  if (!sale) return null;
  const { currency } = sale;
  const cancellation = convertPenalties(fare.cancellation, { currency, rates: pricing.rates });
  if (!cancellation) return null;
  const toMoney = (amount: number | null): Money | null =>
    amount === null || tier === "hidden"
      ? null
      : convertMoney({ amount, currency: fare.price.currency }, currency, pricing.rates);
  const price = toViewerPrice(sale, { tier, unit });
  return {
    id: fare.id,
    supplier: fare.supplier,
    expiresAt: fare.expiresAt,
    brand: { id: fare.brand.id, name: fare.brand.name },
    cabin: fare.cabin,
    bags: fare.bags,
    seatChoice: fare.seatChoice,
    change: fare.change,
    refund: fare.refund,
    changeFee: toMoney(fare.changeFee),
    seatsLeft: fare.seatsLeft,
    payLaterUntil: fare.payLaterUntil,
    cancellation: toViewerCancellation(cancellation, { sale, tier }),
    comments: fare.comments,
    ...(price
      ? {
          price,
          // A supplier that tells the total alone has none.
          ...(fare.perPassenger.length > 0 ? { shares: toShares(fare.perPassenger, sale) } : {}),
          bagPrices: fare.bagPrices.map((amount) =>
            amount === null ? null : toAddedPrice(fare.price, amount, { pricing, tier }),
          ),
        }
      : {}),
  };
}

/** A line of the list, as a viewer of this tier may see it; none when it can't be sold. */
export function toItinerarySummary(
  { itinerary, fare, price, addedBags, fares, outbound }: FlightMatch,
  terms: Terms,
): ItinerarySummary[] {
  const shown = toViewerFare({ ...fare, price }, terms);
  if (!shown) return [];
  const { id, brand, cabin, bags, change, refund, seatsLeft, payLaterUntil } = shown;
  const { id: itineraryId, supplier, legs, co2 } = itinerary;
  return [
    {
      id: itineraryId,
      supplier,
      legs,
      co2,
      fare: {
        id,
        brand,
        cabin,
        bags,
        change,
        refund,
        seatsLeft,
        payLaterUntil,
        ...(shown.price ? { price: shown.price } : {}),
      },
      fares,
      addedBags,
      ...(outbound ? { outbound } : {}),
    },
  ];
}
