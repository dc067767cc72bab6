import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Transaction } from "../db/scoped";
import { agencyNotFound, requireAgencyId } from "./require-agency-id";
import { getAgencyById } from "./get-agency-by-id";

/** The agency with this subdomain, for operators, active or not. @throws RouteError 404 */
export async function requireAgency(tx: Transaction, subdomain: string): Promise<AgencyWire> {
  const agency = await getAgencyById(tx, await requireAgencyId(tx, subdomain));
  if (!agency) throw agencyNotFound();
  return agency;
}
