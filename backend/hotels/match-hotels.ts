import { boardBases, hotelAmenities } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import { foldText } from "../reference-data/fold-text";
import type { FoundHotel, SupplierOffer } from "../suppliers/hotel-supplier";
import { createFacets, type Facets } from "./create-facets";
import { findFreeCancellation } from "./free-cancellation";

export type FoundOffer = FoundHotel["offers"][number];
/** A hotel that passes all filters with its cheapest offer that does; `total` in minor units of the charged currency. */
export type Match = { hotel: FoundHotel; offer: FoundOffer; total: number };

/** Which filters a hotel or an offer fails, a bit for each that has a count of its own. */
const fails = { class: 1, score: 2, distance: 4, /** Amenities and the name: counted nowhere as if they weren't set. */ other: 8 } as const;
const offerFails = { board: 1, price: 2, other: 4 } as const;

const toMask = <T>(known: readonly T[], values: readonly T[]): number => values.reduce((mask, value) => mask | (1 << known.indexOf(value)), 0);

function createHotelTest({ classes = [], minimumScore = 0, amenities = [], maximumDistance = Infinity, name = "" }: HotelFilters) {
  const [wantedClasses, wantedAmenities, wantedName] = [new Set(classes), toMask(hotelAmenities, amenities), foldText(name)];
  return ({ hotelClass, guestScore, distance, ...hotel }: FoundHotel, amenityMask: number): number =>
    (wantedClasses.size > 0 && !wantedClasses.has(Math.floor(hotelClass ?? 0)) ? fails.class : 0) |
    ((guestScore?.value ?? 0) < minimumScore ? fails.score : 0) |
    (distance > maximumDistance ? fails.distance : 0) |
    ((amenityMask & wantedAmenities) !== wantedAmenities || (wantedName !== "" && !foldText(hotel.name).includes(wantedName)) ? fails.other : 0);
}

type OfferTerms = { toTotal: (price: SupplierOffer["price"]) => number | null; now: string };

function createOfferTest(
  { boards = [], freeCancellation, payAtProperty, minimumPrice = 0, maximumPrice = Infinity }: HotelFilters,
  { toTotal }: Pick<OfferTerms, "toTotal">,
) {
  const wantedBoards = new Set(boards);
  const hasPrice = minimumPrice > 0 || maximumPrice < Infinity;
  const isTooCheapOrDear = (total: number) => total < minimumPrice || total > maximumPrice;
  return (offer: FoundOffer, isFree: boolean): number =>
    (wantedBoards.size > 0 && !wantedBoards.has(offer.board) ? offerFails.board : 0) |
    ((freeCancellation && !isFree) || (payAtProperty && offer.payment !== "atProperty") ? offerFails.other : 0) |
    (hasPrice && isTooCheapOrDear(toTotal(offer.price) ?? Infinity) ? offerFails.price : 0);
}

/** What a hotel sells that passes the filters of offers, and what it would if one of them weren't set. */
function matchOffers(offers: readonly FoundOffer[], test: (offer: FoundOffer, isFree: boolean) => number, { toTotal, now }: OfferTerms) {
  const found = { cheapest: null as FoundOffer | null, anyPrice: null as FoundOffer | null, boards: 0, allBoards: 0, isFree: false, isAtProperty: false };
  for (const offer of offers) {
    if (toTotal(offer.price) === null) continue;
    const board = 1 << boardBases.indexOf(offer.board);
    found.allBoards |= board;
    const isFree = findFreeCancellation(offer.cancellation, now) !== null;
    const failed = test(offer, isFree);
    if ((failed & ~offerFails.board) === 0) found.boards |= board;
    if ((failed & ~offerFails.price) === 0) found.anyPrice ??= offer;
    if (failed !== 0) continue;
    found.cheapest ??= offer;
    found.isFree ||= isFree;
    found.isAtProperty ||= offer.payment === "atProperty";
  }
  return found;
}

/**
 * Hotels that pass the filters, each with the cheapest offer that does, and what each filter would leave: every facet is counted as if
 * its own filter weren't set, a choice of amenities as if it were added. One pass over all of them. A hotel nobody can be sold is none.
 */
export function matchHotels(
  found: readonly FoundHotel[],
  { filters, ...terms }: OfferTerms & { filters: HotelFilters },
): { matches: Match[]; unfiltered: number; facets: Facets } {
  const [testHotel, testOffer, facets] = [createHotelTest(filters), createOfferTest(filters, terms), createFacets()];
  const matches: Match[] = [];
  let unfiltered = 0;
  for (const hotel of found) {
    const amenities = toMask(hotelAmenities, hotel.amenities);
    const offers = matchOffers(hotel.offers, testOffer, terms);
    if (offers.allBoards === 0) continue;
    unfiltered += 1;
    const hotelClass = Math.floor(hotel.hotelClass ?? 0);
    facets.know(hotelClass, offers.allBoards, amenities);
    const failed = testHotel(hotel, amenities);
    if (failed === 0) {
      facets.countBoards(offers.boards);
      if (offers.anyPrice) facets.countPrice(terms.toTotal(offers.anyPrice.price) ?? Number.NaN);
    }
    if (!offers.cheapest) continue;
    if ((failed & ~fails.class) === 0) facets.countClass(hotelClass);
    if ((failed & ~fails.score) === 0) facets.countScore(hotel.guestScore?.value ?? 0);
    if ((failed & ~fails.distance) === 0) facets.countDistance(hotel.distance);
    if (failed !== 0) continue;
    facets.countAmenities(amenities);
    if (offers.isFree) facets.countFreeCancellation();
    if (offers.isAtProperty) facets.countPayAtProperty();
    matches.push({ hotel, offer: offers.cheapest, total: terms.toTotal(offers.cheapest.price) ?? Number.NaN });
  }
  return { matches, unfiltered, facets };
}
