import type { BookableServiceId } from "./services";

/** The services whose items can be saved. Free of zod: the browser imports it. */
export const savableServices = [
  "hotels",
  "cars",
  "flights",
  "activities",
] as const satisfies readonly BookableServiceId[];
export type SavableService = (typeof savableServices)[number];
