import { createLimiter, tooManyAttempts, type Limiter, type Limits } from "./create-limiter";
import type { OpenCounter } from "./open-counter";

const hour = 60 * 60;

/** Mails to an address requested by unauthenticated people, at one agency. */
export const recipientLimits: Limits = {
  name: "mails to a recipient",
  seconds: hour,
  account: 6,
  network: 60,
  agency: 2_000,
  everybody: 20_000,
};
/** The same over all agencies: switching agencies doesn't flood a mailbox either. */
const everywhereLimits: Limits = {
  ...recipientLimits,
  name: "mails to a recipient everywhere",
  account: 12,
  agency: 20_000,
};

export type RecipientLimiters = { here: Limiter; everywhere: Limiter };
export const createRecipientLimiters = (openCounter: OpenCounter): RecipientLimiters => ({
  here: createLimiter(recipientLimits, openCounter),
  everywhere: createLimiter(everywhereLimits, openCounter),
});

/** Normalises an address to its mailbox: drops what follows a `+`. */
const toMailbox = (email: string): string => email.toLowerCase().replace(/\+[^@]*@/, "@");

/** Counts a mail to an address. @throws RouteError 429 */
export async function limitRecipient(
  { here, everywhere }: RecipientLimiters,
  { agencyId, email }: { agencyId: string; email: string },
): Promise<void> {
  const attempt = { agencyId, account: toMailbox(email), clientIp: null };
  const refusal =
    (await here.start(attempt)) ?? (await everywhere.start({ ...attempt, agencyId: "all" }));
  if (refusal) throw tooManyAttempts(refusal);
}
