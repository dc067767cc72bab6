import type { NetPrice } from "@/backend/pricing/net-price";
import type { HotelDealSearch, HotelDealWire } from "@/lib/api/contract/deals";
import { addDays, listNights } from "@/backend/deals/local-date";
import type { Stay } from "../deal-supplier";
import type { HotelProperty } from "./hotel-properties";
import { seasonFactor, weekdayFactor } from "./season";
import { seededRandom } from "./seeded-random";
import { toNetPrice } from "./to-net-price";

/** Dollars a night for two in a three-star house in a mid-priced country. */
const baseNight = 58;
const boardFactors = { room_only: 0.94, breakfast: 1, half_board: 1.22, full_board: 1.36, all_inclusive: 1.6 } satisfies Record<
  HotelDealWire["boardBasis"],
  number
>;
const freeUntilAge = 2;

/** A room for two is the unit; infants are free, children pay a part, a single a little less. */
function partyFactor({ numOfRoom, numOfAdults, childAges }: HotelDealSearch["occupancies"][number]): number {
  const adults = numOfAdults === 1 ? 0.9 : 1 + (numOfAdults - 2) * 0.27;
  return numOfRoom * (adults + childAges.filter((age) => age >= freeUntilAge).length * 0.12);
}

/** The net price of a whole stay for the whole party. */
export function toHotelPrice(property: HotelProperty, { stay, occupancies }: { stay: Stay; occupancies: HotelDealSearch["occupancies"] }): NetPrice {
  const { id, city, profile, scene, hotelClass, boardBasis, character } = property;
  const random = seededRandom("hotel-price", id, stay.start, stay.end);
  const house =
    baseNight *
    profile.priceLevel *
    1.62 ** (hotelClass - 3) *
    (0.72 + Math.log10(Math.max(1_000, city.population)) / 18) *
    character *
    boardFactors[boardBasis];
  const nights = listNights(stay).map((night) => house * seasonFactor(night, property, scene) * weekdayFactor(night, scene));
  const party = occupancies.reduce((sum, room) => sum + partyFactor(room), 0);
  const longStay = nights.length >= 7 ? 0.92 : 1;
  const beforeTax = nights.reduce((sum, night) => sum + night, 0) * party * longStay * random.between(0.94, 1.08);
  return toNetPrice(beforeTax, { taxPercentage: profile.taxPercentage, random });
}

/** The last day to cancel without a charge, or null where that is past or the rate has none. */
export function toFreeCancellation(property: HotelProperty, { stay, today }: { stay: Stay; today: string }): string | null {
  const random = seededRandom("hotel-terms", property.id, stay.start);
  if (random.next() < 0.28) return null;
  const until = addDays(stay.start, -random.pick([1, 2, 3, 3, 5, 7]));
  return until >= today ? until : null;
}
