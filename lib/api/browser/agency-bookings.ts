import { call } from "./call";

/** The first bookings that one reaches with some words in them. ApiError 403 for travellers. */
export const findAgencyBookings = async (text: string, signal?: AbortSignal) =>
  (await call("GET /api/agency/bookings", { query: { q: text, size: 10 }, signal })).bookings;
