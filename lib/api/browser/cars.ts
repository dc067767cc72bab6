import type { BodyOf } from "./browser-call";
import { call } from "./call";

export type CarSearchBody = BodyOf<"POST /api/cars/search">;

/** One page of the cars at a place, or how far the search has come. */
export const searchCars = (body: CarSearchBody, signal?: AbortSignal) =>
  call("POST /api/cars/search", { body, signal });
