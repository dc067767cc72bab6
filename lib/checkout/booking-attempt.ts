import { tabStorage } from "@/lib/tab-storage";
import { randomUuid } from "@/lib/random-uuid";

const nameOf = (quoteId: string) => `checkoutAttempt.${quoteId}`;

/** The booking, or the order that waits for its mailed code. */
type Made = { reference: string; key?: string } | { order: string };
type Attempt = { body: string; idempotencyKey: string; made?: Made };

function read(quoteId: string): Attempt | null {
  try {
    return JSON.parse(tabStorage.get(nameOf(quoteId)) ?? "null") as Attempt | null;
  } catch {
    return null;
  }
}

const write = (quoteId: string, attempt: Attempt) =>
  tabStorage.set(nameOf(quoteId), JSON.stringify(attempt));

/** The last body that this page has sent, with what isn't stored. */
const whole = new Map<string, string>();

/**
 * One attempt to book a quote, for this tab: sent again, after a reload as well, it is the same one
 * until what is sent is something else.
 */
export const bookingAttempt = {
  /** The idempotency key of a body; `stored` is what of it may stay in the browser's storage. */
  keyFor(quoteId: string, body: string, stored = body): string {
    const known = read(quoteId);
    const before = whole.get(quoteId);
    whole.set(quoteId, body);
    if (known?.body === stored && (before === undefined || before === body))
      return known.idempotencyKey;
    const idempotencyKey = randomUuid();
    write(quoteId, { body: stored, idempotencyKey });
    return idempotencyKey;
  },
  /** What came of it, so that a guest finds back to it. */
  remember(quoteId: string, made: Made): void {
    const known = read(quoteId);
    if (known) write(quoteId, { ...known, made });
  },
  made: (quoteId: string): Made | null => read(quoteId)?.made ?? null,
};
