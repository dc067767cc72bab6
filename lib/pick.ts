/** The named fields of an object, those that it has: nothing else is sent along. */
export const pick = <T extends object, K extends keyof T>(
  from: T,
  keys: readonly K[],
): Pick<T, K> =>
  Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  ) as Pick<T, K>;
