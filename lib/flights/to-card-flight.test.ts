import { sampleFlight, sampleLeg, sampleSegment } from "@/components/flights/testing/sample-flight";
import { toCardFlight } from "./to-card-flight";

const leg = (...ways: [from: "LIS" | "MAD", to: "MAD" | "LHR", number: string][]) =>
  sampleLeg({
    segments: ways.map(([from, to, number]) =>
      sampleSegment(
        number,
        { from, to, departs: "2026-12-24T07:00", arrives: "2026-12-24T09:40" },
        { code: "H0", name: "Lumora" },
      ),
    ),
  });

it("names airlines and who flies for them once, whatever the number of flights", () => {
  const { legs } = toCardFlight(
    sampleFlight({ legs: [leg(["LIS", "MAD", "2X1"], ["MAD", "LHR", "2X2"])] }),
  );
  expect(legs).toMatchObject([
    {
      from: { airport: "LIS", city: "Lisbon", time: "07:00" },
      to: { airport: "LHR", city: "London", time: "09:40" },
      airlines: [{ code: "2X", name: "Maravel" }],
      operators: ["Lumora"],
    },
  ]);
});

it("shows of an outbound its own leg, and nothing that hangs on the way back", () => {
  const flight = sampleFlight(
    { legs: [sampleLeg(), leg(["MAD", "LHR", "2X2"])], outbound: { id: "2X214", pairs: 7 } },
    { seatsLeft: 2 },
  );
  expect(toCardFlight(flight, 0)).toMatchObject({
    legs: [{ from: { airport: "LIS" } }],
    isOnOneTicket: true,
    returns: 7,
    co2: null,
    fare: { seatsLeft: null },
  });
  const { outbound: _, ...pair } = flight;
  const back = toCardFlight(pair, 1);
  expect(back.legs.map(({ from }) => from.airport)).toEqual(["MAD"]);
  expect([back.returns, back.co2, back.fare.seatsLeft]).toEqual([undefined, 101.4, 2]);
});

it("has nothing of a price that the viewer may not see, and nothing that no card shows", () => {
  const { price: _, ...fare } = sampleFlight().fare;
  const card = toCardFlight({ ...sampleFlight(), fare });
  expect(card.fare).not.toHaveProperty("price");
  expect(JSON.stringify(toCardFlight(sampleFlight()))).not.toMatch(/dueNow|expiresAt|latitude/);
});
