import { randomUUID } from "node:crypto";
import type { Cabin } from "@/lib/api/contract/flight-terms";
import type { SearchedLeg } from "@/lib/api/contract/flights";
import type { languageCodes } from "@/lib/api/contract/languages";
import { addDays, toLocalDate } from "@/lib/dates/calendar-date";
import { minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type {
  FlightBookingSupplier,
  FoundItinerary,
  SupplierFare,
} from "../../ports/flight-supplier";
import { testBookings } from "./booking-supplier-contract";
import { testFlightExtras } from "./flight-extras-contract";
import { toFlightOrder } from "./to-flight-order";
import { testFlightSearch } from "./flight-search-contract";
import { testFlightStock } from "./flight-stock-contract";
import { testFlightTickets } from "./flight-ticket-contract";

/**
 * What an adapter is tried with. Between `from` and `to` there are flights on any day, nonstop and
 * with changes; `number` is the flight of one of them without a change, in whose cheapest fare of
 * the economy cabin bags are sold and seats chosen for a price, and whose dearest can be given
 * back. It has more than four seats on any day and says how many are left. `advance` moves the
 * supplier's clock, which the adapter was given as `now`.
 */
export type FlightSupplierUnderTest = {
  supplier: FlightBookingSupplier;
  from: SearchedLeg["from"];
  to: SearchedLeg["to"];
  /** Of searches with changes, if they aren't those between `from` and `to`. */
  changes: Pick<SearchedLeg, "from" | "to">;
  number: string;
  now: () => Date;
  advance: (ms: number) => void;
  close: () => Promise<void>;
  /**
   * Of a supplier whose holds take no seats, and which doesn't say how many are left: how many
   * there are, by the offer's id.
   */
  countLeft?: (offerId: string) => number;
  /** Whether a list says what bags cost, or only an itinerary's fares do. */
  listsBags?: boolean;
};

export type FlightAsked = {
  ahead?: number;
  days?: number;
  adults?: number;
  ages?: number[];
  cabin?: Cabin;
  language?: (typeof languageCodes)[number];
  places?: Pick<SearchedLeg, "from" | "to">;
};
type Query = Parameters<FlightBookingSupplier["findItineraries"]>[0];
type HoldOrder = Parameters<FlightBookingSupplier["hold"]>[0];

/** The calls of a supplier under test, as the tests of the contract make them. */
export function createFlightCalls(open: () => FlightSupplierUnderTest) {
  const toQuery = ({
    ahead = 40,
    days = 7,
    adults = 1,
    ages = [],
    cabin = "economy",
    language = "en",
    places = open(),
  }: FlightAsked = {}): Query => {
    const { from, to } = places;
    const start = addDays(toLocalDate(open().now(), "UTC"), ahead);
    return {
      legs: [
        { from, to, date: start },
        { from: to, to: from, date: addDays(start, days) },
      ],
      ...{ adults, ages, cabin, language, now: open().now() },
    };
  };
  const find = (query = toQuery()) => open().supplier.findItineraries(query);
  const isPicked = ({ itinerary }: FoundItinerary) =>
    itinerary.legs.every(
      ({ segments: [first, ...others] }) => first?.number === open().number && others.length === 0,
    );
  /** The itinerary under test; undefined when it isn't listed. */
  const findOne = async (query = toQuery()) => (await find(query)).find(isPicked);
  const one = async (query = toQuery()): Promise<FoundItinerary> => {
    const found = await findOne(query);
    if (!found) throw new Error("the flight isn't listed");
    return found;
  };
  const first = async (query = toQuery()): Promise<SupplierFare> => {
    const found = await one(query);
    const id = found.itinerary.id;
    const [fare] =
      (open().listsBags ?? true)
        ? found.fares
        : ((await open().supplier.listFares({ ...query, id }))?.fares ?? []);
    if (!fare) throw new Error("the flight has no fare");
    return fare;
  };
  const check = (offerId: string, query = toQuery(), extras: Partial<HoldOrder> = {}) =>
    open().supplier.checkFare({ ...query, bags: [], seats: [], ...extras, offerId });
  const hold = async (
    fare: Pick<SupplierFare, "id" | "price">,
    options: Partial<Pick<HoldOrder, "bags" | "seats" | "expected">> & {
      query?: Query;
      reference?: string;
      minutes?: number;
    } = {},
  ) => {
    const { query = toQuery(), reference = randomUUID(), minutes = 20 } = options;
    const answer = await open().supplier.hold({
      ...query,
      offerId: fare.id,
      bags: options.bags ?? [],
      seats: options.seats ?? [],
      expected: options.expected ?? fare.price,
      clientReference: reference,
      until: addMs(open().now(), minutes * minuteMs),
    });
    return { reference, answer };
  };
  return {
    supplier: () => open().supplier,
    now: () => open().now(),
    changes: () => open().changes,
    listsBags: () => open().listsBags ?? true,
    ...{ toQuery, find, findOne, one, first, check, hold },
    book: (clientReference: string, people = 1) =>
      open().supplier.book(toFlightOrder(clientReference, people)),
    countLeft: async (offerId: string, query = toQuery()) =>
      open().countLeft?.(offerId) ??
      (await findOne(query))?.fares.find(({ id }) => id === offerId)?.seatsLeft ??
      0,
  };
}
export type FlightCalls = ReturnType<typeof createFlightCalls>;

/**
 * What every adapter has to keep; call it in a test file of the adapter. `open` makes a new
 * supplier with empty books; `holdsStock`: whether its holds take seats.
 */
export function describeFlightSupplier(
  name: string,
  open: () => Promise<FlightSupplierUnderTest>,
  { holdsStock = true }: { holdsStock?: boolean } = {},
): void {
  describe(`${name} keeps the contract of a flight supplier`, () => {
    let subject: FlightSupplierUnderTest;
    beforeAll(async () => void (subject = await open()));
    afterAll(() => subject.close());
    const calls = createFlightCalls(() => subject);

    testFlightSearch(calls);
    testFlightExtras(calls, { holdsStock });
    testBookings({
      supplier: calls.supplier,
      first: () => calls.first(),
      hold: async (fare, options) => {
        const { reference, answer } = await calls.hold(fare, options);
        // What is refused comes with the fare, its itinerary and what else was checked.
        return answer.state === "priceChanged"
          ? { reference, answer: { state: answer.state, offer: answer.offer.fare } }
          : { reference, answer };
      },
      book: (reference) => calls.book(reference),
      countLeft: (offerId) => calls.countLeft(offerId),
      advance: (ms) => subject.advance(ms),
      holdsStock,
    });
    testFlightTickets(calls);
    if (holdsStock) testFlightStock(calls);
  });
}
