import type { SharedSupplier } from "../../supplier-provider";
import { createSandboxCars } from "./create-sandbox-cars";

/** Rental cars all over the world that are made up. */
export const sandboxCars: SharedSupplier<"cars"> = {
  name: "sandbox",
  service: "cars",
  create: createSandboxCars,
};
