import type { ServiceModule } from "../booking/services/service-module";
import type { Handle } from "../http/request-context";
import type { Limits } from "../limits/create-limiter";
import type { Suppliers } from "../suppliers/map-suppliers";
import type { Unit } from "../suppliers/sandbox/stock";
import type { ShopDependencies } from "./shop-dependencies";

/** What the backend is composed of, for each service that can be booked. */
export type ServiceParts<Supplier> = {
  /** What quotes and bookings need of it. */
  create(suppliers: Suppliers<Supplier>): ServiceModule;
  /** Its calls: suggestions, deals, and from search to offers. */
  register(
    handle: Handle,
    dependencies: ShopDependencies & { suppliers: Suppliers<Supplier> },
  ): void;
  /** How often its calls that may reach a supplier are answered. */
  limits: { searches: Limits; [calls: string]: Limits };
  /** How many the sandbox has of what a row of its stock counts; 0 for rows of other services. */
  createAllotments(): (unit: Unit) => number;
};
