import { setImmediate as nextTurn } from "node:timers/promises";
import type { ScopedDatabase } from "@/backend/db/scoped";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { FlightSelection } from "@/lib/api/contract/flight-items";
import { flightLimits, type Cabin } from "@/lib/api/contract/flight-terms";
import { addDays } from "@/lib/dates/calendar-date";
import { toClockDay, toDayNumber, toEpochMinute } from "@/lib/dates/zone-clock";
import type {
  CheckedFare,
  FlightBookingSupplier,
  FoundItinerary,
} from "../../../ports/flight-supplier";
import { createMagicCalls } from "../magic-calls";
import { asksOf } from "./asks-of";
import { listBrands, toBrandCabin, type Brand } from "./brands";
import { chooseExtras } from "./choose-extras";
import {
  combineLegs,
  findCheapestTrip,
  toWeight,
  type Trip,
  type WeighedOption,
} from "./combine-legs";
import {
  createLegFinder,
  hasCabin,
  listSearchedSites,
  type LegFinder,
  type LegOption,
} from "./find-leg-options";
import { toFlightBookingCalls } from "./flight-bookings";
import { parseItineraryId, parseOfferId } from "./flight-ids";
import { createFlightReservations } from "./flight-reservations";
import { toFlownCabin } from "./flight-seats";
import {
  countLeftOf,
  listSeatsLeft,
  listSeatsLeftOn,
  listTakenSeats,
  toTaken,
  type SeatsLeft,
} from "./flight-stock";
import { listNextFlights } from "./list-next-flights";
import { listSeatMap } from "./list-seat-map";
import { findOwnPlaces, toFlightWordAt } from "./null-island";
import { createTimetable } from "./timetable";
import { createFares, type Extras } from "./to-fares";
import { toChosen, toHeldUntil, toKept } from "./to-held";
import { createItineraries } from "./to-itinerary";

type FareSearch = Parameters<FlightBookingSupplier["findItineraries"]>[0];
type FareCheck = Parameters<FlightBookingSupplier["checkFare"]>[0];
/** A fare's flights and brand, as its id names them. */
type Named = { trip: readonly LegOption[]; brand: Brand; cabin: Cabin };

/** Minutes before a departure at which it isn't sold any more. */
const closesBefore = 60;
/** Three days before and after. */
const dayOffsets = [-3, -2, -1, 0, 1, 2, 3];
/** From so many legs on each has one change at most: ids have an end. */
const manyLegs = 5;

/** A fare's flights and brand; null unless the first flight's airline sells it. */
function parseNamed(offerId: string): Named | null {
  const parsed = parseOfferId(offerId);
  const cabin = parsed && toBrandCabin(parsed.brandId);
  const seller = parsed?.legs[0]?.departures[0]?.flight.airline;
  const brand =
    cabin && seller && listBrands(seller.style, cabin).find(({ id }) => id === parsed.brandId);
  return parsed && cabin && brand ? { trip: parsed.legs, brand, cabin } : null;
}

/** Whether flights are for sale now: none has left, and they aren't too far ahead. */
function isOnSale(trip: readonly LegOption[], now: Date): boolean {
  const minute = toEpochMinute(now);
  return trip.every(({ departures: [first] }) => {
    if (!first) return false;
    const today = toClockDay(minute, first.flight.from.zone);
    return first.departs - minute > closesBefore && first.day - today <= flightLimits.days;
  });
}

/**
 * Made-up flights between real airports, which really sell out. The same for the same question on
 * every machine but for what was sold. docs/sandbox.md tells what is made up and the magic flights.
 */
export function createSandboxFlights({
  db,
  now,
  wait,
}: {
  db: ScopedDatabase;
  now: () => Date;
  wait?: (ms: number) => Promise<void>;
}): FlightBookingSupplier {
  const reservations = createFlightReservations({ db, now });
  const magic = createMagicCalls(reservations, wait);

  /** What is special about a search happens before it. */
  async function actAt({ legs }: Pick<FareSearch, "legs">): Promise<void> {
    const words = legs.flatMap(({ from, to }) => [toFlightWordAt(from), toFlightWordAt(to)]);
    for (const word of new Set(words)) await magic.act(word);
  }

  /** The options of each leg, `offset` days later than queried. */
  function createLister(query: FareSearch, finder: LegFinder, left: SeatsLeft) {
    const { cabin, legs } = query;
    const fares = createFares(query);
    const ends = legs.map(({ from, to }) => ({
      from: listSearchedSites(from),
      to: listSearchedSites(to),
    }));
    const known = new Map<string, WeighedOption[]>();
    const list = (leg: number, day: number): WeighedOption[] => {
      const end = ends[leg];
      if (!end) return [];
      return finder
        .list(end, day)
        .filter(
          (option) =>
            hasCabin(option.departures, cabin) &&
            (legs.length < manyLegs || option.departures.length <= 2) &&
            isOnSale([option], query.now) &&
            countLeftOf(option.departures, cabin, left) >= fares.seated,
        )
        .map((option) => {
          const total = fares.toLegTotal(option);
          return { ...option, total, weight: toWeight(option, total) };
        });
    };
    return {
      fares,
      listAll: (offset: number): WeighedOption[][] =>
        legs.map(({ from, to, date }, leg) => {
          const day = toDayNumber(date) + offset;
          const key = `${from} ${to} ${day}`;
          const options = known.get(key) ?? list(leg, day);
          known.set(key, options);
          return options;
        }),
    };
  }

  const supplier: FlightBookingSupplier = {
    findOwnPlaces: async (text) => findOwnPlaces(text),

    async findItineraries(query) {
      await actAt(query);
      const dates = query.legs.map(({ date }) => date);
      const left = await listSeatsLeft(db, { dates, now: query.now });
      const { fares, listAll } = createLister(query, createLegFinder(createTimetable()), left);
      const toItinerary = createItineraries(query.cabin);
      return combineLegs(listAll(0)).map((trip): FoundItinerary => ({
        itinerary: toItinerary(trip),
        fares: fares.list(trip, { left: countTripLeft(trip, query.cabin, left) }),
      }));
    },

    async listDayPrices(query) {
      await actAt(query);
      const dates = query.legs.flatMap(({ date }) => dayOffsets.map((days) => addDays(date, days)));
      const left = await listSeatsLeft(db, { dates, now: query.now });
      const { fares, listAll } = createLister(query, createLegFinder(createTimetable()), left);
      const days: Awaited<ReturnType<FlightBookingSupplier["listDayPrices"]>> = [];
      for (const offset of dayOffsets) {
        // Each day is a search: others have their turn between them.
        await nextTurn();
        const trip: Trip | null = findCheapestTrip(listAll(offset));
        const date = addDays(query.legs[0]?.date ?? "", offset);
        days.push({ date, price: trip && fares.toCheapestPrice(trip) });
      }
      return days;
    },

    async listFares({ id, cabin, ...query }) {
      const trip = parseItineraryId(id);
      if (!trip) return null;
      const itinerary = createItineraries(cabin)(trip);
      const fares = createFares({ ...query, cabin });
      const left = await listSeatsLeftOn(db, trip, query.now);
      return {
        itinerary,
        fares: isSold(trip, { cabin, seated: fares.seated, now: query.now, left })
          ? fares.list(trip, { left: countTripLeft(trip, cabin, left) })
          : [],
      };
    },

    async listSeats({ offerId, now: at }) {
      const named = parseNamed(offerId);
      if (!named) return null;
      const left = await listSeatsLeftOn(db, named.trip, at);
      return named.trip.flatMap(({ departures }) =>
        departures.map((departure) => listSeatMap(departure, { brand: named.brand, left })),
      );
    },

    async listNextFlights({ id, now: at }) {
      const trip = parseItineraryId(id);
      return trip && listNextFlights(trip, { left: await listSeatsLeftOn(db, trip, at) });
    },

    async checkFare({ offerId, ...query }) {
      const named = parseNamed(offerId);
      return named && magic.check(toWord(named), (dearer) => findFare(named, query, dearer));
    },

    async hold({ offerId, expected, clientReference, until, unpaid, ...query }) {
      const named = parseNamed(offerId);
      if (!named) return { state: "soldOut" };
      const word = toWord(named);
      const { trip, brand, cabin } = named;
      const fares = createFares({ ...query, cabin });
      const extras = choose(named, query, () => true);
      const find = (dearer: number) => findFare(named, query, dearer);
      return magic.hold(word, {
        expected,
        toSold: (dearer) =>
          hasCabinOnAll(trip, cabin) && isOnSale(trip, query.now)
            ? fares.toFare(trip, brand, { left: 0, dearer, extras })
            : null,
        find,
        async take(fare, dearer) {
          const held = await reservations.hold({
            ...toTaken(trip, { cabin, seated: fares.seated, seats: extras.seats }),
            clientReference,
            offerId,
            until: toHeldUntil({
              until,
              isUnpaid: unpaid !== undefined,
              word,
              fare,
              now: query.now,
            }),
            now: query.now,
            detail: toKept({ trip, cabin, fare, extras, query }),
          });
          if (held.state !== "soldOut" || extras.seats.length === 0) return held;
          // Perhaps a chosen seat alone is gone.
          const offer = await find(dearer);
          return offer && offer.seats.length < extras.seats.length
            ? { state: "priceChanged", offer }
            : held;
        },
      });
    },

    ...toFlightBookingCalls({ db, now, bookings: magic.bookings }),
  };
  return supplier;

  /** The fare if it is sold now, with those of the bags and seats that can be had. */
  async function findFare(
    { trip, brand, cabin }: Named,
    query: Omit<FareCheck, "offerId">,
    dearer: number,
  ): Promise<CheckedFare | null> {
    const fares = createFares({ ...query, cabin });
    const left = await listSeatsLeftOn(db, trip, query.now);
    if (!isSold(trip, { cabin, seated: fares.seated, now: query.now, left })) return null;
    const taken = new Map(
      trip.flatMap(({ departures }) =>
        departures.map((departure) => [
          departure,
          listTakenSeats(departure, toFlownCabin(departure, cabin), left),
        ]),
      ),
    );
    const extras = choose(
      { trip, brand, cabin },
      query,
      (departure, seat) => taken.get(departure)?.has(seat) === false,
    );
    return {
      itinerary: createItineraries(cabin)(trip),
      fare: fares.toFare(trip, brand, {
        left: countTripLeft(trip, cabin, left),
        dearer,
        extras,
      }),
      bags: extras.bags,
      seats: toChosen(extras),
      asks: asksOf(trip),
    };
  }
}

const toWord = ({ trip }: Named) => trip[0]?.departures[0]?.flight.word ?? null;

const countTripLeft = (trip: readonly LegOption[], cabin: Cabin, left: SeatsLeft): number =>
  Math.min(...trip.map(({ departures }) => countLeftOf(departures, cabin, left)));

const hasCabinOnAll = (trip: readonly LegOption[], cabin: Cabin): boolean =>
  trip.every(({ departures }) => hasCabin(departures, cabin));

const isSold = (
  trip: readonly LegOption[],
  { cabin, seated, now, left }: { cabin: Cabin; seated: number; now: Date; left: SeatsLeft },
): boolean =>
  hasCabinOnAll(trip, cabin) && isOnSale(trip, now) && countTripLeft(trip, cabin, left) >= seated;

const choose = (
  named: Named,
  { bags, seats, ...party }: Pick<FlightSelection, "bags" | "seats" | "adults" | "ages">,
  isFree: Parameters<typeof chooseExtras>[1]["isFree"],
): Extras =>
  chooseExtras({ bags, seats }, { ...named, passengers: toPassengers(party).kinds, isFree });
