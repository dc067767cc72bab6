import { and, eq, sql } from "drizzle-orm";
import { agencies } from "../db/schema/agencies";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import type { AgencyInput } from "./agency-input";
import { getAgencyRecord, type AgencyRecord } from "./agency-record";
import { findGatewayMisfit, type KnownGateways } from "./list-payment-notes";
import { findConflicts } from "./find-conflicts";
import { replaceDomains, replaceTexts } from "./replace-agency-parts";

type Change = {
  input: AgencyInput;
  /** The version that was read; the update is rejected if it has changed since. */
  version: number;
  rootDomain: string;
  gateways?: KnownGateways;
};

/**
 * A new gateway is checked if there are `gateways` to choose from.
 * @throws RouteError 404 for an unknown agency, 409 for another version or a domain that is taken,
 * 422 for inconsistent fields
 */
export async function updateAgency(
  db: ScopedDatabase,
  subdomain: string,
  { input, version, rootDomain, gateways }: Change,
): Promise<AgencyRecord> {
  return db.forOperator(async (tx) => {
    const before = await getAgencyRecord(tx, subdomain);
    if (!before) throw new RouteError(404, "agency_not_found", "Agency not found!");
    if (input.subdomain !== undefined && input.subdomain !== subdomain)
      throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
        { path: "subdomain", message: "can't be changed" },
      ]);

    const {
      version: _version,
      subdomain: _subdomain,
      about: _about,
      faq: _faq,
      policies: _policies,
      ...stored
    } = before.record;
    const { subdomain: _given, about, faq, policies, ...given } = input;
    const { status, domains, ...settings } = { ...stored, ...given };
    const misfits = findConflicts({ ...settings, domains }, { rootDomain });
    const gateway = await findGatewayMisfit(tx, {
      agencyId: before.id,
      name: input.currentPaymentGateway,
      gateways,
    });
    if (gateway) misfits.push({ path: "currentPaymentGateway", message: gateway });
    if (misfits.length > 0)
      throw new RouteError(422, "invalid_input", "Some of the input is wrong", misfits);

    const [written] = await tx
      .update(agencies)
      .set({ status, settings, version: sql`${agencies.version} + 1`, updatedAt: new Date() })
      .where(and(eq(agencies.id, before.id), eq(agencies.version, version)))
      .returning({ id: agencies.id });
    if (!written)
      throw new RouteError(409, "version_conflict", "The agency was changed since", [
        { path: "version", message: `is ${before.record.version} by now` },
      ]);
    await replaceDomains(tx, before.id, domains);
    await replaceTexts(tx, before.id, { about, faq, policies });
    return (await getAgencyRecord(tx, subdomain))?.record ?? before.record;
  });
}
