import type { BodyOf } from "./browser-call";
import { call } from "./call";

export type DayPricesBody = BodyOf<"POST /api/flights/days">;

/** What the days around a search cost. */
export const listDayPrices = (body: DayPricesBody, signal?: AbortSignal) =>
  call("POST /api/flights/days", { body, signal });
