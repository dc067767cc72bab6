import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Booking } from "@/lib/api/contract/bookings";
import type { Quote } from "@/lib/api/contract/quotes";
import { getAgencyById } from "../../agencies/get-agency-by-id";
import { cancelBooking } from "../../booking/bookings/cancel-booking";
import { createBooking } from "../../booking/bookings/create-booking";
import { getBooking } from "../../booking/bookings/get-booking";
import { startBookingWorker } from "../../booking/bookings/start-booking-worker";
import { startPayment } from "../../booking/bookings/start-payment";
import { users } from "../../db/schema/users";
import { createLimiter } from "../../limits/create-limiter";
import { openCounterInMemory } from "../../limits/open-counter";
import { bookingLimits, holdLimits, visitorBookingLimits } from "../../limits/order-limits";
import { createRecipientLimiters } from "../../limits/recipient-limits";
import { createQuote } from "../../booking/quotes/create-quote";
import type { RequestContext } from "../../http/request-context";
import type { BookingKit } from "../../testing/open-booking-kit";
import { createServiceRegistry } from "../../booking/services/create-service-registry";
import type { createBalloonRides } from "./balloon-rides";

export type PlacedRide = { reference: string; key: string };

/** A buyer of balloon rides at alpha: no route knows these, so functions are called. */
export async function openRideBuyer(
  kit: BookingKit,
  balloons: ReturnType<typeof createBalloonRides>,
) {
  const { backend } = kit;
  await backend.changeAgency("alpha", { defaultCurrency: "EUR" });
  const agency = await backend.db.forAgency(backend.ids.alpha, (tx) =>
    getAgencyById(tx, backend.ids.alpha),
  );
  if (!agency) throw new Error("there is no alpha");
  const visitor: RequestContext = {
    agency,
    viewer: null,
    priceTier: "public",
    language: "en",
    requestId: "test",
    clientIp: null,
    userAgent: null,
    accessToken: null,
    browserToken: null,
    proof: null,
  };
  const dependencies = {
    ...kit.dependencies,
    services: createServiceRegistry([balloons.service]),
    holdLimiter: createLimiter(holdLimits, openCounterInMemory),
    limiter: createLimiter(bookingLimits, openCounterInMemory),
    visitorLimiter: createLimiter(visitorBookingLimits, openCounterInMemory),
    recipients: createRecipientLimiters(openCounterInMemory),
  };
  const toOrder = (quote: Quote, changes: object = {}) => ({
    idempotencyKey: randomUUID(),
    quoteId: quote.id,
    acceptedTotal: quote.price.total,
    contact: {
      firstName: "Nina",
      lastName: "Berg",
      email: "nina@example.com",
      phone: "+47 22 00 00 00",
    },
    travellers: Array.from({ length: quote.party.units }, () => ({
      firstName: "Nina",
      lastName: "Berg",
    })),
    requests: "",
    answers: [],
    acceptedTerms: quote.terms.map(({ id, sha256 }) => ({ id, sha256 })),
    isForClient: false,
    // Tests book the same over and over.
    bookAgain: true as const,
    ...changes,
  });
  const quote = (rideId: string, baskets = 1, context = visitor, holder?: string) =>
    createQuote(dependencies, context, {
      selection: balloons.select(rideId, baskets),
      ...(holder ? { holder } : {}),
    });
  async function place(order: ReturnType<typeof toOrder>, context = visitor): Promise<PlacedRide> {
    const placed = await createBooking(dependencies, context, order);
    if (!("reference" in placed)) throw new Error("it waits for its code");
    return placed;
  }
  return {
    dependencies,
    visitor,
    /** A traveller with a verified address. */
    async toTraveller(): Promise<RequestContext> {
      const email = "traveller@alpha.localhost";
      const [user] = await backend.db.forAgency(agency.id, (tx) =>
        tx.select({ id: users.id }).from(users).where(eq(users.email, email)),
      );
      if (!user) throw new Error(`there is no ${email}`);
      const viewer = {
        userId: user.id,
        sessionId: "",
        userType: "Traveller",
        isTravelAgent: false,
        isRestrictedAgent: false,
        permissions: {},
        isProven: true,
        isClientView: false,
        provenAt: null,
      } as const;
      return { ...visitor, viewer, priceTier: "traveller" };
    },
    toOrder,
    quote,
    place,
    buy: async (rideId: string, context = visitor) =>
      place(toOrder(await quote(rideId, 1, context)), context),
    get: (placed: PlacedRide): Promise<Booking> => getBooking(dependencies, visitor, placed),
    startPayment: (placed: PlacedRide) => startPayment(dependencies, visitor, placed),
    async pay(placed: PlacedRide): Promise<void> {
      await startPayment(dependencies, visitor, placed);
      kit.money.pay(await kit.lastCheckout(placed.reference));
    },
    cancel: (placed: PlacedRide, amount = 0, shown: { isRequest?: true; isUnpaid?: true } = {}) =>
      cancelBooking(dependencies, visitor, {
        ...placed,
        expectedRefund: { amount, currency: "EUR" },
        ...shown,
      }),
    /** What a worker that starts after so many seconds gets done. */
    async work(seconds = 0): Promise<void> {
      kit.wait(seconds);
      const worker = startBookingWorker(dependencies);
      await worker.takeDue();
      await worker.stop();
    },
  };
}
export type RideBuyer = Awaited<ReturnType<typeof openRideBuyer>>;
