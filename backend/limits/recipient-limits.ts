import type { RequestContext } from "../http/request-context";
import { createLimiter, tooManyAttempts, type Limiter, type Limits } from "./create-limiter";
import type { OpenCounter } from "./open-counter";
import { takePoint } from "./take-point";

const hour = 60 * 60;

/** Mails to an address that those who are signed in at one agency ask for. */
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

/**
 * Of the mails that people cause who aren't signed in, how many one mailbox gets: with those of
 * `resetLimits` at most 6 an hour and 20 a day at an agency, and 40 a day over all.
 */
export const strangerLimits = {
  hour: { points: 5, seconds: hour },
  day: { points: 12, seconds: 24 * hour },
  /** Over all agencies. */
  everywhere: { points: 24, seconds: 24 * hour },
} as const;
/**
 * A further quota for links to set a new password alone, which renews soon: once strangers have
 * used it up, too, the mailbox's owner has received such a link.
 */
export const resetLimits = {
  here: { points: 1, seconds: 3 * hour },
  /** Over all agencies. */
  everywhere: { points: 2, seconds: 3 * hour },
} as const;

/** Each counts by a mailbox, at an agency or over all. */
type Counters = Record<"here" | "everywhere", ReturnType<OpenCounter>[]>;

export type RecipientLimiters = {
  here: Limiter;
  everywhere: Limiter;
  /** Of mails that strangers cause. */ strangers: Counters;
  resets: Counters;
};
export const createRecipientLimiters = (openCounter: OpenCounter): RecipientLimiters => {
  const open = (span: keyof typeof strangerLimits) =>
    openCounter(`strangers' mails: ${span}`, strangerLimits[span]);
  const openResets = (where: keyof typeof resetLimits) =>
    openCounter(`strangers' resets: ${where}`, resetLimits[where]);
  return {
    here: createLimiter(recipientLimits, openCounter),
    everywhere: createLimiter(everywhereLimits, openCounter),
    resets: { here: [openResets("here")], everywhere: [openResets("everywhere")] },
    strangers: { here: [open("hour"), open("day")], everywhere: [open("everywhere")] },
  };
};

/** Normalises an address to its mailbox: drops what follows a `+`. */
export function toMailbox(email: string): string {
  const mailbox = email.toLowerCase().replace(/\+[^@]*@/, "@");
  const [, name, isGoogle] = /^(.*)@(gmail|googlemail)\.com$/.exec(mailbox) ?? [];
  return isGoogle ? `${name?.replaceAll(".", "")}@gmail.com` : mailbox;
}

type Recipient = { agencyId: string; email: string };

/**
 * Counts a mail to an address that a signed-in user requests: strangers' don't use these up.
 * @throws RouteError 429
 */
export async function limitRecipient(
  { here, everywhere }: RecipientLimiters,
  { agencyId, email }: Recipient,
): Promise<void> {
  const attempt = { agencyId, account: toMailbox(email), clientIp: null };
  const refusal =
    (await here.start(attempt)) ?? (await everywhere.start({ ...attempt, agencyId: "all" }));
  if (refusal) throw tooManyAttempts(refusal);
}

/** Takes one of each, or none. @returns whether there was one of each */
async function takeAll(
  { here, everywhere }: Counters,
  { agencyId, email }: Recipient,
): Promise<boolean> {
  const mailbox = toMailbox(email);
  const counters = [
    ...here.map((counter) => ({ counter, key: `${agencyId} ${mailbox}` })),
    ...everywhere.map((counter) => ({ counter, key: mailbox })),
  ];
  for (const [index, { counter, key }] of counters.entries()) {
    if ((await takePoint(counter, key)).isTaken) continue;
    await Promise.all(counters.slice(0, index).map((used) => used.counter.reward(used.key)));
    return false;
  }
  return true;
}

/**
 * Counts a mail requested by a signed-out visitor, who may enter any address.
 * @returns whether it may be sent; if not, the response is as if it was
 */
export const mayStrangerMail = async (
  { strangers, resets }: RecipientLimiters,
  recipient: Recipient,
  { isReset = false } = {},
): Promise<boolean> =>
  (await takeAll(strangers, recipient)) || (isReset && (await takeAll(resets, recipient)));

/**
 * Counts a mail by who causes it. @returns whether it may be sent
 * @throws RouteError 429 for a signed-in user
 */
export async function mayMail(
  limiters: RecipientLimiters,
  { agency, viewer }: Pick<RequestContext, "agency" | "viewer">,
  { email }: Pick<Recipient, "email">,
): Promise<boolean> {
  const recipient = { agencyId: agency.id, email };
  if (!viewer) return mayStrangerMail(limiters, recipient);
  await limitRecipient(limiters, recipient);
  return true;
}
