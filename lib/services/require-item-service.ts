import "server-only";
import { notFound } from "next/navigation";
import type { ItemService } from "@/lib/api/contract/items";
import { findServiceBySegment } from "@/lib/deals/find-service-by-segment";
import { findItemService } from "./item-services";

/** The service of an address's segment, where it can be booked; 404 for any other. */
export function requireItemService(segment: string): ItemService {
  const service = findServiceBySegment(segment);
  return (service && findItemService(service.id)) ?? notFound();
}
