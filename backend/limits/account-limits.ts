import type { Limits } from "./create-limiter";
import type { ThrottleLimits } from "./create-throttle";

const minute = 60;

/**
 * Wrong passwords at sign-in. An account's 300 are far too few to guess an uncommon one, and need
 * as many proofs of work from at least 15 networks; its known browsers continue beyond them, and so
 * does a password reset link.
 */
export const signInLimits: ThrottleLimits = {
  name: "sign-ins",
  seconds: 15 * minute,
  knownBrowser: 10,
  network: { free: 10, most: 100 },
  account: { free: 10, most: 300 },
  pair: 20,
  agency: 500,
  everybody: 5_000,
};
/** Each sends a mail and costs a hash. An office or a hotel shares one address. */
export const signUpLimits: ThrottleLimits = {
  name: "sign-ups",
  seconds: 60 * minute,
  knownBrowser: 5,
  network: { free: 30, most: 100 },
  account: { free: 5, most: 5 },
  pair: 5,
  agency: 1_000,
  everybody: 10_000,
};
/**
 * Resent links and password reset links, by recipient: no mailbox can be flooded from here.
 */
export const mailLimits: ThrottleLimits = {
  name: "mails",
  seconds: 15 * minute,
  knownBrowser: 5,
  network: { free: 20, most: 60 },
  account: { free: 5, most: 5 },
  pair: 5,
  agency: 500,
  everybody: 5_000,
};
/**
 * Wrong passwords of signed-in users and link holders: separate from those at sign-in, so that a
 * stranger can't block a password change. `account` is theirs; only people with an account or a
 * link get here.
 */
export const ownPasswordLimits: Limits = {
  name: "own passwords",
  seconds: 15 * minute,
  account: 10,
  network: 100,
  agency: 5_000,
  everybody: 50_000,
};
/** Tries at a secret. `account` is the network: an academy's server, or another. */
export const academyLimits: Limits = {
  name: "academy",
  seconds: 15 * minute,
  account: 1_000,
  network: 1_000,
  agency: 5_000,
  everybody: 50_000,
};
