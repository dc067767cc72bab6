import type { DealSuppliers } from "../../ports/deal-supplier";
import { sandboxResorts } from "./sandbox-resorts";

/** The supply every installation starts with; real suppliers are adapters behind the same ports. */
export const sandboxSuppliers: DealSuppliers = {
  resorts: sandboxResorts,
};
