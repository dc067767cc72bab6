import type { BookableServiceId } from "@/lib/api/contract/services";
import { carModule } from "../cars/car-module";
import { flightModule } from "../flights/flight-module";
import { hotelModule } from "../hotels/hotel-module";
import type { ServiceParts, Suppliers } from "../shops/service-parts";

/** Every service that can be booked: one line each. */
export const serviceModules = { hotels: hotelModule, cars: carModule, flights: flightModule };

type SupplierOf<Parts> = Parts extends ServiceParts<infer Supplier> ? Supplier : never;
type SupplierIn<Id extends BookableServiceId> = SupplierOf<(typeof serviceModules)[Id]>;
/** The suppliers of each service that can be booked. */
export type ServiceSuppliers = { [Id in BookableServiceId]: Suppliers<SupplierIn<Id>> };

const table: { [Id in BookableServiceId]: ServiceParts<SupplierIn<Id>> } = serviceModules;
const ids = Object.keys(table) as BookableServiceId[];

/** What is made of the module and the suppliers of each service. */
export function mapServices<T>(
  suppliers: ServiceSuppliers,
  toPart: <Supplier>(module: ServiceParts<Supplier>, suppliers: Suppliers<Supplier>) => T,
): T[] {
  const toPartOf = <Id extends BookableServiceId>(id: Id) => toPart(table[id], suppliers[id]);
  return ids.map(toPartOf);
}

/** The suppliers that are given, and the sandbox's for services without any. */
export const withSandboxes = (
  suppliers: Partial<ServiceSuppliers>,
  settings: Parameters<ServiceParts<unknown>["sandbox"]["create"]>[0],
): ServiceSuppliers =>
  Object.fromEntries(
    ids.map((id) => [id, suppliers[id] ?? { sandbox: table[id].sandbox.create(settings) }]),
  ) as ServiceSuppliers;
