import {
  createServiceRegistry,
  type ServiceRegistry,
} from "../booking/services/create-service-registry";
import type { ServiceSuppliers } from "../suppliers/open-suppliers";
import { mapServices } from "./service-modules";

/** Every service that can be booked, as quotes and bookings know it. */
export const createServices = (suppliers: Partial<ServiceSuppliers>): ServiceRegistry =>
  createServiceRegistry(mapServices(suppliers, (module, own) => module.create(own)));
