import { randomUUID } from "node:crypto";
import type { BookingState } from "@/lib/api/contract/booking-states";
import type { Quote } from "@/lib/api/contract/quotes";
import { serviceById, type ServiceId } from "@/lib/api/contract/services";
import { hourMs, minuteMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import type { ExchangeRates } from "@/lib/money/exchange";
import { sealBookingKey } from "../../booking/bookings/booking-key";
import { newReference } from "../../access/new-reference";
import { resolveRefund } from "../../booking/bookings/resolve-refund";
import { toQuotedColumns } from "../../booking/bookings/to-quoted-columns";
import { toInstalmentRows } from "../../booking/bookings/write-instalments";
import { toAnswerBy } from "../../ports/to-answer-by";
import { toFlightHeadline } from "../../flights/to-flight-offer";
import {
  toCancellationMovement,
  toChargeMovement,
  toPaybackMovement,
  toSaleMovement,
} from "../../ledger/move-booking-money";
import type { DatedMovement } from "../../ledger/write-movements";
import type { Markup } from "../../pricing/markup";
import { toPriced, toPriceColumns } from "../../booking/quotes/price-offer";
import { newToken } from "../../secrets/opaque-token";
import type { SecretBox } from "../../secrets/secret-box";
import type { CheckedOffer } from "../../ports/booking-supplier";
import { toChangedItem } from "../../suppliers/sandbox/flights/to-changed-item";
import { seededRandom, type SeededRandom } from "../../suppliers/sandbox/seeded-random";
import type { bookingEvents, bookings } from "../../db/schema/bookings";
import type { instalments } from "../../db/schema/instalments";
import type { payments, refunds, sandboxCheckouts } from "../../db/schema/payments";
import type { quotes } from "../../db/schema/quotes";
import type { sandboxReservations } from "../../db/schema/sandbox-stock";
import type { supplierChanges } from "../../db/schema/supplier-changes";
import { demoCompanions, toDemoMail, toLatinName } from "./demo-people";
import type { PlannedBooking } from "./plan-demo-bookings";

/** Everything that is written of a planned booking, by table. */
export type DemoBooking = {
  planned: PlannedBooking;
  booking: typeof bookings.$inferInsert & { id: string };
  quote: typeof quotes.$inferInsert & { id: string };
  events: (typeof bookingEvents.$inferInsert)[];
  instalments: (typeof instalments.$inferInsert & { id: string })[];
  payments: (typeof payments.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert)[];
  checkouts: (typeof sandboxCheckouts.$inferInsert)[];
  changes: (typeof supplierChanges.$inferInsert)[];
  reservation: typeof sandboxReservations.$inferInsert | null;
  movements: DatedMovement[];
};

export type DemoAgency = {
  id: string;
  secrets: SecretBox;
  rates: ExchangeRates;
  markupOf: (service: ServiceId) => Markup;
  /** What a buyer accepts: those who work at the agency, and everybody else. */
  termsOf: (isMember: boolean) => Quote["terms"];
  /** Ids of users by mailbox. */
  userIds: ReadonlyMap<string, string>;
  /** What is charged of a booking of that day: the agency once charged another currency. */
  currencyAt: (at: Date) => string;
  /** A flight of Null Island that its airline has moved, as a unit of the sandbox's stock. */
  movedFlight: string;
};

/** Paid after so long, and booked by the supplier a moment later. */
const [payMs, askMs, confirmMs] = [4 * minuteMs, 5_000, 9_000] as const;
const digits = (random: SeededRandom, length: number) =>
  Array.from({ length }, (_, place) => random.integer(place === 0 ? 1 : 0, 9)).join("");

function toTravellers({ contact, trip }: PlannedBooking, random: SeededRandom) {
  const { firstName, lastName } = contact;
  if (trip.service !== "flights") return [{ firstName, lastName }];
  const others = random.shuffle(demoCompanions).slice(0, trip.adults - 1);
  return [
    toLatinName(contact),
    ...others.map(([first, last]) => ({ firstName: first, lastName: last })),
  ];
}

/** What the supplier calls it, once it is booked. */
function toNumbers({ trip }: PlannedBooking, { random, people }: Numbered) {
  const supplierReference = `SB-${digits(random, 8)}`;
  if (trip.service !== "flights")
    return { supplierReference, confirmationNumber: digits(random, 9) };
  const pnr = newReference("F", (below) => random.integer(0, below - 1)).slice(2, 8);
  const first = random.integer(1_000_000, 999_000_000);
  return {
    supplierReference,
    confirmationNumber: pnr,
    ticketNumbers: Array.from(
      { length: people },
      (_, number) => `947${String(first + number).padStart(10, "0")}`,
    ),
  };
}
type Numbered = { random: SeededRandom; people: number };

/** The sandbox's own side of it. It takes nothing out of stock, and so has nothing to give back. */
function toReservation(
  planned: PlannedBooking,
  {
    offer,
    booking,
    movedFlight,
  }: Pick<DemoAgency, "movedFlight"> & {
    offer: CheckedOffer;
    booking: DemoBooking["booking"];
  },
): DemoBooking["reservation"] {
  const { outcome, bookedAt } = planned;
  const { item, price } = offer;
  const isMoved = outcome.is === "changed";
  const common = {
    clientReference: booking.reference,
    unit: isMoved ? movedFlight : "demo",
    slots: [],
    count: 1,
    supplierReference: booking.supplierReference ?? null,
    confirmationNumber: booking.confirmationNumber ?? null,
    createdAt: bookedAt,
  };
  const isHeld = outcome.is === "held";
  const state = isHeld
    ? ("held" as const)
    : outcome.is === "cancelled"
      ? ("cancelled" as const)
      : outcome.is === "failed"
        ? ("refused" as const)
        : ("confirmed" as const);
  const heldUntil = isHeld ? addMs(outcome.until, 24 * hourMs) : isMoved ? outcome.at : null;
  const detail =
    item.service === "flights"
      ? { item, wholesale: price.wholesale, currency: price.currency, keep: toKept(offer) }
      : null;
  const [resource, offerId] =
    item.service === "flights"
      ? ["sandbox-f", item.fare.id]
      : "hotel" in item
        ? [item.hotel.id, item.offer?.id ?? ""]
        : item.service === "activities"
          ? ["sandbox-a-demo", item.offerId]
          : ["sandbox-c-demo", item.offer.id];
  return { ...common, state, resource, offerId, heldUntil, detail };
}
/** What the airline keeps of a fare that is cancelled; null: all of it. */
const toKept = ({ cancellation: { steps } }: CheckedOffer): number | null =>
  steps.length > 0 ? 0 : null;

/**
 * A planned booking as it would stand today had it been made, paid and, by its outcome, cancelled:
 * no step of it is due, so that no worker takes it up. Null where it has no price.
 */
export function toDemoBooking(
  planned: PlannedBooking,
  offer: CheckedOffer,
  agency: DemoAgency,
): DemoBooking | null {
  const { number, bookedAt, seller, traveller, contact, outcome } = planned;
  const random = seededRandom("demo year", "booking", number);
  const { service } = offer.item;
  const { id: agencyId, rates } = agency;
  const priced = toPriced(offer, {
    markup: agency.markupOf(service),
    currency: agency.currencyAt(bookedAt),
    rates,
  });
  if (!priced) return null;
  const userId = agency.userIds.get(seller ?? traveller ?? "") ?? null;
  const terms = agency.termsOf(seller !== null);
  const isHeld = outcome.is === "held";
  const held = isHeld ? { payLaterUntil: outcome.until.toISOString() } : {};
  const detail = { ...priced, ...held, terms };
  const price = toPriceColumns(detail.sale);
  const quote = {
    ...price,
    commission: price.commission ?? 0,
    id: randomUUID(),
    agencyId,
    service,
    userId,
    language: contact.language,
    detail,
    createdAt: addMs(bookedAt, -3 * minuteMs),
    expiresAt: addMs(bookedAt, 27 * minuteMs),
  };
  const id = randomUUID();
  const reference = newReference(serviceById(service).letter, (below) =>
    random.integer(0, below - 1),
  );
  const isBooked = outcome.is !== "held" && outcome.is !== "failed";
  const travellers = toTravellers(planned, random);
  const email = toDemoMail(contact);
  const booking: DemoBooking["booking"] = {
    ...toQuotedColumns(quote),
    id,
    agencyId,
    reference,
    accessKey: sealBookingKey(agency, { agencyId, reference }, newToken()),
    state: "confirmed",
    userId,
    agentId: seller === null ? null : (agency.userIds.get(seller) ?? null),
    isForClient: seller !== null,
    idempotencyKey: randomUUID(),
    fingerprint: "",
    language: contact.language,
    detail,
    contact: {
      firstName: contact.firstName,
      lastName: contact.lastName,
      email,
      phone: contact.phone,
    },
    contactEmail: email,
    travellers,
    requests: "",
    acceptedTerms: terms.map(({ id: term, sha256 }) => ({ id: term, sha256 })),
    ...(isBooked ? toNumbers(planned, { random, people: travellers.length }) : {}),
    createdAt: bookedAt,
    isPaidLater: isHeld,
    ...(isHeld ? { holdUntil: outcome.until } : {}),
    isDemo: true,
  };
  const made: DemoBooking = {
    planned,
    booking,
    quote,
    events: [],
    instalments: toInstalmentRows({ agencyId, id, detail }).map((row) => ({
      ...row,
      id: randomUUID(),
    })),
    ...{ payments: [], refunds: [], checkouts: [], changes: [], movements: [] },
    reservation: null,
  };
  live(made, planned, offer);
  made.reservation = toReservation(planned, { offer, booking, movedFlight: agency.movedFlight });
  return made;
}

/** Lets a booking go through what becomes of it, state by state. */
function live(made: DemoBooking, { outcome, bookedAt }: PlannedBooking, offer: CheckedOffer): void {
  const { booking } = made;
  const { agencyId, id: bookingId, reference, currency, total, net, dueOnSite, dueNow } = booking;
  const money = { id: bookingId, reference, currency, total, net, dueOnSite, dueNow };
  const sold = { ...money, markup: booking.markup, commission: booking.commission ?? 0 };
  const pass = (state: BookingState, at: Date, note: string | null = null) => {
    made.events.push({ agencyId, bookingId, state, at, note });
    booking.state = state;
  };
  const fail = (failure: "notPaidInTime" | "supplierRefused", at: Date) => {
    booking.failure = failure;
    pass("failed", at);
  };
  pass("quoted", bookedAt);
  pass("held", addMs(bookedAt, 1_000));
  if (outcome.is === "held") return;
  if (outcome.is === "failed" && outcome.why === "notPaidInTime")
    return fail("notPaidInTime", addMs(bookedAt, 31 * minuteMs));
  const paidAt = addMs(bookedAt, payMs);
  if (dueNow > 0) {
    pass("paying", addMs(bookedAt, minuteMs));
    pay(made, paidAt);
  }
  pass("pendingSupplier", addMs(paidAt, askMs));
  const confirmedAt = addMs(paidAt, confirmMs);
  if (outcome.is === "failed") {
    fail("supplierRefused", confirmedAt);
    if (dueNow === 0) return;
    payBack(made, { amount: dueNow, reason: "failed", at: confirmedAt, fails: false });
    return pass("refunded", addMs(confirmedAt, 5_000));
  }
  pass("confirmed", confirmedAt);
  made.movements.push({ ...toSaleMovement(sold), at: confirmedAt });
  if (outcome.is === "changed") return change(made, outcome.at, offer);
  if (outcome.is !== "cancelled") return;
  const { paid, amount, step } = resolveRefund(
    {
      // Only what is read of the rows is there.
      booking: { ...booking, cancellationQuote: null } as never,
      payments: made.payments as never,
      refunds: [],
    },
    outcome.at,
  );
  Object.assign(booking, {
    refundAmount: amount,
    cancelledBy: booking.agentId ? "agency" : "buyer",
    cancelledAt: addMs(outcome.at, 4_000),
  });
  pass("cancelRequested", outcome.at);
  pass("cancelled", addMs(outcome.at, 4_000));
  made.movements.push({
    ...toCancellationMovement({ booking: sold, paid, refund: amount, step }),
    at: addMs(outcome.at, 4_000),
  });
  if (amount === 0) return;
  const fails = outcome.refundFails ?? false;
  payBack(made, { amount, reason: "cancelled", at: addMs(outcome.at, 4_000), fails });
  if (fails) {
    booking.lastError = "a refund was refused";
    made.events.push({
      ...{ agencyId, bookingId, state: "cancelled", at: addMs(outcome.at, 10_000) },
      note: "a refund was refused",
    });
    return;
  }
  pass("refunded", addMs(outcome.at, 10_000));
}

/** Pays all that is due at once. */
function pay(made: DemoBooking, at: Date): void {
  const { agencyId, id: bookingId, reference, currency, dueNow: amount } = made.booking;
  const id = randomUUID();
  const checkout = newToken();
  made.payments.push({
    ...{ id, agencyId, bookingId, amount, currency },
    instalmentId: made.instalments.find(({ kind }) => kind === "full" || kind === "deposit")?.id,
    gateway: "sandbox",
    gatewayReference: checkout,
    redirectUrl: `/sandbox-payment/${checkout}`,
    state: "succeeded",
    createdAt: addMs(at, -3 * minuteMs),
    updatedAt: at,
  });
  made.checkouts.push({
    ...{ id: checkout, agencyId, paymentId: id, amount, currency },
    state: "succeeded",
    description: reference,
    ...{ successUrl: "/", cancelUrl: "/", cardLastFour: "4242" },
    expiresAt: addMs(at, 12 * hourMs),
    createdAt: addMs(at, -3 * minuteMs),
  });
  made.movements.push({
    ...toChargeMovement({ reference, payment: { id, amount, currency } }),
    at,
  });
}

/** Gives back a part of the payment; what fails stays owed. */
function payBack(
  made: DemoBooking,
  {
    amount,
    reason,
    at,
    fails,
  }: { amount: number; reason: "cancelled" | "failed"; at: Date; fails: boolean },
): void {
  const { agencyId, id: bookingId, reference, currency } = made.booking;
  const [payment] = made.payments;
  const [checkout] = made.checkouts;
  if (!payment?.id || !checkout) throw new Error(`${reference} gives back what nobody paid`);
  const id = randomUUID();
  const updatedAt = addMs(at, 5_000);
  const row = { id, agencyId, bookingId, paymentId: payment.id, reason, amount, currency };
  if (fails) {
    made.refunds.push({ ...row, state: "failed", createdAt: at, updatedAt });
    return;
  }
  const gatewayReference = `${checkout.id}.${id}`;
  made.refunds.push({ ...row, gatewayReference, state: "succeeded", createdAt: at, updatedAt });
  checkout.refunded = amount;
  checkout.refunds = { [id]: { amount, at: updatedAt.toISOString() } };
  made.movements.push({
    ...toPaybackMovement({ reference, refund: { id, amount, currency } }),
    at: updatedAt,
  });
}

/** Its airline has moved the way back by some hours, and waits for an answer. */
function change(made: DemoBooking, at: Date, { item, headline }: CheckedOffer): void {
  if (item.service !== "flights") return;
  const moved = toChangedItem(item);
  const { agencyId, id: bookingId, reference } = made.booking;
  made.changes.push({
    ...{ agencyId, bookingId, state: "open", createdAt: at },
    supplierId: `${reference}-change`,
    before: { item, headline },
    after: { item: moved, headline: toFlightHeadline(moved) },
    answerBy: toAnswerBy(item.itinerary, at),
  });
}
