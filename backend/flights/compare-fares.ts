import { fareTerms } from "@/lib/api/contract/flight-terms";
import type { SupplierFare } from "../ports/flight-supplier";
import { compareTexts } from "../reference-data/compare-texts";

type Terms = Pick<SupplierFare, "id" | "bags" | "change" | "refund">;

/** Compares only by fields of a fare that viewers without price rights see. */
export const compareFareTerms = (a: Terms, b: Terms): number =>
  a.bags.checked - b.bags.checked ||
  a.bags.cabin - b.bags.cabin ||
  fareTerms.indexOf(b.refund) - fareTerms.indexOf(a.refund) ||
  fareTerms.indexOf(b.change) - fareTerms.indexOf(a.change) ||
  compareTexts(a.id, b.id);
