import "server-only";
import { readOrInstead } from "./read-or-instead";

/** How long a page waits for optional data. */
export const optionalReadMs = 1_000;

/** Thrown if a response is late; the call itself continues until its own deadline. */
export class LateReadError extends Error {
  override name = "LateReadError";
}

/**
 * The read's result, unless it takes longer than `ms`. @throws LateReadError, or what the read
 * throws
 */
export async function readWithin<T>(ms: number, read: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateReadError(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([read(), late]).finally(() => clearTimeout(timer));
}

/**
 * For data a page can do without: `instead` if it fails or is late, so that it never delays the
 * rest of the page. Either is logged as `what` and marks the page incomplete.
 */
export const optionalRead = <T, F>(
  what: string,
  read: () => Promise<T>,
  instead: F,
): Promise<T | F> => readOrInstead(what, () => readWithin(optionalReadMs, read), instead);
