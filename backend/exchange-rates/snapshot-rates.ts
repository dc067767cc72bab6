import type { DatedRates } from "./exchange-rates";
import snapshot from "./snapshot.json";

/** The rates the product ships with: every currency in use, with their date. */
export const snapshotRates: DatedRates = { ...snapshot, base: "USD" };
