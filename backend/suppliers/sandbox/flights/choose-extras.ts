import type { FlightSelection } from "@/lib/api/contract/flight-items";
import { flightLimits, type PassengerKind } from "@/lib/api/contract/flight-terms";
import type { Brand } from "./brands";
import type { LegOption } from "./find-leg-options";
import { listAircraftSeats, toFlownCabin } from "./flight-seats";
import type { ChosenSeat, Extras } from "./to-fares";
import type { Departure } from "./timetable";

type ExtrasSelection = Pick<FlightSelection, "bags" | "seats">;

/** Whose bags and seats they may be, by the order of travellers. */
type Passengers = readonly PassengerKind[];

/** The same of each, once. */
function firstOf<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const seen = new Set<string>();
  return list.filter((one) => !seen.has(keyOf(one)) && seen.add(keyOf(one)));
}

/** Bags that a brand sells: those of passengers with a seat, no more than it carries. */
function chooseBags(
  wanted: ExtrasSelection["bags"],
  { trip, brand, passengers }: { trip: readonly LegOption[]; brand: Brand; passengers: Passengers },
): ExtrasSelection["bags"] {
  const most = brand.cabin === "first" ? 0 : flightLimits.bags - brand.bags.checked;
  const isSold = ({ passenger, leg, count }: ExtrasSelection["bags"][number]) => {
    const kind = passengers[passenger];
    return kind !== undefined && kind !== "infant" && leg < trip.length && count <= most;
  };
  return firstOf(wanted.filter(isSold), ({ passenger, leg }) => `${passenger}.${leg}`);
}

/** Seats that there are, may be chosen and are free: one for each passenger, no child at exits. */
function chooseSeats(
  wanted: ExtrasSelection["seats"],
  {
    trip,
    brand,
    passengers,
    isFree,
  }: {
    trip: readonly LegOption[];
    brand: Brand;
    passengers: Passengers;
    isFree: (departure: Departure, seat: string) => boolean;
  },
): ChosenSeat[] {
  if (brand.seatChoice === "atCheckIn") return [];
  const departures = trip.flatMap((leg) => leg.departures);
  const chosen = wanted.flatMap((choice): ChosenSeat[] => {
    const departure = departures[choice.segment];
    const kind = passengers[choice.passenger];
    const cabin = departure && toFlownCabin(departure, brand.cabin);
    const seat =
      cabin &&
      listAircraftSeats(departure.flight.aircraft, cabin).find(({ id }) => id === choice.seat);
    if (!departure || !seat || kind === undefined || kind === "infant") return [];
    if (kind === "child" && seat.traits.includes("exitRow")) return [];
    return isFree(departure, seat.id) ? [{ ...choice, departure, traits: seat.traits }] : [];
  });
  const once = firstOf(chosen, ({ passenger, segment }) => `${passenger}.${segment}`);
  return firstOf(once, ({ segment, seat }) => `${segment}.${seat}`);
}

export const chooseExtras = (
  { bags, seats }: ExtrasSelection,
  options: Parameters<typeof chooseSeats>[1],
): Extras => ({
  bags: chooseBags(bags, options),
  seats: chooseSeats(seats, options),
});
