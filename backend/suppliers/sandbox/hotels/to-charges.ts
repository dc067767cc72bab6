import type { NetPrice } from "@/backend/ports/net-price";
import type { HotelParty } from "@/lib/api/contract/hotels";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { daysBetween } from "@/lib/dates/calendar-date";
import type { SupplierOffer } from "../../../ports/hotel-supplier";
import type { HotelProperty } from "../hotel-properties";
import type { RatePlan } from "./rate-plans";
import { toText } from "./hotel-texts";

type Charge = SupplierOffer["charges"][number];
type Party = Pick<HotelParty, "stay" | "rooms">;

/** US cents. */
const cityTaxOfAdult = 180;
const cityTaxNights = 7;
const resortFeeOfRoom = 1_400;
const parkingNight = 1_600;
const petNight = 1_200;
const breakfastOfGuest = 1_300;
/** The part of taxes and fees that is paid on the spot is never more than this. */
const largestShare = 0.5;

const countAdults = ({ rooms }: Party) => rooms.reduce((sum, { adults }) => sum + adults, 0);

/**
 * What every guest pays at the property, in US cents: part of the price's taxes and fees. It hangs
 * on the stay, not on the rate.
 */
export function createOnSiteFees(
  party: Party,
): (property: Pick<HotelProperty, "onSiteFee">, lead: NetPrice) => number {
  const nights = daysBetween(party.stay.start, party.stay.end);
  const fees = {
    cityTax: cityTaxOfAdult * countAdults(party) * Math.min(nights, cityTaxNights),
    resortFee: resortFeeOfRoom * party.rooms.length * nights,
  };
  return ({ onSiteFee }, { taxAndFee }) =>
    onSiteFee ? Math.min(fees[onSiteFee], Math.floor(taxAndFee * largestShare)) : 0;
}

/** Everything a guest pays or may pay besides the room, named one by one. */
export function toCharges(
  property: HotelProperty,
  {
    party,
    price,
    plan,
    language,
  }: { party: Party; price: NetPrice; plan: RatePlan; language: LanguageCode },
): Charge[] {
  const { onSiteFee, amenities } = property;
  const nights = daysBetween(party.stay.start, party.stay.end);
  const guests = party.rooms.reduce(
    (sum, { adults, childAges }) => sum + adults + childAges.length,
    0,
  );
  const onSite = price.dueOnSite ?? 0;
  const money = (amount: number) => ({ amount, currency: price.currency });
  const conditional = (code: "breakfast" | "parking" | "petFee", amount: number): Charge => ({
    code,
    name: toText("charges", code, language),
    kind: "conditional",
    when: "onSite",
    amount: money(amount),
    isMandatory: false,
  });
  return [
    {
      code: "tax",
      name: toText("charges", "tax", language),
      kind: "included",
      when: plan.payment === "now" ? "now" : "onSite",
      amount: money(price.taxAndFee - onSite),
      isMandatory: true,
    },
    ...(onSiteFee && onSite > 0
      ? [
          {
            code: onSiteFee,
            name: toText("charges", onSiteFee, language),
            kind: "excluded",
            when: "onSite",
            amount: money(onSite),
            isMandatory: true,
          } as const,
        ]
      : []),
    ...(plan.board === "room_only"
      ? [conditional("breakfast", breakfastOfGuest * guests * nights)]
      : []),
    ...(amenities.includes("parking") ? [conditional("parking", parkingNight * nights)] : []),
    ...(amenities.includes("petsAllowed") ? [conditional("petFee", petNight * nights)] : []),
  ];
}
