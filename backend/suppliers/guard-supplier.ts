import { withDeadline } from "../outbound/with-deadline";
import { toErrorMessage } from "../db/to-error-message";
import { SupplierError } from "./booking-supplier";
import { traceCalls } from "./trace-calls";

/** The storefront waits for 5 s. */
const shoppingMs = 4_500;
/** Some suppliers need twenty seconds for a large city, and a minute to book. */
const slowCalls: Readonly<Record<string, number>> = {
  findHotels: 25_000,
  findCars: 25_000,
  findItineraries: 25_000,
  // Where offers live for minutes these have to search first.
  listFares: 25_000,
  listSeats: 25_000,
  checkFare: 25_000,
  hold: 70_000,
  book: 70_000,
  getBooking: 70_000,
  cancel: 70_000,
  quoteCancel: 25_000,
  listChanges: 25_000,
  answerChange: 70_000,
};

/** How long a call of a supplier may take, in milliseconds. */
export const toDeadlineMs = (call: string): number => slowCalls[call] ?? shoppingMs;

/**
 * The same port, as the rest of the backend may rely on it: each call is a span named after it,
 * ends within its deadline, and fails with a `SupplierError` and nothing else.
 */
export function guardSupplier<T extends object>(port: T, name: string): T {
  return new Proxy(traceCalls(port, `supplier ${name}`), {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function") return value;
      const call = String(property);
      return (...given: unknown[]) =>
        runCall({ name, call }, () => Reflect.apply(value, target, given));
    },
  });
}

async function runCall(
  { name, call }: { name: string; call: string },
  work: () => unknown,
): Promise<unknown> {
  const withinMs = toDeadlineMs(call);
  try {
    return await withDeadline(
      Promise.resolve(work()),
      withinMs,
      () => new SupplierError("timeout", `${name} ${call}: no response within ${withinMs} ms`),
    );
  } catch (error) {
    if (error instanceof SupplierError) throw error;
    const message = `${name} ${call}: ${toErrorMessage(error)}`;
    throw new SupplierError("failed", message, { cause: error });
  }
}

/** Each of them guarded, by the name that its offers carry. */
export const guardSuppliers = <T extends object>(
  suppliers: Readonly<Record<string, T>>,
): Record<string, T> =>
  Object.fromEntries(
    Object.entries(suppliers).map(([name, supplier]) => [name, guardSupplier(supplier, name)]),
  );
