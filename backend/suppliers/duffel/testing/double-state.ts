import {
  isOnLap,
  toDecimal,
  toFlightKey,
  toPence,
  type DoubleOffer,
  type DoublePassenger,
  type DoubleSlice,
} from "./double-offers";

const seatsOfFlight = 9;

export type DoubleOrder = {
  id: string;
  booking_reference: string;
  created_at: string;
  cancelled_at: string | null;
  total_amount: string;
  total_currency: string;
  metadata: Record<string, string>;
  available_actions: string[];
  payment_status: {
    awaiting_payment: boolean;
    payment_required_by: string | null;
    price_guarantee_expires_at: string | null;
  };
  passengers: DoublePassenger[];
  documents: { type: string; unique_identifier: string; passenger_ids: string[] }[];
  slices: DoubleSlice[];
  seats: string[];
};
export type DoubleChange = {
  id: string;
  order_id: string;
  created_at: string;
  action_taken: string | null;
  added: DoubleSlice[];
  removed: DoubleSlice[];
};

/** What Duffel says no with. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

export const listSeated = (passengers: readonly DoublePassenger[]): string[] =>
  passengers.filter((passenger) => !isOnLap(passenger)).map(({ id }) => id);

/** Everything that the double remembers. */
export function createDoubleState({ now }: { now: () => Date }) {
  let count = 0;
  const state = {
    offers: new Map<string, DoubleOffer>(),
    /** The offer request that an offer is of: only one of its offers can be ordered. */
    requests: new Map<string, string>(),
    ordered: new Set<string>(),
    orders: new Map<string, DoubleOrder>(),
    cancellations: new Map<string, { order: DoubleOrder; refund: string }>(),
    changes: new Map<string, DoubleChange>(),
    /** Pence that everything costs more. */
    dearer: 0,
    /**
     * kept: pence of what was said to come back whole · isTicketing: whether tickets are there with
     * the order, or only once they are issued
     */
    airline: { kept: 0, isTicketing: true },
  };
  /** An unpaid order that is over: its seats are free again, and it says nothing of it. */
  const isLapsed = ({ payment_status: terms }: DoubleOrder): boolean =>
    terms.awaiting_payment &&
    terms.payment_required_by !== null &&
    new Date(terms.payment_required_by) <= now();
  const living = () =>
    [...state.orders.values()].filter((order) => !order.cancelled_at && !isLapsed(order));
  const countSeats = (flight: string): number =>
    seatsOfFlight -
    living()
      .filter(({ slices }) =>
        slices.some(({ segments }) => segments.some((one) => toFlightKey(one) === flight)),
      )
      .reduce((sum, { passengers }) => sum + listSeated(passengers).length, 0);
  const isSold = ({ slices, passengers }: DoubleOffer): boolean =>
    slices.some(({ segments }) =>
      segments.some((one) => countSeats(toFlightKey(one)) < listSeated(passengers).length),
    );
  return {
    ...state,
    isLapsed,
    toId: (kind: string): string => `${kind}_${String(++count).padStart(6, "0")}`,
    toTicket: (): string => `125${String(++count).padStart(10, "0")}`,
    countSeats,
    isSold,
    isSeatTaken: (seat: string): boolean => living().some(({ seats }) => seats.includes(seat)),
    makeDearer: (pence: number) => void (state.dearer = pence),
    toPriced: (offer: DoubleOffer): DoubleOffer => ({
      ...offer,
      total_amount: toDecimal(toPence(offer.total_amount) + state.dearer),
    }),
    requireOffer(id: string): DoubleOffer {
      const offer = state.offers.get(id);
      if (!offer) throw new Refused(404, "not_found");
      if (new Date(offer.expires_at) <= now() || isSold(offer))
        throw new Refused(422, "offer_no_longer_available");
      return this.toPriced(offer);
    },
    requireOrder(id: string): DoubleOrder {
      const order = state.orders.get(id);
      if (!order) throw new Refused(404, "not_found");
      return order;
    },
  };
}
export type DoubleState = ReturnType<typeof createDoubleState>;
