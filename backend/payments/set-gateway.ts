import { and, asc, eq, sql } from "drizzle-orm";
import { agencies } from "../db/schema/agencies";
import { paymentGateways } from "../db/schema/payments";
import type { ScopedDatabase } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { sealForOperator } from "../http/seal-for-operator";
import type { SecretBox } from "../secrets/secret-box";
import { recordSecurityEvent } from "../security-events/record-security-event";
import {
  aboutGateway,
  sandboxSecretsSchema,
  stripeSecretsSchema,
  type GatewayInput,
} from "./gateway-secrets";
import type { GatewayName } from "../ports/payment-gateway";

/** What may be shown of an account: nothing that anybody could pay or sign with. */
export type ShownGateway = {
  gateway: GatewayName;
  isCurrent: boolean;
  mode: "sandbox" | "test" | "live";
  webhookSecrets: number;
  updatedAt: string;
};

const secretsSchemas = { sandbox: sandboxSecretsSchema, stripe: stripeSecretsSchema };

function toShown(
  row: typeof paymentGateways.$inferSelect,
  { secrets, current }: { secrets: SecretBox; current: string | null },
): ShownGateway {
  const kept: unknown = JSON.parse(
    secrets.open(row.secrets, aboutGateway(row.agencyId, row.gateway)),
  );
  const shown = {
    gateway: row.gateway,
    isCurrent: row.gateway === current,
    updatedAt: row.updatedAt.toISOString(),
  };
  if (row.gateway === "sandbox")
    return {
      ...shown,
      mode: "sandbox",
      webhookSecrets: sandboxSecretsSchema.parse(kept).webhookSecrets.length,
    };
  const { secretKey, webhookSecrets } = stripeSecretsSchema.parse(kept);
  return {
    ...shown,
    mode: secretKey.includes("_live_") ? "live" : "test",
    webhookSecrets: webhookSecrets.length,
  };
}

function requireComplete(kept: object, { gateway, ...given }: GatewayInput): string {
  const merged: Record<string, unknown> = { ...kept, ...given };
  const missing =
    gateway === "stripe"
      ? ["secretKey", "webhookSecrets"].find((name) => merged[name] === undefined)
      : undefined;
  if (missing) throw refuseInput(missing, "is needed: nothing is kept yet");
  return JSON.stringify(secretsSchemas[gateway].parse(merged));
}

type Order = { subdomain: string; input: GatewayInput; requestId: string };

/**
 * Keeps an account's secrets; what the input leaves out stays as it is. The gateway that takes
 * payments is the agency's `currentPaymentGateway`. @throws RouteError 404 or 422
 */
export async function setGateway(
  db: ScopedDatabase,
  secrets: SecretBox,
  { subdomain, input, requestId }: Order,
): Promise<ShownGateway> {
  const { agency, row } = await db.forOperator(async (tx) => {
    const [agency] = await tx
      .select()
      .from(agencies)
      .where(eq(agencies.subdomain, subdomain))
      .for("update");
    if (!agency) throw new RouteError(404, "agency_not_found", "Agency not found!");
    const account = { agencyId: agency.id, gateway: input.gateway };
    const about = aboutGateway(agency.id, input.gateway);
    const [stored] = await tx
      .select()
      .from(paymentGateways)
      .where(
        and(eq(paymentGateways.agencyId, agency.id), eq(paymentGateways.gateway, input.gateway)),
      );
    const kept = stored ? (JSON.parse(secrets.open(stored.secrets, about)) as object) : {};
    const values = {
      secrets: sealForOperator(secrets, requireComplete(kept, input), about),
      updatedAt: sql`now()`,
    };
    const [row] = await tx
      .insert(paymentGateways)
      .values({ ...account, ...values })
      .onConflictDoUpdate({
        target: [paymentGateways.agencyId, paymentGateways.gateway],
        set: values,
      })
      .returning();
    if (!row) throw new Error("the account wasn't kept");
    return { agency, row };
  });
  // Any holder of an account's keys gets the agency's money, so a change of them belongs in its
  // trail.
  const details = {
    by: "operator",
    gateway: input.gateway,
    changed: Object.keys(input)
      .filter((name) => name !== "gateway")
      .join(", "),
  };
  const event = {
    agencyId: agency.id,
    userId: null,
    event: "paymentGatewayChanged",
    clientIp: null,
    requestId,
    details,
  } as const;
  await db.forAgency(agency.id, (tx) => recordSecurityEvent(tx, event));
  return toShown(row, { secrets, current: agency.settings.currentPaymentGateway });
}

/** An agency's accounts without their secrets. @throws RouteError 404 */
export const listGateways = (
  db: ScopedDatabase,
  secrets: SecretBox,
  subdomain: string,
): Promise<ShownGateway[]> =>
  db.forOperator(async (tx) => {
    const [agency] = await tx.select().from(agencies).where(eq(agencies.subdomain, subdomain));
    if (!agency) throw new RouteError(404, "agency_not_found", "Agency not found!");
    const rows = await tx
      .select()
      .from(paymentGateways)
      .where(eq(paymentGateways.agencyId, agency.id))
      .orderBy(asc(paymentGateways.gateway));
    return rows.map((row) =>
      toShown(row, { secrets, current: agency.settings.currentPaymentGateway }),
    );
  });
