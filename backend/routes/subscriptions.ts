import { getSubscriptionEndpoint } from "@/lib/api/contract/subscriptions";
import type { ScopedDatabase } from "../db/scoped";
import type { Handle } from "../http/request-context";
import { getSubscription } from "../subscriptions/subscriptions";

/** What an agency pays for: for those who run it. */
export const registerSubscriptionRoutes = (
  handle: Handle,
  { db, now }: { db: ScopedDatabase; now: () => Date },
): void =>
  handle(getSubscriptionEndpoint, ({ agency }) =>
    getSubscription(db, { agencyId: agency.id, now: now() }),
  );
