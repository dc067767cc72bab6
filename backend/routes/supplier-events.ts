import { receiveSupplierEventEndpoint } from "@/lib/api/contract/supplier-events";
import type { Handle } from "../http/request-context";
import {
  receiveSupplierEvent,
  type SupplierEventDependencies,
} from "../supplier-events/receive-supplier-event";

/** What suppliers tell afterwards, also of an agency that is switched off by then. */
export function registerSupplierEventRoute(
  handle: Handle,
  dependencies: SupplierEventDependencies,
): void {
  handle(
    receiveSupplierEventEndpoint,
    async ({ agency }, { params: { supplier }, body: { payload, signature } }) => {
      await receiveSupplierEvent(dependencies, agency, { supplier, payload, signature });
      return { received: true as const };
    },
    { servesInactive: true },
  );
}
