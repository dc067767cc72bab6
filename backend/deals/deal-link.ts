import { serviceById } from "@/lib/api/contract/services";

type Value = string | number | readonly number[];

/** Root-relative, without locale and without a price; names as the search forms write them. */
function toLink(path: string, query: Record<string, Value>): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (typeof value === "object" ? value : [value]).map((single) => [key, String(single)]),
  );
  return `${path}?${new URLSearchParams(pairs).toString()}`;
}

type Party = { rooms: number; adults: number; children: number; childAges: readonly number[] };

export const toHotelLink = ({
  id,
  place,
  stay,
  party,
}: {
  id: string;
  place: string;
  stay: { start: string; end: string };
  party: Party;
}): string =>
  toLink(`${serviceById("hotels").path}/search-details`, {
    id,
    place,
    checkIn: stay.start,
    checkOut: stay.end,
    rooms: party.rooms,
    adults: party.adults,
    children: party.children,
    childAge: party.childAges,
  });

export const toCarLink = ({
  id,
  place,
  pickUpAt,
  dropOffAt,
  driverAge,
}: {
  id: string;
  place: string;
  pickUpAt: string;
  dropOffAt: string;
  driverAge: number;
}): string =>
  toLink(`${serviceById("cars").path}/result-details`, {
    id,
    pickUpPlace: place,
    pickUpDate: pickUpAt.slice(0, 10),
    pickUpTime: pickUpAt.slice(11, 16),
    dropOffDate: dropOffAt.slice(0, 10),
    dropOffTime: dropOffAt.slice(11, 16),
    driverAge,
  });

/** Unlike with the other services the product's code is a segment of the path. */
export const toActivityLink = ({
  id,
  place,
  date,
}: {
  id: string;
  place: string;
  date: string;
}): string =>
  toLink(`${serviceById("activities").path}/result-details/${encodeURIComponent(id)}`, {
    place,
    date,
    adults: 1,
  });

export const toResortLink = ({
  id,
  place,
  stay,
}: {
  id: string;
  place: string;
  stay: { start: string; end: string };
}): string =>
  toLink(`${serviceById("resorts").path}/details`, {
    id,
    place,
    checkIn: stay.start,
    checkOut: stay.end,
  });
