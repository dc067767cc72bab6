import type { Limits } from "./create-limiter";

const minute = 60;

/** Wrong passwords, wherever one is asked for. */
export const passwordLimits: Limits = { seconds: 15 * minute, account: 10, network: 10, agency: 500, everybody: 5_000 };
