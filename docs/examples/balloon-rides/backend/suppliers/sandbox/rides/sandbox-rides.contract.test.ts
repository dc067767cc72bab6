import { randomUUID } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { addMs } from "@/lib/dates/instants";
import type { RideBookingSupplier, SupplierLaunch } from "../../../ports/ride-supplier";
import { order, testBookings } from "../../testing/booking-supplier-contract";
import { createSandboxRides } from "./sandbox-rides";

describe("the sandbox keeps the contract of a supplier of rides", () => {
  let clock = Date.parse("2026-11-21T12:00:00Z");
  let close: () => Promise<void>;
  let rides: RideBookingSupplier;
  beforeAll(async () => {
    const database = await openTestDatabase();
    close = () => database.close();
    rides = createSandboxRides({ db: database.db, now: () => new Date(clock) });
  });
  afterAll(() => close());
  const toQuery = (replaces: readonly string[] = []) => ({
    ...{ date: "2026-12-24", people: 4, language: "en" as const },
    ...{ replaces, now: new Date(clock) },
  });
  const check = (offerId: string, replaces?: readonly string[]) =>
    rides.checkLaunch({ ...toQuery(replaces), offerId });
  const first = async (ride: string): Promise<SupplierLaunch> => {
    const launch = await check(`sandbox-b-${ride}`);
    if (!launch) throw new Error(`${ride} has no launch`);
    return launch;
  };
  const shared = () => first("goreme-sunrise.0540");

  testBookings({
    supplier: () => rides,
    ...{ first: shared, other: shared },
    requested: {
      accepted: () => first("null-island-accepts-later.0600"),
      declined: () => first("null-island-declines-later.0600"),
      unanswered: () => first("null-island-never-answers.0600"),
    },
    async hold({ id, price }, options = {}) {
      const { reference = randomUUID(), expected = price, minutes = 20, replaces } = options;
      const until = addMs(new Date(clock), minutes * 60_000);
      const wanted = { offerId: id, expected, clientReference: reference, until };
      return { reference, answer: await rides.hold({ ...toQuery(replaces), ...wanted }) };
    },
    book: (clientReference) => rides.book({ ...order, clientReference }),
    countLeft: async (id, replaces) => (await check(id, replaces))?.basketsLeft ?? 0,
    advance: (ms) => void (clock += ms),
  });
});
