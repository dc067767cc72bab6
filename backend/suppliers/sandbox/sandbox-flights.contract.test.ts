import { openTestDatabase } from "@/backend/testing/open-test-database";
import { describeFlightSupplier } from "../testing/flight-supplier-contract";
import { createSandboxFlights } from "./flights/create-sandbox-flights";

describeFlightSupplier("the sandbox", async () => {
  const { db, close } = await openTestDatabase();
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const wait = () => Promise.resolve();
  return {
    supplier: createSandboxFlights({ db, now, wait }),
    from: "airport-LIS",
    to: "airport-ZZZ",
    changes: { from: "airport-LIS", to: "airport-LHR" },
    number: "0X1",
    now,
    advance: (ms) => void (clock += ms),
    close,
  };
});
