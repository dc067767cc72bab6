import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { toShownPrice } from "@/lib/prices/shown-price";
import { toStayQuery } from "@/lib/hotels/stay-query";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { tryHotelOffers } from "./hotel-stays";
import { getResidence } from "./residence";
import { settlesSoon } from "./settles-soon";

/**
 * What a hotel costs in the days that deals are shown for; `path` leads to just that and has no
 * language.
 */
export type HotelOutlook = { party: HotelParty; today: string; path: string; total: Money | null };

/** What search engines are shown is worth more than a moment. */
const worthWaitingMs = 1_000;

/**
 * An example of a price for a page without dates; without one where none may be seen, none is
 * there, or nobody says so soon.
 */
export async function getHotelOutlook(
  agency: Agency,
  { hotel, now = new Date() }: { hotel: Hotel; now?: Date },
): Promise<HotelOutlook> {
  const party: HotelParty = {
    stay: resolveDealDates(now, agency.timeZone),
    rooms: [{ adults: 2, childAges: [] }],
    residence: await getResidence(agency),
  };
  const found = tryHotelOffers(agency.subdomain, { id: hotel.id, party });
  const answer = (await settlesSoon(found, worthWaitingMs)) ? await found : "failed";
  const total = typeof answer === "string" ? null : (answer.offers[0]?.price?.total ?? null);
  const query = toStayQuery({ place: null, placeName: hotel.city, ...party });
  return {
    party,
    today: toLocalDate(now, hotel.timeZone),
    total,
    path: paths.hotelStay({
      ...query,
      id: hotel.id,
      shown: total ? toShownPrice(total) : undefined,
    }),
  };
}
