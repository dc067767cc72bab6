/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { renderHook, screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { ItinerarySummary } from "@/lib/api/contract/flights";
import { toCardFlight } from "@/lib/flights/to-card-flight";
import { FlightCard } from "./flight-card.client";
import { FlightCards } from "./flight-cards";
import { useFlightCardsView } from "./flight-cards-view.client";
import {
  sampleAirport,
  sampleFlight,
  sampleLeg,
  samplePrice,
  sampleSegment,
  usd,
} from "./testing/sample-flight";

function show(
  flight: ItinerarySummary,
  { passengers = 2, leg = null }: { passengers?: number; leg?: number | null } = {},
) {
  renderEnglish(
    <FlightCards
      passengers={passengers}
      chosen={[]}
      priceCall={flight.fare.price ? null : { kind: "signIn", href: "/login" }}
      hrefStem="/booknow/flights/search-details?itinerary="
    >
      <FlightCard flight={toCardFlight(flight, leg)} href="a&brand=light" />
    </FlightCards>,
  );
  return screen.getByRole("article");
}

/** Lands a day later in Tokyo, by way of London with a change of airport at night. */
const farAway = sampleLeg({
  segments: [
    sampleSegment("2X214", {
      from: "LIS",
      to: "LGW",
      departs: "2026-12-24T19:00",
      arrives: "2026-12-24T21:40",
    }),
    sampleSegment(
      "7X901",
      { from: "LHR", to: "NRT", departs: "2026-12-25T08:00", arrives: "2026-12-26T04:30" },
      { code: "H0", name: "Lumora" },
    ),
  ],
  minutes: 1_470,
  daysLater: 2,
  connections: [
    {
      airport: sampleAirport("LGW"),
      otherAirport: sampleAirport("LHR"),
      minutes: 620,
      isOvernight: true,
    },
  ],
});

it("says the total for all passengers first, and what one of them pays", () => {
  const card = show(sampleFlight());
  expect(card).toHaveTextContent("Total for 2 passengers$400.50$200.25 per person");
  expect(card.querySelector("[data-total]")).toHaveAttribute("data-total", "40050.USD");
});

it("names a single passenger's total nothing but that", () => {
  const card = show(sampleFlight(), { passengers: 1 });
  expect(card).toHaveTextContent("Total$400.50");
  expect(card).not.toHaveTextContent("per person");
});

it("leads to the fares by a name that tells it from the airline's other flights", () => {
  show(sampleFlight());
  expect(screen.getByRole("link", { name: /^Maravel ?, LIS 07:00 to LHR 09:40$/ })).toHaveAttribute(
    "href",
    "/booknow/flights/search-details?itinerary=a&brand=light",
  );
});

it("says what is in the fare and what can be undone", () => {
  const card = show(
    sampleFlight({ addedBags: 1 }, { seatsLeft: 3, payLaterUntil: "2026-12-01T10:00:00.000Z" }),
  );
  for (const text of [
    "Economy · Light",
    "Cabin bag · No checked bag",
    "With 1 checked bag added for each",
    "Changes free · Not refundable",
    "101 kg CO₂ each",
    "Reserve now, pay later",
    "Only 3 seats left",
    "Nonstop",
    "2 h 40 min",
  ])
    expect(card).toHaveTextContent(text);
  expect(card).not.toHaveTextContent("All on one ticket");
});

it("says of connections where and how long, and who flies", () => {
  const card = show(sampleFlight({ legs: [farAway] }, { seatsLeft: 6 }));
  expect(card).toHaveTextContent(
    "10 h 20 min in London (LGW), overnight, change to airport LHR · Operated by Lumora",
  );
  expect(card).toHaveTextContent("1 stop");
  expect(card).toHaveTextContent("All on one ticket");
  expect(card).not.toHaveTextContent("seats left");
  expect(within(card).getByRole("heading")).toHaveTextContent("Maravel · Larkwing");
});

it("tells a landing on another day in words, too", () => {
  expect(show(sampleFlight({ legs: [farAway] }))).toHaveTextContent("04:30+2 2 days later");
  document.body.replaceChildren();
  const backwards = show(sampleFlight({ legs: [sampleLeg({ daysLater: -1 })] }));
  expect(backwards).toHaveTextContent("09:40−1 a day earlier");
});

it("has a line for each leg", () => {
  const card = show(sampleFlight({ legs: [sampleLeg(), farAway] }));
  const ways = within(card).getAllByRole("list")[0];
  expect(ways?.children).toHaveLength(2);
});

it("says of a return which airports are other ones than on the way out", () => {
  const back = sampleLeg({
    segments: [
      sampleSegment("2X215", {
        from: "LGW",
        to: "MAD",
        departs: "2026-12-31T07:00",
        arrives: "2026-12-31T09:40",
      }),
    ],
  });
  const card = show(sampleFlight({ legs: [sampleLeg(), back] }));
  expect(card).toHaveTextContent("Leaves from another airport: London Airport (LGW)");
  expect(card).toHaveTextContent(
    "Lands at another airport than you left from: Madrid Airport (MAD)",
  );
  document.body.replaceChildren();
  expect(show(sampleFlight())).not.toHaveTextContent("another airport");
});

it("shows of an outbound its own flights, and the lowest total of there and back", () => {
  const flight = sampleFlight({
    legs: [sampleLeg(), farAway],
    outbound: { id: "2X214", pairs: 12 },
  });
  const card = show(flight, { leg: 0 });
  expect(card).toHaveTextContent("Return for 2 passengers, from$400.50");
  expect(card).toHaveTextContent("12 return flightsAll on one ticket");
  expect(card).toHaveTextContent("Choose");
  expect(card).not.toHaveTextContent("See the fares");
  expect(within(card).getByRole("heading")).toHaveTextContent(
    /^Maravel ?, LIS 07:00 to LHR 09:40$/,
  );
  expect(within(card).getAllByRole("list")[0]?.children).toHaveLength(1);
});

it("shows agents what they earn", () => {
  const price = {
    ...samplePrice,
    agent: { net: usd(36_000), markup: usd(4_050), commission: usd(0) },
  };
  expect(show(sampleFlight({}, { price }))).toHaveTextContent("Agency markup$40.50");
});

it("shows no amount at all without price rights, and asks to sign in", () => {
  const { price: _, ...fare } = sampleFlight().fare;
  const card = show({ ...sampleFlight(), fare });
  expect(card).not.toHaveTextContent("$");
  expect(
    within(card).getByRole("link", {
      name: "Sign in for the price: Maravel, LIS 07:00 to LHR 09:40",
    }),
  ).toHaveAttribute("href", "/login");
});

it("is nowhere but in a list, whose prices and links it needs", () => {
  jest.spyOn(console, "error").mockImplementation();
  expect(() => renderHook(useFlightCardsView)).toThrow("outside of its FlightCards");
});
