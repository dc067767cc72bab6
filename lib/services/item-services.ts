import type { ItemService } from "@/lib/api/contract/items";
import type { ServiceId } from "@/lib/api/contract/services";

const table: Readonly<Record<ItemService, true>> = { hotels: true, cars: true, flights: true };

/** The services that can be quoted and booked. */
export const itemServices = Object.keys(table) as [ItemService, ...ItemService[]];

/** Null for a service that can't be booked. */
export const findItemService = (id: ServiceId): ItemService | null =>
  itemServices.find((service) => service === id) ?? null;

/** @throws Error for a service that can't be booked: there is no booking of one */
export function toItemService(id: ServiceId): ItemService {
  const service = findItemService(id);
  if (!service) throw new Error(`${id} can't be booked`);
  return service;
}
