import { msBetween } from "@/lib/dates/instants";

/** An agency's account at a supplier, by the supplier's name. */
export type PolledAccount = { supplier: string; agencyId: string };

/** However many events come, no account is polled more often: suppliers limit calls, too. */
const restMs = 10_000;

/**
 * Accounts that are to be polled for changes before their turn, because an event named them. Kept
 * in this process alone: what is lost with it is polled within a minute anyway.
 */
export function createEarlyPolls(now: () => Date) {
  const wanted = new Map<string, PolledAccount>();
  const askedAt = new Map<string, Date>();
  const isRested = ([key]: [string, PolledAccount]) => {
    const last = askedAt.get(key);
    return !last || msBetween(last, now()) >= restMs;
  };
  return {
    ask(account: PolledAccount): void {
      wanted.set(`${account.supplier} ${account.agencyId}`, account);
    },
    /** Those to be polled now, each once; the others wait until they have rested. */
    takeDue(): PolledAccount[] {
      const due = [...wanted].filter(isRested);
      for (const [key] of due) {
        wanted.delete(key);
        askedAt.set(key, now());
      }
      return due.map(([, account]) => account);
    },
  };
}
export type EarlyPolls = ReturnType<typeof createEarlyPolls>;
