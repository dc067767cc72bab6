import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import { ownGateways, type PaymentSettings } from "@/lib/api/contract/agency-settings";
import { paymentEvents, paymentGateways } from "../db/schema/payments";
import type { Transaction } from "../db/scoped";
import type { GatewayProvider } from "../payments/gateway-provider";
import { gatewayAccountKind, type accountModes } from "../provider-accounts/account-kinds";
import type { SecretBox } from "../secrets/secret-box";
import {
  requireRecord,
  toStored,
  type MemberVisit,
  type SettingsDependencies,
} from "./save-settings";

export type PaymentDependencies = SettingsDependencies & {
  secrets: SecretBox;
  gateways: readonly GatewayProvider[];
};
type Account = {
  /** As stored: who replaces an account names what it replaces. */
  sealed: string;
  settings: Record<string, unknown>;
  changedAt: Date;
};

/** The agency's account at a gateway, with its keys; null where it has none. */
export async function findAccount(
  tx: Transaction,
  { secrets }: Pick<PaymentDependencies, "secrets">,
  { agencyId, provider }: { agencyId: string; provider: GatewayProvider },
): Promise<Account | null> {
  const [row] = await tx
    .select({ sealed: paymentGateways.secrets, changedAt: paymentGateways.updatedAt })
    .from(paymentGateways)
    .where(and(eq(paymentGateways.agencyId, agencyId), eq(paymentGateways.name, provider.name)));
  if (!row) return null;
  const text = secrets.open(row.sealed, gatewayAccountKind.about(agencyId, provider.name));
  return { ...row, settings: provider.settings.parse(JSON.parse(text)) };
}

/** What the agency's money is at a gateway; null without a gateway, or an account there. */
export async function findMode(
  tx: Transaction,
  { secrets, gateways }: Pick<PaymentDependencies, "secrets" | "gateways">,
  { agencyId, gateway }: { agencyId: string; gateway: string | null },
): Promise<(typeof accountModes)[number] | null> {
  const provider = gateways.find(({ name }) => name === gateway);
  const account = provider && (await findAccount(tx, { secrets }, { agencyId, provider }));
  return account ? (provider.toMode?.(account.settings) ?? "live") : null;
}

const modeOf = (provider: GatewayProvider, settings: Account["settings"]) =>
  provider.toMode?.(settings) === "test" ? "test" : "live";

/** What may be shown of an account: nothing that anybody could order, pay or sign with. */
async function toShownAccount(
  tx: Transaction,
  dependencies: PaymentDependencies,
  agencyId: string,
): Promise<PaymentSettings["account"]> {
  for (const gateway of ownGateways) {
    const provider = dependencies.gateways.find(({ name }) => name === gateway);
    const account = provider && (await findAccount(tx, dependencies, { agencyId, provider }));
    if (!account) continue;
    const { settings, changedAt } = account;
    return {
      gateway,
      mode: modeOf(provider, settings),
      keyEnding: String(settings.secretKey).slice(-4),
      changedAt: changedAt.toISOString(),
    };
  }
  return null;
}

/** How an agency takes payments, and what its section has; without its keys. */
export const getPaymentSettings = (
  dependencies: PaymentDependencies,
  visit: MemberVisit,
): Promise<PaymentSettings> =>
  dependencies.db.forAgency(visit.agency.id, async (tx) => {
    const agencyId = visit.agency.id;
    const record = await requireRecord(tx, visit);
    const account = await toShownAccount(tx, dependencies, agencyId);
    const gateway = account?.gateway ?? record.currentPaymentGateway;
    const [event] = gateway
      ? await tx
          .select({ receivedAt: paymentEvents.receivedAt })
          .from(paymentEvents)
          .leftJoin(
            paymentGateways,
            and(eq(paymentGateways.agencyId, agencyId), eq(paymentGateways.name, gateway)),
          )
          .where(
            and(
              eq(paymentEvents.agencyId, agencyId),
              eq(paymentEvents.gateway, gateway),
              // Before that it came from another account, or to another webhook.
              or(
                isNull(paymentGateways.updatedAt),
                gte(paymentEvents.receivedAt, paymentGateways.updatedAt),
              ),
            ),
          )
          // order: of two at once either is the newest.
          .orderBy(desc(paymentEvents.receivedAt))
          .limit(1)
      : [];
    return {
      ...toStored("payment", record),
      gateway: record.currentPaymentGateway,
      account,
      lastEventAt: event?.receivedAt.toISOString() ?? null,
    };
  });
