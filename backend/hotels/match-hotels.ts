import { boardBases, hotelAmenities, type HotelAmenity } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import type { PriceTier } from "@/lib/api/contract/roles";
import { createSellableTest } from "../pricing/create-sellable-test";
import { findFreeCancellation } from "../pricing/free-cancellation";
import { foldText, toSpellings } from "../reference-data/fold-text";
import { getQuarter } from "../reference-data/landmarks";
import { findQuarter } from "../reference-data/nearby";
import type { Landmark } from "../reference-data/place";
import type { FoundHotel, SupplierOffer } from "../ports/hotel-supplier";
import { createFacets, type Facets } from "./create-facets";
import { compareRateTerms } from "./sort-offers";

export type FoundOffer = FoundHotel["offers"][number];
/**
 * A hotel that passes all filters with the offer to show of those that do; `total` in minor units
 * of the charged currency.
 */
export type Match = { hotel: FoundHotel; offer: FoundOffer; total: number };

const quarters = new WeakMap<FoundHotel, Landmark | null>();
/** Kept with the hotel, which other filters of the same search find again. */
function quarterOf(hotel: FoundHotel): Landmark | null {
  const known = quarters.get(hotel);
  if (known !== undefined) return known;
  const quarter = findQuarter(hotel);
  quarters.set(hotel, quarter);
  return quarter;
}

/** Which filters a hotel or an offer fails, a bit for each that has a count of its own. */
const fails = {
  class: 1,
  score: 2,
  distance: 4,
  quarter: 8,
  /** Amenities and the name: counted nowhere as if they weren't set. */ other: 16,
} as const;
const offerFails = { board: 1, price: 2, other: 4 } as const;

/** A choice by its bit, so that ten thousand hotels are compared by numbers. */
const toBits = <T extends string>(known: readonly T[]) =>
  Object.fromEntries(known.map((value, index) => [value, 1 << index])) as Record<T, number>;
const [boardBits, amenityBits] = [toBits(boardBases), toBits(hotelAmenities)];

function toAmenityMask(amenities: readonly HotelAmenity[]): number {
  let mask = 0;
  for (const amenity of amenities) mask |= amenityBits[amenity];
  return mask;
}

function createHotelTest({
  classes = [],
  minimumScore = 0,
  amenities = [],
  maximumDistance = Infinity,
  quarters = [],
  name = "",
}: HotelFilters) {
  const [wantedClasses, wantedAmenities, wantedQuarters, wantedName] = [
    new Set(classes),
    toAmenityMask(amenities),
    new Set(quarters),
    foldText(name),
  ];
  return (
    hotel: FoundHotel,
    {
      hotelClass,
      amenities: amenityMask,
      quarter,
    }: { hotelClass: number; amenities: number; quarter: Landmark | null },
  ): number =>
    (wantedClasses.size > 0 && !wantedClasses.has(hotelClass) ? fails.class : 0) |
    ((hotel.guestScore?.value ?? 0) < minimumScore ? fails.score : 0) |
    (hotel.distance > maximumDistance ? fails.distance : 0) |
    (wantedQuarters.size > 0 && !(quarter && wantedQuarters.has(quarter.id)) ? fails.quarter : 0) |
    ((amenityMask & wantedAmenities) !== wantedAmenities ||
    (wantedName !== "" && !toSpellings(hotel.name).some((each) => each.includes(wantedName)))
      ? fails.other
      : 0);
}

type OfferTerms = {
  toTotal: (price: SupplierOffer["price"]) => number | null;
  tier: PriceTier;
  now: string;
};

function createOfferTest(
  {
    boards = [],
    freeCancellation,
    payAtProperty,
    minimumPrice = 0,
    maximumPrice = Infinity,
  }: HotelFilters,
  { toTotal }: Pick<OfferTerms, "toTotal">,
) {
  const wantedBoards =
    boards.length === 0 ? -1 : boards.reduce((mask, board) => mask | boardBits[board], 0);
  const hasPrice = minimumPrice > 0 || maximumPrice < Infinity;
  const isTooCheapOrDear = (total: number) => total < minimumPrice || total > maximumPrice;
  return (offer: FoundOffer, board: number, isFree: boolean): number =>
    ((wantedBoards & board) === 0 ? offerFails.board : 0) |
    ((freeCancellation && !isFree) || (payAtProperty && offer.payment !== "atProperty")
      ? offerFails.other
      : 0) |
    (hasPrice && isTooCheapOrDear(toTotal(offer.price) ?? Infinity) ? offerFails.price : 0);
}

/**
 * What a hotel sells that passes the filters of offers, and what it would if one of them weren't
 * set.
 */
type MatchedOffers = {
  /** The cheapest; without price rights the first by its terms. */ shown: FoundOffer | null;
  anyPrice: FoundOffer | null;
  boards: number;
  allBoards: number;
  isFree: boolean;
  isAtProperty: boolean;
};

function createOfferMatcher(filters: HotelFilters, terms: OfferTerms) {
  const [test, isSellable] = [createOfferTest(filters, terms), createSellableTest(terms.toTotal)];
  const isHidden = terms.tier === "hidden";
  return (offers: readonly FoundOffer[]): MatchedOffers => {
    const found: MatchedOffers = {
      shown: null,
      anyPrice: null,
      boards: 0,
      allBoards: 0,
      isFree: false,
      isAtProperty: false,
    };
    for (const offer of offers) {
      if (!isSellable(offer)) continue;
      const board = boardBits[offer.board];
      found.allBoards |= board;
      const isFree = findFreeCancellation(offer.cancellation, terms.now) !== null;
      const failed = test(offer, board, isFree);
      if ((failed & ~offerFails.board) === 0) found.boards |= board;
      if ((failed & ~offerFails.price) === 0) found.anyPrice ??= offer;
      if (failed !== 0) continue;
      if (!found.shown || (isHidden && compareRateTerms(offer, found.shown) < 0))
        found.shown = offer;
      found.isFree ||= isFree;
      found.isAtProperty ||= offer.payment === "atProperty";
    }
    return found;
  };
}

/**
 * Hotels that pass the filters, each with the cheapest offer that does, and what each filter would
 * leave. Without price rights the offer is the first by its terms: which one is the cheapest shows
 * prices. Every facet is counted as if its own filter weren't set, a choice of amenities as if it
 * were added. One pass over all of them. Hotels without a sellable offer are left out.
 */
export function matchHotels(
  found: readonly FoundHotel[],
  { filters, ...terms }: OfferTerms & { filters: HotelFilters },
): { matches: Match[]; unfiltered: number; facets: Facets } {
  const [testHotel, matchOffers, facets] = [
    createHotelTest(filters),
    createOfferMatcher(filters, terms),
    createFacets(filters.quarters?.flatMap((id) => getQuarter(id) ?? [])),
  ];
  const totalOf = ({ price }: FoundOffer) => terms.toTotal(price) ?? Number.NaN;
  const matches: Match[] = [];
  let unfiltered = 0;
  for (const hotel of found) {
    const offers = matchOffers(hotel.offers);
    if (offers.allBoards === 0) continue;
    unfiltered += 1;
    const amenities = toAmenityMask(hotel.amenities);
    const hotelClass = Math.floor(hotel.hotelClass ?? 0);
    const quarter = quarterOf(hotel);
    facets.know(hotelClass, offers.allBoards, amenities);
    if (quarter) facets.knowQuarter(quarter);
    const failed = testHotel(hotel, { hotelClass, amenities, quarter });
    const { shown, anyPrice } = offers;
    const total = shown && failed === 0 ? totalOf(shown) : Number.NaN;
    if (failed === 0) {
      facets.countBoards(offers.boards);
      if (anyPrice) facets.countPrice(anyPrice === shown ? total : totalOf(anyPrice));
    }
    if (!shown) continue;
    if ((failed & ~fails.class) === 0) facets.countClass(hotelClass);
    if ((failed & ~fails.score) === 0) facets.countScore(hotel.guestScore?.value ?? 0);
    if ((failed & ~fails.distance) === 0) facets.countDistance(hotel.distance);
    if (quarter && (failed & ~fails.quarter) === 0) facets.countQuarter(quarter);
    if (failed !== 0) continue;
    facets.countAmenities(amenities);
    if (offers.isFree) facets.countFreeCancellation();
    if (offers.isAtProperty) facets.countPayAtProperty();
    matches.push({ hotel, offer: shown, total });
  }
  return { matches, unfiltered, facets };
}
