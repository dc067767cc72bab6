import type { FlightItem } from "@/lib/api/contract/flight-items";

/** Bags and seats as quotes take them: how many of each, by its id. */
export type FlightExtraCounts = Readonly<Record<string, number>>;

type ChosenSeat = FlightItem["seats"][number];

/** Null gives the seat up. */
export type SeatChoice = Omit<ChosenSeat, "seat"> & { seat: string | null };

/** Passengers, legs and segments are counted from nought; segments through all legs. */
export const bagId = (passenger: number, leg: number): string => `bag-${passenger}-${leg}`;
const seatPrefix = (passenger: number, segment: number): string => `seat-${passenger}-${segment}-`;
export const seatId = ({ passenger, segment, seat }: ChosenSeat): string =>
  `${seatPrefix(passenger, segment)}${seat}`;

/** The seat that an id names; null for bags. */
export function readSeatId(id: string): ChosenSeat | null {
  const [, passenger, segment, seat] = /^seat-(\d+)-(\d+)-(\d{1,2}[A-Z])$/.exec(id) ?? [];
  return seat ? { passenger: Number(passenger), segment: Number(segment), seat } : null;
}

export const toFlightExtras = ({ bags, seats }: Pick<FlightItem, "bags" | "seats">) =>
  Object.fromEntries([
    ...bags.map(({ passenger, leg, count }) => [bagId(passenger, leg), count] as const),
    ...seats.map((chosen) => [seatId(chosen), 1] as const),
  ]);

export const listChosenSeats = (counts: FlightExtraCounts): ChosenSeat[] =>
  Object.entries(counts).flatMap(([id, count]) => (count > 0 ? (readSeatId(id) ?? []) : []));

/** A passenger's seat on a segment; null where none is chosen. */
export const seatOf = (
  counts: FlightExtraCounts,
  { passenger, segment }: Pick<ChosenSeat, "passenger" | "segment">,
): string | null =>
  listChosenSeats(counts).find(
    (chosen) => chosen.passenger === passenger && chosen.segment === segment,
  )?.seat ?? null;

/** With another seat for a passenger, or none: its former holder loses it. */
export function withSeat(
  counts: FlightExtraCounts,
  { passenger, segment, seat }: SeatChoice,
): Record<string, number> {
  const kept = Object.entries(counts).filter(([id]) => {
    const chosen = readSeatId(id);
    if (chosen?.segment !== segment) return true;
    return chosen.passenger !== passenger && chosen.seat !== seat;
  });
  const added = seat === null ? [] : [[seatId({ passenger, segment, seat }), 1] as const];
  return Object.fromEntries([...kept, ...added]);
}

/** Without bags of none: what an order of extras holds. */
export const withBags = (
  counts: FlightExtraCounts,
  { passenger, leg, count }: FlightItem["bags"][number],
): Record<string, number> => {
  const { [bagId(passenger, leg)]: _before, ...others } = counts;
  return count > 0 ? { ...others, [bagId(passenger, leg)]: count } : others;
};
