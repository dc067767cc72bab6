import type { Cancellation, HotelOffer } from "@/lib/api/contract/hotels";
import type { PriceTier } from "@/lib/api/contract/roles";
import { convertMoney, type ExchangeRates } from "@/lib/money/exchange";
import type { SupplierOffer } from "../suppliers/hotel-supplier";
import { toViewerPrice } from "./to-viewer-price";
import type { Sale } from "./to-sale";

type Step = { before: string; refundPercentage: number };

const toRefundable = (steps: readonly Step[]): Cancellation["refundable"] => {
  const most = Math.max(0, ...steps.map(({ refundPercentage }) => refundPercentage));
  return most === 100 ? "full" : most > 0 ? "partial" : "none";
};

/**
 * Rounded down to whole minor units: never more than the percentage says, so never more than was
 * paid.
 */
export const toRefundAmount = (
  { dueNow }: Pick<Sale, "dueNow">,
  { refundPercentage }: Pick<Step, "refundPercentage">,
): number => Math.floor((dueNow * refundPercentage) / 100);

/** The terms of cancelling; the amounts only for who may see prices. */
export const toViewerCancellation = (
  { zone, steps }: SupplierOffer["cancellation"],
  { sale, tier }: { sale: Pick<Sale, "currency" | "dueNow">; tier: PriceTier },
): Cancellation => ({
  zone,
  refundable: toRefundable(steps),
  steps: steps.map(({ before, refundPercentage }) => ({
    before,
    refundPercentage,
    ...(tier === "hidden"
      ? {}
      : {
          refund: { amount: toRefundAmount(sale, { refundPercentage }), currency: sale.currency },
        }),
  })),
});

/**
 * Charges with their amounts in the currency that is charged. Those that are paid at the property
 * add up to what the price says is due there: each is rounded by itself, and the last one takes
 * what is left.
 */
function toViewerCharges(
  { charges, payment }: SupplierOffer,
  { sale, tier, rates }: { sale: Sale; tier: PriceTier; rates: ExchangeRates },
): HotelOffer["charges"] {
  const converted = charges.map((charge) => {
    const amount =
      tier === "hidden" || !charge.amount
        ? null
        : convertMoney(charge.amount, sale.currency, rates);
    return { ...charge, amount };
  });
  const onSite = converted.filter(
    ({ kind, when, isMandatory }) => kind === "excluded" && when === "onSite" && isMandatory,
  );
  const last = onSite.at(-1);
  const sum = onSite.reduce((total, { amount }) => total + (amount?.amount ?? Number.NaN), 0);
  if (last?.amount && payment === "now" && !Number.isNaN(sum))
    last.amount = { ...last.amount, amount: last.amount.amount + sale.dueOnSite - sum };
  return converted;
}

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
  const price = toViewerPrice(sale, { tier, nights });
  const { id, supplier, expiresAt, room, board, payment, comments, roomsLeft } = offer;
  return {
    id,
    supplier,
    expiresAt,
    room,
    board,
    payment,
    cancellation: toViewerCancellation(offer.cancellation, { sale, tier }),
    charges: toViewerCharges(offer, { sale, tier, rates }),
    comments,
    roomsLeft,
    ...(price ? { price } : {}),
  };
}
