import type { SharedSupplier } from "../../supplier-provider";
import { createSandboxActivities } from "./create-sandbox-activities";

/** Things to do all over the world that are made up. */
export const bookableActivities: SharedSupplier<"activities"> = {
  name: "sandbox",
  service: "activities",
  create: createSandboxActivities,
};
