import type { SharedSupplier } from "../../supplier-provider";
import { createSandboxHotels } from "./create-sandbox-hotels";

/** Hotels all over the world that are made up. */
export const sandboxHotels: SharedSupplier<"hotels"> = {
  name: "sandbox",
  service: "hotels",
  create: createSandboxHotels,
};
