/** @jest-environment jest-fixed-jsdom */
import "@testing-library/jest-dom";
import { cleanup, screen, within } from "@testing-library/react";
import { renderEnglish } from "@/components/site/testing/render-english";
import type { Itinerary } from "@/lib/api/contract/flights";
import { LegList } from "./leg-list";
import { sampleItinerary, sampleLeg, sampleSegment } from "./testing/sample-flight";

function show(itinerary: Itinerary) {
  renderEnglish(<LegList itinerary={itinerary} />);
  return screen.getAllByRole("article").map((article) => within(article));
}

it("tells each flight: when by which clock, from where, by whom and with what", () => {
  const [leg] = show(sampleItinerary());
  expect(leg?.getByRole("heading")).toHaveTextContent("Lisbon – New York");
  const [first, second] = leg?.getAllByRole("listitem") ?? [];
  expect(first).toHaveTextContent(/08:00 Fri, Mar 12.*UTC/);
  expect(first).toHaveTextContent("Lisbon (LIS) · Terminal 1Lisbon Airport");
  expect(first).toHaveTextContent("Meridian Air 7X214");
  expect(first).toHaveTextContent("Airbus A320");
  expect(first).toHaveTextContent("1 h 40 min to change in Madrid");
  expect(second).toHaveTextContent(/14:30 Fri, Mar 12.*UTC−5/);
  expect(second).toHaveTextContent("Operated by Northern Wings");
  expect(leg?.getByText("In New York it is 5 hours earlier than in Lisbon.")).toBeInTheDocument();
});

it("says nothing of clocks where they are the same", () => {
  const [nonstop] = [sampleSegment({ arrives: sampleSegment().departs })];
  show(sampleItinerary({ legs: [sampleLeg({ segments: [nonstop], connections: [] })] }));
  expect(screen.getByRole("article")).not.toHaveTextContent(/UTC|earlier|later than/);
});

it("warns of a change of airports, of a night, and of the date line", () => {
  const [connection] = sampleLeg().connections;
  const hard = connection && {
    ...connection,
    otherAirport: { ...connection.airport, iata: "TOJ", name: "Torrejón" },
    isOvernight: true,
  };
  const [leg] = show(
    sampleItinerary({ legs: [sampleLeg({ daysLater: -1, connections: hard ? [hard] : [] })] }),
  );
  expect(
    leg?.getByText("You change airports: from Madrid Airport (MAD) to Torrejón (TOJ)"),
  ).toBeInTheDocument();
  expect(leg?.getByText("You wait through the night")).toBeInTheDocument();
  expect(leg?.getByText("a day earlier")).toBeInTheDocument();
  expect(leg?.getByText(/You cross the date line/)).toBeInTheDocument();
});

it("warns of a way back from and to other airports, which is a return all the same", () => {
  const [from, to] = [sampleLeg().segments[1]?.to, sampleLeg().segments[0]?.from].map(
    (airport) => airport && { ...airport, iata: `X${airport.iata.slice(1)}`, name: "Other Field" },
  );
  const back = sampleLeg({
    segments: [sampleSegment({ ...(from && { from }), ...(to && { to }) })],
    connections: [],
  });
  const [out, home] = show(sampleItinerary({ legs: [sampleLeg(), back] }));
  expect(out?.queryByText(/another airport/)).not.toBeInTheDocument();
  expect(home?.getByText("Leaves from another airport: Other Field (XFK)")).toBeInTheDocument();
  expect(
    home?.getByText("Lands at another airport than you left from: Other Field (XIS)"),
  ).toBeInTheDocument();
  expect(home?.getByText(/^Return/)).toBeInTheDocument();
});

it("names the legs of a return and of several", () => {
  const [out] = sampleItinerary().legs;
  const back = sampleLeg({
    segments: [...sampleLeg().segments]
      .toReversed()
      .map((segment) => ({ ...segment, from: segment.to, to: segment.from })),
  });
  const names = (legs: (typeof back | undefined)[]) =>
    show(sampleItinerary({ legs: legs.flatMap((leg) => leg ?? []) })).map(
      (leg) => leg.getByRole("heading").previousElementSibling?.textContent?.split(" ·")[0],
    );
  expect(names([out, back])).toEqual(["Outbound", "Return"]);
  cleanup();
  expect(names([out, out, back])).toEqual(["Leg 1", "Leg 2", "Leg 3"]);
});
