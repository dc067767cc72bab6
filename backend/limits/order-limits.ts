import type { RequestContext } from "../request-context";
import { tooManyAttempts, type Limiter, type Limits } from "./create-limiter";
import { toNetwork } from "./to-network";

const minute = 60;

/** Each asks the supplier. `account` is who is signed in, else the network. */
export const quoteLimits: Limits = { name: "quotes", seconds: 15 * minute, account: 120, network: 300, agency: 10_000, everybody: 100_000 };
/**
 * Each takes rooms out of everybody's stock for as long as a hold lasts, or for good where the guest pays at the property, and writes to its
 * contact. `account` is the contact's address.
 */
export const bookingLimits: Limits = { name: "bookings", seconds: 30 * minute, account: 50, network: 100, agency: 5_000, everybody: 50_000 };

/** Counts an order. One that comes without the address of who orders isn't: whoever asks so limits addresses itself. @throws RouteError 429 */
export async function limitOrder(
  limiter: Limiter,
  { agency, viewer, clientIp }: Pick<RequestContext, "agency" | "viewer" | "clientIp">,
  { account = viewer?.userId }: { account?: string } = {},
): Promise<void> {
  if (clientIp === null) return;
  const refusal = await limiter.start({ agencyId: agency.id, account: account ?? toNetwork(clientIp), clientIp });
  if (refusal) throw tooManyAttempts(refusal);
}
