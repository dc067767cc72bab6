import { distanceKm } from "@/lib/api/contract/distance-km";
import { kmPerDegree, type Point } from "@/lib/api/contract/point";
import type { NamedOffer } from "../../../ports/deal-supplier";
import type { OwnPlace } from "../../../ports/hotel-supplier";
import type { HotelProperty } from "../hotel-properties";
import { findByName, nullIsland, toMagicWords } from "../null-island";
import { hashText } from "../seeded-random";
import { lastRoom, roomSetOf } from "../room-types";
import { listHotelPictures, toStyle } from "./hotel-pictures";

export const magicWords = toMagicWords("last-room");
export type MagicWord = (typeof magicWords)[number];

const idStart = "sandbox-h-null-island-";
/** km. They lie on a ring around the buoy, each somewhere else. */
const ringKm = 2;
/** km. A search this near to one of them is around that hotel. */
const doorstepKm = 0.1;

/** Radians. Twelve hotels share the ring; later ones lie halfway between two of them. */
const toDirection = (number: number): number =>
  (((number % 12) + (number < 12 ? 0 : 0.5)) / 12) * 2 * Math.PI;

function toProperty(word: MagicWord, number: number): HotelProperty {
  const id = `${idStart}${word}`;
  const direction = toDirection(number);
  const words = word.split("-").join(" ");
  const rooms = word === "last-room" ? lastRoom : magicRooms;
  const amenities = [...magicAmenities];
  return {
    id,
    name: `Null Island ${words.charAt(0).toUpperCase()}${words.slice(1)}`,
    city: nullIsland,
    profile: { scenes: ["beach", "harbour"], priceLevel: 1, taxPercentage: 10, nameStyle: "en" },
    scene: "beach",
    look: "island",
    style: toStyle("island", number),
    pictures: listHotelPictures({
      id,
      look: "island",
      style: toStyle("island", number),
      city: nullIsland,
      number,
      hotelClass: 4,
      view: "",
      rooms,
      amenities,
    }),
    latitude: (Math.cos(direction) * ringKm) / kmPerDegree,
    longitude: (Math.sin(direction) * ringKm) / kmPerDegree,
    hotelClass: 4,
    guestScore: { value: 8.4, count: 120 + number },
    boardBasis: "breakfast",
    nightDollars: 90 + number,
    freeDays: 2,
    rooms,
    amenities,
    boards: magicBoards,
    hasPayAtProperty: true,
    onSiteFee: "cityTax",
    seeds: {
      price: hashText(`hotel-price|${id}`),
      terms: hashText(`hotel-terms|${id}`),
      vacancy: hashText(`vacancy|${id}`),
    },
  };
}
const magicRooms = roomSetOf(["standard", "accessible", "superior", "family", "suite"]);
const magicAmenities = ["wifi", "pool", "restaurant", "familyRooms", "beachfront"] as const;
const magicBoards = ["breakfast", "half_board"] as const;

let properties: ReadonlyMap<string, HotelProperty> | undefined;
const listMagicProperties = () =>
  (properties ??= new Map(magicWords.map(toProperty).map((property) => [property.id, property])));

/** What a hotel does that others don't; null for all that aren't on Null Island. */
export function toMagicWord(hotelId: string): MagicWord | null {
  return hotelId.startsWith(idStart)
    ? (magicWords.find((word) => hotelId === idStart + word) ?? null)
    : null;
}
/** What is special about a search around a point; null unless it is around one of the hotels. */
export function toMagicWordAt(point: Point): MagicWord | null {
  const [near] = listMagicPropertiesNear(point, ringKm * 2).filter(
    (property) => distanceKm(point, property) <= doorstepKm,
  );
  return near ? toMagicWord(near.id) : null;
}
export const getMagicProperty = (hotelId: string): HotelProperty | null =>
  listMagicProperties().get(hotelId) ?? null;
export const listMagicPropertiesNear = (point: Point, radiusKm: number): HotelProperty[] =>
  distanceKm(point, nullIsland) <= radiusKm ? [...listMagicProperties().values()] : [];

export const toNamedOffer = ({ id, name, latitude, longitude }: HotelProperty): NamedOffer => ({
  id,
  name,
  latitude,
  longitude,
});

/** Null Island and its hotels by the beginning of their names, which all begin with its own. */
export function findNullIsland(text: string): OwnPlace | null {
  const hotels = findByName(text, [...listMagicProperties().values()]);
  return hotels.length === 0 ? null : { city: nullIsland, hotels: hotels.map(toNamedOffer) };
}
