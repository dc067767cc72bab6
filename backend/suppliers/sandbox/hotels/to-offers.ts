import type { NetPrice } from "@/backend/ports/net-price";
import type { Room } from "@/lib/api/contract/hotels";
import { addDays } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type {
  FoundHotel,
  HotelBookingSupplier,
  SupplierOffer,
} from "../../../ports/hotel-supplier";
import { createHotelPricer, toFreeDays } from "../hotel-price";
import type { HotelProperty } from "../hotel-properties";
import { listFittingRooms, type RoomType } from "../room-types";
import { hashText } from "../seeded-random";
import type { UnitsLeft } from "../stock";
import { createCancellations } from "./create-cancellations";
import { listRatePlans, type RatePlan } from "./rate-plans";
import { toRoomPicture } from "./hotel-pictures";
import { toFeatureName, toRoomName, toText } from "./hotel-texts";
import { createOnSiteFees, toCharges } from "./to-charges";
import { toCheckTimes } from "./to-hotel";

type HotelQuery = Omit<Parameters<HotelBookingSupplier["listOffers"]>[0], "hotelId">;
type ListedOffer = FoundHotel["offers"][number];

const supplier = "sandbox";
const offerMinutes = 30;

/** The price of a dearer rate than the cheapest. */
function toPrice(
  { currency, wholesale, taxAndFee, published }: NetPrice,
  dueOnSite: number,
  factor: number,
): NetPrice {
  if (factor === 1) return { currency, wholesale, taxAndFee, published, dueOnSite };
  const dearer = Math.max(wholesale + 1, Math.round(wholesale * factor));
  return {
    currency,
    wholesale: dearer,
    taxAndFee: Math.round(taxAndFee * factor),
    published: Math.round(published * factor),
    dueOnSite,
  };
}

const countLeft = ({ code, allotment }: RoomType, left: UnitsLeft | undefined) =>
  Math.min(allotment, left?.get(code) ?? allotment);

/** The offers of houses for one stay and party. What hangs on the stay alone is worked out once. */
export function createOffers(query: HotelQuery) {
  const { stay, rooms: party, today, now, language } = query;
  const occupancies = party.map(({ adults, childAges }: Room) => ({
    numOfRoom: 1,
    numOfAdults: adults,
    childAges,
  }));
  const toDueOnSite = createOnSiteFees(query);
  const toLead = createHotelPricer({ stay, occupancies });
  const toCancellation = createCancellations({ start: stay.start, now });
  const fitting = new Map<readonly RoomType[], RoomType[]>();
  const expiresAt = addMs(now, offerMinutes * minuteMs).toISOString();
  // Free until a day that lies so many days before the stay, unless that is past.
  const pastFrom = (days: number) => addDays(stay.start, -days) < today;
  const pastDays = Array.from({ length: 8 }, (_, days) => pastFrom(days));

  function listFitting({ rooms }: HotelProperty): RoomType[] {
    const known = fitting.get(rooms);
    const fits = known ?? listFittingRooms(rooms, party);
    if (!known) fitting.set(rooms, fits);
    return fits;
  }

  function toFree(property: HotelProperty): number | null {
    const days = toFreeDays(property, stay.start);
    return days === null || pastDays[days] ? null : days;
  }

  const toTerms = (property: HotelProperty, plan: RatePlan, free: number | null) => {
    const zone = property.city.timeZone;
    return (
      toCancellation(plan.cancellation, free, zone) ??
      (plan.factor === 1 ? toCancellation("none", null, zone) : null)
    );
  };

  return {
    /** None of its offers costs less, net. */
    toLowest: (property: HotelProperty): number => toLead(property).wholesale,

    /**
     * The cheapest room that is left, at every board, payment and refund; null when the party
     * doesn't fit or nothing is left.
     */
    listCheapest(property: HotelProperty, left: UnitsLeft | undefined): ListedOffer[] | null {
      const fits = listFitting(property);
      const lead = fits[0];
      const room = left ? fits.find((each) => countLeft(each, left) >= party.length) : lead;
      if (!lead || !room) return null;
      const price = toLead(property);
      const dueOnSite = toDueOnSite(property, price);
      const free = toFree(property);
      const roomsLeft = countLeft(room, left);
      const offers: ListedOffer[] = [];
      for (const plan of listRatePlans(property, free !== null)) {
        const cancellation = plan.isListed ? toTerms(property, plan, free) : null;
        if (!cancellation) continue;
        const { board, payment } = plan;
        const factor = room === lead ? plan.factor : (plan.factor * room.factor) / lead.factor;
        offers.push({
          id: plan.offerIds[room.code],
          supplier,
          expiresAt,
          board,
          payment,
          cancellation,
          roomsLeft,
          price: toPrice(price, dueOnSite, factor),
        });
      }
      return offers;
    },

    /**
     * Every room that is left at every rate, the cheapest first. `dearer`: a factor on all prices.
     */
    list(
      property: HotelProperty,
      left: UnitsLeft | undefined,
      { dearer = 1 }: { dearer?: number } = {},
    ): SupplierOffer[] {
      const fits = listFitting(property);
      const lead = fits[0];
      if (!lead) return [];
      const leadPrice = toLead(property);
      const dueOnSite = toDueOnSite(property, leadPrice);
      const free = toFree(property);
      const comments = toComments(property);
      return fits
        .filter((room) => countLeft(room, left) >= party.length)
        .flatMap((room) =>
          listRatePlans(property, free !== null).flatMap((plan): SupplierOffer[] => {
            const cancellation = toTerms(property, plan, free);
            if (!cancellation) return [];
            const factor =
              room.factor === lead.factor ? plan.factor : (plan.factor * room.factor) / lead.factor;
            const price = toPrice(leadPrice, dueOnSite, factor * dearer);
            return [
              {
                id: plan.offerIds[room.code],
                supplier,
                expiresAt,
                room: toRoom(property, room),
                board: plan.board,
                payment: plan.payment,
                cancellation,
                charges: toCharges(property, { party: query, price, plan, language }),
                comments,
                roomsLeft: countLeft(room, left),
                isCombinable: true,
                price,
              },
            ];
          }),
        )
        .sort((a, b) => a.price.wholesale - b.price.wholesale);
    },
  };

  function toRoom(
    { style, amenities, hotelClass }: HotelProperty,
    { code, beds, sizeSquareMetres, maximumGuests, features, isAccessible }: RoomType,
  ) {
    const picture = toRoomPicture({ style }, code);
    const all = features.map((feature) => toFeatureName(feature, language));
    const withAir = amenities.includes("airConditioning")
      ? [...all, toText("features", "airConditioning", language)]
      : all;
    return {
      code,
      name: toRoomName(code, language),
      picture,
      beds: beds.map((bed) => ({ ...bed })),
      sizeSquareMetres: sizeSquareMetres + Math.round((hotelClass - 3) * 2),
      maximumGuests,
      features: withAir,
      isAccessible,
    };
  }

  function toComments(property: HotelProperty): string[] {
    const { from, outUntil } = toCheckTimes(property);
    return [
      toText("comments", "times", language, { from, until: outUntil }),
      toText("comments", "identity", language),
      ...(property.onSiteFee ? [toText("comments", property.onSiteFee, language)] : []),
      ...(hashText(`${property.id}|comment`) % 5 === 0
        ? [toText("comments", "works", language)]
        : []),
    ];
  }
}
