import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Selection } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import type { HoldRow } from "../holds/own-holds";
import { takesPayments } from "../../payments/takes-payments";
import { RouteError } from "../../errors/route-error";
import type { CheckedOffer } from "../../ports/booking-supplier";

export const soldOut = (): RouteError =>
  new RouteError(409, "sold_out", "This is no longer available at this price");

/**
 * The selection as its supplier sells it at this moment. Without a payment gateway an agency sells
 * only what is paid at the place.
 * @throws RouteError 404 for something that doesn't exist, 409 `sold_out`, 422 for a selection that
 *   can't be booked; SupplierError
 */
export async function checkItem(
  { now, services, ...dependencies }: BookingDependencies,
  {
    agency,
    selection,
    replaces,
    language,
  }: {
    agency: AgencyWire;
    selection: Selection;
    /** What its buyer has held of the service. */ replaces: readonly HoldRow[];
    language: LanguageCode;
  },
): Promise<CheckedOffer> {
  const service = services.getModule(selection.service);
  const offer = await service.check(selection, {
    language,
    replaces: replaces.map(({ reference }) => reference),
    now: now(),
    agencyId: agency.id,
  });
  if (!offer) throw soldOut();
  if (!offer.isPaidOnSite && !(await takesPayments(dependencies, agency))) throw soldOut();
  return offer;
}
