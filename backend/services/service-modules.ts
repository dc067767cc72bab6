import type { BookableServiceId } from "@/lib/api/contract/services";
import { activityModule } from "../activities/activity-module";
import { carModule } from "../cars/car-module";
import { flightModule } from "../flights/flight-module";
import { hotelModule } from "../hotels/hotel-module";
import type { ServiceParts } from "../shops/service-parts";
import type { Suppliers } from "../suppliers/map-suppliers";
import type { ServiceSuppliers } from "../suppliers/open-suppliers";
import type { SupplierPorts } from "../suppliers/supplier-provider";

/** Every service that can be booked: one line each. */
export const serviceModules: { [Id in BookableServiceId]: ServiceParts<SupplierPorts[Id]> } = {
  hotels: hotelModule,
  cars: carModule,
  flights: flightModule,
  activities: activityModule,
};
const ids = Object.keys(serviceModules) as BookableServiceId[];

/** What is made of the module and the suppliers of each service, which may have none. */
export function mapServices<T>(
  suppliers: Partial<ServiceSuppliers>,
  toPart: <Supplier>(module: ServiceParts<Supplier>, suppliers: Suppliers<Supplier>) => T,
): T[] {
  const toPartOf = <Id extends BookableServiceId>(id: Id) =>
    toPart<SupplierPorts[Id]>(serviceModules[id], suppliers[id] ?? {});
  return ids.map(toPartOf);
}
