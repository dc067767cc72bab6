import "server-only";
import type { Agency } from "@/lib/api/contract/agencies";
import type { Hotel, HotelParty } from "@/lib/api/contract/hotels";
import { toLocalDate } from "@/lib/dates/calendar-date";
import { resolveDealDates } from "@/lib/dates/deal-dates";
import { toShownPrice } from "@/lib/prices/shown-price";
import { toStayQuery } from "@/lib/hotels/stay-query";
import type { Money } from "@/lib/money/money";
import { paths } from "@/lib/paths";
import { tryHotelOffers } from "./stay-rates";
import { getResidence } from "./residence";
import { settlesSoon } from "./settles-soon";

/**
 * A hotel's price on the dates that deals are shown for; `path` leads to exactly that and has no
 * language.
 */
export type HotelOutlook = { party: HotelParty; today: string; path: string; total: Money | null };

/** Content for search engines is worth a longer wait. */
const worthWaitingMs = 1_000;

/**
 * A sample price for a page without dates; without one if the viewer may see none, none exists, or
 * it takes too long.
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
    path: paths.offer("hotels", {
      ...query,
      id: hotel.id,
      shown: total ? toShownPrice(total) : undefined,
    }),
  };
}
