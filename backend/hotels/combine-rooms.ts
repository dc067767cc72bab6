import type { HotelItem } from "@/lib/api/contract/hotel-items";
import { sumNetPrices } from "../ports/net-price";
import type { OfferPart } from "../ports/booking-supplier";
import type { SupplierOffer } from "../ports/hotel-supplier";

type CombinedRooms = Pick<
  SupplierOffer,
  "supplier" | "payment" | "price" | "charges" | "comments" | "cancellation"
> & { offers: NonNullable<HotelItem["offers"]>; parts: OfferPart[] };

/** The same charge of several rooms is one, of their sum; unknown where one of them is. */
function sumCharges(offers: readonly SupplierOffer[]): SupplierOffer["charges"] {
  const charges = new Map<string, SupplierOffer["charges"][number]>();
  for (const { amount, ...charge } of offers.flatMap((offer) => offer.charges)) {
    const key = JSON.stringify(charge);
    const known = charges.get(key);
    const isKnown = known === undefined || known.amount !== null;
    charges.set(key, {
      ...charge,
      amount:
        amount && isKnown
          ? { ...amount, amount: amount.amount + (known?.amount?.amount ?? 0) }
          : null,
    });
  }
  return [...charges.values()];
}

/**
 * Offers of single rooms as one thing to sell: they are priced, and given back, room by room, as in
 * bookings of their own; the hotel's words are said once.
 * @param offers of one supplier, at least two
 * @returns what is wrong with rooms that aren't all paid at the same moment, that one of them can't
 *   be booked with others, or that can't be one price
 */
export function combineRooms(
  offers: readonly SupplierOffer[],
): CombinedRooms | { problem: string } {
  const [first] = offers;
  if (!first || !offers.every(({ isCombinable }) => isCombinable))
    return { problem: "can't be booked together" };
  if (offers.some(({ payment }) => payment !== first.payment))
    return { problem: "must all be paid at the same moment" };
  const price = sumNetPrices(offers.map((offer) => offer.price));
  if (!price || offers.some(({ supplier }) => supplier !== first.supplier))
    return { problem: "can't be booked together" };
  return {
    supplier: first.supplier,
    payment: first.payment,
    price,
    charges: sumCharges(offers),
    comments: [...new Set(offers.flatMap(({ comments }) => comments))],
    cancellation: first.cancellation,
    offers: offers.map(({ id, room, board, roomsLeft }) => ({ id, room, board, roomsLeft })),
    parts: offers.map((offer) => ({ price: offer.price, cancellation: offer.cancellation })),
  };
}
