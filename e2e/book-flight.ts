import type { Page } from "playwright/test";
import { createPost } from "./create-post";
import { dayAhead } from "./day-ahead";
import { newAddress } from "./new-address";
import { orderQuote, payOrder, untilBooked, type Booked } from "./order-quote";

type FlightOptions = {
  /** The number of a flight to Null Island: what happens with it (docs/sandbox.md). */
  flight: string;
  /** Held unpaid instead of paid at once. */ isPaidLater?: boolean;
  /** Which of its fares, by what cancelling gives back; `fee`: it is quoted then. */
  refund?: "free" | "fee" | "no";
};
type Fare = { id: string; payLaterUntil?: string; refund: string };
type Need = { id: string; of: string; isRequired: boolean };

/**
 * Books a flight from Lisbon to Null Island, as the page's user, with the calls that the pages
 * make; paid and confirmed unless it is paid later.
 */
export async function bookFlight(
  page: Page,
  agency: string,
  { flight, isPaidLater = false, refund }: FlightOptions,
): Promise<Booked> {
  const post = await createPost(page, agency);
  const day = dayAhead(60);
  const itinerary = `sandbox~${flight}-LISZZZ-${day.replaceAll("-", "")}`;
  const { fares } = await post(`/api/flights/${itinerary}/fares`, { adults: 1 });
  const fare = fares.find(
    (one: Fare) => (!isPaidLater || one.payLaterUntil) && (!refund || one.refund === refund),
  );
  if (!fare) throw new Error(`${itinerary} has no such fare`);
  const { quote } = await post("/api/quotes", {
    selection: { service: "flights", adults: 1, offerId: fare.id },
  });
  const known: Record<string, string> = {
    ...{
      birthDate: `${Number(day.slice(0, 4)) - 40}-01-01`,
      gender: "female",
      passportNumber: "XK123456",
    },
    ...{ passportExpiry: dayAhead(900), passportCountry: "PT" },
  };
  const booked = await orderQuote(post, quote, {
    email: newAddress(),
    answers: quote.needs
      .filter(({ id, isRequired }: Need) => isRequired && known[id])
      .map(({ id, of }: Need) => ({
        need: id,
        traveller: of === "booking" ? null : 0,
        value: known[id],
      })),
    ...(isPaidLater ? { payment: "later" } : {}),
  });
  if (!isPaidLater) await payOrder(post, booked);
  await untilBooked(post, booked, isPaidLater ? "held" : "confirmed");
  return booked;
}
