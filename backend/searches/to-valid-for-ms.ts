type Found = { offers: readonly { expiresAt: string }[] };

/** Milliseconds until the first of all offers expires; endless where there is none. */
export function toValidForMs(found: readonly Found[], now: Date): number {
  let earliest: string | null = null;
  for (const { offers } of found)
    for (const { expiresAt } of offers)
      if (earliest === null || expiresAt < earliest) earliest = expiresAt;
  return earliest === null ? Infinity : Date.parse(earliest) - now.getTime();
}
