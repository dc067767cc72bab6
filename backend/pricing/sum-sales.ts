import type { Sale, SaleInstalment } from "../db/schema/sale";

/** Instalments that are due at the same moment to the same payee are one. */
function mergeSchedules(schedules: readonly (readonly SaleInstalment[])[]): SaleInstalment[] {
  const all = schedules.flat();
  const sumOf = (parts: readonly SaleInstalment[]): number =>
    parts.reduce((sum, { amount }) => sum + amount, 0);
  const now = all.filter(({ due }) => due === "now");
  const onSite = all.filter(({ due }) => due === "onSite");
  const later = new Map<string, SaleInstalment>();
  for (const part of all) {
    if (typeof part.due === "string") continue;
    const known = later.get(part.due.at);
    later.set(part.due.at, known ? { ...part, amount: known.amount + part.amount } : part);
  }
  const instalments: SaleInstalment[] = [
    { kind: later.size > 0 ? "deposit" : "full", amount: sumOf(now), due: "now", payee: "agency" },
    ...[...later.keys()].sort().flatMap((at) => later.get(at) ?? []),
    { kind: "onSite", amount: sumOf(onSite), due: "onSite", payee: "supplier" },
  ];
  return instalments.filter(({ amount }) => amount > 0);
}

/**
 * Several sales in one currency as one: every amount is the sum of theirs.
 * @throws Error without any, or for sales in several currencies
 */
export function sumSales(sales: readonly Sale[]): Sale {
  const [first] = sales;
  if (!first || sales.some(({ currency }) => currency !== first.currency))
    throw new Error("only sales in one currency add up");
  const sum = (amountOf: (sale: Sale) => number): number =>
    sales.reduce((total, sale) => total + amountOf(sale), 0);
  return {
    currency: first.currency,
    total: sum(({ total }) => total),
    net: sum(({ net }) => net),
    markup: sum(({ markup }) => markup),
    commission: sum(({ commission }) => commission),
    base: sum(({ base }) => base),
    taxes: sum(({ taxes }) => taxes),
    dueNow: sum(({ dueNow }) => dueNow),
    dueOnSite: sum(({ dueOnSite }) => dueOnSite),
    schedule: mergeSchedules(sales.map(({ schedule }) => schedule)),
    published: sum(({ published }) => published),
  };
}
