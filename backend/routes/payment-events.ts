import { receivePaymentEventEndpoint } from "@/lib/api/contract/payments";
import {
  receivePaymentEvent,
  type PaymentEventDependencies,
} from "../payments/receive-payment-event";
import type { Handle } from "../http/request-context";

/**
 * What gateways tell afterwards. Money that was paid has to be known, also of an agency that is
 * switched off by then.
 */
export function registerPaymentEventRoute(
  handle: Handle,
  dependencies: PaymentEventDependencies,
): void {
  handle(
    receivePaymentEventEndpoint,
    async ({ agency }, { params: { gateway }, body: { payload, signature } }) => {
      await receivePaymentEvent(dependencies, agency, { gateway, payload, signature });
      return { received: true as const };
    },
    { servesInactive: true },
  );
}
