import type { AgencyWire } from "@/lib/api/contract/agencies";
import { paymentGateways } from "../db/schema/payments";
import type { ScopedDatabase } from "../db/scoped";
import type { PaymentGateway } from "../ports/payment-gateway";
import { gatewayAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore } from "../provider-accounts/create-account-store";
import { MissingKeyError, type SecretBox } from "../secrets/secret-box";
import type { GatewayProvider } from "./gateway-provider";

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
  gateways: readonly GatewayProvider[];
  now?: () => Date;
};

/**
 * Finds agencies' gateways. Make one for a process: where nothing can be sealed, what it makes up
 * lives in it alone.
 */
export function createGatewayFinder({
  db,
  secrets,
  gateways,
  now = () => new Date(),
}: Settings): GatewayFinder {
  const unsealed = new Map<string, Record<string, unknown>>();
  const store = createAccountStore({ db, kind, secrets });

  async function makeUpSettings(agencyId: string, provider: GatewayProvider): Promise<void> {
    const { name } = provider;
    const made = provider.makeUp?.();
    if (!made) return;
    try {
      const sealed = secrets.seal(JSON.stringify(made), kind.about(agencyId, name));
      await db.forOperator((tx) =>
        tx
          .insert(paymentGateways)
          .values({ agencyId, name, secrets: sealed })
          .onConflictDoNothing(),
      );
    } catch (error) {
      if (!(error instanceof MissingKeyError)) throw error;
      unsealed.set(`${name} ${agencyId}`, made);
    }
  }

  return async (agency, name = agency.currentPaymentGateway) => {
    const { id: agencyId, currentPaymentGateway } = agency;
    const provider = gateways.find((known) => known.name === name);
    if (!provider) return null;
    const find = async () =>
      (await store.find(agencyId, provider)) ?? unsealed.get(`${provider.name} ${agencyId}`);
    let settings = await find();
    if (!settings && provider.name === currentPaymentGateway) {
      await makeUpSettings(agencyId, provider);
      settings = await find();
    }
    return settings ? provider.create({ db, now, agency, settings }) : null;
  };
}
