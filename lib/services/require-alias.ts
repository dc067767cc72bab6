import "server-only";
import { notFound } from "next/navigation";
import type { Service } from "@/lib/api/contract/services";
import { findServiceBySegment } from "@/lib/deals/find-service-by-segment";

/** 404 where links from elsewhere don't know the service of an address's segment by this one. */
export function requireAlias(segment: string, alias: Service["aliases"][number]): void {
  const aliases: readonly string[] = findServiceBySegment(segment)?.aliases ?? [];
  if (!aliases.includes(alias)) notFound();
}
