import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { GatewayFinder } from "./create-gateway-finder";

export type PaymentCheck = {
  getPaymentGateway: GatewayFinder;
  logProblem: (message: string) => void;
};

/**
 * Why an agency can't take a payment, in words for operators. Having no gateway is a choice, keys
 * that don't open are a fault.
 */
type PaymentProblem = { reason: string; isFault: boolean };

/** Null when the agency can take payments now. */
export async function findPaymentProblem(
  { getPaymentGateway }: Pick<PaymentCheck, "getPaymentGateway">,
  agency: AgencyWire,
): Promise<PaymentProblem | null> {
  const { currentPaymentGateway: name } = agency;
  try {
    if (await getPaymentGateway(agency)) return null;
    return name === null
      ? { reason: "it has no payment gateway", isFault: false }
      : { reason: `no keys of its payment gateway "${name}" are kept`, isFault: true };
  } catch (error) {
    return {
      reason: `the keys of its payment gateway "${name}" can't be used: ${(error as Error).message}`,
      isFault: true,
    };
  }
}

/** Whether the agency can take a payment now; a fault is logged. */
export async function takesPayments(check: PaymentCheck, agency: AgencyWire): Promise<boolean> {
  const problem = await findPaymentProblem(check, agency);
  if (problem?.isFault) check.logProblem(`payments of ${agency.subdomain}: ${problem.reason}`);
  return problem === null;
}
