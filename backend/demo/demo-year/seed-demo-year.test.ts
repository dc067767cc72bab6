import { eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { listAgencyBookingsEndpoint } from "@/lib/api/contract/agency-bookings";
import {
  decideApplicationEndpoint,
  getApplicationEndpoint,
  listApplicationsEndpoint,
} from "@/lib/api/contract/applications";
import {
  cancelBookingEndpoint,
  getBookingEndpoint,
  quoteCancellationEndpoint,
  startPaymentEndpoint,
  type Booking,
  type CancellationQuote,
} from "@/lib/api/contract/bookings";
import type { Endpoint } from "@/lib/api/contract/endpoint";
import { listPastSearchesEndpoint } from "@/lib/api/contract/past-searches";
import { header } from "@/lib/api/headers";
import { dayMs } from "@/lib/dates/durations";
import { addMs } from "@/lib/dates/instants";
import { deleteAgency } from "../../agencies/delete-agency";
import { startBookingWorker } from "../../booking/bookings/start-booking-worker";
import { snapshotRates } from "../../exchange-rates/snapshot-rates";
import { siteConfig } from "../../site.config";
import { createGatewayFinder } from "../../payments/create-gateway-finder";
import { createServices } from "../../services/create-services";
import { createSession } from "../../sessions/create-session";
import { createSandboxActivities } from "../../suppliers/sandbox/activities/create-sandbox-activities";
import { createSandboxCars } from "../../suppliers/sandbox/cars/create-sandbox-cars";
import { createSandboxFlights } from "../../suppliers/sandbox/flights/create-sandbox-flights";
import { createSandboxHotels } from "../../suppliers/sandbox/hotels/create-sandbox-hotels";
import { checkBooks } from "../../testing/check-books";
import { openTestBackend, type TestBackend } from "../../testing/open-test-backend";
import { agencies } from "../../db/schema/agencies";
import { bookings } from "../../db/schema/bookings";
import { mails } from "../../db/schema/mails";
import { supplierChanges } from "../../db/schema/supplier-changes";
import { users } from "../../db/schema/users";
import { seedDemo } from "../seed-demo";
import { demoMailDomain } from "./demo-people";
import { planDemoBookings } from "./plan-demo-bookings";
import { seedDemoYear } from "./seed-demo-year";

const seededAt = new Date("2026-11-25T12:00:00Z");
let clock = seededAt;
const now = () => clock;
/** Of the year's four hundred: enough of everything, in a fraction of the time. */
const usual = 140;
const options = { rootDomain: "localhost", now: seededAt, usual };
let backend: TestBackend;
let agencyId = "";
let first = 0;
let written = 0;

beforeAll(async () => {
  backend = await openTestBackend({ now });
  await seedDemo(backend.db, { rootDomain: "localhost" });
  // Broken off after some of it, and gone on with.
  let asked = 0;
  const isStopped = () => ++asked > planDemoBookings(seededAt, { usual }).length + 2;
  first = await seedDemoYear(backend.db, { ...options, isStopped });
  written = first + (await seedDemoYear(backend.db, options));
  const [agency] = await backend.db.forOperator((tx) =>
    tx.select({ id: agencies.id }).from(agencies).where(eq(agencies.subdomain, "voyara")),
  );
  agencyId = agency?.id ?? "";
}, 300_000);
afterAll(() => backend.close());
afterEach(() => void (clock = seededAt));

type Row = typeof bookings.$inferSelect;
const listRows = (): Promise<Row[]> =>
  backend.db.forAgency(agencyId, (tx) => tx.select().from(bookings).orderBy(bookings.createdAt));

/** A call of a Voyara user, by mailbox. */
async function call(
  endpoint: Endpoint,
  mailbox: string,
  asked: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown } = {},
) {
  const { accessToken } = await backend.db.forAgency(agencyId, async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, `${mailbox}@voyara.localhost`));
    return createSession(tx, agencyId, {
      ...{ userId: user?.id ?? "", signedInBy: "password", userAgent: null },
    });
  });
  const headers = {
    [header.agencyHost]: "voyara.localhost",
    [header.authorization]: `Bearer ${accessToken}`,
  };
  return backend.call(endpoint, { ...asked, headers });
}
const get = async (reference: string): Promise<Booking> => {
  const { status, body } = await call(getBookingEndpoint, "owner", {
    params: { reference },
    body: {},
  });
  if (status !== 200) throw new Error(`${reference}: ${JSON.stringify(body)}`);
  return body.booking as Booking;
};

it("plans the same for the same day, and the same a day later for the day after", () => {
  const plan = planDemoBookings(seededAt);
  expect(planDemoBookings(seededAt)).toEqual(plan);
  const later = planDemoBookings(addMs(seededAt, dayMs));
  expect(later.map(({ bookedAt }) => bookedAt)).toEqual(
    plan.map(({ bookedAt }) => addMs(bookedAt, dayMs)),
  );
  expect(new Set(plan.map(({ bookedAt }) => bookedAt.getTime())).size).toBe(plan.length);
});

it("fills nearly all of the plan, and marks every booking", async () => {
  const rows = await listRows();
  expect([first > 0, first < 100, written > 150]).toEqual([true, true, true]);
  expect(rows.map(({ isDemo }) => isDemo)).toEqual(Array.from({ length: written }, () => true));
  const days = rows.map(({ createdAt }) => (seededAt.getTime() - createdAt.getTime()) / dayMs);
  expect([Math.min(...days) >= 0, Math.max(...days) > 350, Math.max(...days) < 366]).toEqual([
    true,
    true,
    true,
  ]);
  expect(rows.filter(({ startsOn }) => startsOn > "2026-11-25").length).toBeGreaterThan(30);
});

it("has every service, outcome, currency, seller and several alphabets", async () => {
  const rows = await listRows();
  const countBy = (of: (row: Row) => string | null) => {
    const counts: Record<string, number> = {};
    for (const row of rows) counts[of(row) ?? "none"] = (counts[of(row) ?? "none"] ?? 0) + 1;
    return counts;
  };
  expect(Object.keys(countBy(({ service }) => service)).sort()).toEqual([
    ...["activities", "cars", "flights", "hotels"],
  ]);
  expect(Object.keys(countBy(({ state }) => state)).sort()).toEqual([
    ...["cancelled", "confirmed", "failed", "held", "refunded"],
  ]);
  expect(countBy(({ currency }) => currency)).toEqual({
    EUR: expect.any(Number),
    USD: expect.any(Number),
  });
  // Seven members, and null.
  const sales = countBy(({ agentId }) => agentId);
  expect(Object.keys(sales)).toHaveLength(8);
  expect(Math.min(...Object.values(sales))).toBeGreaterThan(2);
  const names = rows.map(({ contact }) => contact.lastName).join(" ");
  for (const script of ["Latin", "Arabic", "Greek", "Cyrillic", "Han", "Hebrew"])
    expect([script, new RegExp(`\\p{Script=${script}}`, "u").test(names)]).toEqual([script, true]);
});

it("keeps the books balanced", async () => {
  expect(await checkBooks(backend.db, agencyId)).toEqual([]);
});

it("leaves nothing for workers to do, now or in two months, and mails nobody", async () => {
  const before = (await listRows()).map(({ reference, state }) => [reference, state]);
  const readChanges = () =>
    backend.db.forAgency(agencyId, (tx) =>
      tx.select({ id: supplierChanges.id, state: supplierChanges.state }).from(supplierChanges),
    );
  const changes = await readChanges();
  expect(changes.map(({ state }) => state)).toEqual(["open", "open", "open"]);
  const { db, secrets } = backend;
  const problems: string[] = [];
  const worker = startBookingWorker({
    db,
    services: createServices({
      hotels: { sandbox: createSandboxHotels({ db, now }) },
      cars: { sandbox: createSandboxCars({ db, now }) },
      flights: { sandbox: createSandboxFlights({ db, now }) },
      activities: { sandbox: createSandboxActivities({ db, now }) },
    }),
    getPaymentGateway: createGatewayFinder({ db, secrets, gateways: siteConfig.gateways, now }),
    exchangeRates: { getRates: () => snapshotRates },
    now,
    logProblem: (line) => void problems.push(line),
  });
  for (const days of [0, 3, 60]) {
    clock = addMs(seededAt, days * dayMs);
    await worker.takeDue();
  }
  await worker.stop();
  expect(problems).toEqual([]);
  expect((await listRows()).map(({ reference, state }) => [reference, state])).toEqual(before);
  expect(await readChanges()).toEqual(changes);
  const [mailed] = await backend.db.forAgency(agencyId, (tx) =>
    tx.select({ count: sql<number>`count(*)::int` }).from(mails),
  );
  expect(mailed?.count).toBe(0);
});

it("has an address for nobody that could be mailed", async () => {
  const addresses = new Set((await listRows()).map(({ contactEmail }) => contactEmail));
  for (const address of addresses)
    expect([address, address.endsWith(`@${demoMailDomain}`)]).toEqual([address, true]);
  expect(addresses.size).toBeGreaterThan(40);
});

it("shows each state of each service as any other booking, and lists them", async () => {
  const rows = await listRows();
  const kinds = new Map(rows.map((row) => [`${row.service} ${row.state} ${row.failure}`, row]));
  expect(kinds.size).toBeGreaterThan(10);
  for (const { reference, state } of kinds.values())
    expect([reference, (await get(reference)).state]).toEqual([reference, state]);
  const { body } = await call(listAgencyBookingsEndpoint, "owner", { query: { size: "100" } });
  const page = body as z.output<typeof listAgencyBookingsEndpoint.response>;
  expect([page.total, page.bookings.length]).toEqual([written, 100]);
  const due = await call(listAgencyBookingsEndpoint, "owner", { query: { due: "any" } });
  // Nine that are held, three that are changed.
  expect(due.body).toMatchObject({ total: 12 });
});

it("has searches of the last weeks, each of its bookings' sellers their own", async () => {
  const list = async (mailbox: string, query: Record<string, string> = {}) =>
    (await call(listPastSearchesEndpoint, mailbox, { query })).body as z.output<
      typeof listPastSearchesEndpoint.response
    >;
  const all = await list("owner", { size: "100" });
  expect(all.total).toBeGreaterThan(30);
  expect(new Set(all.searches.map(({ input }) => input.service)).size).toBe(4);
  for (const { searchedAt, results, cheapest } of all.searches)
    expect([
      searchedAt <= seededAt.toISOString(),
      searchedAt > addMs(seededAt, -90 * dayMs).toISOString(),
      results !== null && results > 0,
      cheapest !== null && cheapest.amount > 0,
    ]).toEqual([true, true, true, true]);
  const sums = all.sums ?? [];
  expect([sums.length > 5, sums.every(({ place }) => place !== null)]).toEqual([true, true]);
  const own = await list("agent");
  expect([own.total > 0, own.total < all.total, own.sums]).toEqual([true, true, null]);
});

it("has applications in each state, which its owner reads and decides", async () => {
  const { body } = await call(listApplicationsEndpoint, "owner");
  const { applications } = body as z.output<typeof listApplicationsEndpoint.response>;
  expect(applications.map(({ state }) => state)).toEqual([
    ...["open", "open", "asked", "declined", "approved"],
  ]);
  for (const { reference } of applications)
    expect((await call(getApplicationEndpoint, "owner", { params: { reference } })).status).toBe(
      200,
    );
  const [, , asked] = applications;
  const declined = await call(decideApplicationEndpoint, "owner", {
    params: { reference: asked?.reference ?? "" },
    body: { decision: "decline", reason: "No." },
  });
  expect(declined.status).toBe(200);
});

it("adds nothing when it is seeded again", async () => {
  expect(await seedDemoYear(backend.db, { ...options, now: addMs(seededAt, dayMs) })).toBe(0);
  expect(await listRows()).toHaveLength(written);
});

it("cancels what is confirmed as any other, and the books stay balanced", async () => {
  const rows = await listRows();
  for (const service of ["hotels", "cars", "flights", "activities"]) {
    const row = rows.find(
      (one) =>
        one.service === service &&
        one.state === "confirmed" &&
        one.dueNow > 0 &&
        one.startsOn > "2026-12-10" &&
        one.detail.cancellation.steps.some(({ before }) => before > "2026-12-01"),
    );
    const { reference = `no ${service}` } = row ?? {};
    const asked = { params: { reference }, body: {} };
    const quoted = await call(quoteCancellationEndpoint, "owner", asked);
    const { refund } = (quoted.body as { quote: CancellationQuote }).quote;
    expect([reference, refund.amount > 0]).toEqual([reference, true]);
    const { status, body } = await call(cancelBookingEndpoint, "owner", {
      params: { reference },
      body: { expectedRefund: refund },
    });
    expect([status, (body.booking as Booking).state]).toEqual([200, "refunded"]);
  }
  expect(await checkBooks(backend.db, agencyId)).toEqual([]);
});

it("takes the payment of what is held, at the sandbox", async () => {
  const held = (await listRows()).find(({ state }) => state === "held");
  const { status, body } = await call(startPaymentEndpoint, "owner", {
    params: { reference: held?.reference ?? "" },
    body: {},
  });
  expect([status, body]).toEqual([
    200,
    { state: "paying", redirectUrl: expect.stringContaining("/sandbox-payment/") },
  ]);
  // For the next test: what is being paid is open.
  await backend.db.forAgency(agencyId, (tx) =>
    tx.update(bookings).set({ nextStepAt: null }).where(eq(bookings.state, "paying")),
  );
});

it("doesn't keep operators from deleting the agency", async () => {
  const deleted = await deleteAgency(backend.db, {
    ...{ subdomain: "voyara", confirm: "voyara", requestId: "test", now: seededAt },
    logProblem: () => {},
  });
  expect(deleted.bookings).toBe(written);
});
