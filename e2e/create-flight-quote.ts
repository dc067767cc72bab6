import type { Page } from "playwright/test";
import { createPost } from "./create-post";
import { dayAhead } from "./day-ahead";

type FlightOptions = { prefix?: string; adults?: number; ages?: number[] };

/**
 * Quotes a return from Lisbon to London as the page's user, at the first fare that sells seats and
 * bags, and whose flights have a few free seats.
 */
export async function createFlightQuote(
  page: Page,
  agency: string,
  { prefix = "", adults = 2, ages = [7] }: FlightOptions = {},
): Promise<string> {
  const post = await createPost(page, agency, { prefix });
  const party = { adults, ages };
  const { itineraries } = await post("/api/flights/search", {
    legs: [
      { from: "airport-LIS", to: "airport-LHR", date: dayAhead(60) },
      { from: "airport-LHR", to: "airport-LIS", date: dayAhead(67) },
    ],
    ...party,
  });
  for (const { id } of itineraries) {
    const { fares } = await post(`/api/flights/${id}/fares`, party);
    const fare = fares.find(
      ({ seatChoice, bags }: { seatChoice: string; bags: { extra: number } }) =>
        seatChoice === "paid" && bags.extra > 0,
    );
    if (!fare) continue;
    const { segments } = await post(`/api/flights/offers/${fare.id}/seats`, party);
    const countFree = (map: { rows: { seats: { isFree: boolean }[] }[] } | null) =>
      (map?.rows ?? []).flatMap(({ seats }) => seats).filter(({ isFree }) => isFree).length;
    if (Math.min(...segments.map(countFree)) < 12) continue;
    const { quote } = await post("/api/quotes", {
      selection: { service: "flights", ...party, offerId: fare.id },
      expectedTotal: fare.price.total,
    });
    return quote.id;
  }
  throw new Error("no flights sell seats");
}
