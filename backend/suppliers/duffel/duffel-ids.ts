import { flightLimits, type Cabin } from "@/lib/api/contract/flight-terms";
import { isCalendarDate } from "@/lib/dates/calendar-date";
import type { WireSlice } from "./wire/slices";

export const supplierName = "duffel";
const idStart = `${supplierName}~`;
const longestId = 300;
const segmentPattern = /^([A-Z0-9]{2}\d{1,4}[A-Z]?)-([A-Z]{3})([A-Z]{3})-(\d{4})(\d\d)(\d\d)$/;
const brandPattern = /^[epbf]-[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,60}){0,5}$/;

const cabinLetters = { economy: "e", premiumEconomy: "p", business: "b", first: "f" } as const;
const cabinsByLetter = new Map<string | undefined, Cabin>(
  (Object.keys(cabinLetters) as Cabin[]).map((cabin) => [cabinLetters[cabin], cabin]),
);

/** A flight as ids name it. `date` is of its departure, by the clock there. */
export type NamedSegment = { number: string; from: string; to: string; date: string };
export type NamedItinerary = { id: string; legs: NamedSegment[][] };

export const toNumber = ({
  marketing_carrier: { iata_code: code },
  marketing_carrier_flight_number: number,
}: WireSlice["segments"][number]): string => `${code ?? ""}${number ?? ""}`;

/** Null for flights that ids can't name: without an airline's code, or too many of them. */
export function toItineraryId(slices: readonly Pick<WireSlice, "segments">[]): string | null {
  const id =
    idStart +
    slices
      .map(({ segments }) =>
        segments
          .map((segment) => {
            const date = segment.departing_at.slice(0, 10).replaceAll("-", "");
            const { origin, destination } = segment;
            return `${toNumber(segment)}-${origin.iata_code}${destination.iata_code}-${date}`;
          })
          .join("_"),
      )
      .join(".");
  return parseItineraryId(id) ? id : null;
}

function parseSegment(text: string): NamedSegment | null {
  const [, number, from, to, year, month, day] = segmentPattern.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  return number && from && to && isCalendarDate(date) ? { number, from, to, date } : null;
}

/** Null for what isn't written as `toItineraryId` writes it; doesn't check if it is flown. */
export function parseItineraryId(id: string): NamedItinerary | null {
  if (!id.startsWith(idStart) || id.length > longestId) return null;
  const legs = id
    .slice(idStart.length)
    .split(".")
    .map((leg) => leg.split("_").map(parseSegment));
  const named = legs.map((leg) => leg.filter((segment) => segment !== null));
  const isWhole = named.every((leg, index) => leg.length === legs[index]?.length);
  return isWhole && legs.length <= flightLimits.legs ? { id, legs: named } : null;
}

const toSlug = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .slice(0, 40) || "fare";

/** Of the airline's names for what is in the fare, one for each leg unless they are the same. */
export function toBrand(slices: readonly WireSlice[], cabin: Cabin): { id: string; name: string } {
  const names = slices.map(({ fare_brand_name: name }) => name?.trim() ?? "");
  const distinct = new Set(names).size > 1 ? names : names.slice(0, 1);
  return {
    id: `${cabinLetters[cabin]}-${distinct.map(toSlug).join(".")}`,
    name: distinct.filter((name) => name !== "").join(" / "),
  };
}

export const toOfferId = (itineraryId: string, brandId: string): string | null => {
  const id = `${itineraryId}~${brandId}`;
  return id.length <= longestId ? id : null;
};

/** The itinerary and the cabin that an offer's id names; null for what isn't one of ours. */
export function parseOfferId(id: string): { named: NamedItinerary; cabin: Cabin } | null {
  const end = id.lastIndexOf("~");
  const brandId = id.slice(end + 1);
  const named = parseItineraryId(id.slice(0, Math.max(0, end)));
  const cabin = brandPattern.test(brandId) ? cabinsByLetter.get(brandId[0]) : undefined;
  return named && cabin ? { named, cabin } : null;
}
