import "server-only";
import { readOrInstead } from "./read-or-instead";

/** For how long a page waits for what it can do without. */
export const optionalReadMs = 1_000;

/** Thrown where an answer did not come in time; the call itself goes on until its own deadline. */
export class LateReadError extends Error {
  override name = "LateReadError";
}

/**
 * What is read, unless it takes longer than so many milliseconds. @throws LateReadError, or what
 * the read throws
 */
export async function readWithin<T>(ms: number, read: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LateReadError(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([read(), late]).finally(() => clearTimeout(timer));
}

/**
 * For what a page stands without: `instead` where it fails or is late, so that it never holds up
 * the rest of the page. Either is logged as `what` and marks the page incomplete.
 */
export const optionalRead = <T, F>(
  what: string,
  read: () => Promise<T>,
  instead: F,
): Promise<T | F> => readOrInstead(what, () => readWithin(optionalReadMs, read), instead);
