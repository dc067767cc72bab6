import type { Limits } from "./create-limiter";

const minute = 60;

/** Wrong passwords, wherever one is asked for. */
export const passwordLimits: Limits = { name: "passwords", seconds: 15 * minute, account: 10, network: 10, agency: 500, everybody: 5_000 };
/** Each sends a mail and costs a hash. An office or a hotel shares one address. */
export const signUpLimits: Limits = { name: "sign-ups", seconds: 60 * minute, account: 5, network: 30, agency: 1_000, everybody: 10_000 };
/** Links sent again and links for a new password: nobody's mailbox is to be filled from here. */
export const mailLimits: Limits = { name: "mails", seconds: 15 * minute, account: 5, network: 20, agency: 500, everybody: 5_000 };
