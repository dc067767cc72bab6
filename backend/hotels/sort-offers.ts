import { boardBases } from "@/lib/api/contract/hotel-terms";
import type { PriceTier } from "@/lib/api/contract/roles";
import type { SupplierOffer } from "../suppliers/hotel-supplier";

type RateTerms = Pick<SupplierOffer, "id" | "board" | "payment" | "cancellation">;
type Priced = { offer: SupplierOffer; sale: { total: number } };

const refundOf = ({ cancellation }: RateTerms) => cancellation.steps[0]?.refundPercentage ?? 0;
const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** By what a viewer without price rights is told of a rate, and by nothing else. */
export const compareRateTerms = (a: RateTerms, b: RateTerms): number =>
  boardBases.indexOf(a.board) - boardBases.indexOf(b.board) ||
  refundOf(a) - refundOf(b) ||
  compareTexts(b.payment, a.payment) ||
  compareTexts(a.id, b.id);

const byTerms = ({ offer: a }: Priced, { offer: b }: Priced) =>
  a.room.maximumGuests - b.room.maximumGuests ||
  (a.room.sizeSquareMetres ?? 0) - (b.room.sizeSquareMetres ?? 0) ||
  compareTexts(a.room.code, b.room.code) ||
  compareRateTerms(a, b);

/**
 * The cheapest first; without price rights in an order that tells nothing of prices, for a place
 * in a list says what costs more than what.
 */
export const sortOffers = <T extends Priced>(
  offers: readonly T[],
  { tier }: { tier: PriceTier },
): T[] => offers.toSorted(tier === "hidden" ? byTerms : (a, b) => a.sale.total - b.sale.total);
