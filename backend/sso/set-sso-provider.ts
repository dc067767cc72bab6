import { and, asc, eq, sql } from "drizzle-orm";
import type { SsoProviderInput } from "@/lib/api/contract/sso";
import { requireAgencyId } from "../agencies/require-agency-id";
import { purges } from "../db/schema/purges";
import { ssoProviders } from "../db/schema/sso";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { recordSecurityEvent } from "../security-events/record-security-event";
import { sealForOperator } from "../http/seal-for-operator";
import type { SecretBox } from "../secrets/secret-box";
import { aboutSecret } from "./sso-providers";

const isSameTrust = (one: SsoProviderInput["settings"], other: SsoProviderInput["settings"]) =>
  one.protocol === other.protocol && one.issuer === other.issuer;

/** Storefronts keep the providers that they show; no trigger does this, for no shared page does. */
const queuePurge = (tx: Transaction, subdomain: string) =>
  tx.insert(purges).values({ tags: [subdomain] });

type Change = { agencyId: string; id: string; change: "set" | "removed"; requestId: string };

/**
 * A sign-in provider can sign in as anybody, so changes belong into the agency's audit trail;
 * operators' own transactions may only read it.
 */
const recordChange = (
  db: ScopedDatabase,
  { agencyId, id, change, requestId }: Change,
): Promise<void> =>
  db.forAgency(agencyId, (tx) =>
    recordSecurityEvent(tx, {
      agencyId,
      userId: null,
      event: "ssoProviderChanged",
      clientIp: null,
      requestId,
      details: { by: "operator", provider: id, change },
    }),
  );

/**
 * Sets a provider. Without a secret the stored one stays, if the issuer is the same. @throws
 * RouteError 404 or 422
 */
export async function setSsoProvider(
  db: ScopedDatabase,
  secrets: SecretBox,
  {
    subdomain,
    input: { id, settings, secret },
    requestId,
  }: { subdomain: string; input: SsoProviderInput; requestId: string },
) {
  const { agencyId, provider } = await db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const [stored] = await tx
      .select()
      .from(ssoProviders)
      .where(and(eq(ssoProviders.agencyId, agencyId), eq(ssoProviders.id, id)));
    const existingSecret =
      stored && isSameTrust(stored.settings, settings) ? stored.encryptedSecret : null;
    const encryptedSecret =
      secret === null
        ? existingSecret
        : sealForOperator(secrets, secret, aboutSecret(agencyId, id));
    const isShared = settings.protocol === "signed-redirect" && settings.algorithm === "HS256";
    if (isShared && !encryptedSecret)
      throw new RouteError(422, "invalid_input", "Some of the input is wrong", [
        { path: "secret", message: "is needed with HS256" },
      ]);
    const values = {
      settings,
      encryptedSecret: settings.protocol === "oidc" || isShared ? encryptedSecret : null,
      updatedAt: sql`now()`,
    };
    await tx
      .insert(ssoProviders)
      .values({ agencyId, id, ...values })
      .onConflictDoUpdate({ target: [ssoProviders.agencyId, ssoProviders.id], set: values });
    await queuePurge(tx, subdomain);
    return { agencyId, provider: { id, settings, hasSecret: values.encryptedSecret !== null } };
  });
  await recordChange(db, { agencyId, id, change: "set", requestId });
  return provider;
}

/** Removes a provider; its users keep their accounts. @throws RouteError 404 */
export async function removeSsoProvider(
  db: ScopedDatabase,
  { subdomain, id, requestId }: { subdomain: string; id: string; requestId: string },
): Promise<void> {
  const agencyId = await db.forOperator(async (tx) => {
    const found = await requireAgencyId(tx, subdomain);
    const removed = await tx
      .delete(ssoProviders)
      .where(and(eq(ssoProviders.agencyId, found), eq(ssoProviders.id, id)))
      .returning();
    if (removed.length === 0)
      throw new RouteError(404, "not_found", `${subdomain} has no provider ${id}`);
    await queuePurge(tx, subdomain);
    return found;
  });
  await recordChange(db, { agencyId, id, change: "removed", requestId });
}

/** An agency's providers with all their settings but the secrets. @throws RouteError 404 */
export const listStoredSsoProviders = (db: ScopedDatabase, subdomain: string) =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const rows = await tx
      .select()
      .from(ssoProviders)
      .where(eq(ssoProviders.agencyId, agencyId))
      .orderBy(asc(ssoProviders.id));
    return rows.map(({ id, settings, encryptedSecret }) => ({
      id,
      settings,
      hasSecret: encryptedSecret !== null,
    }));
  });
