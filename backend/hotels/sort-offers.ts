import { boardBases } from "@/lib/api/contract/hotel-terms";
import type { PriceTier } from "@/lib/api/contract/roles";
import { compareTexts } from "../reference-data/compare-texts";
import { sortForTier } from "../pricing/sort-for-tier";
import type { SupplierOffer } from "../ports/hotel-supplier";

type RateTerms = Pick<SupplierOffer, "id" | "board" | "payment" | "cancellation">;
type Priced = { offer: SupplierOffer; sale: { total: number } };

const refundOf = ({ cancellation }: RateTerms) => cancellation.steps[0]?.refundPercentage ?? 0;

/** Compares only by fields of a rate that viewers without price rights see. */
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

/** The cheapest first, where the viewer may know. */
export const sortOffers = <T extends Priced>(
  offers: readonly T[],
  { tier }: { tier: PriceTier },
): T[] => sortForTier(offers, { tier, byTerms, toTotal: ({ sale }) => sale.total });
