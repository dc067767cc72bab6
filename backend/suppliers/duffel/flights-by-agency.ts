import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { bookings } from "../../db/schema/bookings";
import type { ScopedDatabase } from "../../db/scoped";
import { toErrorMessage } from "../../errors/to-error-message";
import { getAccountKey, listAccountHolders } from "../../supplier-accounts/set-account";
import { SupplierError } from "../../ports/booking-supplier";
import { withDeadline } from "../../outbound/with-deadline";
import type { FlightBookingSupplier, FlightChange } from "../../ports/flight-supplier";
import { createDuffelFlights } from "./create-duffel-flights";
import { supplierName } from "./duffel-ids";

type Settings = {
  db: ScopedDatabase;
  now: () => Date;
  logProblem: (message: string) => void;
  /** Instead of the network, for tests. */
  fetch?: typeof globalThis.fetch | undefined;
};
/** Null for an agency without an account. */
type FindAccount = (agencyId: string | undefined) => Promise<FlightBookingSupplier | null>;

/** Flights of agencies' own accounts; each is kept as long as its key stays the same. */
function createAccounts({ db, now, logProblem, fetch }: Settings): FindAccount {
  const known = new Map<string, { hash: string; flights: FlightBookingSupplier }>();
  return async (agencyId) => {
    if (agencyId === undefined) return null;
    const account = { agencyId, supplier: supplierName } as const;
    const key = await getAccountKey(db, db.secrets, account);
    if (key === null) {
      known.delete(agencyId);
      return null;
    }
    const hash = createHash("sha256").update(key).digest("hex");
    const found = known.get(agencyId);
    if (found?.hash === hash) return found.flights;
    const flights = createDuffelFlights({ key, agencyId, db, now, logProblem, fetch });
    known.set(agencyId, { hash, flights });
    return flights;
  };
}

const idEnd = "~";
/** What an account may take to tell its changes: below what all of them together may. */
const changesMs = 20_000;

/**
 * Duffel for all agencies, each by its own account: the query names the agency, and for bookings
 * their reference does. An agency without an account has no flights here.
 */
function createDuffelByAgency(
  { db, logProblem }: Settings,
  findAccount: FindAccount,
): FlightBookingSupplier {
  const listAgencies = (clientReference: string) =>
    db.forOperator((tx) =>
      tx
        .select({ agencyId: bookings.agencyId, supplier: bookings.supplier })
        .from(bookings)
        .where(eq(bookings.reference, clientReference)),
    );
  const requireAccount = async (agencyId: string): Promise<FlightBookingSupplier> => {
    const account = await findAccount(agencyId);
    if (!account)
      throw new SupplierError("failed", `${agencyId} has no account at ${supplierName} any more`);
    return account;
  };
  /** Null for a booking that isn't Duffel's. */
  async function findAccountOf(clientReference: string): Promise<FlightBookingSupplier | null> {
    const [booking] = (await listAgencies(clientReference)).filter(
      ({ supplier }) => supplier === supplierName,
    );
    return booking ? requireAccount(booking.agencyId) : null;
  }
  const listChangesOf = async (agencyId: string, since: Date): Promise<FlightChange[]> =>
    (await (await findAccount(agencyId))?.listChanges?.(since)) ?? [];
  const absent = { state: "absent" } as const;

  return {
    sellsTo: async (agencyId) => (await findAccount(agencyId)) !== null,
    findItineraries: async (query) =>
      (await findAccount(query.agencyId))?.findItineraries(query) ?? [],
    listDayPrices: async () => [],
    listFares: async (query) => (await findAccount(query.agencyId))?.listFares(query) ?? null,
    listSeats: async (query) => (await findAccount(query.agencyId))?.listSeats(query) ?? null,
    listNextFlights: async (query) =>
      (await findAccount(query.agencyId))?.listNextFlights(query) ?? null,
    checkFare: async (query) => (await findAccount(query.agencyId))?.checkFare(query) ?? null,
    hold: async (order) =>
      (await findAccountOf(order.clientReference))?.hold(order) ?? { state: "soldOut" },
    book: async (order) => (await findAccountOf(order.clientReference))?.book(order) ?? absent,
    getBooking: async (reference) =>
      (await findAccountOf(reference))?.getBooking(reference) ?? absent,
    quoteCancel: async (reference) =>
      (await findAccountOf(reference))?.quoteCancel(reference) ?? null,
    cancel: async (reference, ...agreed) =>
      (await findAccountOf(reference))?.cancel(reference, ...agreed) ?? absent,
    async listChanges(since, only) {
      const agencies = only === undefined ? await listAccountHolders(db, supplierName) : [only];
      const told = await Promise.all(
        agencies.map(async (agencyId) => {
          try {
            const changes = await withDeadline(
              listChangesOf(agencyId, since),
              changesMs,
              () => new SupplierError("timeout", `no response within ${changesMs} ms`),
            );
            return changes.map((change) => ({ ...change, id: `${agencyId}${idEnd}${change.id}` }));
          } catch (error) {
            // One that fails or takes too long hides no other's: its own are polled again.
            logProblem(`changes of ${supplierName} for ${agencyId}: ${toErrorMessage(error)}`);
            return [];
          }
        }),
      );
      return told.flat();
    },
    async answerChange(id, answer) {
      const [agencyId = "", own = ""] = id.split(idEnd);
      return (await (await requireAccount(agencyId)).answerChange?.(own, answer)) ?? "gone";
    },
  };
}

/** Sells nothing to agencies that have an account of their own: it alone is queried. */
const withoutOwners = (
  shared: FlightBookingSupplier,
  findAccount: FindAccount,
): FlightBookingSupplier => {
  const sellsTo = async (agencyId: string | undefined) => (await findAccount(agencyId)) === null;
  const isSold = ({ agencyId }: { agencyId?: string | undefined }) => sellsTo(agencyId);
  return {
    ...shared,
    sellsTo,
    findItineraries: async (query) => ((await isSold(query)) ? shared.findItineraries(query) : []),
    listDayPrices: async (query) => ((await isSold(query)) ? shared.listDayPrices(query) : []),
    listFares: async (query) => ((await isSold(query)) ? shared.listFares(query) : null),
    listSeats: async (query) => ((await isSold(query)) ? shared.listSeats(query) : null),
    checkFare: async (query) => ((await isSold(query)) ? shared.checkFare(query) : null),
  };
};

/**
 * The suppliers of flights, by the name that bookings keep: an agency with an account at Duffel
 * sells that account's flights, every other one what `sandbox` has.
 */
export function createFlightSuppliersByAgency(
  sandbox: FlightBookingSupplier,
  settings: Settings,
): Record<string, FlightBookingSupplier> {
  const findAccount = createAccounts(settings);
  return {
    sandbox: withoutOwners(sandbox, findAccount),
    [supplierName]: createDuffelByAgency(settings, findAccount),
  };
}
