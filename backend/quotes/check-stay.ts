import type { AgencyWire } from "@/lib/api/contract/agencies";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { BookingDependencies } from "../bookings/booking-dependencies";
import { toSellableStays } from "../hotels/sellable-stays";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { requireStay } from "../deals/require-dates";
import { RouteError } from "../request-context";
import { askSupplier } from "../suppliers/ask-supplier";
import type { SupplierOffer } from "../suppliers/hotel-supplier";

/** The storefront waits for 5 s. */
const withinMs = 4_500;

export type Asked = {
  agency: AgencyWire;
  hotelId: string;
  offerId: string;
  party: HotelParty;
  language: LanguageCode;
};

/**
 * The hotel, and the offer as its supplier has it at this moment.
 * @throws RouteError 404 `hotel_not_found`, 409 `sold_out`, 422 for a stay that is past, 503
 *   `supplier_unavailable`
 */
export async function checkStay(
  { now, patienceMs = withinMs, ...dependencies }: BookingDependencies,
  { agency, hotelId, offerId, party, language }: Asked,
): Promise<{ hotel: Hotel; offer: SupplierOffer }> {
  const at = now();
  const check = async () => {
    const stays = await toSellableStays(dependencies.stays, { ...dependencies, agency });
    const hotel = await stays.getHotel(hotelId, language);
    if (!hotel) throw new RouteError(404, "hotel_not_found", "There is no such hotel");
    const today = toLocalDate(at, hotel.timeZone);
    requireStay(party.stay, { path: "stay", today });
    return {
      hotel,
      offer: await stays.checkOffer({ ...party, hotelId, offerId, language, today, now: at }),
    };
  };
  const { hotel, offer } = await askSupplier(check(), { withinMs: patienceMs });
  if (!offer)
    throw new RouteError(409, "sold_out", "This room is no longer available at this rate");
  return { hotel, offer };
}
