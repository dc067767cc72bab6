import { and, desc, eq, gte, isNull, or } from "drizzle-orm";
import { ownGateways, type PaymentSettings } from "@/lib/api/contract/agency-settings";
import { paymentEvents, paymentGateways } from "../db/schema/payments";
import type { Transaction } from "../db/scoped";
import type { GatewayProvider } from "../payments/gateway-provider";
import { gatewayAccountKind, type accountModes } from "../provider-accounts/account-kinds";
import { RouteError } from "../errors/route-error";
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

const lockedCode = "secrets_key_missing";
/** What the work makes of accounts; null where one can't be opened. */
const unlessLocked = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (error instanceof RouteError && error.code === lockedCode) return null;
    throw error;
  });

/**
 * The agency's account at a gateway, with its keys; null where it has none.
 * @throws RouteError 422 `secrets_key_missing` where it can't be opened
 */
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
  const text = openSealed(secrets, row.sealed, gatewayAccountKind.about(agencyId, provider.name));
  return { ...row, settings: provider.settings.parse(JSON.parse(text)) };
}

function openSealed(secrets: SecretBox, sealed: string, about: string): string {
  try {
    return secrets.open(sealed, about);
  } catch {
    throw new RouteError(422, lockedCode, "SECRETS_KEY: the account was kept with another key");
  }
}

/** What the agency's money is at a gateway; null without an account there that can be opened. */
export async function findMode(
  tx: Transaction,
  { secrets, gateways }: Pick<PaymentDependencies, "secrets" | "gateways">,
  { agencyId, gateway }: { agencyId: string; gateway: string | null },
): Promise<(typeof accountModes)[number] | null> {
  const provider = gateways.find(({ name }) => name === gateway);
  const account =
    provider && (await unlessLocked(findAccount(tx, { secrets }, { agencyId, provider })));
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
    const shown = await unlessLocked(
      toShownAccount(tx, dependencies, agencyId).then((found) => ({ account: found })),
    );
    const account = shown?.account ?? null;
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
      isAccountLocked: shown === null,
      lastEventAt: event?.receivedAt.toISOString() ?? null,
    };
  });
