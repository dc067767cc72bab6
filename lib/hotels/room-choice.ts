import { partyLimits } from "@/lib/api/contract/hotel-terms";
import type { HotelOffer } from "@/lib/api/contract/hotels";
import type { Money } from "@/lib/money/money";
import { toRefundPeriods } from "@/lib/prices/refund-periods";
import { toQueryValues, type Query, type QueryInput } from "@/lib/query-values";

/** Of a stay's page on which each room is chosen by itself. */
const [byName, byRoom] = ["by", "room"] as const;
/** The parameter with the rate of a room, which counts from nought. */
export const toRateName = (position: number): string => `rate${position + 1}`;

/** Every parameter that says which room is chosen how. */
export const roomChoiceParameters: readonly string[] = [
  byName,
  ...Array.from({ length: partyLimits.rooms }, (_, position) => toRateName(position)),
];

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

/** Puts a choice into an address, together with the way that leads to it. */
export function setRoomChoice(values: URLSearchParams, ids: readonly string[]): void {
  values.set(byName, byRoom);
  for (const [position, id] of ids.entries()) values.set(toRateName(position), id);
}

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

/** The rates that a room may get, the best first: only the requested one where it is there. */
function listOptions<R extends Rate>(rates: readonly R[], wanted: R | undefined): R[] {
  if (wanted && rates.includes(wanted)) return [wanted];
  const isSame = ({ room: { code } }: R) => code === wanted?.room.code;
  return [...rates.filter(isSame), ...rates.filter((rate) => !isSame(rate))];
}

type Plan<R> = { options: readonly (readonly R[])[]; chosen: Map<number, R> };

/**
 * Gives a room the best rate of which one is left, else one that an earlier room can do without.
 * `seen` are the kinds of rooms that were tried to free: each once, so that it ends soon.
 */
function place<R extends Rate>(
  position: number,
  plan: Plan<R>,
  seen: Set<string> = new Set(),
): boolean {
  const { options, chosen } = plan;
  const rates = options[position] ?? [];
  const holdersOf = ({ room: { code } }: R) =>
    [...chosen].filter(([, { room }]) => room.code === code);
  const isLeft = (rate: R) => holdersOf(rate).length < (rate.roomsLeft ?? Infinity);
  const isFreed = (rate: R) => {
    if (seen.has(rate.room.code)) return false;
    seen.add(rate.room.code);
    return holdersOf(rate).some(([holder]) => place(holder, plan, seen));
  };
  const rate = rates.find(isLeft) ?? rates.find(isFreed);
  if (rate) chosen.set(position, rate);
  return rate !== undefined;
}

/** A rate for each room of which enough are left; null where there is no such choice. */
function chooseTogether<R extends Rate>(options: readonly (readonly R[])[]): R[] | null {
  const plan: Plan<R> = { options, chosen: new Map() };
  if (!options.every((_, position) => place(position, plan))) return null;
  return options.flatMap((_, position) => plan.chosen.get(position) ?? []);
}

/** As `chooseTogether`, as far as it goes: of what is short more are chosen than are left. */
function chooseAnyway<R extends Rate>(options: readonly (readonly R[])[]): R[] {
  const chosen: R[] = [];
  for (const rates of options) {
    const isLeft = (rate: R) => countChosen(chosen, rate) < (rate.roomsLeft ?? Infinity);
    const rate = rates.find(isLeft) ?? rates[0];
    if (!rate) return [];
    chosen.push(rate);
  }
  return chosen;
}

/**
 * A rate for each room: the requested one where it is there, else the first of the same room, else
 * the first, of rooms that aren't all chosen already. One that wasn't requested is given up to a
 * party that fits into nothing else. The first room decides when all are paid.
 * Empty where nothing fits together.
 * @param rooms the rates of each, the cheapest first
 */
export function resolveRoomChoice<R extends Rate>(
  rooms: readonly (readonly R[])[],
  asked: readonly (string | null)[],
): R[] {
  const listOf = (position: number, payments: readonly Rate["payment"][]) => {
    const all = rooms[position] ?? [];
    return listOptions(
      all.filter(({ payment }) => payments.includes(payment)),
      all.find(({ id }) => id === asked[position]),
    );
  };
  const moments = new Set(listOf(0, listSharedPayments(rooms)).map(({ payment }) => payment));
  const plans = [...moments].map((payment) =>
    rooms.map((_, position) => listOf(position, [payment])),
  );
  for (const options of plans) {
    const chosen = chooseTogether(options);
    if (chosen) return chosen;
  }
  return chooseAnyway(plans[0] ?? []);
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
