import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { duffelOrders } from "../../db/schema/supplier-accounts";
import { webhookSecretsOf } from "../../provider-accounts/webhook-secrets";
import type { AccountSupplier } from "../supplier-provider";
import { createDuffelFlights } from "./create-duffel-flights";
import { supplierName } from "./duffel-ids";
import { readDuffelEvent } from "./read-duffel-event";
import { tryDuffel } from "./try-duffel";
import { verifyDuffelSignature } from "./verify-duffel-signature";

/** Keys of test accounts begin with it: their orders issue no tickets. */
const testKey = "duffel_test_";
const settings = z.strictObject({
  apiKey: z
    .string()
    .regex(/^duffel_(?:test|live)_[\w-]{3,200}$/, "must be a key (duffel_test_… or duffel_live_…)"),
  /** Without them no event is believed. */
  webhookSecrets: webhookSecretsOf(16).optional(),
});

/** What an order of our own causes is known already. */
const ownTypes: ReadonlySet<string> = new Set(["order.created", "order.creation_failed"]);

/** Flights of an agency's own account at Duffel. */
export const duffel: AccountSupplier<"flights", typeof settings> = {
  name: supplierName,
  service: "flights",
  settings,
  toMode: ({ apiKey }) => (apiKey.startsWith(testKey) ? "test" : "live"),
  create: ({ settings: { apiKey }, ...context }) =>
    createDuffelFlights({ ...context, key: apiKey }),
  attempt: ({ settings: { apiKey }, ...context }) => tryDuffel({ ...context, key: apiKey }),
  async readEvent({ db, agencyId, settings: { webhookSecrets: secrets = [] }, ...signed }) {
    const { payload, signature, now } = signed;
    if (!verifyDuffelSignature({ body: payload, signature }, { secrets, now })) return null;
    const event = readDuffelEvent(payload);
    if (!event) return "malformed";
    const { type, orderId } = event;
    if (!type.startsWith("order") || ownTypes.has(type)) return "other";
    if (orderId === null) return "order";
    const isOrder = and(eq(duffelOrders.agencyId, agencyId), eq(duffelOrders.orderId, orderId));
    const found = await db.forAgency(agencyId, (tx) =>
      tx.select({ id: duffelOrders.orderId }).from(duffelOrders).where(isOrder),
    );
    return found.length > 0 ? "order" : "other";
  },
};
