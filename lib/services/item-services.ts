import type { ItemService } from "@/lib/api/contract/items";
import type { ServiceId } from "@/lib/api/contract/services";
import { serviceKits } from "./service-kits";

/** The services that can be quoted and booked. */
export const itemServices = Object.entries(serviceKits).flatMap(([id, kit]) =>
  "facts" in kit ? id : [],
) as [ItemService, ...ItemService[]];

/** Null for a service that can't be booked. */
export const findItemService = (id: ServiceId): ItemService | null =>
  itemServices.find((service) => service === id) ?? null;

/** @throws Error for a service that can't be booked: there is no booking of one */
export function toItemService(id: ServiceId): ItemService {
  const service = findItemService(id);
  if (!service) throw new Error(`${id} can't be booked`);
  return service;
}
