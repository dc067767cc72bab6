import { eq } from "drizzle-orm";
import { agencies } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";

export const agencyNotFound = (): RouteError =>
  new RouteError(404, "agency_not_found", "Agency not found!");

/** For operators, who identify an agency by its subdomain. @throws RouteError 404 */
export async function requireAgencyId(tx: Transaction, subdomain: string): Promise<string> {
  const [agency] = await tx
    .select({ id: agencies.id })
    .from(agencies)
    .where(eq(agencies.subdomain, subdomain));
  if (!agency) throw agencyNotFound();
  return agency.id;
}
