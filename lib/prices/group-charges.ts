import type { Charge } from "@/lib/api/contract/charges";

/**
 * included: in the total · onSite: part of it, taken at the place · blocked: given back · possible:
 * only if something happens · optional: only for those who want it.
 */
const chargeGroups = ["included", "onSite", "blocked", "possible", "optional"] as const;
export type ChargeGroup = (typeof chargeGroups)[number];

function groupOf({ kind, isMandatory, code }: Charge): ChargeGroup {
  if (kind === "included") return "included";
  if (kind === "excluded" && isMandatory) return "onSite";
  if (code === "deposit") return "blocked";
  return code === "excess" || code === "extraKm" ? "possible" : "optional";
}

/** Charges by whether and when the buyer pays them, in the order of their display. */
export const groupCharges = (
  charges: readonly Charge[],
): { group: ChargeGroup; charges: Charge[] }[] =>
  chargeGroups.flatMap((group) => {
    const own = charges.filter((charge) => groupOf(charge) === group);
    return own.length > 0 ? [{ group, charges: own }] : [];
  });
