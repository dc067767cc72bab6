import type { City } from "@/backend/reference-data/place";
import type { HotelAmenity } from "@/lib/api/contract/hotel-terms";
import { toFacade, toPicture, type PlaceLook } from "../pictures";
import type { RoomCode } from "../room-types";
import { hashText } from "../seeded-random";

/**
 * How a place's houses are furnished, in turn as its façades are: in its own `styles`, and in
 * others found there; and what has a pool there besides those of its styles.
 */
const interiors = {
  "old-town": { styles: ["classic"], others: ["country"] },
  city: { styles: ["city"], others: ["classic"] },
  "warm-city": { styles: ["city"], others: ["coast"] },
  coast: { styles: ["coast"], others: ["classic"], pools: ["beach-1", "beach-3"] },
  island: { styles: ["coast"], others: ["tropics"], pools: ["beach-1", "beach-3"] },
  tropics: { styles: ["tropics"], others: ["coast"], pools: ["jungle-1", "jungle-2"] },
  mountains: { styles: ["alpine"], others: ["country"], pools: ["mountains-1", "mountains-2"] },
  nordic: { styles: ["nordic"], others: ["classic"] },
  desert: { styles: ["desert"], others: ["city"], pools: ["desert-1", "desert-2"] },
  "east-asia": { styles: ["east-asia", "city"], others: [] },
  country: { styles: ["country"], others: ["classic"], pools: ["countryside-1", "countryside-2"] },
  british: { styles: ["classic", "country"], others: [] },
  "british-country": { styles: ["country", "classic"], others: [] },
  latin: { styles: ["classic", "country"], others: [] },
  "latin-city": { styles: ["city", "classic"], others: [] },
  "latin-coast": { styles: ["coast", "city"], others: [], pools: ["beach-1", "beach-3"] },
  caribbean: { styles: ["coast", "tropics"], others: [], pools: ["beach-1", "beach-3"] },
  pacific: { styles: ["tropics", "coast"], others: [], pools: ["beach-2", "beach-3"] },
  australian: { styles: ["coast", "country"], others: [] },
  "australian-city": { styles: ["city", "coast"], others: [] },
} as const satisfies Record<
  PlaceLook,
  {
    styles: readonly [string, ...string[]];
    others: readonly string[];
    pools?: readonly string[];
  }
>;

/** What can be seen around such a place: pictures of scenes. */
const surroundings: Record<PlaceLook, readonly [string, ...string[]]> = {
  "old-town": ["old-town-2", "old-town-3", "old-town-4", "old-town-5", "old-town-6"],
  city: ["skyline-2", "skyline-3", "skyline-4", "skyline-5", "skyline-6"],
  "warm-city": ["skyline-2", "skyline-3", "skyline-5", "skyline-6"],
  coast: ["beach-1", "beach-2", "beach-3", "beach-4", "harbour-4"],
  island: ["beach-1", "beach-2", "beach-3", "beach-5"],
  tropics: ["jungle-1", "jungle-3", "jungle-4"],
  mountains: ["mountains-1", "mountains-2", "mountains-3", "mountains-4", "mountains-5"],
  nordic: ["harbour-1", "harbour-2", "harbour-3", "harbour-5", "harbour-6"],
  desert: ["desert-1", "desert-2", "desert-4"],
  "east-asia": ["skyline-2", "skyline-4", "skyline-5", "skyline-6"],
  country: ["countryside-1", "countryside-3", "countryside-4"],
  british: ["british-1", "british-2", "british-3", "countryside-4"],
  "british-country": ["british-2", "british-3", "countryside-3", "countryside-4"],
  latin: ["latin-1", "latin-2", "latin-3", "countryside-3"],
  "latin-city": ["latin-1", "latin-2", "skyline-3", "skyline-5", "skyline-6"],
  "latin-coast": ["latin-2", "beach-1", "beach-2", "beach-3"],
  caribbean: ["caribbean-1", "caribbean-2", "beach-1", "beach-2", "beach-3"],
  pacific: ["pacific-1", "pacific-2", "beach-1", "beach-2", "beach-5"],
  australian: ["australian-1", "australian-2", "beach-2", "beach-4", "beach-6"],
  "australian-city": ["australian-1", "australian-2", "skyline-3", "skyline-5", "beach-6"],
};
/** Sights of some countries or cities alone. */
const sights: readonly { look: PlaceLook; places: readonly string[]; picture: string }[] = [
  { look: "old-town", places: ["PT"], picture: "old-town-1" },
  { look: "city", places: ["US:San Francisco"], picture: "skyline-1" },
  { look: "tropics", places: ["MX", "GT", "BZ", "HN", "SV"], picture: "jungle-2" },
  { look: "desert", places: ["US"], picture: "desert-3" },
  { look: "country", places: ["FR"], picture: "countryside-2" },
];

/** Rooms with the same beds share a picture. */
const roomPictures: Record<RoomCode, string> = {
  standard: "standard",
  twin: "twin",
  accessible: "twin",
  superior: "superior",
  family: "family",
  apartment: "apartment",
  suite: "suite",
};

type House = {
  id: string;
  look: PlaceLook;
  style: string;
  city: Pick<City, "name" | "countryCode">;
  /** Which of the place's houses it is: those beside each other look different. */
  number: number;
  hotelClass: number;
  /** What it looks out on, unless such a place has no such view. */
  view: string;
  rooms: readonly { code: RoomCode }[];
  amenities: readonly HotelAmenity[];
};

const toFile = (kind: "hotels" | "resorts", name: string) =>
  `/assets/inventory/${kind}/${name}-960.webp`;

function listSurroundings({ look, city }: Pick<House, "look" | "city">): string[] {
  const here = [city.countryCode, `${city.countryCode}:${city.name}`];
  const own = sights
    .filter((sight) => sight.look === look && here.some((place) => sight.places.includes(place)))
    .map(({ picture }) => picture);
  return [...surroundings[look], ...own];
}

const pick = (list: readonly string[], number: number): string => list[number % list.length] ?? "";

/** How the house of this number at such a place is furnished. */
export function toStyle(look: PlaceLook, number: number): string {
  const { styles, others } = interiors[look];
  return pick([...styles, ...others], number);
}

/** A room of this type in a house furnished like this. */
export const toRoomPicture = ({ style }: { style: string }, code: RoomCode): string =>
  toPicture("rooms", `${roomPictures[code]}-${style}`, 0);

/** Swimming pools at such a place. */
export function listPools(look: PlaceLook): string[] {
  const { styles, ...more } = interiors[look];
  const landscapes = "pools" in more ? more.pools : [];
  return [
    ...styles.map((style) => toPicture("pools", style, 0)),
    ...landscapes.map((name) => toFile("resorts", name)),
  ];
}

/**
 * A house from outside, its rooms, what else it has, and where it stands: the same for the same
 * house, and the façade first.
 */
export function listHotelPictures(house: House): [string, ...string[]] {
  const { id, look, style, number, rooms, amenities } = house;
  const views = listSurroundings(house).map((name) => toFile("hotels", name));
  const view = views.includes(house.view) ? house.view : pick(views, number);
  const pool = pick(listPools(look), hashText(`hotel-pool|${id}`));
  return [
    toFacade(look, house),
    ...new Set(rooms.map(({ code }) => toRoomPicture(house, code))),
    toPicture("lobbies", style, 0),
    ...(amenities.includes("pool") ? [pool] : []),
    toPicture("breakfasts", style, 0),
    ...new Set([view, pick(views, number + 1)]),
    toPicture("bathrooms", style, 0),
  ];
}
