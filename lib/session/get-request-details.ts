import "server-only";
import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { locale } from "next/root-params";
import { cache } from "react";
import { toLanguageCode } from "@/lib/api/contract/languages";
import { header } from "@/lib/api/headers";
import { findAgencyBySubdomain } from "@/lib/tenant/agency-registry";

/**
 * What every call of one render carries besides the session. Request id and client address are only
 * set by the front door, the deal link marker by middleware.
 */
export const getRequestDetails = cache(async (tenant: string) => {
  const [incoming, language, agency] = await Promise.all([
    headers(),
    locale(),
    findAgencyBySubdomain(tenant),
  ]);
  return {
    language: toLanguageCode(language),
    timeZone: agency?.timeZone ?? "UTC",
    agencyVersion: agency?.updatedAt,
    sessionId: randomUUID(),
    requestId: incoming.get(header.requestId) ?? randomUUID(),
    clientIp: incoming.get(header.clientIp),
    userAgent: incoming.get("user-agent"),
    hasDealLink: incoming.get(header.optionalAuth) === "true",
  };
});
