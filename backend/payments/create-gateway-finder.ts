import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { AgencyWire } from "@/lib/api/contract/agencies";
import { paymentGateways } from "../db/schema/payments";
import type { ScopedDatabase } from "../db/scoped";
import { MissingKeyError, type SecretBox } from "../secrets/secret-box";
import { aboutGateway, sandboxSecretsSchema, stripeSecretsSchema } from "./gateway-secrets";
import { gatewayNames, type GatewayName, type PaymentGateway } from "../ports/payment-gateway";
import { createSandboxGateway } from "./sandbox/create-sandbox-gateway";
import { createStripeGateway, type StripeApi } from "./stripe/create-stripe-gateway";

/**
 * An agency's account at a gateway: its current one unless named, as for a payment made before it
 * changed. Null when it has none of that name, so that it can't take payments.
 */
export type GatewayFinder = (
  agency: AgencyWire,
  gateway?: string | null,
) => Promise<PaymentGateway | null>;

type Settings = {
  db: ScopedDatabase;
  secrets: SecretBox;
  now?: () => Date;
  /** Where Stripe's API is, for tests. */ stripeApi?: StripeApi;
};
type Account = { agencyId: string; gateway: GatewayName };

const getSealed = (db: ScopedDatabase, { agencyId, gateway }: Account) =>
  db.forAgency(agencyId, async (tx) => {
    const [row] = await tx
      .select({ secrets: paymentGateways.secrets })
      .from(paymentGateways)
      .where(and(eq(paymentGateways.agencyId, agencyId), eq(paymentGateways.gateway, gateway)));
    return row?.secrets ?? null;
  });

/**
 * Finds agencies' gateways. Make one for a process: where nothing can be sealed, what it makes up
 * lives in it alone.
 */
export function createGatewayFinder({
  db,
  secrets,
  now = () => new Date(),
  stripeApi,
}: Settings): GatewayFinder {
  const unsealed = new Map<string, string>();

  /** The sandbox needs no account: what its events are signed with is made up at the first use. */
  async function makeUpSecrets(account: Account): Promise<void> {
    const text = JSON.stringify({
      webhookSecrets: [`sandbox_${randomBytes(32).toString("base64url")}`],
    });
    try {
      const sealed = secrets.seal(text, aboutGateway(account.agencyId, account.gateway));
      await db.forOperator((tx) =>
        tx
          .insert(paymentGateways)
          .values({ ...account, secrets: sealed })
          .onConflictDoNothing(),
      );
    } catch (error) {
      if (!(error instanceof MissingKeyError)) throw error;
      unsealed.set(account.agencyId, text);
    }
  }

  async function getSecrets(
    account: Account,
    { isCurrent }: { isCurrent: boolean },
  ): Promise<unknown> {
    const open = async () => {
      const sealed = await getSealed(db, account);
      const made = account.gateway === "sandbox" ? unsealed.get(account.agencyId) : undefined;
      return sealed
        ? secrets.open(sealed, aboutGateway(account.agencyId, account.gateway))
        : (made ?? null);
    };
    const text = await open();
    if (text !== null) return JSON.parse(text);
    if (account.gateway !== "sandbox" || !isCurrent) return null;
    await makeUpSecrets(account);
    return JSON.parse((await open()) ?? "null");
  }

  return async (agency, name = agency.currentPaymentGateway) => {
    const gateway = gatewayNames.find((known) => known === name);
    if (!gateway) return null;
    const found = await getSecrets(
      { agencyId: agency.id, gateway },
      { isCurrent: gateway === agency.currentPaymentGateway },
    );
    if (found === null) return null;
    return gateway === "sandbox"
      ? createSandboxGateway({ db, agency, secrets: sandboxSecretsSchema.parse(found), now })
      : createStripeGateway({
          secrets: stripeSecretsSchema.parse(found),
          ...(stripeApi ? { api: stripeApi } : {}),
        });
  };
}
