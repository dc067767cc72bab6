import "server-only";
import type { HotelOffer, HotelParty } from "@/lib/api/contract/hotels";
import { toRoomText } from "@/lib/hotels/read-party";
import {
  findScarceRoom,
  listSharedPayments,
  resolveRoomChoice,
  type RoomChoice,
} from "@/lib/hotels/room-choice";
import { listHotelOffers, type HotelOffers } from "./hotels";
import { orSearchFailure, type SearchFailure } from "./or-search-failure";

/**
 * Every room and rate of a hotel for a party, or why they can't be loaded: the rest of a page works
 * without them.
 */
export async function tryHotelOffers(
  tenant: string,
  query: { id: string; party: HotelParty },
): Promise<HotelOffers | SearchFailure> {
  return (await orSearchFailure("hotel offers", listHotelOffers(tenant, query))) ?? "failed";
}

/**
 * What a hotel sells for a stay: rates for the whole party, or, chosen one by one, for each of its
 * rooms. `canChooseEach`: whether its rooms can be booked together that way.
 */
export type StayRates =
  | { kind: "alike"; found: HotelOffers; canChooseEach: boolean }
  | { kind: "each"; rooms: HotelOffer[][]; isOnlyWay: boolean };

const countGuests = ({ adults, childAges }: HotelParty["rooms"][number]): number =>
  adults + childAges.length;

/**
 * The rates of each room that can be booked with others; null where there are none for one. The
 * largest room is queried first: where it has none the others aren't queried, each of which would
 * search other dates and places, too.
 */
async function listEachRoom(
  tenant: string,
  { id, party }: { id: string; party: HotelParty },
): Promise<HotelOffer[][] | SearchFailure | null> {
  const askFor = async (room: HotelParty["rooms"][number]) => {
    const found = await tryHotelOffers(tenant, { id, party: { ...party, rooms: [room] } });
    return typeof found === "string"
      ? found
      : found.offers.filter(({ isCombinable }) => isCombinable);
  };
  // Rooms with the same guests have the same rates.
  const parties = new Map(party.rooms.map((room) => [toRoomText(room), room]));
  const [largest, ...others] = [...parties].sort(([, a], [, b]) => countGuests(b) - countGuests(a));
  if (!largest) return null;
  const first = await askFor(largest[1]);
  if (typeof first === "string") return first;
  if (first.length === 0) return null;
  const ratesOf = new Map([[largest[0], first]]);
  const answers = await Promise.all(
    others.map(async ([text, room]) => ({ text, rates: await askFor(room) })),
  );
  for (const { text, rates } of answers) {
    if (typeof rates === "string") return rates;
    ratesOf.set(text, rates);
  }
  const rooms = party.rooms.map((room) => ratesOf.get(toRoomText(room)) ?? []);
  return listSharedPayments(rooms).length > 0 ? rooms : null;
}

/**
 * As the address asks for it where that is possible. Where no room type fits everybody, the rooms
 * are chosen one by one.
 */
export async function listStayRates(
  tenant: string,
  { choice, ...query }: { id: string; party: HotelParty; choice: RoomChoice | null },
): Promise<StayRates | SearchFailure> {
  const each = choice ? await listEachRoom(tenant, query) : null;
  if (typeof each === "string") return each;
  if (each) return { kind: "each", rooms: each, isOnlyWay: false };
  const found = await tryHotelOffers(tenant, query);
  if (typeof found === "string") return found;
  const hasSeveral = query.party.rooms.length > 1;
  if (found.offers.length === 0 && hasSeveral && !choice) {
    const rooms = await listEachRoom(tenant, query);
    if (rooms && typeof rooms === "object" && !findScarceRoom(resolveRoomChoice(rooms, [])))
      return { kind: "each", rooms, isOnlyWay: true };
  }
  const canChooseEach =
    hasSeveral && !choice && found.offers.some(({ isCombinable }) => isCombinable);
  return { kind: "alike", found, canChooseEach };
}
