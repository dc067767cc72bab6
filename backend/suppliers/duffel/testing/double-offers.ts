import { addDays } from "@/lib/dates/calendar-date";
import { hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { toMoment } from "@/lib/dates/to-moment";
import { toEpochMinute, toMomentAt } from "@/lib/dates/zone-clock";

/** What the double flies: made-up flights of a made-up airline between three real airports. */
const airports = {
  LIS: { name: "Lisbon", country: "PT", zone: "Europe/Lisbon", at: [38.77, -9.13] },
  LHR: { name: "Heathrow", country: "GB", zone: "Europe/London", at: [51.47, -0.45] },
  MAD: { name: "Barajas", country: "ES", zone: "Europe/Madrid", at: [40.47, -3.56] },
} as const;
type Iata = keyof typeof airports;
export const isFlown = (iata: string): iata is Iata => Object.hasOwn(airports, iata);

type Flight = { number: string; from: Iata; to: Iata; time: string; minutes: number };
const listWays = (from: Iata, to: Iata): Flight[][] => [
  [{ number: "101", from, to, time: "09:05", minutes: 165 }],
  [
    { number: "301", from, to: "MAD", time: "10:30", minutes: 80 },
    { number: "401", from: "MAD", to, time: "16:40", minutes: 150 },
  ],
];

/** Pence of an adult's way, and what is in it. */
const brands = [
  { name: "Basic", fare: 4_510, tax: 2_020, checked: 0, isFlexible: false },
  { name: "Flex", fare: 12_930, tax: 2_020, checked: 1, isFlexible: true },
];
type Brand = (typeof brands)[number];
export const currency = "GBP";
const bagFee = 3_000;
const changeDiscount = 1_000;
const shares = { adult: 1, child: 0.75, infant: 0.1 };
export const toDecimal = (pence: number): string => (pence / 100).toFixed(2);
export const toPence = (decimal: string): number => Math.round(Number(decimal) * 100);

export type DoublePassenger = { id: string; type?: string | undefined; age?: number | undefined };
export type DoubleOffer = ReturnType<typeof createOffer>;
export type DoubleSlice = DoubleOffer["slices"][number];
export type DoubleSegment = DoubleSlice["segments"][number];

const shareOf = ({ age }: DoublePassenger): number =>
  age === undefined || age >= 12 ? shares.adult : age < 2 ? shares.infant : shares.child;
export const isOnLap = ({ age }: DoublePassenger): boolean => age !== undefined && age < 2;

function toAirport(iata: Iata) {
  const { name, country, zone, at } = airports[iata];
  return {
    iata_code: iata,
    name,
    city_name: name,
    iata_country_code: country,
    latitude: at[0],
    longitude: at[1],
    time_zone: zone,
  };
}

type OfferParts = {
  id: string;
  ways: { flights: Flight[]; date: string }[];
  brand: Brand;
  passengers: DoublePassenger[];
  now: Date;
};

function toSegment(
  flight: Flight,
  { date, id, passengers, brand }: Omit<OfferParts, "ways" | "now"> & { date: string },
) {
  const departs = toMoment(date, flight.time, airports[flight.from].zone);
  const landed = toEpochMinute(new Date(departs.at)) + flight.minutes;
  const carrier = { iata_code: "ZZ", name: "Duffel Airways" };
  return {
    id,
    marketing_carrier: carrier,
    marketing_carrier_flight_number: flight.number,
    operating_carrier: carrier,
    aircraft: { iata_code: "320", name: "Airbus A320" },
    origin: toAirport(flight.from),
    destination: toAirport(flight.to),
    origin_terminal: "1",
    destination_terminal: null,
    departing_at: `${departs.local}:00`,
    arriving_at: `${toMomentAt(landed, airports[flight.to].zone).local}:00`,
    duration: `PT${Math.floor(flight.minutes / 60)}H${flight.minutes % 60}M`,
    passengers: passengers.map((passenger) => ({
      passenger_id: passenger.id,
      cabin_class: "economy",
      baggages: isOnLap(passenger)
        ? []
        : [
            { type: "carry_on", quantity: 1 },
            { type: "checked", quantity: brand.checked },
          ],
    })),
  };
}

function toAmounts({ ways, brand, passengers }: OfferParts) {
  const sum = (amount: number) =>
    passengers.reduce((all, one) => all + Math.round(amount * shareOf(one)) * ways.length, 0);
  const flown = ways.flatMap(({ flights }) => flights).length;
  const tax = sum(brand.tax);
  return { tax, total: sum(brand.fare) + tax - (flown > ways.length ? changeDiscount : 0) };
}

function createOffer(parts: OfferParts) {
  const { id, ways, brand, passengers, now } = parts;
  const condition = brand.isFlexible
    ? { allowed: true, penalty_amount: "0.00", penalty_currency: currency }
    : { allowed: false, penalty_amount: null, penalty_currency: null };
  const slices = ways.map(({ flights, date }, slice) => ({
    id: `sli_${id}_${slice}`,
    fare_brand_name: brand.name,
    conditions: { change_before_departure: condition, advance_seat_selection: null },
    segments: flights.map((flight, number) =>
      toSegment(flight, { date, id: `seg_${id}_${slice}_${number}`, passengers, brand }),
    ),
  }));
  const { total, tax } = toAmounts(parts);
  const keptFor = (hours: number) =>
    brand.isFlexible ? addMs(now, hours * hourMs).toISOString() : null;
  return {
    id,
    expires_at: addMs(now, 30 * minuteMs).toISOString(),
    total_amount: toDecimal(total),
    total_currency: currency,
    tax_amount: toDecimal(tax),
    tax_currency: currency,
    total_emissions_kg: "460",
    passengers,
    passenger_identity_documents_required: false,
    payment_requirements: {
      requires_instant_payment: !brand.isFlexible,
      payment_required_by: keptFor(60),
      price_guarantee_expires_at: keptFor(24),
    },
    conditions: { change_before_departure: condition, refund_before_departure: condition },
    slices,
    available_services: slices.flatMap(({ segments }, slice) =>
      passengers
        .filter((passenger) => !isOnLap(passenger))
        .map((passenger) => ({
          id: `bag_${id}_${slice}_${passenger.id}`,
          type: "baggage",
          total_amount: toDecimal(bagFee),
          total_currency: currency,
          maximum_quantity: 2,
          passenger_ids: [passenger.id],
          segment_ids: segments.map((segment) => segment.id),
          metadata: { type: "checked", maximum_weight_kg: 23 },
        })),
    ),
  };
}

export type AskedSlice = { origin: Iata; destination: Iata; departure_date: string };

/** Every way of each slice with every other's, in each brand. */
export function listOffers(
  slices: readonly AskedSlice[],
  { passengers, toId, now }: { passengers: DoublePassenger[]; toId: () => string; now: Date },
): DoubleOffer[] {
  let trips: OfferParts["ways"][] = [[]];
  for (const { origin, destination, departure_date: date } of slices)
    trips = trips.flatMap((trip) =>
      listWays(origin, destination).map((flights) => [...trip, { flights, date }]),
    );
  return trips.flatMap((ways) =>
    brands.map((brand) => createOffer({ id: toId(), ways, brand, passengers, now })),
  );
}

/** The day after, as an airline moves a slice. */
export function moveSlice(slice: DoubleSlice): DoubleSlice {
  const move = (local: string) => `${addDays(local.slice(0, 10), 1)}${local.slice(10)}`;
  return {
    ...slice,
    id: `${slice.id}_moved`,
    segments: slice.segments.map((segment) => ({
      ...segment,
      departing_at: move(segment.departing_at),
      arriving_at: move(segment.arriving_at),
    })),
  };
}

/** A flight whose seats are counted. */
export const toFlightKey = (segment: DoubleSegment): string =>
  [
    segment.marketing_carrier_flight_number,
    segment.origin.iata_code,
    segment.departing_at.slice(0, 10),
  ].join(" ");
