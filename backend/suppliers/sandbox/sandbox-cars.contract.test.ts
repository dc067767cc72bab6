import { openTestDatabase } from "@/backend/testing/open-test-database";
import { describeCarSupplier } from "../testing/car-supplier-contract";
import { createSandboxCars } from "./cars/create-sandbox-cars";

describeCarSupplier("the sandbox", async () => {
  const { db, close } = await openTestDatabase();
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  const wait = () => Promise.resolve();
  return {
    supplier: createSandboxCars({ db, now, wait }),
    point: { latitude: 0, longitude: 0 },
    carId: "sandbox-c-null-island-meridian-plain",
    now,
    advance: (ms) => void (clock += ms),
    close,
  };
});
