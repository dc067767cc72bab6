import * as z from "zod";
import { subscriptionSchema } from "@/lib/api/contract/subscriptions";
import type { ScopedDatabase } from "../db/scoped";
import type { OperatorRoute } from "../http/create-operator-route";
import type { UrlRules } from "../outbound/checked-url";
import {
  createSubscriptionInput,
  getStoredSubscription,
  removeSubscription,
  setSubscription,
} from "../subscriptions/subscriptions";

const path = "/api/operator/agencies/:subdomain/subscription";
const done = z.object({ ok: z.literal(true) });

/** What an agency pays for, as the operator of the platform sets it. */
export function registerOperatorSubscriptionRoutes(
  route: OperatorRoute,
  { db, now, ...rules }: { db: ScopedDatabase; now: () => Date } & UrlRules,
): void {
  route(
    "get",
    path,
    {
      summary: "An agency's subscription, or null",
      response: z.object({ subscription: subscriptionSchema.nullable() }),
    },
    async ({ params }) => ({ subscription: await getStoredSubscription(db, params) }),
  );
  route(
    "put",
    path,
    {
      summary: "Set an agency's subscription; what is left out is none, seats any number",
      body: createSubscriptionInput(rules),
      response: done,
    },
    async ({ params, body, requestId }) => {
      await setSubscription(db, { ...params, input: body, requestId, now: now() });
      return { ok: true };
    },
  );
  route(
    "delete",
    path,
    {
      summary: "Take an agency's subscription away: nothing limits its members then",
      response: done,
      errors: ["not_found"],
    },
    async ({ params, requestId }) => {
      await removeSubscription(db, { ...params, requestId, now: now() });
      return { ok: true };
    },
  );
}
