/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderEnglish } from "@/components/site/testing/render-english";
import { languageCodes } from "@/lib/api/contract/languages";
import { readMessages } from "@/lib/i18n/messages";
import { bookingSlotsOf } from "../booking-slots-of";
import { checkoutSlotsOf } from "../checkout-slots-of";
import { rentalWords } from "./testing/rental-words";
import { sampleFlightBooking, sampleFlightItem } from "./testing/sample-flight-booking";

const show = (node: ReactNode) => renderEnglish(node);
const facts = () =>
  Object.fromEntries(
    [...document.querySelectorAll("dt")].map(({ textContent, nextElementSibling }) => [
      textContent,
      nextElementSibling?.textContent,
    ]),
  );
const passengers = () =>
  [...document.querySelectorAll("section > ul > li:has(bdi)")].map(
    ({ textContent }) => textContent,
  );

test("sums up legs by the airports' clocks, party, fare, bags and seats", () => {
  show(checkoutSlotsOf(sampleFlightItem).toSummary(sampleFlightItem));
  expect(document.body).toHaveTextContent("09:10 LIS – 17:10 JFK");
  // It lands a day later, which is written out as well.
  expect(document.body).toHaveTextContent("21:50 JFK – 09:35+1 LIS next day");
  expect(document.body).toHaveTextContent("13 h 0 min · 1 stop · Meridian Air");
  expect(facts()).toEqual({
    Passengers: "2 adults1 child1 infant on a lap",
    Fare: "Meridian FlexEconomy",
    "Bags for each seat": "Small bag below the seatCabin bag1 checked bag, up to 23 kg",
    "Bags added": "JFK – LIS: 2 more checked bags",
    "Seats chosen": "7X80: seat 14C7X80: seat 14D",
  });
});

test("says nothing of bags and seats that nobody chose", () => {
  const item = { ...sampleFlightItem, bags: [], seats: [] };
  show(checkoutSlotsOf(item).toSummary(item));
  expect(facts()).not.toHaveProperty("Bags added");
  expect(facts()).not.toHaveProperty("Seats chosen");
});

test("tells on the way every flight, everybody's ticket, and what the airport wants", () => {
  const booking = sampleFlightBooking();
  show(bookingSlotsOf(booking.item).toFacts(booking));
  for (const fact of [
    "London Heathrow (LHR) · Terminal 5",
    "Fri, Mar 12, 2027, 17:10 UTC−5",
    "7X80 · Meridian Air · Operated by Quayside · Airbus A320neo · 8 h 5 min",
    "2 h 10 min between flights in London",
    "Check in on the airline’s site or app",
  ])
    expect(document.body).toHaveTextContent(fact);
  expect(passengers()).toEqual([
    "Tessa Żółć · AdultTicket99912345678907X80: seat 14CJFK – LIS: 2 more checked bags",
    "Suharto Suharto · AdultTicket9991234567891",
    "Mia Żółć · Child, 7Ticket99912345678927X80: seat 14D",
    "Leo Żółć · Infant on a lapTicket9991234567893On the lap of Suharto Suharto",
  ]);
  expect(screen.getByRole("button", { name: /Ticket, Tessa Żółć/ })).toBeVisible();
});

test.each([
  ["pendingSupplier", ["9991234567890"], 3],
  ["pendingSupplier", [], 4],
  ["held", [], 4],
  ["cancelled", [], 0],
] as const)("%s with tickets %j: never looks ready to fly", (state, ticketNumbers, missing) => {
  const booking = sampleFlightBooking({ state, ticketNumbers: [...ticketNumbers] });
  show(bookingSlotsOf(booking.item).toFacts(booking));
  expect(screen.queryAllByText("Ticket not issued yet")).toHaveLength(missing);
  expect(document.body).not.toHaveTextContent("Check in");
});

test("a change of airport and a night between flights can't be missed", () => {
  const { itinerary } = sampleFlightItem;
  const [out] = itinerary.legs;
  if (!out?.connections[0]) throw new Error("there is a connection");
  const { airport } = out.connections[0];
  const gatwick = { ...airport, iata: "LGW", name: "London Gatwick" };
  const connections = [{ airport, otherAirport: gatwick, minutes: 600, isOvernight: true }];
  const booking = sampleFlightBooking({
    item: { ...sampleFlightItem, itinerary: { ...itinerary, legs: [{ ...out, connections }] } },
  });
  show(bookingSlotsOf(booking.item).toFacts(booking));
  expect(document.body).toHaveTextContent("10 h 0 min between flights in London (overnight)");
  expect(screen.getByText("From another airport: London Gatwick (LGW)")).toBeVisible();
});

test.each(languageCodes)("says nothing of rentals in its pages, in %s", async (language) => {
  const booking = sampleFlightBooking();
  render(
    <NextIntlClientProvider
      locale={language}
      messages={await readMessages(language)}
      timeZone="UTC"
    >
      {bookingSlotsOf(booking.item).toFacts(booking)}
      {checkoutSlotsOf(booking.item).toSummary(booking.item)}
      {checkoutSlotsOf(booking.item).toBaseLabel(booking.item)}
    </NextIntlClientProvider>,
  );
  expect(document.body.textContent).not.toMatch(rentalWords[language]);
});
