import type { CarOffer, CarSummary } from "@/lib/api/contract/cars";
import type { ChargeCode } from "@/lib/api/contract/price-terms";
import type { PriceTier } from "@/lib/api/contract/roles";
import { findFreeCancellation } from "../pricing/free-cancellation";
import type { Pricing } from "../pricing/get-pricing";
import type { Sale } from "../db/schema/sale";
import { toViewerPrice } from "../pricing/to-viewer-price";
import { toViewerCancellation, toViewerCharges } from "../pricing/to-viewer-terms";
import type { SupplierCarOffer } from "../ports/car-supplier";
import { toCarCharges } from "./car-service";
import type { CarMatch } from "./match-cars";

type Terms = { pricing: Pick<Pricing, "toSale" | "rates">; tier: PriceTier };

/** Fees of the driver's age, the places and the hour: what a list names beside the total. */
const namedFees: readonly ChargeCode[] = ["youngDriver", "seniorDriver", "oneWay", "outOfHours"];

const isPaidOnSite = ({ payment }: SupplierCarOffer): boolean => payment === "atDesk";

/** Null when an exchange rate is missing: such an offer can't be sold. */
const toSaleOf = (offer: SupplierCarOffer, { toSale }: Terms["pricing"]): Sale | null =>
  toSale(offer.price, { isPaidOnSite: isPaidOnSite(offer) });

const toPriceOf = ({ days }: SupplierCarOffer, sale: Sale, tier: PriceTier) =>
  toViewerPrice(sale, { tier, unit: { count: days, per: "day" } });

const toChargesOf = (offer: SupplierCarOffer, sale: Sale, { pricing, tier }: Terms) =>
  toViewerCharges(
    { charges: toCarCharges(offer, []), isPaidOnSite: isPaidOnSite(offer) },
    { sale, tier, rates: pricing.rates },
  );

/**
 * An offer as a viewer of this tier may see it, null when it can't be sold. Every field is named:
 * nothing of a supplier's passes unseen.
 */
export function toViewerCarOffer(offer: SupplierCarOffer, terms: Terms): CarOffer | null {
  const sale = toSaleOf(offer, terms.pricing);
  if (!sale) return null;
  const price = toPriceOf(offer, sale, terms.tier);
  return {
    id: offer.id,
    carId: offer.carId,
    supplier: offer.supplier,
    expiresAt: offer.expiresAt,
    vehicle: offer.vehicle,
    company: offer.company,
    pickUp: offer.pickUp,
    dropOff: offer.dropOff,
    days: offer.days,
    payment: offer.payment,
    cover: offer.cover,
    inclusions: offer.inclusions,
    mileage: offer.mileage,
    fuelPolicy: offer.fuelPolicy,
    minimumAge: offer.minimumAge,
    extras: offer.extras,
    carsLeft: offer.carsLeft,
    cancellation: toViewerCancellation(offer.cancellation, { sale, tier: terms.tier }),
    charges: toChargesOf(offer, sale, terms),
    comments: offer.comments,
    ...(price ? { price } : {}),
  };
}

/** A line of the list, as a viewer of this tier may see it; none when it can't be sold. */
export function toCarSummary(
  { car, offer }: CarMatch,
  { now, ...terms }: Terms & { now: string },
): CarSummary[] {
  const sale = toSaleOf(offer, terms.pricing);
  if (!sale) return [];
  const price = toPriceOf(offer, sale, terms.tier);
  const charges = toChargesOf(offer, sale, terms);
  /** A charge of nothing isn't listed. */
  const amountOf = (code: ChargeCode) =>
    price
      ? (charges.find((charge) => charge.code === code)?.amount ?? {
          amount: 0,
          currency: sale.currency,
        })
      : null;
  const until = findFreeCancellation(offer.cancellation, now);
  const { id, name, kind, latitude, longitude } = offer.pickUp.depot;
  const { depot: back } = offer.dropOff;
  return [
    {
      id: offer.id,
      carId: offer.carId,
      supplier: offer.supplier,
      vehicle: offer.vehicle,
      company: offer.company,
      days: offer.days,
      payment: offer.payment,
      cover: offer.cover,
      mileage: offer.mileage,
      fuelPolicy: offer.fuelPolicy,
      carsLeft: offer.carsLeft,
      pickUp: { id, name, kind, latitude, longitude },
      dropOff: { id: back.id, name: back.name, kind: back.kind },
      distance: car.distance,
      fees: charges.flatMap(({ code, amount, isMandatory }) =>
        isMandatory && namedFees.includes(code) ? [{ code, amount }] : [],
      ),
      deposit: amountOf("deposit"),
      excess: amountOf("excess"),
      freeCancellation: until === null ? null : { until, zone: offer.cancellation.zone },
      ...(price ? { price } : {}),
    },
  ];
}
