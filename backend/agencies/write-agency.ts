import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { agencyRevisions } from "../db/schema/agency-settings";
import { agencies } from "../db/schema/agencies";
import type { Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { recordAuditEvent } from "../audit/record-audit-event";
import type { AgencyInput } from "./agency-input";
import { getAgencyRecord, type AgencyRecord } from "./agency-record";
import { findConflicts } from "./find-conflicts";
import { findGatewayMisfit, type KnownGateways } from "./list-payment-notes";
import { replaceDomains, replaceTexts } from "./replace-agency-parts";

export type AgencyWrite = {
  input: AgencyInput;
  /** The version that was read; the write is refused if it has changed since. */
  version: number;
  rootDomain: string;
  /** A new gateway is checked if there are some to choose from. */
  gateways?: KnownGateways | undefined;
  /** Who writes which section; null: an operator, any fields. */
  author: { userId: string; section: string } | null;
  requestId: string;
  now: Date;
};

type Fields = Partial<Record<keyof AgencyInput, unknown>>;
/** Null where the agency has none. */
const valuesOf = (from: Fields, names: readonly (keyof AgencyInput)[]): Fields =>
  Object.fromEntries(names.map((name) => [name, from[name] ?? null]));

/** The audit shows that a text has changed and how it begins; revisions have all of it. */
const auditedLength = 200;
const toAudited = (fields: Fields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      // By characters: half of a surrogate pair can't be stored.
      const beginning = [...(text ?? "")].slice(0, auditedLength).join("");
      return [name, text && text.length > beginning.length ? `${beginning}…` : text];
    }),
  );

/**
 * The one way to change an agency's settings and texts, with a revision and a line in the audit.
 * Fields that already are as given are left alone; without any other nothing is written. One that
 * is there and undefined is taken away, where it is optional.
 * @throws RouteError 404 for an unknown agency, 409 for another version or a domain that is taken,
 * 422 for inconsistent fields
 */
export async function writeAgency(
  tx: Transaction,
  subdomain: string,
  { input, version, rootDomain, gateways, author, requestId, now }: AgencyWrite,
): Promise<AgencyRecord> {
  const before = await getAgencyRecord(tx, subdomain);
  if (!before) throw new RouteError(404, "agency_not_found", "Agency not found!");
  const { id, record } = before;
  if (input.subdomain !== undefined && input.subdomain !== subdomain)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
      { path: "subdomain", message: "can't be changed" },
    ]);
  const names = (Object.keys(input) as (keyof AgencyInput)[]).filter(
    (name) => !isDeepStrictEqual(input[name], record[name]),
  );
  const changed: AgencyInput = Object.fromEntries(names.map((name) => [name, input[name]]));
  const misfits = findConflicts({ ...record, ...changed }, { rootDomain });
  const gateway = await findGatewayMisfit(tx, {
    agencyId: id,
    name: changed.currentPaymentGateway,
    gateways,
  });
  if (gateway) misfits.push({ path: "currentPaymentGateway", message: gateway });
  if (misfits.length > 0)
    throw new RouteError(422, "invalid_input", "Some of the input is wrong", misfits);
  const conflict = new RouteError(409, "version_conflict", "The agency was changed since", [
    { path: "version", message: `is ${record.version} by now` },
  ]);
  if (record.version !== version) throw conflict;
  if (names.length === 0) return record;

  const gone = names.filter((name) => changed[name] === undefined);
  const { status, domains, about, faq, policies, ...settings } = changed;
  const [written] = await tx
    .update(agencies)
    .set({
      ...(status && { status }),
      settings: sql`(${agencies.settings} || ${JSON.stringify(settings)}::jsonb) - array(select jsonb_array_elements_text(${JSON.stringify(gone)}::jsonb))`,
      version: sql`${agencies.version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(agencies.id, id), eq(agencies.version, version)))
    .returning({ version: agencies.version });
  if (!written) throw conflict;
  if (domains) await replaceDomains(tx, id, domains);
  await replaceTexts(tx, id, { about, faq, policies });
  await tx.insert(agencyRevisions).values({
    agencyId: id,
    version: written.version,
    section: author?.section ?? null,
    before: valuesOf(record, names),
    authorId: author?.userId ?? null,
    createdAt: now,
  });
  await recordAuditEvent(
    tx,
    { agency: { id }, viewer: author, requestId },
    {
      action: "settings.saved",
      subject: { kind: "settings", name: author?.section ?? "settings" },
      before: toAudited(valuesOf(record, names)),
      after: toAudited(valuesOf(changed, names)),
      now,
    },
  );
  return (await getAgencyRecord(tx, subdomain))?.record ?? record;
}
