import { createHash } from "node:crypto";
import type { CarSearch } from "@/lib/api/contract/cars";
import type { FlightSearch } from "@/lib/api/contract/flights";
import { searchRadius } from "@/lib/api/contract/hotel-terms";
import type { HotelSearch } from "@/lib/api/contract/hotels";
import type { PastSearchInput } from "@/lib/api/contract/past-searches";
import { findPlaceId, isKnownPlace, toFlightPlaceName } from "./place-names";

/** A search as requested. */
export type SearchRequest =
  | { service: "hotels"; search: HotelSearch }
  | { service: "cars"; search: CarSearch }
  | { service: "flights"; search: FlightSearch };

/**
 * Whether it is a search by itself: a part of the map, which has a radius of its own, only narrows
 * one down.
 */
export const isWhole = ({ service, search }: SearchRequest): boolean =>
  service !== "hotels" || search.radius === searchRadius.usual;

const toFlightPlace = (id: string) => ({
  id,
  name: toFlightPlaceName(id) ?? id.replace(/^airport-/, ""),
});

/** The search without its filters, sort order and page. */
function toInput({ service, search }: SearchRequest): PastSearchInput {
  if (service === "flights") {
    const { adults, ages, cabin } = search;
    const legs = search.legs.map(({ from, to, date }) => ({
      from: toFlightPlace(from),
      to: toFlightPlace(to),
      date,
    }));
    return { service, legs, adults, ages, cabin };
  }
  if (service === "cars") {
    const { pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence } = search;
    return { service, pickUp, dropOff, pickUpAt, dropOffAt, driverAge, residence };
  }
  const { place, stay, rooms, residence } = search;
  return { service, place, stay, rooms, residence };
}

/** The same in every language: of places the ids or coordinates, not the names. */
const toFingerprint = (input: PastSearchInput): string =>
  createHash("sha256")
    .update(JSON.stringify(input, (key, value: unknown) => (key === "name" ? undefined : value)))
    .digest("base64url");

function listPlaceNames(input: PastSearchInput): string[] {
  if (input.service === "hotels") return [input.place.name];
  if (input.service === "cars") return [input.pickUp.name, input.dropOff?.name ?? ""];
  return input.legs.flatMap(({ from, to }) => [from.name, to.name]);
}

/** What is stored of a search. */
export function toStoredSearch(input: PastSearchInput) {
  const names = listPlaceNames(input).filter(Boolean);
  return {
    input,
    fingerprint: toFingerprint(input),
    place: [...new Set(names)].join(" – ").slice(0, 500),
  };
}

/** What is stored of a search by a member of the agency. */
export const toPastSearch = (asked: SearchRequest) => toStoredSearch(toInput(asked));

/** The known place that a search is for; empty for none. Where flights go, not from where. */
export function toPlaceId({ service, search }: SearchRequest): string {
  if (service === "hotels") return findPlaceId(search.place);
  if (service === "cars") return findPlaceId(search.pickUp);
  const to = search.legs[0]?.to ?? "";
  return isKnownPlace(to) ? to : "";
}
