/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { screen } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { MissedConnection } from "@/lib/data/flights";
import { NextFlights } from "./next-flights";
import { sampleItinerary, sampleLeg } from "./testing/sample-flight";

const [, onward] = sampleLeg().segments;
const later = sampleLeg({
  segments: onward
    ? [
        {
          ...onward,
          number: "7X904",
          departs: { ...onward.departs, local: "2027-03-12T16:00", at: "2027-03-12T15:00:00.000Z" },
          arrives: { ...onward.arrives, local: "2027-03-12T18:40", at: "2027-03-12T23:40:00.000Z" },
        },
      ]
    : [],
  connections: [],
  minutes: 520,
});
const missed: MissedConnection = { leg: 0, airport: "MAD", isProtected: true, next: [later] };

const show = (connections: MissedConnection[] | null) =>
  renderEnglish(<NextFlights itinerary={sampleItinerary()} connections={connections} />);
const fold = () => screen.getByText("If you miss 7X900 in Madrid").closest("details");

it("names the flight that would be missed, the next ones and how late they are", () => {
  show([missed]);
  expect(fold()).toHaveTextContent("Protected");
  expect(fold()).toHaveTextContent("no charge");
  expect(screen.getByRole("list", { name: "The next flights to New York" })).toHaveTextContent(
    "16:00 – 18:40 Fri, Mar 12, 2027Meridian Air 7X904 · Nonstop · 8 h 40 min",
  );
  expect(fold()).toHaveTextContent("You arrive 4 h 10 min later");
});

it("promises nothing where the airline doesn't", () => {
  show([{ ...missed, isProtected: false, next: [] }]);
  expect(fold()).toHaveTextContent("Not protected");
  expect(fold()).toHaveTextContent("you may have to buy a new ticket");
  expect(fold()).toHaveTextContent("no other flight with a free seat");
});

it("isn't there without connections, and says so where nobody knows", () => {
  const { container, unmount } = show([]);
  expect(container).toBeEmptyDOMElement();
  unmount();
  show(null);
  expect(screen.getByText(/could not find out about the next flights/)).toBeInTheDocument();
});
