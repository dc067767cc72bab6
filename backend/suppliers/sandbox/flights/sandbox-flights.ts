import type { SharedSupplier } from "../../supplier-provider";
import { createSandboxFlights } from "./create-sandbox-flights";

/** Flights between real airports that are made up. */
export const sandboxFlights: SharedSupplier<"flights"> = {
  name: "sandbox",
  service: "flights",
  create: createSandboxFlights,
};
