import type { Sale, SaleInstalment, StoredSale } from "../db/schema/sale";

/**
 * A stored price as it is sold. During a deployment, or after a rollback, a quote may be one of a
 * version without instalments, in which all was due at once or at the place.
 */
export function toCompleteSale({ schedule, commission = 0, ...sale }: StoredSale): Sale {
  const instalments: SaleInstalment[] = [
    { kind: "full", amount: sale.dueNow, due: "now", payee: "agency" },
    { kind: "onSite", amount: sale.dueOnSite, due: "onSite", payee: "supplier" },
  ];
  return {
    ...sale,
    commission,
    schedule: schedule ?? instalments.filter(({ amount }) => amount > 0),
  };
}
