import { toPassengers } from "@/lib/api/contract/to-passengers";
import type { NetPrice } from "@/backend/ports/net-price";
import type { FlightSelection } from "@/lib/api/contract/flight-items";
import { flightLimits, type Cabin } from "@/lib/api/contract/flight-terms";
import type { FlightParty } from "@/lib/api/contract/flights";
import type { LanguageCode } from "@/lib/api/contract/languages";
import { dayMs, hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs, earlier } from "@/lib/dates/instants";
import { toClockDay, toEpochMinute, toIsoInstant } from "@/lib/dates/zone-clock";
import type { SupplierFare } from "../../../ports/flight-supplier";
import { hashText, randomAt } from "../seeded-random";
import { retailSpread } from "../to-net-price";
import { listBrands, type Brand } from "./brands";
import type { LegOption } from "./find-leg-options";
import { toItineraryId, toOfferId } from "./flight-ids";
import { toFlownCabin, type AircraftSeat } from "./flight-seats";
import { toFlightText } from "./flight-texts";
import { longHaulKm, toKindFares, toLegFare, type LegFare } from "./leg-fares";
import { supplierName } from "./to-itinerary";
import type { Departure } from "./timetable";

type FareQuery = FlightParty & { language: LanguageCode; now: Date; cabin: Cabin };
export type ChosenSeat = FlightSelection["seats"][number] & {
  departure: Departure;
  traits: AircraftSeat["traits"];
};
export type Extras = { bags: FlightSelection["bags"]; seats: readonly ChosenSeat[] };
type Options = { left: number; dearer?: number; extras?: Extras };

const currency = "USD";
const offerMinutes = 30;
/** Above this, how many seats are left isn't shown; on Null Island it always is. */
const manySeats = 9;
/** How long a flexible fare is kept without paying, and until how long before the departure. */
const keptMs = 3 * dayMs;
const keptBeforeMs = 2 * dayMs;
/** Less than that isn't worth a promise. */
const keptLeastMs = 6 * hourMs;
const noExtras: Extras = { bags: [], seats: [] };

/** US cents, on short ways and long ones. */
const changeFees = [6_500, 16_000] as const;
const refundFees = [8_500, 21_000] as const;
const bagFees = { classic: [3_400, 6_800], american: [3_500, 7_500], lowCost: [2_700, 5_500] };
const seatFees = [800, 1_500, 3_200] as const;
/** The part of a refundable fare that comes back at any fee. */
const leastRefund = 0.1;

/** US cents of a seat by itself; 0 where it is in the price. */
export function toSeatPrice(
  { flight }: Departure,
  traits: AircraftSeat["traits"],
  { cabin, seatChoice }: Pick<Brand, "cabin" | "seatChoice">,
): number {
  if (seatChoice === "included" || cabin !== "economy") return 0;
  const [short, middle, long] = seatFees;
  const fee = flight.km < 1_500 ? short : flight.km < longHaulKm ? middle : long;
  const factor = traits.includes("extraLegroom") ? 2.2 : traits.includes("middle") ? 0.6 : 1;
  return Math.round((fee * factor) / 100) * 100;
}

const kindsInOrder = ["adult", "child", "infant"] as const;

/** Fares of trips for one party. What hangs on the party alone is worked out once. */
export function createFares({ language, now, cabin, ...party }: FareQuery) {
  const expiresAt = addMs(now, offerMinutes * minuteMs).toISOString();
  const { counts, seated } = toPassengers(party);
  const legFares = new Map<readonly Departure[], LegFare>();
  const perPassengers = kindsInOrder.filter((kind) => counts[kind] > 0);

  function toLeg({ departures }: Pick<LegOption, "departures">): LegFare {
    const [first] = departures;
    const today = first ? toClockDay(toEpochMinute(now), first.flight.from.zone) : 0;
    const known = legFares.get(departures) ?? toLegFare(departures, { cabin, today });
    legFares.set(departures, known);
    return known;
  }

  /** A brand's fare of a leg, without taxes. */
  const withBrand = ({ fare, taxes }: LegFare, brand: Brand, dearer: number): LegFare => ({
    fare: Math.round(fare * brand.factor * dearer) + brand.add,
    taxes,
  });

  const toBrands = (trip: readonly LegOption[]): readonly Brand[] => {
    const seller = trip[0]?.departures[0]?.flight.airline;
    return seller ? listBrands(seller.style, cabin) : [];
  };

  /** Of each kind for all legs. */
  function toEach(trip: readonly LegOption[], brand: Brand, dearer: number) {
    const legs = trip.map((leg) => toKindFares(withBrand(toLeg(leg), brand, dearer)));
    const sum = (amountOf: (leg: (typeof legs)[number]) => number) =>
      legs.reduce((total, leg) => total + amountOf(leg), 0);
    return perPassengers.map((kind) => ({
      kind,
      count: counts[kind],
      each: sum((leg) => leg[kind].fare + leg[kind].taxes),
      taxes: sum((leg) => leg[kind].taxes),
    }));
  }

  function toCancellation(
    { refund }: Brand,
    { departs, zone, keep, total }: { departs: number; zone: string; keep: number; total: number },
  ): { refund: Brand["refund"]; cancellation: SupplierFare["cancellation"] } {
    const before = toIsoInstant(departs);
    const isAhead = new Date(before) > now;
    const mostKept = Math.floor(total * (1 - leastRefund));
    if (refund === "no" || !isAhead) return { refund: "no", cancellation: { zone, steps: [] } };
    const step =
      refund === "free"
        ? { before, refundPercentage: 100 }
        : { before, keep: { amount: Math.min(keep, mostKept), currency } };
    return { refund, cancellation: { zone, steps: [step] } };
  }

  function toPayLater({ canPayLater }: Brand, departs: number): string | null {
    const until = earlier(
      addMs(now, keptMs),
      addMs(new Date(toIsoInstant(departs)), -keptBeforeMs),
    );
    return canPayLater && until >= addMs(now, keptLeastMs) ? until.toISOString() : null;
  }

  function listComments(trip: readonly LegOption[]): string[] {
    return trip.flatMap(({ departures }) =>
      departures.flatMap((departure, number) => {
        const before = departures[number - 1]?.flight.to;
        const { from, number: flight } = departure.flight;
        return [
          ...(toFlownCabin(departure, cabin) === cabin
            ? []
            : [toFlightText("lowerCabin", language, { flight })]),
          ...(before && before !== from
            ? [toFlightText("otherAirport", language, { from: before.iata, to: from.iata })]
            : []),
        ];
      }),
    );
  }

  /** What is the same with every brand. */
  const toShared = (trip: readonly LegOption[]) => {
    const first = trip[0]?.departures[0];
    const departures = trip.flatMap((leg) => leg.departures);
    const isLong = departures.some(({ flight }) => flight.km >= longHaulKm);
    const id = toItineraryId(trip);
    const [low, high] = retailSpread;
    return {
      id,
      first,
      isLong,
      bagFee: bagFees[first?.flight.airline.style ?? "classic"][isLong ? 1 : 0] ?? 0,
      retail: low + randomAt(hashText(id), 1) * (high - low),
      comments: listComments(trip),
      word: first?.flight.word ?? null,
    };
  };

  function toFare(
    trip: readonly LegOption[],
    brand: Brand,
    { left, dearer = 1, extras = noExtras }: Options,
    { id, first, isLong, bagFee, retail, comments, word } = toShared(trip),
  ): SupplierFare {
    const each = toEach(trip, brand, dearer);
    const total = each.reduce((sum, kind) => sum + kind.count * kind.each, 0);
    const taxAndFee = each.reduce((sum, kind) => sum + kind.count * kind.taxes, 0);
    const extra = brand.cabin === "first" ? 0 : Math.max(0, flightLimits.bags - brand.bags.checked);
    const added =
      extras.bags.reduce((sum, { count }) => sum + count * bagFee, 0) +
      extras.seats.reduce(
        (sum, { departure, traits }) => sum + toSeatPrice(departure, traits, brand),
        0,
      );
    const departs = first?.departs ?? 0;
    const zone = first?.flight.from.zone ?? "UTC";
    const keep = refundFees[isLong ? 1 : 0] * seated;
    const price: NetPrice = {
      currency,
      wholesale: total + added,
      taxAndFee,
      published: Math.round(total * retail) + added,
    };
    return {
      id: toOfferId(id, brand.id),
      supplier: supplierName,
      expiresAt,
      brand: { id: brand.id, name: brand.name },
      cabin,
      bags: { ...brand.bags, extra },
      seatChoice: brand.seatChoice,
      change: brand.change,
      changeFee: brand.change === "fee" ? changeFees[isLong ? 1 : 0] : null,
      seatsLeft: left <= manySeats || word !== null ? left : null,
      payLaterUntil: toPayLater(brand, departs),
      comments,
      price,
      perPassenger: each.map(({ kind, count, each: amount }) => ({ kind, count, each: amount })),
      bagPrices: trip.map(() => (extra > 0 ? bagFee : null)),
      ...toCancellation(brand, { departs, zone, keep, total }),
    };
  }

  return {
    seated,
    toBrands,
    /** US cents of a leg for the whole party, in the cheapest brand. */
    toLegTotal(leg: Pick<LegOption, "departures">): number {
      const fares = toKindFares(toLeg(leg));
      return perPassengers.reduce(
        (sum, kind) => sum + counts[kind] * (fares[kind].fare + fares[kind].taxes),
        0,
      );
    },
    /** Net, of the cheapest brand. */
    toCheapestPrice(trip: readonly LegOption[]): NetPrice | null {
      const [brand] = toBrands(trip);
      return brand ? toFare(trip, brand, { left: manySeats }).price : null;
    },
    toFare,
    /** A trip with each brand, the cheapest first. */
    list(trip: readonly LegOption[], options: Options): SupplierFare[] {
      const shared = toShared(trip);
      return toBrands(trip)
        .map((brand) => toFare(trip, brand, options, shared))
        .sort((a, b) => a.price.wholesale - b.price.wholesale);
    },
  };
}
