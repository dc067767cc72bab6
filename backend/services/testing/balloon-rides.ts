import type { CallOffReason } from "@/lib/api/contract/booking-states";
import type { Answer, Need } from "@/lib/api/contract/needs";
import { refuseInput } from "../../errors/refuse-input";
import { hourMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { toMoment } from "@/lib/dates/to-moment";
import {
  SupplierError,
  type BookingSupplier,
  type CheckedOffer,
  type SupplierChange,
  type SupplierCancellationQuote,
  type SupplierBooking,
} from "../../ports/booking-supplier";
import type { ServiceModule } from "../../booking/services/service-module";

type BalloonItem = {
  service: "balloons";
  rideId: string;
  baskets: number;
  launch: string;
  /** Known some days before only. */ meetAt?: string;
};
type BalloonSelection = { service: "balloons"; rideId: string; baskets: number };

export type Ride = {
  id: string;
  launch: string;
  baskets: number;
  cents: number;
  /** Its pilot has to agree, within six hours. */ isOnRequest?: boolean;
  isPaidOnSite?: boolean;
  /** Its baskets are held for each quote of it. */ isHeldAtQuote?: boolean;
  /** What of it is due three weeks before; the rest is a deposit. */ laterCents?: number;
  /** Of `cents` what the agency may keep, where the ride has a selling price of its own. */
  commissionCents?: number;
  /** What cancelling costs; else it is free. */ penaltyCents?: number;
  /** Until when baskets can be kept unpaid, and until when their price stands then. */
  payLaterUntil?: string;
  /** Its pilot quotes the refund of a cancellation. */ isQuoted?: true;
  priceUntil?: string;
  /** What its pilot has to know. */ needs?: Need[];
};
type Reservation = {
  rideId: string;
  baskets: number;
  state: "requested" | "declined" | "held" | "confirmed" | "partial" | "cancelled";
  until: Date;
  /** How its change was answered. */ changeId?: string;
  /** In whose names baskets are kept that are paid later. */ names?: string[];
  /** What its pilot was given. */ answers?: readonly Answer[];
};

const zone = "Europe/Istanbul";
const answerWithinHours = 6;

function toPrice(
  { cents, laterCents, commissionCents }: Ride,
  baskets: number,
): CheckedOffer["price"] {
  const price = { currency: "EUR", wholesale: cents * baskets, taxAndFee: 0, published: 0 };
  const due = toMoment("2026-12-03", "12:00", zone);
  const dueLater = laterCents === undefined ? [] : [{ amount: laterCents * baskets, due }];
  return commissionCents === undefined
    ? { ...price, dueLater }
    : { ...price, dueLater, model: "commissionable", commission: commissionCents * baskets };
}

/**
 * A service that the product doesn't have, in one file: rides in a balloon over Cappadocia, sold by
 * the basket. What quotes, bookings, payments, the ledger and mails can do with it they can do with
 * any service.
 */
export function createBalloonRides(rides: Ride[]) {
  const reservations = new Map<string, Reservation>();
  const changes: SupplierChange<BalloonItem>[] = [];
  let isDown = false;
  let issuesPart = false;
  let quotesGiven = 0;
  let cancelling: SupplierCancellationQuote | null = null;
  let slowAnswer: "pending" | "unknown" | "refused" | null = null;
  const requireUp = () => {
    if (isDown) throw new SupplierError("unavailable", "nobody is in the office");
  };
  const takenOf = (rideId: string, besides: readonly string[]) =>
    [...reservations.entries()]
      .filter(([reference]) => !besides.includes(reference))
      .filter(
        ([, { state, ...one }]) => one.rideId === rideId && /held|confirmed|partial/.test(state),
      )
      .reduce((sum, [, { baskets }]) => sum + baskets, 0);
  const leftOf = (ride: Ride, besides: readonly string[] = []) =>
    ride.baskets - takenOf(ride.id, besides);

  function toOffer(ride: Ride, baskets: number): CheckedOffer<BalloonItem> {
    return {
      supplier: "cappadocia",
      item: { service: "balloons", rideId: ride.id, baskets, launch: ride.launch },
      headline: {
        title: `Balloon at ${ride.launch}`,
        place: "Göreme",
        picture: "/assets/inventory/activities/balloon",
        phone: null,
        starts: toMoment("2026-12-24", ride.launch, zone),
        ends: toMoment("2026-12-24", "09:30", zone),
      },
      party: { people: baskets * 4, units: baskets },
      price: toPrice(ride, baskets),
      isPaidOnSite: ride.isPaidOnSite ?? false,
      holdsAt: ride.isHeldAtQuote ? "quote" : "order",
      ...(ride.payLaterUntil === undefined ? {} : { payLaterUntil: ride.payLaterUntil }),
      ...(ride.isOnRequest ? { answerWithinHours } : {}),
      unit: { count: baskets * 4, per: "person" },
      charges: [],
      cancellation: {
        zone,
        ...(ride.isQuoted ? { isQuoted: true } : {}),
        steps: ride.isQuoted
          ? []
          : [
              {
                before: "2026-12-22T05:00:00.000Z",
                ...(ride.penaltyCents === undefined
                  ? { refundPercentage: 100 }
                  : { keep: { amount: ride.penaltyCents, currency: "EUR" } }),
              },
            ],
      },
      comments: ["Wear a warm coat."],
      needs: ride.needs ?? [],
    };
  }
  const toBooking = (reference: string): SupplierBooking => {
    const state = reservations.get(reference)?.state;
    if (state === "confirmed")
      return { state, supplierReference: `B-${reference}`, confirmationNumber: "Basket 7" };
    return { state: state === "cancelled" || state === "partial" ? state : "absent" };
  };
  const find = (id: string) => rides.find((ride) => ride.id === id);

  const supplier: BookingSupplier<BalloonItem> = {
    async hold({
      item: { rideId, baskets },
      expected,
      clientReference,
      until,
      replaces = [],
      unpaid,
      now,
    }) {
      requireUp();
      const there = reservations.get(clientReference);
      if (there?.state === "declined") return { state: "declined" };
      if (there?.state === "requested")
        return { state: "requested", until: there.until.toISOString() };
      const ride = find(rideId);
      if (there?.state !== "held") {
        if (there || !ride || leftOf(ride, replaces) < baskets) return { state: "soldOut" };
        if (expected.wholesale !== ride.cents * baskets)
          return { state: "priceChanged", offer: toOffer(ride, baskets) };
        for (const reference of replaces) {
          const replaced = reservations.get(reference);
          if (replaced?.state === "held") replaced.state = "cancelled";
        }
        const state = ride.isOnRequest ? "requested" : "held";
        const answerBy = addMs(now, answerWithinHours * hourMs);
        const names = unpaid?.travellers.map(({ firstName }) => firstName) ?? [];
        reservations.set(clientReference, { rideId, baskets, state, until: answerBy, names });
        if (ride.isOnRequest) return { state: "requested", until: answerBy.toISOString() };
      }
      return {
        state: "held",
        holdReference: clientReference,
        until: until.toISOString(),
        ...(unpaid && ride?.priceUntil ? { priceUntil: ride.priceUntil } : {}),
      };
    },
    async book({ clientReference, answers }) {
      requireUp();
      const held = reservations.get(clientReference);
      if (held) held.answers = answers;
      if (held?.state === "held") held.state = issuesPart ? "partial" : "confirmed";
      return toBooking(clientReference);
    },
    getBooking: async (reference) => toBooking(reference),
    async listChanges() {
      requireUp();
      return changes;
    },
    async answerChange(id, answer) {
      requireUp();
      if (slowAnswer) return "pending";
      const change = changes.find((one) => one.id === id);
      const latest = changes.findLast(
        (one) => one.clientReference === change?.clientReference && one.kind !== "told",
      );
      const held = change && reservations.get(change.clientReference);
      if (change?.kind !== "changed" || change !== latest || !held) return "gone";
      if (held.changeId !== undefined) return held.changeId === `${answer} ${id}` ? "done" : "gone";
      held.changeId = `${answer} ${id}`;
      if (answer === "refund") held.state = "cancelled";
      return "done";
    },
    async quoteCancel() {
      requireUp();
      quotesGiven += 1;
      return cancelling;
    },
    async cancel(reference, agreed) {
      requireUp();
      const isChanged = agreed && agreed.amount !== cancelling?.refund.amount;
      if (isChanged) return { state: "refundChanged" };
      if (slowAnswer) return { state: slowAnswer };
      const held = reservations.get(reference);
      if (held) held.state = "cancelled";
      return toBooking(reference);
    },
  };

  const service: ServiceModule<BalloonSelection, BalloonItem> = {
    service: "balloons",
    letter: "A",
    async check({ rideId, baskets }, { replaces }) {
      const ride = find(rideId);
      return ride && leftOf(ride, replaces) >= baskets ? toOffer(ride, baskets) : null;
    },
    toKey: ({ rideId }) => rideId,
    toDetails: ({ meetAt }) => (meetAt ? [{ label: "Meeting point", value: meetAt }] : []),
    toSelection: ({ rideId, baskets }) => ({ service: "balloons", rideId, baskets }),
    requireTravellers({ baskets }, { travellers }) {
      if (travellers.length !== baskets)
        throw refuseInput("travellers", "must name somebody for each basket");
    },
    suppliers: { cappadocia: supplier },
  };
  return {
    // The contract's union doesn't know it: only what is generic takes it.
    service: service as unknown as ServiceModule,
    select: (rideId: string, baskets: number) =>
      ({ service: "balloons", rideId, baskets }) as unknown as Parameters<
        ServiceModule["check"]
      >[0],
    /** Shopping is each service's own. */
    search: () => rides.filter((ride) => leftOf(ride) > 0).map((ride) => toOffer(ride, 1)),
    /** What the pilot says to a request. */
    answer(reference: string, word: "yes" | "no") {
      const asked = reservations.get(reference);
      const ride = asked && find(asked.rideId);
      if (!ride || asked.state !== "requested") throw new Error(`nobody asked for ${reference}`);
      asked.state = word === "yes" && leftOf(ride) >= asked.baskets ? "held" : "declined";
    },
    stateOf: (reference: string) => reservations.get(reference)?.state ?? null,
    forget: (reference: string) => void reservations.delete(reference),
    namesOf: (reference: string) => reservations.get(reference)?.names ?? [],
    answersOf: (reference: string) => reservations.get(reference)?.answers ?? [],
    /** How often rides were requested, in any state. */
    countReservations: () => reservations.size,
    /** How often it quoted a cancellation's refund. */
    countQuotes: () => quotesGiven,
    /** What it gives back, in cents, of all that it is paid; null where it can't be cancelled. */
    setRefund: (
      refund: number | null,
      {
        keeps = 0,
        until = "2026-11-21T14:00:00.000Z",
        destination = "payer",
      }: { keeps?: number; until?: string; destination?: "payer" | "credit" } = {},
    ): void => {
      const money = (amount: number) => ({ amount, currency: "EUR" });
      cancelling =
        refund === null ? null : { refund: money(refund), keeps: money(keeps), until, destination };
    },
    /** What it says to a cancellation that it hasn't done. */
    setSlow: (answer: typeof slowAnswer) => void (slowAnswer = answer),
    /** Flies at another time, which has to be answered by then. @returns the change's id */
    changeLaunch(reference: string, launch: string, answerBy: string): string {
      const { rideId, baskets } = reservations.get(reference) ?? {};
      const ride = find(rideId ?? "");
      if (!ride) throw new Error(`${reference} isn't booked`);
      const { item, headline } = toOffer({ ...ride, launch }, baskets ?? 1);
      const id = `change-${changes.length + 1}`;
      changes.push({
        ...{ id, clientReference: reference, kind: "changed", item, headline, answerBy },
      });
      const held = reservations.get(reference);
      if (held) delete held.changeId;
      return id;
    },
    /** Says where to meet, which needs no answer. */
    tellMeeting(reference: string, meetAt: string): void {
      const { rideId, baskets } = reservations.get(reference) ?? {};
      const ride = find(rideId ?? "");
      if (!ride) throw new Error(`${reference} isn't booked`);
      const { item, headline } = toOffer(ride, baskets ?? 1);
      const id = `change-${changes.length + 1}`;
      changes.push({
        ...{ id, clientReference: reference, kind: "told", headline, item: { ...item, meetAt } },
      });
    },
    /** Reports an invalid change of a booking. */
    tellNonsense(reference: string, nonsense: object): void {
      const id = `change-${changes.length + 1}`;
      changes.push({ id, clientReference: reference, ...nonsense } as SupplierChange<BalloonItem>);
    },
    /** Doesn't fly at all, and says so. */
    callOff(reference: string, reason?: CallOffReason): void {
      const held = reservations.get(reference);
      if (held) held.state = "cancelled";
      // Overrides earlier terms: it keeps nothing of what it doesn't fly.
      if (cancelling) {
        const { refund, keeps } = cancelling;
        const amount = refund.amount + keeps.amount;
        cancelling = {
          ...cancelling,
          refund: { ...refund, amount },
          keeps: { ...keeps, amount: 0 },
        };
      }
      changes.push({
        ...{ id: `change-${changes.length + 1}`, clientReference: reference, kind: "cancelled" },
        ...(reason ? { reason } : {}),
      });
    },
    /** Whether it issues only a part of what is booked, until the rest follows. */
    setIssuesPart: (is: boolean) => void (issuesPart = is),
    complete(reference: string) {
      const part = reservations.get(reference);
      if (part?.state !== "partial") throw new Error(`${reference} isn't issued in part`);
      part.state = "confirmed";
    },
    setDown: (is: boolean) => void (isDown = is),
    left: (id: string) => rides.filter((ride) => ride.id === id).map((ride) => leftOf(ride))[0],
  };
}
