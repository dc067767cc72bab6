import type { ActivityParty } from "@/lib/api/contract/activities";
import type { Rental } from "@/lib/api/contract/cars";
import type { Room, Stay } from "@/lib/api/contract/hotels";
import type { Point } from "@/lib/api/contract/point";
import { serviceById } from "@/lib/api/contract/services";
import type { SupplierCarOffer } from "../ports/car-supplier";

type Value = string | number | readonly string[];

/** Root-relative, without locale and without a price; names as the search forms write them. */
function toLink(path: string, query: Record<string, Value>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (typeof value === "object" ? value : [value]).map((single) => [key, String(single)]),
  );
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

/** "2" is two adults, "2-5.9" two adults and children aged 5 and 9. */
const toRoomText = ({ adults, childAges }: Room): string =>
  childAges.length > 0 ? `${adults}-${childAges.join(".")}` : String(adults);

/**
 * Names no residence: a rate is valid for where the guests really live, which the storefront knows
 * better.
 */
export const toHotelLink = ({
  id,
  place,
  stay,
  rooms,
}: {
  id: string;
  place: Point & { name: string };
  stay: Stay;
  rooms: readonly Room[];
}): string =>
  toLink(`${serviceById("hotels").path}/search-details`, {
    id,
    place: place.name,
    placeLat: place.latitude,
    placeLong: place.longitude,
    checkIn: stay.start,
    checkOut: stay.end,
    room: rooms.map(toRoomText),
  });

type Stop = Pick<SupplierCarOffer["pickUp"], "depot">;

/** The place of return is named where it is another than that of pick-up. */
export function toCarLink({
  id,
  pickUp,
  dropOff,
  rental,
}: {
  id: string;
  pickUp: Stop;
  dropOff: Stop;
  rental: Rental;
}): string {
  const { pickUpAt, dropOffAt, driverAge, residence } = rental;
  const isElsewhere = dropOff.depot.id !== pickUp.depot.id;
  return toLink(`${serviceById("cars").path}/result-details`, {
    id,
    pickUpPlace: pickUp.depot.name,
    pickUpPlaceLat: pickUp.depot.latitude,
    pickUpPlaceLong: pickUp.depot.longitude,
    ...(isElsewhere
      ? {
          dropOffPlace: dropOff.depot.name,
          dropOffPlaceLat: dropOff.depot.latitude,
          dropOffPlaceLong: dropOff.depot.longitude,
        }
      : {}),
    pickUpDate: pickUpAt.slice(0, 10),
    pickUpTime: pickUpAt.slice(11, 16),
    dropOffDate: dropOffAt.slice(0, 10),
    dropOffTime: dropOffAt.slice(11, 16),
    driverAge,
    residence,
  });
}

/**
 * Unlike with the other services the product's code is a segment of the path. Its page knows the
 * place: only an enquiry reads it.
 */
export const toActivityLink = ({
  id,
  place,
  date,
  party,
}: {
  id: string;
  place: string;
  date: string;
  party: ActivityParty;
}): string =>
  toLink(`${serviceById("activities").path}/result-details/${encodeURIComponent(id)}`, {
    place,
    date,
    band: Object.entries(party).map(([band, count]) => `${band}.${count}`),
  });

export const toResortLink = ({
  id,
  place,
  stay,
}: {
  id: string;
  place: string;
  stay: Stay;
}): string =>
  toLink(`${serviceById("resorts").path}/details`, {
    id,
    place,
    checkIn: stay.start,
    checkOut: stay.end,
  });
