import type { APIRequestContext } from "playwright/test";
import { siteUrl } from "./agencies";
import { requestSite } from "./request-site";

type Booking = { state: string; changes?: unknown[] };

/** A booking of voyara, as the holder of its key reads it. */
export async function readBooking(
  request: APIRequestContext,
  { reference, key }: { reference: string; key: string },
): Promise<Booking> {
  const answer = await requestSite(request, "voyara", `/api/bookings/${reference}`, {
    method: "POST",
    headers: { origin: siteUrl("voyara", "") },
    data: { key },
  });
  return ((await answer.json()) as { booking: Booking }).booking;
}
