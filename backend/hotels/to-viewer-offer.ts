import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { ExchangeRates } from "@/lib/money/exchange";
import type { Sale } from "../db/schema/sale";
import { toViewerPrice } from "../pricing/to-viewer-price";
import { toViewerCancellation, toViewerCharges } from "../pricing/to-viewer-terms";
import type { SupplierOffer } from "../ports/hotel-supplier";

/**
 * An offer as a viewer of this tier may see it; `nights` of the stay. Every field is named: nothing
 * of a supplier's passes unseen.
 */
export function toViewerOffer(
  offer: SupplierOffer,
  {
    sale,
    tier,
    nights,
    rates,
  }: { sale: Sale; tier: PriceTier; nights: number; rates: ExchangeRates },
): HotelOffer {
  const price = toViewerPrice(sale, { tier, unit: { count: nights, per: "night" } });
  const {
    id,
    supplier,
    expiresAt,
    room,
    board,
    payment,
    charges,
    comments,
    roomsLeft,
    isCombinable,
  } = offer;
  return {
    id,
    supplier,
    expiresAt,
    room,
    board,
    payment,
    cancellation: toViewerCancellation(offer.cancellation, { sale, tier }),
    charges: toViewerCharges(
      { charges, isPaidOnSite: payment === "atProperty" },
      { sale, tier, rates },
    ),
    comments,
    roomsLeft,
    ...(isCombinable ? { isCombinable } : {}),
    ...(price ? { price } : {}),
  };
}
