import { and, eq, sql } from "drizzle-orm";
import { requireAgencyId } from "../agencies/require-agency-id";
import { supplierAccounts } from "../db/schema/supplier-accounts";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { sealForOperator } from "../http/seal-for-operator";
import type { SecretBox } from "../secrets/secret-box";
import { recordSecurityEvent } from "../security-events/record-security-event";
import {
  aboutAccount,
  accountSecretsSchema,
  toMode,
  type AccountInput,
  type AccountSecrets,
  type SupplierName,
} from "./account-secrets";

/** What may be shown of an account: nothing that anybody could order with. */
export type ShownAccount = {
  supplier: SupplierName;
  mode: "test" | "live";
  webhookSecrets: number;
  updatedAt: string;
};

type AccountRow = typeof supplierAccounts.$inferSelect;

type Account = { agencyId: string; supplier: SupplierName };

const openSecrets = (box: SecretBox, { agencyId, supplier, secrets }: AccountRow): AccountSecrets =>
  accountSecretsSchema.parse(JSON.parse(box.open(secrets, aboutAccount(agencyId, supplier))));

function toShown(box: SecretBox, row: AccountRow): ShownAccount {
  const { apiKey, webhookSecrets = [] } = openSecrets(box, row);
  return {
    supplier: row.supplier,
    mode: toMode(apiKey),
    webhookSecrets: webhookSecrets.length,
    updatedAt: row.updatedAt.toISOString(),
  };
}

const isAccount = ({ agencyId, supplier }: Account) =>
  and(eq(supplierAccounts.agencyId, agencyId), eq(supplierAccounts.supplier, supplier));

/** Any holder of an account's key orders at the agency's cost: changes go into its trail. */
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

/** What is kept already with what is given. @throws RouteError 422 while there is no key */
function merge(kept: AccountSecrets | null, given: Omit<AccountInput, "supplier">): AccountSecrets {
  const apiKey = given.apiKey ?? kept?.apiKey;
  const webhookSecrets = given.webhookSecrets ?? kept?.webhookSecrets;
  if (apiKey === undefined) throw refuseInput("apiKey", "is needed: nothing is kept yet");
  return { apiKey, ...(webhookSecrets ? { webhookSecrets } : {}) };
}

/**
 * Keeps the secrets of an agency's account; what the input leaves out stays as it is.
 * @throws RouteError 404 or 422
 */
export async function setAccount(
  db: ScopedDatabase,
  secrets: SecretBox,
  {
    subdomain,
    input: { supplier, ...given },
    requestId,
  }: { subdomain: string; input: AccountInput; requestId: string },
): Promise<ShownAccount> {
  const row = await db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const [kept] = await tx
      .select()
      .from(supplierAccounts)
      .where(isAccount({ agencyId, supplier }))
      .for("update");
    const merged = merge(kept ? openSecrets(secrets, kept) : null, given);
    const values = {
      secrets: sealForOperator(secrets, JSON.stringify(merged), aboutAccount(agencyId, supplier)),
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
  const shown = toShown(secrets, row);
  const changed = Object.keys(given).join(", ");
  await record(db, { ...row, requestId, details: { supplier, mode: shown.mode, changed } });
  return shown;
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

/** The secrets of an agency's account; null where it has none. */
export const getAccountSecrets = (
  db: ScopedDatabase,
  box: SecretBox,
  account: Account,
): Promise<AccountSecrets | null> =>
  db.forAgency(account.agencyId, async (tx) => {
    const [row] = await tx.select().from(supplierAccounts).where(isAccount(account));
    return row ? openSecrets(box, row) : null;
  });

/** The key of an agency's account; null where it has none. */
export const getAccountKey = async (
  db: ScopedDatabase,
  box: SecretBox,
  account: Account,
): Promise<string | null> => (await getAccountSecrets(db, box, account))?.apiKey ?? null;

/** The ids of all agencies with an account. */
export const listAccountHolders = (db: ScopedDatabase, supplier: SupplierName): Promise<string[]> =>
  db.forOperator(async (tx) => {
    const rows = await tx
      .select({ agencyId: supplierAccounts.agencyId })
      .from(supplierAccounts)
      .where(eq(supplierAccounts.supplier, supplier));
    return rows.map(({ agencyId }) => agencyId);
  });
