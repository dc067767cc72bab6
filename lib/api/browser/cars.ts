import type { BodyOf } from "./browser-call";
import { call } from "./call";

type RentalBody = BodyOf<"POST /api/cars/{id}/offers">;
export type CarSearchBody = BodyOf<"POST /api/cars/search">;

/** One page of the cars at a place, or how far the search has come. */
export const searchCars = (body: CarSearchBody, signal?: AbortSignal) =>
  call("POST /api/cars/search", { body, signal });

/** A car with every cover for a rental. ApiError 404 where there is no such car. */
export const listCarOffers = (id: string, rental: RentalBody, signal?: AbortSignal) =>
  call("POST /api/cars/{id}/offers", { params: { id }, body: rental, signal });
