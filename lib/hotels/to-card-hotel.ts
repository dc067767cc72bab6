import type { useFormatter } from "next-intl";
import type { HotelSummary } from "@/lib/api/contract/hotels";
import type { Price } from "@/lib/api/contract/prices";
import { calendarDay } from "@/lib/dates/calendar-date";
import { toLastMinute } from "@/lib/dates/deadline";
import type { Money } from "@/lib/money/money";
import { pick } from "@/lib/pick";
import { toBriefPicture } from "./brief-picture";

/** What a card of the results shows of a price. */
export type CardPrice = Pick<Price, "total" | "reference" | "agent"> & {
  /** Null where the price has no unit. */
  perNight: Money | null;
};

const shown = [
  ...(["id", "name", "city", "hotelClass", "guestScore", "picture"] as const),
  ...(["distance", "quarter", "near"] as const),
] as const;

/** What a card of the results shows of a hotel and its offer, and keeps of it where it is saved. */
export type CardHotel = Pick<HotelSummary, (typeof shown)[number]> &
  Pick<HotelSummary["offer"], "board" | "payment" | "roomName"> & {
    /** By `toBriefPicture`. */
    morePictures: string[];
    /** Null where so many are left that the number would only press. */
    roomsLeft: number | null;
    /** The last day on which cancelling costs nothing, as the page writes days. */
    freeUntil: string | null;
    price?: CardPrice;
  };

/** Above it their number only presses. */
const fewRooms = 5;

/** Without what no card shows: all of it is in the page's data, once for each card. */
export function toCardHotel(
  { offer, ...hotel }: HotelSummary,
  format: Pick<ReturnType<typeof useFormatter>, "dateTime">,
): CardHotel {
  const { roomsLeft, freeCancellation, price } = offer;
  return {
    ...pick(hotel, shown),
    morePictures: hotel.morePictures.map(toBriefPicture),
    ...pick(offer, ["board", "payment", "roomName"]),
    roomsLeft: roomsLeft !== null && roomsLeft <= fewRooms ? roomsLeft : null,
    freeUntil:
      freeCancellation &&
      format.dateTime(toLastMinute(freeCancellation.until, freeCancellation.zone), {
        ...calendarDay,
        timeZone: freeCancellation.zone,
      }),
    ...(price && {
      price: {
        ...pick(price, ["total", "reference", "agent"]),
        perNight: price.unit && price.unit.amount,
      },
    }),
  };
}
