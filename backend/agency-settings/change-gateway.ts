import { isDeepStrictEqual } from "node:util";
import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { PaymentSettings, ownGateways } from "@/lib/api/contract/agency-settings";
import { mailOwners } from "../agencies/mail-owners";
import { writeAgency } from "../agencies/write-agency";
import { recordAuditEvent } from "../audit/record-audit-event";
import { paymentGateways, payments } from "../db/schema/payments";
import type { Transaction } from "../db/scoped";
import { refuseInput } from "../errors/refuse-input";
import { RouteError } from "../errors/route-error";
import { sealForOperator } from "../http/seal-for-operator";
import { tooManyAttempts, type Limiter } from "../limits/create-limiter";
import { toSiteUrl } from "../mail/site-url";
import type { EnteredAccount, GatewayProvider } from "../payments/gateway-provider";
import { gatewayAccountKind } from "../provider-accounts/account-kinds";
import {
  findAccount,
  findMode,
  getPaymentSettings,
  type PaymentDependencies,
} from "./get-payment-settings";
import { requireRecord, type MemberVisit } from "./save-settings";

type Gateway = (typeof ownGateways)[number];
export type GatewayDependencies = PaymentDependencies & {
  /** Counts keys that are tried. */
  limiter: Limiter;
};
type Kept = Awaited<ReturnType<typeof findAccount>>;
type Mode = Awaited<ReturnType<typeof findMode>>;
type EnteringProvider = GatewayProvider & Required<Pick<GatewayProvider, "enter">>;
const canEnter = (provider: GatewayProvider): provider is EnteringProvider =>
  provider.enter !== undefined;

const conflict = () =>
  new RouteError(409, "version_conflict", "The account was changed since", [
    { path: "gateway", message: "has changed meanwhile" },
  ]);

/** The agency's gateway from now on, with all that tells of it. */
async function useGateway(
  tx: Transaction,
  dependencies: PaymentDependencies,
  visit: MemberVisit,
  { gateway, modeBefore }: { gateway: Gateway | null; modeBefore: Mode },
): Promise<void> {
  const { agency, viewer, requestId } = visit;
  const { rootDomain } = dependencies;
  const now = dependencies.now();
  const record = await requireRecord(tx, visit);
  const mode = await findMode(tx, dependencies, { agencyId: agency.id, gateway });
  await writeAgency(tx, agency.subdomain, {
    input: { currentPaymentGateway: gateway },
    ...{ version: record.version, rootDomain, requestId, now },
    author: { userId: viewer.userId, section: "payment" },
  });
  await recordAuditEvent(tx, visit, {
    action: "gateway.changed",
    subject: { kind: "gateway", name: gateway ?? record.currentPaymentGateway ?? "" },
    before: { gateway: record.currentPaymentGateway, mode: modeBefore },
    after: { gateway, mode },
    now,
  });
  await mailOwners(tx, agency, (owner) => ({
    kind: "gatewayChanged",
    ...owner,
    link: toSiteUrl(agency, "/settings/payment", owner),
  }));
}

/** Keeps an account in place of the one that was read. @throws RouteError 409 `version_conflict` */
async function keepAccount(
  tx: Transaction,
  { secrets, now }: PaymentDependencies,
  {
    agencyId,
    name,
    before,
    entered,
  }: { agencyId: string; name: Gateway; before: Kept } & {
    entered: EnteredAccount;
  },
): Promise<void> {
  const sealed = secrets.seal(
    JSON.stringify(entered.settings),
    gatewayAccountKind.about(agencyId, name),
  );
  const isSame = isDeepStrictEqual(entered.settings, before?.settings);
  const updatedAt = before && isSame ? before.changedAt : now();
  const values = { secrets: sealed, updatedAt };
  const written = await (before
    ? tx
        .update(paymentGateways)
        .set(values)
        .where(
          and(
            eq(paymentGateways.agencyId, agencyId),
            eq(paymentGateways.name, name),
            eq(paymentGateways.secrets, before.sealed),
          ),
        )
        .returning({ name: paymentGateways.name })
    : tx
        .insert(paymentGateways)
        .values({ agencyId, name, ...values })
        .onConflictDoNothing()
        .returning({ name: paymentGateways.name }));
  if (written.length === 0) throw conflict();
}

async function findNewestReference(
  tx: Transaction,
  { agencyId, name }: { agencyId: string; name: Gateway },
): Promise<string | null> {
  const [newest] = await tx
    .select({ reference: payments.gatewayReference })
    .from(payments)
    .where(
      and(
        eq(payments.agencyId, agencyId),
        eq(payments.gateway, name),
        isNotNull(payments.gatewayReference),
      ),
    )
    // order: of two at once either is of the same account.
    .orderBy(desc(payments.createdAt))
    .limit(1);
  return newest?.reference ?? null;
}

/** The key to try: the given one, else the kept one. @throws RouteError 422 */
function requireKey({ settings }: GatewayProvider, given: string | undefined, kept: Kept): string {
  if (given?.startsWith("sk_"))
    throw new RouteError(
      422,
      "gateway_key_unrestricted",
      "This key may do everything: please enter a restricted one (rk_…)",
    );
  const key = given ?? kept?.settings.secretKey;
  if (typeof key !== "string") throw refuseInput("secretKey", "is needed: none is kept yet");
  const isFaulty = !settings.shape["secretKey"]?.safeParse(key).success;
  if (isFaulty) throw refuseInput("secretKey", "must be a restricted key (rk_test_… or rk_live_…)");
  return key;
}

async function enterAccount(
  dependencies: GatewayDependencies,
  visit: MemberVisit,
  {
    provider,
    gateway,
    secretKey,
  }: { provider: EnteringProvider; gateway: Gateway } & {
    secretKey: string | undefined;
  },
): Promise<void> {
  const { db, secrets, limiter } = dependencies;
  const { agency, viewer, clientIp } = visit;
  const agencyId = agency.id;
  const refusal = await limiter.start({ agencyId, account: viewer.userId, clientIp });
  if (refusal) throw tooManyAttempts(refusal);
  const { before, newestReference } = await db.forAgency(agencyId, async (tx) => ({
    before: await findAccount(tx, { secrets }, { agencyId, provider }),
    newestReference: await findNewestReference(tx, { agencyId, name: gateway }),
  }));
  const key = requireKey(provider, secretKey, before);
  // What can't be kept isn't made at the gateway.
  sealForOperator(secrets, "", gatewayAccountKind.about(agencyId, gateway));
  const entered = await provider.enter({
    secretKey: key,
    isKeptKey: secretKey === undefined,
    kept: before?.settings ?? null,
    eventsUrl: toSiteUrl(agency, `/api/payment-events/${gateway}`, {
      language: agency.defaultLanguage,
    }),
    newestReference,
  });
  try {
    await db.forAgency(agencyId, async (tx) => {
      const { currentPaymentGateway } = await requireRecord(tx, visit);
      const inUse = { agencyId, gateway: currentPaymentGateway };
      const modeBefore = await findMode(tx, dependencies, inUse);
      await keepAccount(tx, dependencies, { agencyId, name: gateway, before, entered });
      // Tried again: nothing has changed that anybody should hear of.
      if (currentPaymentGateway === gateway && before?.settings.secretKey === key) return;
      await useGateway(tx, dependencies, visit, { gateway, modeBefore });
    });
  } catch (error) {
    await entered.undo();
    throw error;
  }
  await entered.finish();
}

/**
 * Takes payments through the agency's own account, which is tried first, or not at all. All or
 * nothing: where the key is refused, or anything else fails, the account of before stays.
 * @throws RouteError 409 `version_conflict` if the account has changed meanwhile, 422 and 503 of
 *   the key, 429
 */
export async function changeGateway(
  dependencies: GatewayDependencies,
  visit: MemberVisit,
  { gateway, secretKey }: { gateway: Gateway | null; secretKey?: string | undefined },
): Promise<PaymentSettings> {
  if (gateway === null) {
    await dependencies.db.forAgency(visit.agency.id, async (tx) => {
      const { currentPaymentGateway } = await requireRecord(tx, visit);
      if (currentPaymentGateway === null) return;
      const inUse = { agencyId: visit.agency.id, gateway: currentPaymentGateway };
      const modeBefore = await findMode(tx, dependencies, inUse);
      await useGateway(tx, dependencies, visit, { gateway, modeBefore });
    });
  } else {
    const provider = dependencies.gateways.find(({ name }) => name === gateway);
    if (!provider || !canEnter(provider)) throw refuseInput("gateway", "isn't one of this site");
    await enterAccount(dependencies, visit, { provider, gateway, secretKey });
  }
  return getPaymentSettings(dependencies, visit);
}
