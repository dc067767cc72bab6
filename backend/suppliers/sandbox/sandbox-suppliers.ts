import type { DealSuppliers } from "../deal-supplier";
import { sandboxActivities } from "./sandbox-activities";
import { sandboxHotelDeals } from "./sandbox-hotel-deals";
import { sandboxResorts } from "./sandbox-resorts";

/** The supply every installation starts with; real suppliers are adapters behind the same ports. */
export const sandboxSuppliers: DealSuppliers = {
  hotels: sandboxHotelDeals,
  activities: sandboxActivities,
  resorts: sandboxResorts,
};
