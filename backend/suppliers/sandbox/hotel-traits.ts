import type { HotelAmenity, BoardBasis } from "@/lib/api/contract/hotel-terms";
import { boardFactors } from "./board-factors";
import type { HotelScene } from "./pictures";
import { roomSetOf, type RoomCode, type RoomType } from "./room-types";
import { seededRandom, type SeededRandom } from "./seeded-random";

/** What a house offers, made up from its id alone. */
export type HotelTraits = {
  rooms: readonly RoomType[];
  amenities: HotelAmenity[];
  /** From its own board upwards. */
  boards: readonly BoardBasis[];
  hasPayAtProperty: boolean;
  /** Mandatory, paid there, part of the price. */
  onSiteFee: "cityTax" | "resortFee" | null;
};

const cityTaxCountries = new Set(
  "PT ES IT FR DE NL BE AT CH HR GR CZ HU MX AE RO BG SI MT IS MY".split(" "),
);
const boardOrder = Object.keys(boardFactors) as BoardBasis[];
const sets = new Map<string, unknown[]>();

/** One list for all houses with the same: a search compares and keeps them by the thousand. */
function shared<T extends string>(kind: string, items: T[]): T[] {
  const key = `${kind}:${items.join(" ")}`;
  if (!sets.has(key)) sets.set(key, items);
  return sets.get(key) as T[];
}

function drawRooms(hotelClass: number, random: SeededRandom): RoomCode[] {
  const has = (share: number) => random.next() < share;
  const [twin, accessible, family, apartment] = [
    has(0.5),
    has(hotelClass >= 4 ? 0.85 : 0.45),
    has(0.6),
    has(0.12),
  ];
  return [
    "standard",
    ...(twin ? (["twin"] as const) : []),
    ...(accessible ? (["accessible"] as const) : []),
    ...(hotelClass >= 3.5 ? (["superior"] as const) : []),
    ...(family ? (["family"] as const) : []),
    ...(apartment ? (["apartment"] as const) : []),
    ...(hotelClass >= 4 ? (["suite"] as const) : []),
  ];
}

function drawAmenities(
  {
    hotelClass,
    scene,
    rooms,
  }: { hotelClass: number; scene: HotelScene; rooms: readonly RoomCode[] },
  random: SeededRandom,
): HotelAmenity[] {
  const comfort = (hotelClass - 2.5) / 2.5;
  const isTown = scene === "skyline" || scene === "old-town";
  const shares: [HotelAmenity, number][] = [
    ["wifi", 0.97],
    ["pool", (scene === "beach" ? 0.6 : 0.08) + comfort * 0.35],
    ["spa", comfort * 0.6],
    ["gym", 0.1 + comfort * 0.7],
    ["parking", isTown ? 0.35 : 0.85],
    ["airConditioning", 0.55 + comfort * 0.4],
    ["restaurant", 0.3 + comfort * 0.65],
    ["bar", 0.35 + comfort * 0.6],
    ["petsAllowed", 0.3],
    ["familyRooms", rooms.includes("family") || rooms.includes("apartment") ? 1 : 0],
    ["airportShuttle", 0.1 + comfort * 0.3],
    ["beachfront", scene === "beach" ? 0.55 : 0],
    ["evCharging", 0.12 + comfort * 0.25],
    ["kitchen", rooms.includes("apartment") ? 1 : 0],
    ["laundry", 0.4 + comfort * 0.4],
  ];
  return shares.filter(([, share]) => random.next() < share).map(([amenity]) => amenity);
}

export function resolveHotelTraits({
  id,
  hotelClass,
  scene,
  boardBasis,
  countryCode,
}: {
  id: string;
  hotelClass: number;
  scene: HotelScene;
  boardBasis: BoardBasis;
  countryCode: string;
}): HotelTraits {
  const random = seededRandom("hotel-traits", id);
  const rooms = drawRooms(hotelClass, random);
  const resortFee = scene === "beach" && hotelClass >= 4 && random.next() < 0.4;
  const cityTax = cityTaxCountries.has(countryCode) && random.next() < 0.75;
  const from = boardOrder.indexOf(boardBasis);
  return {
    rooms: roomSetOf(rooms),
    amenities: shared("amenities", drawAmenities({ hotelClass, scene, rooms }, random)),
    boards: shared(
      "boards",
      boardOrder.slice(from, from + 1 + random.integer(0, hotelClass >= 4 ? 2 : 1)),
    ),
    hasPayAtProperty: random.next() < 0.5,
    onSiteFee: resortFee ? "resortFee" : cityTax ? "cityTax" : null,
  };
}
