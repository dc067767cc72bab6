import "server-only";
import { mayClash } from "@/lib/activities/find-clashes";
import type { Item } from "@/lib/api/contract/items";
import { can } from "@/lib/api/contract/roles";
import { getSession } from "@/lib/session/get-session";
import { getBooking, listBookings } from "./bookings";
import { optionalRead } from "./optional-read";

/**
 * What a signed-in traveller has booked that may clash with an activity between two days. Members
 * of the agency, who sell to others, have none; nor has anyone if it can't be read in time. One
 * page of bookings is far more than a few days hold.
 */
export const listPlannedItems = (
  tenant: string,
  days: { from: string; to: string },
): Promise<Item[]> =>
  optionalRead(
    "planned items",
    async () => {
      const session = await getSession(tenant);
      if (!session || !can(session.user, "mytrip.read")) return [];
      const { bookings } = await listBookings(tenant, { tab: "upcoming", page: 1, ...days });
      const read = bookings
        .filter(mayClash)
        .map(({ reference }) => getBooking(tenant, { reference }));
      return (await Promise.all(read)).flatMap((booking) => (booking ? [booking.item] : []));
    },
    [],
  );
