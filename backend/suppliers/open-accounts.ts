import { and, eq } from "drizzle-orm";
import { bookings } from "../db/schema/bookings";
import { holds } from "../db/schema/holds";
import { supplierAccounts } from "../db/schema/supplier-accounts";
import { toErrorMessage } from "../errors/to-error-message";
import { withDeadline } from "../outbound/with-deadline";
import { SupplierError, type BookingSupplier } from "../ports/booking-supplier";
import { supplierAccountKind as kind } from "../provider-accounts/account-kinds";
import { createAccountStore } from "../provider-accounts/create-account-store";
import { guardSupplier, runCall } from "./guard-supplier";
import { mapSuppliers } from "./map-suppliers";
import {
  supplierDeadlines,
  type AccountSupplier,
  type SupplierContext,
  type SupplierPorts,
} from "./supplier-provider";

type Order = [order: string | { clientReference: string }, ...unknown[]];
type ChangeCalls = Pick<Partial<BookingSupplier>, "getBooking" | "answerChange"> & {
  listChanges?(since: Date, agencyId?: string): Promise<{ id: string }[]>;
};

const idEnd = "~";
/** What opening an account may take. */
const openingMs = 4_500;
/** What an account may take to list its changes: below what all of them together may. */
const changesMs = 20_000;
const absent = { state: "absent" };
/** The calls that name a booking, and what they answer where there is none of that reference. */
const orderCalls = {
  ...{ hold: { state: "soldOut" }, book: absent, getBooking: absent, cancel: absent },
  ...{ quoteCancel: null, changeTravellers: "refused" },
};

/**
 * A supplier for all agencies, each by its own account: a shop opens it with `forAgency`, for
 * bookings their reference names the agency. An account is kept as long as its settings stay the
 * same.
 */
export function openAccounts<Service extends keyof SupplierPorts>(
  provider: AccountSupplier<Service>,
  context: SupplierContext,
) {
  type Port = SupplierPorts[Service];
  const { db, logProblem } = context;
  const { name } = provider;
  const guard = (port: object) =>
    guardSupplier(port as Port, { name, deadlines: supplierDeadlines[provider.service] });
  const store = createAccountStore({ db, kind });
  const known = new Map<string, { text: string; port: Port; guarded: Port }>();

  /** Null for an agency without an account. */
  async function find(agencyId: string) {
    const settings = await store.find(agencyId, provider);
    // Not what is sealed: that changes with the key it is sealed with, too.
    const text = JSON.stringify(settings);
    const found = known.get(agencyId);
    if (found?.text === text) return found;
    known.delete(agencyId);
    if (!settings) return null;
    const port = provider.create({ ...context, agencyId, settings });
    const opened = { text, port, guarded: guard(port) };
    known.set(agencyId, opened);
    return opened;
  }
  async function requirePort(agencyId: string): Promise<Port> {
    const account = await find(agencyId);
    if (account) return account.port;
    throw new SupplierError("failed", `${agencyId} has no account at ${name} any more`);
  }
  /** Null for a reference that isn't of one of its bookings or holds. */
  async function findPortOf(reference: string): Promise<Port | null> {
    const of = (table: typeof bookings | typeof holds) =>
      and(eq(table.reference, reference), eq(table.supplier, name));
    const [found, other] = await db.forOperator((tx) =>
      tx
        .select({ agencyId: bookings.agencyId })
        .from(bookings)
        .where(of(bookings))
        .union(tx.select({ agencyId: holds.agencyId }).from(holds).where(of(holds))),
    );
    // References are unique within an agency: better none than another's account.
    if (other) throw new SupplierError("failed", `${reference} is of several agencies at ${name}`);
    return found ? requirePort(found.agencyId) : null;
  }
  /** A call of the port, or of a part of it, at the account of the booking's agency. */
  const toCall =
    (call: string, none: unknown, part?: string) =>
    async (...given: Order): Promise<unknown> => {
      const [order] = given;
      const port = await findPortOf(typeof order === "string" ? order : order.clientReference);
      const calls: unknown = part && port ? Reflect.get(port, part) : port;
      const work: unknown = calls && Reflect.get(Object(calls), call);
      return typeof work === "function" ? Reflect.apply(work, calls, given) : none;
    };

  async function listChangesOf(agencyId: string, since: Date): Promise<{ id: string }[]> {
    try {
      const port: ChangeCalls = (await find(agencyId))?.port ?? {};
      const changes = await withDeadline(
        port.listChanges?.(since) ?? Promise.resolve([]),
        changesMs,
        () => new SupplierError("timeout", `no response within ${changesMs} ms`),
      );
      const toId = ({ id }: { id: string }) => `${agencyId}${idEnd}${id}`;
      return changes.map((change) => ({ ...change, agencyId, id: toId(change) }));
    } catch (error) {
      // One that fails or takes too long hides no other's: its own are polled again.
      logProblem(`changes of ${name} for ${agencyId}: ${toErrorMessage(error)}`);
      return [];
    }
  }
  const changeCalls: ChangeCalls = {
    async listChanges(since, only) {
      const { agencyId } = supplierAccounts;
      const isHolder = eq(supplierAccounts.name, name);
      const holders =
        only === undefined
          ? await db.forOperator((tx) =>
              tx.select({ agencyId }).from(supplierAccounts).where(isHolder),
            )
          : [{ agencyId: only }];
      return (await Promise.all(holders.map((one) => listChangesOf(one.agencyId, since)))).flat();
    },
    async answerChange(id, answer) {
      const [agencyId = "", own = ""] = id.split(idEnd);
      const port: ChangeCalls = await requirePort(agencyId);
      return (await port.answerChange?.(own, answer)) ?? "gone";
    },
  };
  const { changeTravellers, ...calls } = orderCalls;
  const offered = provider.renames ? { ...calls, changeTravellers } : calls;
  return {
    ...guard({
      ...mapSuppliers<unknown, unknown>(offered, (none, call) => toCall(call, none)),
      roomByRoom: { hold: toCall("hold", orderCalls.hold, "roomByRoom") },
      ...changeCalls,
    }),
    forAgency: (agencyId: string) =>
      runCall(
        { call: `the account of ${agencyId} at ${name}`, withinMs: openingMs },
        async () => (await find(agencyId))?.guarded ?? null,
      ),
  };
}
