import type { AgencyWire } from "@/lib/api/contract/agencies";
import { GatewayError, type PaymentGateway } from "../../ports/payment-gateway";
import type { BookingDependencies } from "./booking-dependencies";

/**
 * The agency's account at the gateway that a payment was begun with, whichever it takes new ones
 * with. @throws GatewayError `unavailable`
 */
export async function requireGateway(
  { getPaymentGateway }: BookingDependencies,
  agency: AgencyWire,
  name: string,
): Promise<PaymentGateway> {
  const gateway = await getPaymentGateway(agency, name);
  if (gateway?.name !== name)
    throw new GatewayError("unavailable", `the agency has no account at ${name} any more`);
  return gateway;
}
