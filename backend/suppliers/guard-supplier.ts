import { withDeadline } from "../outbound/with-deadline";
import { toErrorMessage } from "../errors/to-error-message";
import { SupplierError } from "../ports/booking-supplier";
import type { Deadlines } from "../ports/deadlines";
import { traceCalls } from "./trace-calls";

type Guarding<T> = { name: string; deadlines: Deadlines<NoInfer<T>> };

/**
 * The same port, as the rest of the backend may rely on it: each call is a span named after it,
 * ends within its deadline, and fails with a `SupplierError` and nothing else. It has what the
 * deadlines name, and nothing else.
 */
export function guardSupplier<T extends object>(port: T, { name, deadlines }: Guarding<T>): T {
  const traced = traceCalls(port, `supplier ${name}`);
  // What a supplier doesn't have stays missing.
  const guarded = Object.entries<number | object>(deadlines).flatMap(([property, within]) => {
    const value: unknown = Reflect.get(traced, property);
    const call = `${name} ${property}`;
    if (typeof within === "object")
      return value ? [[property, guardSupplier(value, { name: call, deadlines: within })]] : [];
    if (typeof value !== "function") return [];
    const work = (...given: unknown[]) =>
      runCall({ call, withinMs: within }, () => Reflect.apply(value, traced, given));
    return [[property, work]];
  });
  return Object.fromEntries(guarded);
}

/** Runs a call within its time. @throws SupplierError, also for other errors */
export async function runCall<T>(
  { call, withinMs }: { call: string; withinMs: number },
  work: () => T | Promise<T>,
): Promise<T> {
  try {
    return await withDeadline(
      Promise.resolve(work()),
      withinMs,
      () => new SupplierError("timeout", `${call}: no response within ${withinMs} ms`),
    );
  } catch (error) {
    if (error instanceof SupplierError) throw error;
    throw new SupplierError("failed", `${call}: ${toErrorMessage(error)}`, { cause: error });
  }
}
