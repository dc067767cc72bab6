import { eq } from "drizzle-orm";
import * as z from "zod";
import type { AgencySubscription } from "@/lib/api/contract/subscriptions";
import { requireAgencyId } from "../agencies/require-agency-id";
import { recordOperatorWrite } from "../audit/record-operator-write";
import { subscriptions } from "../db/schema/agency-settings";
import type { ScopedDatabase, Transaction } from "../db/scoped";
import { RouteError } from "../errors/route-error";
import { checkedUrl, type UrlRules } from "../outbound/checked-url";
import { countSeats } from "./seats";

/** A subscription as operators write it. */
export const createSubscriptionInput = (rules: UrlRules) =>
  z.strictObject({
    plan: z.string().trim().min(1, "is needed").max(80),
    seats: z
      .number()
      .int("must be a whole number")
      .min(1, "must be at least 1")
      .max(100_000, "must be at most 100,000")
      .nullable()
      .default(null),
    renewsOn: z.iso.date("must be a day such as 2027-01-31").nullable().default(null),
    portalUrl: checkedUrl(rules).nullable().default(null),
  });
export type SubscriptionInput = z.output<ReturnType<typeof createSubscriptionInput>>;

const columns = {
  plan: subscriptions.plan,
  seats: subscriptions.seats,
  renewsOn: subscriptions.renewsOn,
  portalUrl: subscriptions.portalUrl,
};

async function findSubscription(tx: Transaction, agencyId: string) {
  const isIt = eq(subscriptions.agencyId, agencyId);
  const [row] = await tx.select(columns).from(subscriptions).where(isIt);
  return row ?? null;
}

/** What an agency pays for, and how many of its seats are taken. */
export const getSubscription = (
  db: ScopedDatabase,
  { agencyId, now }: { agencyId: string; now: Date },
): Promise<AgencySubscription> =>
  db.forAgency(agencyId, async (tx) => ({
    subscription: await findSubscription(tx, agencyId),
    seatsUsed: await countSeats(tx, { agencyId, now }),
  }));

type Named = { subdomain: string };
type Written = { requestId: string; now: Date };

/** The same for operators; null without one. @throws RouteError 404 `agency_not_found` */
export const getStoredSubscription = (db: ScopedDatabase, { subdomain }: Named) =>
  db.forOperator(async (tx) => findSubscription(tx, await requireAgencyId(tx, subdomain)));

/** Sets all of a subscription. @throws RouteError 404 `agency_not_found` */
export const setSubscription = (
  db: ScopedDatabase,
  { subdomain, input, requestId, now }: Named & Written & { input: SubscriptionInput },
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const before = (await findSubscription(tx, agencyId)) ?? {};
    await tx
      .insert(subscriptions)
      .values({ agencyId, ...input })
      .onConflictDoUpdate({ target: subscriptions.agencyId, set: input });
    const change = { part: "subscription", before, after: input, requestId, now } as const;
    await recordOperatorWrite(tx, { id: agencyId }, change);
  });

/** From then on nothing limits the agency's members. @throws RouteError 404 */
export const removeSubscription = (
  db: ScopedDatabase,
  { subdomain, requestId, now }: Named & Written,
): Promise<void> =>
  db.forOperator(async (tx) => {
    const agencyId = await requireAgencyId(tx, subdomain);
    const [before] = await tx
      .delete(subscriptions)
      .where(eq(subscriptions.agencyId, agencyId))
      .returning(columns);
    if (!before) throw new RouteError(404, "not_found", `${subdomain} has no subscription`);
    const change = { part: "subscription", before, requestId, now } as const;
    await recordOperatorWrite(tx, { id: agencyId }, change);
  });
