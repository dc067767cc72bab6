import { and, eq } from "drizzle-orm";
import { agencies } from "../db/schema/agencies";
import { paymentGateways } from "../db/schema/payments";
import type { Transaction } from "../db/scoped";

type Gateway = { subdomain: string; name: string | null };
/** Those of the site. One that makes up its settings needs no keys. */
export type KnownGateways = readonly { name: string; makeUp?(): unknown }[];

const toNote = (
  gateways: KnownGateways,
  { subdomain, name }: Gateway,
  hasKeys: boolean,
): string | null => {
  const known = gateways.find((each) => each.name === name);
  if (known && (hasKeys || known.makeUp)) return null;
  const what = known
    ? `no keys of its payment gateway "${known.name}" are kept`
    : name === null
      ? "it has no payment gateway"
      : `there is no payment gateway "${name}"`;
  return `${subdomain}: ${what}, so it sells only what is paid at the property. npm run agency -- payments set ${subdomain} keys.json (docs/payments.md)`;
};

/**
 * What operators should know of how an agency takes payments; empty when it does. @throws Error
 * when there is no such agency
 */
export async function listPaymentNotes(
  tx: Transaction,
  { gateways, subdomain }: { gateways: KnownGateways; subdomain: string },
): Promise<string[]> {
  const [agency] = await tx
    .select({ id: agencies.id, settings: agencies.settings })
    .from(agencies)
    .where(eq(agencies.subdomain, subdomain));
  if (!agency) throw new Error(`there is no ${subdomain}`);
  const name = agency.settings.currentPaymentGateway;
  const keys = await tx
    .select({ gateway: paymentGateways.name })
    .from(paymentGateways)
    .where(eq(paymentGateways.agencyId, agency.id));
  const note = toNote(
    gateways,
    { subdomain, name },
    keys.some(({ gateway }) => gateway === name),
  );
  return note === null ? [] : [note];
}

/** The same of all active agencies, for the start. */
export async function listAllPaymentNotes(
  tx: Transaction,
  gateways: KnownGateways,
): Promise<string[]> {
  const active = await tx
    .select({ id: agencies.id, subdomain: agencies.subdomain, settings: agencies.settings })
    .from(agencies)
    .where(eq(agencies.status, "Active"));
  const keys = await tx
    .select({ agencyId: paymentGateways.agencyId, gateway: paymentGateways.name })
    .from(paymentGateways);
  const known = new Set(keys.map(({ agencyId, gateway }) => `${agencyId} ${gateway}`));
  return active.flatMap(
    ({ id, subdomain, settings: { currentPaymentGateway: name } }) =>
      toNote(gateways, { subdomain, name }, known.has(`${id} ${name}`)) ?? [],
  );
}

/**
 * @returns why the gateway can't be the agency's current one, or null; `agencyId` is null for a new
 *   agency, which has no keys yet
 */
export async function findGatewayMisfit(
  tx: Transaction,
  {
    agencyId,
    name,
    gateways,
  }: {
    agencyId: string | null;
    name: string | null | undefined;
    gateways: KnownGateways | undefined;
  },
): Promise<string | null> {
  if (name === null || name === undefined || !gateways) return null;
  const gateway = gateways.find((each) => each.name === name);
  if (!gateway) return `must be ${[...gateways.map((each) => each.name), "null"].join(" or ")}`;
  if (gateway.makeUp) return null;
  if (agencyId === null)
    return `needs its keys first: create the agency without it, then payments set, then update (docs/payments.md)`;
  const [kept] = await tx
    .select({ gateway: paymentGateways.name })
    .from(paymentGateways)
    .where(and(eq(paymentGateways.agencyId, agencyId), eq(paymentGateways.name, name)));
  return kept ? null : "needs its keys first: npm run agency -- payments set (docs/payments.md)";
}
