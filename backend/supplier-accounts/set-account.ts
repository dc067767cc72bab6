import { and, eq, sql } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import { supplierAccounts } from "../db/schema/supplier-accounts";
import type { ScopedDatabase } from "../db/scoped";
import { RouteError } from "../request-context";
import { sealForOperator } from "../secrets/seal-for-operator";
import type { SecretBox } from "../secrets/secret-box";
import { recordSecurityEvent } from "../security-events/record-security-event";
import {
  aboutAccount,
  accountSecretsSchema,
  toMode,
  type AccountInput,
  type SupplierName,
} from "./account-secrets";

/** What may be shown of an account: nothing that anybody could order with. */
export type ShownAccount = { supplier: SupplierName; mode: "test" | "live"; updatedAt: string };

type AccountRow = typeof supplierAccounts.$inferSelect;

const openKey = (secrets: SecretBox, { agencyId, supplier, secrets: sealed }: AccountRow) =>
  accountSecretsSchema.parse(JSON.parse(secrets.open(sealed, aboutAccount(agencyId, supplier))))
    .apiKey;

const toShown = (secrets: SecretBox, row: AccountRow): ShownAccount => ({
  supplier: row.supplier,
  mode: toMode(openKey(secrets, row)),
  updatedAt: row.updatedAt.toISOString(),
});

/** Whoever holds an account's key orders at the agency's cost: changes belong into its trail. */
const record = (
  db: ScopedDatabase,
  {
    agencyId,
    requestId,
    details,
  }: { agencyId: string; requestId: string; details: Record<string, string> },
) =>
  db.forAgency(agencyId, (tx) =>
    recordSecurityEvent(tx, {
      ...{ agencyId, userId: null, clientIp: null, requestId },
      event: "supplierAccountChanged",
      details: { by: "operator", ...details },
    }),
  );

/** Keeps the key of an agency's account. @throws RouteError 404 or 422 */
export async function setAccount(
  db: ScopedDatabase,
  secrets: SecretBox,
  {
    subdomain,
    input: { supplier, ...kept },
    requestId,
  }: { subdomain: string; input: AccountInput; requestId: string },
): Promise<ShownAccount> {
  const row = await db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const values = {
      secrets: sealForOperator(secrets, JSON.stringify(kept), aboutAccount(agencyId, supplier)),
      updatedAt: sql`now()`,
    };
    const [stored] = await tx
      .insert(supplierAccounts)
      .values({ agencyId, supplier, ...values })
      .onConflictDoUpdate({
        target: [supplierAccounts.agencyId, supplierAccounts.supplier],
        set: values,
      })
      .returning();
    if (!stored) throw new Error("the account wasn't kept");
    return stored;
  });
  await record(db, { ...row, requestId, details: { supplier, mode: toMode(kept.apiKey) } });
  return toShown(secrets, row);
}

/** An agency's accounts without their keys. @throws RouteError 404 */
export const listAccounts = (
  db: ScopedDatabase,
  secrets: SecretBox,
  subdomain: string,
): Promise<ShownAccount[]> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const rows = await tx
      .select()
      .from(supplierAccounts)
      .where(eq(supplierAccounts.agencyId, agencyId));
    return rows.map((row) => toShown(secrets, row));
  });

/**
 * Forgets an account. What was booked with it can't be looked up or cancelled here any more.
 * @throws RouteError 404
 */
export async function removeAccount(
  db: ScopedDatabase,
  { subdomain, supplier, requestId }: { subdomain: string; supplier: string; requestId: string },
): Promise<void> {
  const agencyId = await db.forOperator(async (tx) => {
    const id = await requireAgencyId(tx, subdomain);
    const removed = await tx
      .delete(supplierAccounts)
      .where(
        and(eq(supplierAccounts.agencyId, id), sql`${supplierAccounts.supplier} = ${supplier}`),
      )
      .returning({ supplier: supplierAccounts.supplier });
    if (removed.length === 0) throw new RouteError(404, "not_found", "There is no such account");
    return id;
  });
  await record(db, { agencyId, requestId, details: { supplier, mode: "removed" } });
}

/** The key of an agency's account; null where it has none. */
export const getAccountKey = (
  db: ScopedDatabase,
  secrets: SecretBox,
  { agencyId, supplier }: { agencyId: string; supplier: SupplierName },
): Promise<string | null> =>
  db.forAgency(agencyId, async (tx) => {
    const [row] = await tx
      .select()
      .from(supplierAccounts)
      .where(and(eq(supplierAccounts.agencyId, agencyId), eq(supplierAccounts.supplier, supplier)));
    return row ? openKey(secrets, row) : null;
  });

/** The ids of all agencies with an account. */
export const listAccountHolders = (db: ScopedDatabase, supplier: SupplierName): Promise<string[]> =>
  db.forOperator(async (tx) => {
    const rows = await tx
      .select({ agencyId: supplierAccounts.agencyId })
      .from(supplierAccounts)
      .where(eq(supplierAccounts.supplier, supplier));
    return rows.map(({ agencyId }) => agencyId);
  });
