import { and, eq } from "drizzle-orm";
import type { Enquiry } from "@/lib/api/contract/enquiries";
import { enquiries } from "../db/schema/enquiries";
import type { ScopedDatabase } from "../db/scoped";
import { equalsSecret } from "../http/equals-secret";
import { type RequestContext } from "../http/request-context";
import { RouteError } from "../errors/route-error";
import { toTokenHash } from "../secrets/opaque-token";
import { toEnquiry } from "./to-enquiry";

export const noSuchEnquiry = () =>
  new RouteError(404, "enquiry_not_found", "There is no such enquiry");

/**
 * The user's own enquiry, or one by its key. @throws RouteError 404 `enquiry_not_found`, whichever
 * is wrong
 */
export async function getEnquiry(
  db: ScopedDatabase,
  { agency, viewer, priceTier }: RequestContext,
  { reference, key }: { reference: string; key?: string | undefined },
): Promise<Enquiry> {
  const [row] = await db.forAgency(agency.id, (tx) =>
    tx
      .select()
      .from(enquiries)
      .where(and(eq(enquiries.agencyId, agency.id), eq(enquiries.reference, reference))),
  );
  const isTheirs = Boolean(viewer && row?.userId === viewer.userId);
  const hasKey = key !== undefined && equalsSecret(toTokenHash(key), row?.keyHash ?? "");
  if (!row || !(isTheirs || hasKey)) throw noSuchEnquiry();
  return toEnquiry(row, { priceTier });
}
