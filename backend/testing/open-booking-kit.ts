import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import {
  cancelBookingEndpoint,
  createBookingEndpoint,
  getBookingEndpoint,
  startPaymentEndpoint,
  type Booking,
} from "@/lib/api/contract/bookings";
import { confirmPendingOrderEndpoint, type PendingOrder } from "@/lib/api/contract/pending-orders";
import { createQuoteEndpoint, type Quote } from "@/lib/api/contract/quotes";
import type { BookingDependencies } from "../booking/bookings/booking-dependencies";
import { bookings } from "../db/schema/bookings";
import { mails } from "../db/schema/mails";
import { payments } from "../db/schema/payments";
import type { DemoRole } from "../demo/demo-users";
import { listMails } from "../mail/list-mails";
import type { DomainResolver } from "../domains/look-up-domain";
import { snapshotRates } from "../exchange-rates/snapshot-rates";
import { createGatewayFinder } from "../payments/create-gateway-finder";
import type { GatewayProvider } from "../payments/gateway-provider";
import { createServices } from "../services/create-services";
import type { CarBookingSupplier } from "../ports/car-supplier";
import type { FlightBookingSupplier } from "../ports/flight-supplier";
import type { HotelBookingSupplier } from "../ports/hotel-supplier";
import { siteConfig } from "../site.config";
import { bookableHotel, openFakeHotels } from "./open-fake-hotels";
import { openFakeGateway } from "./open-fake-gateway";
import { openTestBackend } from "./open-test-backend";
import type { TestAgency } from "./test-agencies";

const contact = {
  firstName: "Nina",
  lastName: "Berg",
  email: "Nina@Example.com",
  phone: "+47 22 00 00 00",
};
export const hotelSelection = {
  service: "hotels",
  stay: { start: "2026-12-26", end: "2026-12-28" },
  rooms: [{ adults: 2, childAges: [] }],
  residence: "NO",
  hotelId: bookableHotel.id,
  offerId: "offer-1",
};

type By = { agency?: TestAgency; as?: DemoRole };

/**
 * The real backend between an in-memory supplier and gateway, with a manual clock, and buyers'
 * actions.
 */
export async function openBookingKit({
  stock = 50,
  moreHotelSuppliers = {},
  carSuppliers = {},
  flightSuppliers = {},
  selection = hotelSelection,
  tickMs = 0,
  resolver,
  gateways,
}: {
  stock?: number;
  /** By how much the clock advances with each reading. */
  tickMs?: number;
  moreHotelSuppliers?: Record<string, HotelBookingSupplier>;
  carSuppliers?: Record<string, CarBookingSupplier>;
  flightSuppliers?: Record<string, FlightBookingSupplier>;
  /** What buyers ask a quote for. */
  selection?: object;
  /** The network's by default. */
  resolver?: DomainResolver;
  /** Instead of the gateway in memory: each agency then has its own account. */
  gateways?: readonly GatewayProvider[];
} = {}) {
  let clock = new Date("2026-11-21T12:00:00Z").getTime();
  const now = () => new Date((clock += tickMs));
  const problems: string[] = [];
  const supplier = openFakeHotels({ stock, now });
  const money = openFakeGateway();
  const outside = {
    services: createServices({
      hotels: { fake: supplier.hotels, ...moreHotelSuppliers },
      cars: carSuppliers,
      flights: flightSuppliers,
    }),
    exchangeRates: { getRates: () => snapshotRates },
    now,
    logProblem: (line: string) => void problems.push(line),
    patienceMs: 60_000,
  };
  const inMemory = { getPaymentGateway: () => Promise.resolve(money.gateway) };
  const backend = await openTestBackend({
    ...outside,
    ...(gateways ? { config: { ...siteConfig, gateways } } : inMemory),
    ...(resolver ? { resolver } : {}),
    serviceSuppliers: { cars: carSuppliers, flights: flightSuppliers },
  });
  const { db, secrets } = backend;
  const dependencies: BookingDependencies = {
    ...{ ...outside, db },
    ...(gateways
      ? { getPaymentGateway: createGatewayFinder({ db, secrets, gateways, now }) }
      : inMemory),
  };

  const quote = async ({ agency = "alpha", as }: By = {}, change: object = {}): Promise<Quote> => {
    const body = { selection: { ...selection, ...change } };
    const answer = await backend.call(createQuoteEndpoint, { agency, ...(as ? { as } : {}), body });
    if (answer.status !== 200) throw new Error(`no quote: ${JSON.stringify(answer.body)}`);
    return answer.body.quote as Quote;
  };
  const toOrder = (quoted: Quote, changes: object = {}) => ({
    idempotencyKey: randomUUID(),
    quoteId: quoted.id,
    acceptedTotal: quoted.price.total,
    contact,
    travellers: Array.from({ length: quoted.party.units }, () => ({
      firstName: "Nina",
      lastName: "Berg",
    })),
    acceptedTerms: quoted.terms.map(({ id, sha256 }) => ({ id, sha256 })),
    // Tests book the same over and over.
    bookAgain: true,
    ...changes,
  });
  const order = (body: unknown, { agency = "alpha", as }: By = {}) =>
    backend.call(createBookingEndpoint, { agency, ...(as ? { as } : {}), body });
  const lastMail = async (kind: string, agency: TestAgency = "alpha") => {
    const listed = await backend.db.forAgency(backend.ids[agency], (tx) =>
      listMails(tx, backend.ids[agency]),
    );
    const found = listed.find((mail) => mail.kind === kind);
    if (!found) throw new Error(`no ${kind} was mailed`);
    return found;
  };
  /** From the latest confirmation mail: the digits and the link's token. */
  const lastCode = async (
    agency: TestAgency = "alpha",
  ): Promise<{ code: string; token: string }> => {
    const { text } = await lastMail("confirmOrder", agency);
    const code = /(\d{3}) (\d{3})/.exec(text)?.slice(1).join("");
    const token = /[?&]token=([\w-]{43})/.exec(text)?.[1];
    if (!code || !token) throw new Error(`there is no code in: ${text}`);
    return { code, token };
  };
  const confirmOrder = (id: string, proof: object, { agency = "alpha" }: By = {}) =>
    backend.call(confirmPendingOrderEndpoint, { agency, params: { id }, body: proof });
  /**
   * A booking with what it holds; a visitor's that is paid at the place is confirmed by the mailed
   * code. `selected`: what is quoted other than usual.
   */
  const book = async (
    by: By = {},
    changes: object = {},
    selected: object = {},
  ): Promise<{ reference: string; key: string }> => {
    const ordered = await order(toOrder(await quote(by, selected), changes), by);
    const pending = ordered.body.pendingOrder as PendingOrder | undefined;
    const answer = pending
      ? await confirmOrder(pending.id, { code: (await lastCode(by.agency)).code }, by)
      : ordered;
    if (answer.status !== 200) throw new Error(`not booked: ${JSON.stringify(answer.body)}`);
    return answer.body as { reference: string; key: string };
  };
  const get = async (
    { reference, key }: { reference: string; key?: string },
    { agency = "alpha", as }: By = {},
  ): Promise<Booking> => {
    const answer = await backend.call(getBookingEndpoint, {
      agency,
      ...(as ? { as } : {}),
      params: { reference },
      body: key ? { key } : {},
    });
    if (answer.status !== 200) throw new Error(`no booking: ${JSON.stringify(answer.body)}`);
    return answer.body.booking as Booking;
  };
  const startPayment = ({ reference, key }: { reference: string; key?: string }) =>
    backend.call(startPaymentEndpoint, { params: { reference }, body: key ? { key } : {} });
  const cancel = (
    { reference, key }: { reference: string; key: string },
    expectedRefund: { amount: number; currency: string },
  ) =>
    backend.call(cancelBookingEndpoint, { params: { reference }, body: { key, expectedRefund } });
  const listPayments = async (reference: string) =>
    backend.db.forAgency(backend.ids.alpha, (tx) =>
      tx
        .select({
          id: payments.id,
          state: payments.state,
          gatewayReference: payments.gatewayReference,
          amount: payments.amount,
        })
        .from(payments)
        .innerJoin(bookings, eq(bookings.id, payments.bookingId))
        .where(eq(bookings.reference, reference))
        .orderBy(payments.createdAt),
    );
  const lastCheckout = async (reference: string): Promise<string> =>
    (await listPayments(reference)).at(-1)?.gatewayReference ?? "";
  /** A paid and confirmed booking. */
  const confirm = async (by: By = {}, changes: object = {}, selected: object = {}) => {
    const placed = await book(by, changes, selected);
    await startPayment(placed);
    money.pay(await lastCheckout(placed.reference));
    wait(3);
    const booking = await get(placed);
    if (booking.state !== "confirmed") throw new Error(`not confirmed: ${booking.state}`);
    return placed;
  };
  const rowOf = async (reference: string, agency: TestAgency = "alpha") => {
    const [row] = await backend.db.forAgency(backend.ids[agency], (tx) =>
      tx.select().from(bookings).where(eq(bookings.reference, reference)),
    );
    if (!row) throw new Error(`there is no ${reference}`);
    return row;
  };
  const listStates = () =>
    backend.db.forAgency(backend.ids.alpha, (tx) =>
      tx.select({ state: bookings.state, dueNow: bookings.dueNow }).from(bookings),
    );
  /** Of mails to buyers. */
  const mailKinds = async () => {
    const rows = await backend.db.forAgency(backend.ids.alpha, (tx) =>
      tx.select({ kind: mails.kind }).from(mails).orderBy(mails.createdAt),
    );
    return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith("booking"));
  };
  /** Those that some work has queued. */
  async function mailsOf(work: () => Promise<unknown>): Promise<string[]> {
    const before = (await mailKinds()).length;
    await work();
    return (await mailKinds()).slice(before);
  }
  function wait(seconds: number): void {
    clock += seconds * 1_000;
  }
  return {
    backend,
    dependencies,
    bookingSupplier: dependencies.services.getSupplier({ service: "hotels", supplier: "fake" }),
    supplier: supplier.control,
    money,
    problems,
    now,
    wait,
    setClock: (at: string) => void (clock = Date.parse(at)),
    quote,
    toOrder,
    order,
    lastMail,
    lastCode,
    confirmOrder,
    book,
    get,
    startPayment,
    cancel,
    listPayments,
    lastCheckout,
    confirm,
    rowOf,
    listStates,
    mailKinds,
    mailsOf,
    close: () => backend.close(),
  };
}
export type BookingKit = Awaited<ReturnType<typeof openBookingKit>>;
