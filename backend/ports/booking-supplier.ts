import type { CallOffReason } from "@/lib/api/contract/booking-states";
import type { Headline, Item } from "@/lib/api/contract/items";
import type { LanguageCode } from "@/lib/api/contract/languages";
import type { Charge } from "@/lib/api/contract/charges";
import type { Answer, Need } from "@/lib/api/contract/needs";
import type { PriceUnit } from "@/lib/api/contract/price-terms";
import type { Money } from "@/lib/money/money";
import { within } from "./deadlines";
import type { NetPrice } from "./net-price";

/**
 * What cancelling before an instant gives back of all that was paid by then: a percentage of it, or
 * all but a penalty. `owed`: what the supplier is owed then of what the agency took, in the
 * penalty's currency; without it the penalty is the supplier's, up to its net price.
 */
export type CancellationStep = { before: string } & (
  | { refundPercentage: number }
  | { keep: Money; owed?: number }
);

/** A part of what is sold that is priced, and given back, as if it were sold by itself. */
export type OfferPart = {
  price: NetPrice;
  cancellation: { zone: string; steps: CancellationStep[] };
};

/**
 * What a supplier sells at this moment, net, as a quote needs it. Refunds in percent become amounts
 * with the selling price; penalties are of the currency of `price`.
 */
export type CheckedOffer<I = Item> = {
  /** Who takes the booking. */
  supplier: string;
  item: I;
  headline: Headline;
  party: { people: number; units: number };
  price: NetPrice;
  /**
   * What `price` would be without the extras in it; missing where extras are charges by themselves,
   * or there are none.
   */
  priceWithoutExtras?: NetPrice;
  /** Everything is paid to the supplier at the place, and nothing now. */
  isPaidOnSite: boolean;
  /**
   * When it is taken out of stock: for its quote, where the buyer needs time to fill in a form that
   * would be lost with it, or only when it is ordered.
   */
  holdsAt: "quote" | "order";
  /**
   * Until when it can be held, unpaid, for who orders it to be paid later; where space and price
   * are kept for different times, the earlier end. Missing where it is paid when it is ordered.
   */
  payLaterUntil?: string;
  /**
   * The supplier has to agree first, and answers within so many whole hours: `hold` responds
   * `requested`. Only of what is held when it is ordered. Missing where it is confirmed at once.
   */
  answerWithinHours?: number;
  /** What the total is divided by; null where it isn't. */
  unit: { count: number; per: PriceUnit } | null;
  /** Amounts in the currency of `price`. */
  charges: Charge[];
  /**
   * `isQuoted`: no rule says what cancelling gives back, the supplier has to be queried each time
   * (`quoteCancel`); steps say then what comes back at least, if anything does for sure.
   */
  cancellation: { zone: string; steps: CancellationStep[]; isQuoted?: true };
  /**
   * At least two, whose net prices add up to `price`: what it costs and gives back is the sum of
   * what they do, regardless of `cancellation`. Absent for what is sold as one.
   */
  parts?: readonly OfferPart[];
  comments: string[];
  needs: Need[];
};

/**
 * What a supplier gives back and keeps of what it is paid for a booking, in one currency, if it is
 * cancelled before `until`. credit: not to the payer, but as a voucher in a traveller's name.
 */
export type SupplierCancellationQuote = {
  refund: Money;
  keeps: Money;
  until: string;
  destination: "payer" | "credit";
};

/**
 * What a supplier has done to a booking of its own accord. changed: it would be `item`, at
 * `headline`, from now on, and who booked it may accept that or have everything back, until
 * `answerBy` · cancelled: it won't take place. The third kind is news, such as a pick-up time that
 * is known by now: it is `item`, at `headline`, and no answer is needed.
 */
export type SupplierChange<I = Item> = {
  /** The supplier's own id of it. */
  id: string;
  clientReference: string;
  /** Whose account it was listed for: no other agency's booking is meant. */
  agencyId?: string;
} & (
  | { kind: "changed"; item: I; headline: Headline; answerBy: string }
  | { kind: "told"; item: I; headline: Headline }
  | { kind: "cancelled"; reason?: CallOffReason }
);

/** Why a supplier gave no answer: nothing was decided, so nothing may be concluded. */
export class SupplierError extends Error {
  override name = "SupplierError";
  constructor(
    /** failed: the adapter itself broke. */
    readonly kind: "unavailable" | "timeout" | "malformed" | "failed",
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** `priceUntil`: where the price isn't kept as long as the space. */
export type Hold = { state: "held"; holdReference: string; until: string; priceUntil?: string };
/**
 * The supplier has to agree first, as the offer said (`answerWithinHours`), and answers until then
 * at the latest. Nothing is promised yet, so nothing is charged or authorised.
 */
export type Requested = { state: "requested"; until: string };
/** The supplier refused the request. */
export type Declined = { state: "declined" };
export type Refusal<O> = { state: "soldOut" } | { state: "priceChanged"; offer: O };
export type SupplierBooking =
  | {
      state: "confirmed";
      supplierReference: string;
      /** That of those at the place, such as a hotel's (HCN) or an airline's (PNR). */
      confirmationNumber: string;
      /** Of flights: 13 digits for each traveller, in their order. */
      ticketNumbers?: readonly string[];
    }
  /** Taken, not yet confirmed: ask again. */
  | { state: "pending" }
  /**
   * A part of what was ordered is issued, such as some of the tickets: ask again. Nothing that
   * could be used by itself, so `cancel` gives back all of it.
   */
  | { state: "partial" }
  | { state: "refused" }
  | { state: "cancelled" }
  /**
   * The supplier vouches that nothing was ever booked by this reference, and that nothing will be
   * by a call that is over: at most it holds something. Booking again is safe.
   */
  | { state: "absent" }
  /** The supplier has no such booking yet, and can't vouch that none is on its way. */
  | { state: "unknown" };

/**
 * The calls of a supplier that take and give back bookings, the same for all services.
 * `clientReference` is our booking's reference: it makes every write safe to repeat, and lookups
 * after a time-out use it before anything is tried again. Every function may throw `SupplierError`.
 */
export type BookingSupplier<I = Item> = {
  /**
   * Takes the item out of stock until it is booked, released or `until`; the same for the same
   * reference. Refused when the net price isn't `expected` any more. A supplier that has to agree
   * first responds `requested`; called again with the same reference it never asks a second time,
   * but says what has become of the request. Called again for what is held, with a later `until`,
   * it holds it longer where the supplier lets it.
   *
   * `replaces`: references of the same buyer that this one takes the place of. What they hold
   * counts as free; it may be given back at once if this is held, and stays held if it isn't.
   *
   * `unpaid`: it is paid later, at most until the offer's `payLaterUntil`, which is `until` then.
   * Suppliers make a reservation of that, in the names of those who travel.
   */
  hold(order: {
    item: I;
    expected: NetPrice;
    clientReference: string;
    until: Date;
    replaces?: readonly string[];
    unpaid?: BookOrder;
    language: LanguageCode;
    now: Date;
  }): Promise<Hold | Requested | Declined | Refusal<CheckedOffer<I>>>;
  /**
   * Books what is held; when the hold has expired it takes the item anew if it is there. The same
   * for the same reference.
   */
  book(order: BookOrder): Promise<SupplierBooking>;
  getBooking(clientReference: string): Promise<SupplierBooking>;
  /**
   * What cancelling a booking gives back now; null where it can't be cancelled. Changes nothing.
   * For offers whose cancellation `isQuoted`.
   */
  quoteCancel?(clientReference: string): Promise<SupplierCancellationQuote | null>;
  /**
   * Withdraws a request, gives back a hold or a booking; done again, or of something unknown, it
   * changes nothing. `agreed`: the refund that was quoted; where it is another one by now nothing
   * is cancelled. Without, it is cancelled at any refund.
   */
  cancel(
    clientReference: string,
    agreed?: Money,
  ): Promise<SupplierBooking | { state: "refundChanged" }>;
  /**
   * Names other travellers of what is booked, all of them, at no cost; the same ones again change
   * nothing. Missing where names stay what they are.
   */
  changeTravellers?(order: {
    clientReference: string;
    travellers: readonly Traveller[];
  }): Promise<"changed" | "refused">;
  /**
   * What was changed or cancelled by the supplier since an instant, of all its bookings, the oldest
   * first; the same ones may come again. Of a booking that is changed once more only the latest
   * can be answered. `agencyId`: only what one agency has booked is needed.
   */
  listChanges?(since: Date, agencyId?: string): Promise<SupplierChange<I>[]>;
  /**
   * Accepts a change, or cancels what was changed and keeps nothing. The same again changes
   * nothing. gone: it can't be answered any more. pending: ask again.
   */
  answerChange?(id: string, answer: "accept" | "refund"): Promise<"done" | "pending" | "gone">;
};

/** The calls that book, look up and give back what is held, where no refund has to be agreed. */
export type BookingCalls = Pick<BookingSupplier, "book" | "getBooking"> & {
  cancel(clientReference: string): Promise<SupplierBooking>;
};
export const bookingDeadlines = {
  hold: within.booking,
  book: within.booking,
  getBooking: within.booking,
  cancel: within.booking,
} as const;

/** `onLapOf`: of an infant on a flight, the adult who holds it, by the order of travellers. */
export type Traveller = { firstName: string; lastName: string; onLapOf?: number | undefined };

export type BookOrder = {
  clientReference: string;
  travellers: Traveller[];
  contact: { firstName: string; lastName: string; email: string; phone: string };
  requests: string;
  /**
   * What was quoted as due at the place, in minor units: of what is paid there entirely
   * the agency's markup is a part.
   */
  dueOnSite: { amount: number; currency: string };
  /** To the checked offer's needs, those that are stored encrypted among them. */
  answers: readonly Answer[];
};
