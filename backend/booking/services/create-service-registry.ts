import type { ServiceId } from "@/lib/api/contract/services";
import type { BookingSupplier } from "../../ports/booking-supplier";
import type { ServiceModule } from "./service-module";

/** The services that can be booked, and the supplier that took a booking. */
export type ServiceRegistry = {
  /** @throws Error for a service that isn't sold here: no quote or booking of one exists */
  getModule(service: ServiceId): ServiceModule;
  /** @throws Error when the supplier isn't configured any more: an operator must check it */
  getSupplier(booking: { service: ServiceId; supplier: string }): BookingSupplier;
  /** All of them, each by its service and the name that bookings keep. */
  listSuppliers(): { service: ServiceId; name: string; supplier: BookingSupplier }[];
};

export function createServiceRegistry(modules: readonly ServiceModule[]): ServiceRegistry {
  const byService = new Map<string, ServiceModule>(modules.map((one) => [one.service, one]));
  function getModule(service: ServiceId): ServiceModule {
    const found = byService.get(service);
    if (!found) throw new Error(`${service} can't be booked`);
    return found;
  }
  return {
    listSuppliers: () =>
      modules.flatMap(({ service, suppliers }) =>
        Object.entries(suppliers).map(([name, supplier]) => ({ service, name, supplier })),
      ),
    getModule,
    getSupplier({ service, supplier: name }) {
      const supplier = getModule(service).suppliers[name];
      if (!supplier) throw new Error(`${service} has no supplier "${name}"`);
      return supplier;
    },
  };
}
