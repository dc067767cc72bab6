import { defaultAgency } from "@/lib/api/contract/default-agency";
import { ratesTag } from "@/lib/signed-events/rates-tag";
import { agencies } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { AgencyInput } from "./agency-input";
import { getAgencyRecord, type AgencyRecord } from "./agency-record";
import { findGatewayMisfit, type KnownGateways } from "./list-payment-notes";
import { findConflicts } from "./find-conflicts";
import { replaceDomains, replaceTexts } from "./replace-agency-parts";

export type NewAgency = AgencyInput & { agencyName: string; subdomain: string };
export const isNewAgency = (input: AgencyInput): input is NewAgency =>
  input.agencyName !== undefined && input.subdomain !== undefined;

/**
 * A purge tagged with the first affects every agency; the others are metric labels that group
 * agencies (server/observability).
 */
const ownWords: ReadonlySet<string> = new Set([ratesTag, "other", "unknown"]);

/**
 * Its gateway is checked if there are `gateways` to choose from.
 * @throws RouteError 422 for inconsistent fields and for a reserved subdomain, 409 for a subdomain
 * or domain that is taken
 */
export async function createAgency(
  db: ScopedDatabase,
  {
    input,
    rootDomain,
    gateways,
  }: { input: NewAgency; rootDomain: string; gateways?: KnownGateways },
): Promise<AgencyRecord> {
  const { subdomain, status = "Active", domains = [], about, faq, policies, ...given } = input;
  const settings = { ...defaultAgency, ...given };
  const misfits = findConflicts({ ...settings, domains }, { rootDomain });
  if (ownWords.has(subdomain))
    misfits.push({ path: "subdomain", message: "is a word of the platform's own" });
  const gateway = await db.forOperator((tx) =>
    findGatewayMisfit(tx, { agencyId: null, name: settings.currentPaymentGateway, gateways }),
  );
  if (gateway) misfits.push({ path: "currentPaymentGateway", message: gateway });
  if (misfits.length > 0)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", misfits);
  const isTaken = new RouteError(409, "subdomain_taken", "The subdomain is taken", [
    { path: "subdomain", message: "belongs to another agency" },
  ]);

  return db.forOperator(async (tx) => {
    const [row] = await tx
      .insert(agencies)
      .values({ subdomain, status, settings })
      .onConflictDoNothing()
      .returning({ id: agencies.id });
    if (!row) throw isTaken;
    await replaceDomains(tx, row.id, domains);
    await replaceTexts(tx, row.id, { about, faq, policies });
    const stored = await getAgencyRecord(tx, subdomain);
    if (!stored) throw new Error(`agency ${subdomain} was written and can't be read`);
    return stored.record;
  });
}
