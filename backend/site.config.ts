import type { GatewayProvider } from "./payments/gateway-provider";
import { sandboxGateway } from "./payments/sandbox/sandbox-gateway";
import { stripe } from "./payments/stripe/stripe";
import type { DealSuppliers } from "./ports/deal-supplier";
import { duffel } from "./suppliers/duffel/duffel";
import { bookableActivities } from "./suppliers/sandbox/activities/bookable-activities";
import { sandboxCars } from "./suppliers/sandbox/cars/sandbox-cars";
import { sandboxFlights } from "./suppliers/sandbox/flights/sandbox-flights";
import { sandboxHotels } from "./suppliers/sandbox/hotels/sandbox-hotels";
import { sandboxSuppliers } from "./suppliers/sandbox/sandbox-suppliers";
import type { SupplierProvider } from "./suppliers/supplier-provider";

export type SiteConfig = {
  suppliers: readonly SupplierProvider[];
  gateways: readonly GatewayProvider[];
  /** Where deals of resorts come from. */
  deals: DealSuppliers;
};

/** What this site sells, and takes payments with. */
export const siteConfig: SiteConfig = {
  suppliers: [sandboxHotels, sandboxCars, sandboxFlights, bookableActivities, duffel],
  gateways: [sandboxGateway, stripe],
  deals: sandboxSuppliers,
};
