import type { Seat, listSeatsEndpoint } from "@/lib/api/contract/flights";
import type { Money } from "@/lib/money/money";
import type * as z from "zod";
import type { SeatedPassenger } from "./list-passengers";

export type SeatMaps = z.output<typeof listSeatsEndpoint.response>["segments"];
export type SeatMap = NonNullable<SeatMaps[number]>;

/** What a seat is to the passenger it is looked at for. */
export type SeatState = "free" | "taken" | "mine" | "others" | "notForChildren";

type Look = {
  passenger: SeatedPassenger;
  /** The passenger of the party who has it, if any. */
  holder: SeatedPassenger | undefined;
};

/** Children don't sit at exits: airlines want passengers there who can open them. */
export function toSeatState({ traits, isFree }: Seat, { passenger, holder }: Look): SeatState {
  if (holder) return holder.index === passenger.index ? "mine" : "others";
  if (!isFree) return "taken";
  return passenger.kind === "child" && traits.includes("exitRow") ? "notForChildren" : "free";
}

export const canBeChosen = (state: SeatState): boolean => state === "free" || state === "mine";

export const listSeatsOf = ({ rows }: SeatMap): Seat[] => rows.flatMap(({ seats }) => seats);

/** What seats cost together; null where none of them does, or the viewer sees no prices. */
export function sumSeatPrices(seats: readonly Pick<Seat, "price">[]): Money | null {
  const prices = seats.flatMap(({ price }) => price ?? []);
  const [first] = prices;
  return first ? { ...first, amount: prices.reduce((sum, { amount }) => sum + amount, 0) } : null;
}

/** The letter of a column that a seat is in: "C" of 14C. */
export const toLetter = (id: string): string => id.replace(/^\d+/, "");

/** A map without seats that another buyer has just taken. */
export const withoutSeats = (map: SeatMap, gone: ReadonlySet<string>): SeatMap =>
  gone.size === 0
    ? map
    : {
        ...map,
        rows: map.rows.map(({ row, seats }) => ({
          row,
          seats: seats.map((seat) =>
            gone.has(seat.id) ? { ...seat, isFree: false, price: null } : seat,
          ),
        })),
      };

/** Keys that move through a map, as grids do (WAI-ARIA Authoring Practices). */
export type SeatStep = "left" | "right" | "up" | "down" | "first" | "last";

/** The seat that a step leads to: past aisles, and past rows without that column. */
export function toNextSeat(
  { rows, columns }: SeatMap,
  { from, step }: { from: string; step: SeatStep },
): string {
  const at = rows.findIndex(({ seats }) => seats.some(({ id }) => id === from));
  const row = rows[at];
  if (!row) return from;
  const letters = columns.filter((letter) => letter !== null);
  const inOrder = letters.flatMap((letter) => {
    const seat = row.seats.find(({ id }) => toLetter(id) === letter);
    return seat ? [seat.id] : [];
  });
  const place = inOrder.indexOf(from);
  const below = (others: typeof rows) =>
    others.flatMap(({ seats }) => seats).find(({ id }) => toLetter(id) === toLetter(from))?.id;
  const targets: Record<SeatStep, () => string | undefined> = {
    left: () => inOrder[place - 1],
    right: () => inOrder[place + 1],
    first: () => inOrder[0],
    last: () => inOrder.at(-1),
    up: () => below(rows.slice(0, at).toReversed()),
    down: () => below(rows.slice(at + 1)),
  };
  return targets[step]() ?? from;
}
