import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Money } from "@/lib/money/money";
import { toRefundPeriods } from "@/lib/prices/refund-periods";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** Of a stay's page on which each room is chosen by itself. */
const [byName, byRoom] = ["by", "room"] as const;
/** The parameter with the rate of a room, which counts from nought. */
export const toRateName = (position: number): string => `rate${position + 1}`;

/** The rates that an address names, one for each room; null for rooms that it leaves open. */
export type RoomChoice = (string | null)[];

/** Null where all rooms are alike, as those of a party of one are. */
export function readRoomChoice(query: Query, { rooms }: { rooms: number }): RoomChoice | null {
  const values = toQueryValues(query);
  if (rooms < 2 || values(byName)[0] !== byRoom) return null;
  return Array.from({ length: rooms }, (_, position) => {
    const [id] = values(toRateName(position));
    return id ? id.slice(0, 500) : null;
  });
}

export const toRoomChoiceQuery = (choice: readonly (string | null)[]): QueryInput => ({
  [byName]: byRoom,
  ...Object.fromEntries(choice.map((id, position) => [toRateName(position), id ?? undefined])),
});

type Rate = Pick<HotelOffer, "id" | "payment" | "roomsLeft"> & { room: { code: string } };

/** When all rooms can be paid: the moments at which each of them has a rate. */
export const listSharedPayments = (
  rooms: readonly (readonly Pick<Rate, "payment">[])[],
): Rate["payment"][] =>
  (["now", "atProperty"] as const).filter((payment) =>
    rooms.every((rates) => rates.some((rate) => rate.payment === payment)),
  );

const countChosen = (chosen: readonly Rate[], { room: { code } }: Rate): number =>
  chosen.filter(({ room }) => room.code === code).length;

/**
 * A rate for each room: the one asked for where it is there, else the first of the same room, else
 * the first, of rooms that aren't all chosen already. The first room decides when all are paid.
 * Empty where nothing fits together.
 * @param rooms the rates of each, the cheapest first
 */
export function resolveRoomChoice<R extends Rate>(
  rooms: readonly (readonly R[])[],
  asked: readonly (string | null)[],
): R[] {
  const payments = listSharedPayments(rooms);
  const chosen: R[] = [];
  for (const [position, all] of rooms.entries()) {
    const payment = chosen[0]?.payment;
    const fitting = all.filter((rate) =>
      payment ? rate.payment === payment : payments.includes(rate.payment),
    );
    const code = all.find(({ id }) => id === asked[position])?.room.code;
    const free = fitting.filter((rate) => countChosen(chosen, rate) < (rate.roomsLeft ?? Infinity));
    const rate =
      fitting.find(({ id }) => id === asked[position]) ??
      free.find(({ room }) => room.code === code) ??
      free[0] ??
      fitting[0];
    if (!rate) return [];
    chosen.push(rate);
  }
  return chosen;
}

/** What rooms cost together; null without price rights, and for no rooms. */
export function sumTotals(totals: readonly (Money | null | undefined)[]): Money | null {
  const known = totals.flatMap((total) => total ?? []);
  const [first] = known;
  if (!first || known.length !== totals.length) return null;
  return { ...first, amount: known.reduce((sum, { amount }) => sum + amount, 0) };
}

/** A room of which more are chosen than are left, with how many are; null where all are there. */
export function findScarceRoom<R extends Rate>(chosen: readonly R[]): R | null {
  const isScarce = (rate: R) => countChosen(chosen, rate) > (rate.roomsLeft ?? Infinity);
  return chosen.find(isScarce) ?? null;
}

/**
 * The rates to choose a room by: of every room type the first, which is the cheapest where prices
 * are known, for each board, moment of payment and kind of refund. `kept` is one that stays in any
 * case.
 */
export function listConditions(
  offers: readonly HotelOffer[],
  { now, kept }: { now: Date; kept: string | null },
): HotelOffer[] {
  const seen = new Set<string>();
  return offers.filter((offer) => {
    const { id, room, board, payment, cancellation } = offer;
    const share = toRefundPeriods(cancellation, now)[0]?.refundPercentage ?? null;
    const key = JSON.stringify([room.code, board, payment, share]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew || id === kept;
  });
}
