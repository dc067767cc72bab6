import type { Instalment } from "@/lib/api/contract/instalments";

/** Minor units of the sale's currency, more than nothing. */
export type SaleInstalment = Omit<Instalment, "amount"> & { amount: number };

/**
 * A price as the agency sells it, in minor units of the currency that is charged:
 * total = net + markup + commission = base + taxes = all of `schedule`, exactly. `net` is what the
 * agency owes the supplier, `published` retail. dueNow is what the agency takes when it is booked,
 * dueOnSite what the supplier takes there; what is due between them is in `schedule` alone.
 */
export type Sale = {
  currency: string;
  total: number;
  net: number;
  markup: number;
  commission: number;
  base: number;
  taxes: number;
  dueNow: number;
  dueOnSite: number;
  schedule: SaleInstalment[];
  published: number;
};

/** As a quote stores it: a version from before there were instalments leaves these out. */
export type StoredSale = Omit<Sale, "schedule" | "commission"> &
  Partial<Pick<Sale, "schedule" | "commission">>;
