import type { RequestContext } from "../http/request-context";
import { tooManyAttempts, type Limiter, type Limits } from "./create-limiter";
import { toNetwork } from "@/lib/network/to-network";

const minute = 60;

/**
 * Of what may ask the suppliers of a service: two a second for minutes on end are no human's.
 * `account` is the signed-in user, else the network, which may be an office or a whole mobile
 * network.
 */
export const toSearchLimits = (name: string): Limits => ({
  name,
  seconds: 5 * minute,
  account: 600,
  network: 1_500,
  agency: 50_000,
  everybody: 200_000,
});
/** Each is a supplier request. `account` is the signed-in user, else the network. */
export const quoteLimits: Limits = {
  name: "quotes",
  seconds: 15 * minute,
  account: 120,
  network: 300,
  agency: 10_000,
  everybody: 100_000,
};
/**
 * Each takes something out of the shared stock for as long as a hold lasts, or permanently if it is
 * paid at the place, and sends a mail to its contact. `account` is the contact's address.
 */
export const bookingLimits: Limits = {
  name: "bookings",
  seconds: 30 * minute,
  account: 50,
  network: 100,
  agency: 5_000,
  everybody: 50_000,
};
/**
 * Each takes something out of the shared stock for half an hour, before anybody has said who they
 * are; what a buyer held before goes back. `account` is the signed-in user, else the network.
 */
export const holdLimits: Limits = {
  name: "holds",
  seconds: 30 * minute,
  account: 40,
  network: 120,
  agency: 5_000,
  everybody: 50_000,
};

/** Each sends a mail to an unverified address. `account` is the booking. */
export const contactLimits: Limits = {
  name: "corrected contacts",
  seconds: 60 * minute,
  account: 5,
  network: 30,
  agency: 1_000,
  everybody: 10_000,
};
/**
 * Each sends a mail to the agency and to the contact, who may be a stranger. `account` is the
 * contact's address.
 */
export const enquiryLimits: Limits = {
  name: "enquiries",
  seconds: 60 * minute,
  account: 5,
  network: 30,
  agency: 5_000,
  everybody: 50_000,
};
/** Each sends a mail to the agency, or to its member. `account` is the enquiry. */
export const enquiryReplyLimits: Limits = {
  name: "messages about enquiries",
  seconds: 60 * minute,
  account: 30,
  network: 60,
  agency: 5_000,
  everybody: 50_000,
};
/** Each sends a mail to the agency. `account` is the signed-in user. */
export const applicationLimits: Limits = {
  name: "applications",
  seconds: 60 * minute,
  account: 5,
  network: 30,
  agency: 1_000,
  everybody: 10_000,
};
/** Each is decoded and encoded several times. `account` is the signed-in user. */
export const pictureLimits: Limits = {
  name: "pictures",
  seconds: 60 * minute,
  account: 120,
  network: 200,
  agency: 300,
  everybody: 10_000,
};
/** Of people with an unverified address; of a network, an office or a phone company, as of all. */
export const visitorBookingLimits: Limits = {
  name: "bookings of visitors",
  seconds: 30 * minute,
  account: 20,
  network: 100,
  agency: 2_000,
  everybody: 20_000,
};

/**
 * Counts an order or a search, unless it comes without a client address: such a caller must limit
 * addresses itself. @throws RouteError 429
 */
export async function limitOrder(
  limiter: Limiter,
  { agency, viewer, clientIp }: Pick<RequestContext, "agency" | "viewer" | "clientIp">,
  { account = viewer?.userId }: { account?: string } = {},
): Promise<void> {
  if (clientIp === null) return;
  const refusal = await limiter.start({
    agencyId: agency.id,
    account: account ?? toNetwork(clientIp),
    clientIp,
  });
  if (refusal) throw tooManyAttempts(refusal);
}
