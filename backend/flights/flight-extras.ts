import type { Extras } from "@/lib/api/contract/extras";
import type { FlightItem, FlightSelection } from "@/lib/api/contract/flight-items";
import { toPassengers } from "@/lib/api/contract/to-passengers";
import { refuseInput } from "../errors/refuse-input";

type Chosen = Pick<FlightSelection, "bags" | "seats">;

const bagId = /^bag-(\d{1,2})-(\d{1,2})$/;
const seatId = /^seat-(\d{1,2})-(\d{1,2})-(\d{1,2}[A-Z])$/;

/** The ids that quotes are changed by. */
export const toFlightExtras = ({ bags, seats }: Chosen): Extras => [
  ...bags.map(({ passenger, leg, count }) => ({ id: `bag-${passenger}-${leg}`, count })),
  ...seats.map(({ passenger, segment, seat }) => ({
    id: `seat-${passenger}-${segment}-${seat}`,
    count: 1,
  })),
];

/** @throws RouteError 422 for an id that says nothing, or a seat more than once */
export function readFlightExtras(extras: Extras): Chosen {
  const chosen: Chosen = { bags: [], seats: [] };
  for (const { id, count } of extras) {
    const [bag, seat] = [bagId.exec(id), seatId.exec(id)];
    if (bag) chosen.bags.push({ passenger: Number(bag[1]), leg: Number(bag[2]), count });
    else if (seat?.[3] && count === 1)
      chosen.seats.push({ passenger: Number(seat[1]), segment: Number(seat[2]), seat: seat[3] });
    else throw refuseInput("extras", `there is no "${id}" to have ${count} of`);
  }
  return chosen;
}

/**
 * Seats that are taken by now are left out of what is sold, and nothing is said against them.
 * @throws RouteError 422 for bags and seats of no passenger or flight, of an infant, or named twice
 */
export function requireFlightExtras(
  { bags, seats }: Chosen,
  {
    itinerary,
    fare,
    ...party
  }: Pick<FlightItem, "itinerary" | "adults" | "ages"> & {
    fare: Pick<FlightItem["fare"], "bags">;
  },
): void {
  const { kinds } = toPassengers(party);
  const segments = itinerary.legs.flatMap((leg) => leg.segments).length;
  const refuse = (message: string) => refuseInput("extras", message);
  const requireSeated = (passenger: number) => {
    const kind = kinds[passenger];
    if (kind === undefined) throw refuse(`there is no passenger ${passenger}`);
    if (kind === "infant") throw refuse(`passenger ${passenger} has neither a seat nor bags`);
  };
  for (const { passenger, leg, count } of bags) {
    requireSeated(passenger);
    if (leg >= itinerary.legs.length) throw refuse(`there is no leg ${leg}`);
    if (count > fare.bags.extra)
      throw refuse(`must hold at most ${fare.bags.extra} bags of a passenger for this fare`);
  }
  for (const { passenger, segment } of seats) {
    requireSeated(passenger);
    if (segment >= segments) throw refuse(`there is no segment ${segment}`);
  }
  const keys = [
    ...bags.map(({ passenger, leg }) => `bag of ${passenger} on leg ${leg}`),
    ...seats.map(({ passenger, segment }) => `seat of ${passenger} on segment ${segment}`),
  ];
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice) throw refuse(`must name the ${twice} once`);
}
