import { openTestDatabase } from "@/backend/testing/open-test-database";
import { describeHotelSupplier } from "../testing/hotel-supplier-contract";
import { createSandboxHotels } from "./hotels/create-sandbox-hotels";

describeHotelSupplier("the sandbox", async () => {
  const { db, close } = await openTestDatabase();
  let clock = Date.parse("2026-11-21T12:00:00Z");
  const now = () => new Date(clock);
  return {
    supplier: createSandboxHotels({ db, now }),
    point: { latitude: 0, longitude: 0 },
    hotelId: "sandbox-h-null-island-plain",
    now,
    advance: (ms) => void (clock += ms),
    close,
  };
});
