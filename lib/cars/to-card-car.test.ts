import { sampleCar, samplePrice, usd } from "@/components/site/cars/testing/sample-car";
import { toCardCar } from "./to-card-car";

const { price: _, ...unpriced } = sampleCar({
  deposit: null,
  excess: null,
  fees: [{ code: "youngDriver", amount: null }],
});

it("has what the card shows, nothing else", () => {
  // A field that the contract gets later.
  const more = { ...unpriced, vehicle: { ...unpriced.vehicle, weight: 1 }, plate: "12-AB-34" };
  expect(toCardCar(more)).toEqual({
    vehicle: {
      class: "economy",
      name: "Economy car",
      picture: "/assets/inventory/cars/economy",
      seats: 5,
      bags: { large: 1, small: 2 },
      doors: 5,
      gearbox: "manual",
      hasFourWheelDrive: false,
      fuel: "electric",
      hasAirConditioning: true,
      range: 380,
    },
    company: { name: "Juniper", logo: null, score: { value: 8.9, count: 1_203 } },
    pickUp: { id: "lis.2", name: "Lisbon Airport", kind: "shuttle" },
    dropOff: { id: "lis.2", name: "Lisbon Airport" },
    days: 3,
    payment: "part",
    cover: "basic",
    mileage: { included: 600 },
    fuelPolicy: "fullToFull",
    carsLeft: 4,
    distance: 3.44,
    fees: [{ code: "youngDriver", amount: null }],
    deposit: null,
    excess: null,
    freeCancellation: { until: "2026-12-09T10:00:00.000Z", zone: "Europe/Lisbon" },
  });
});

it("has the amounts that the viewer is told, an agent's only for agents", () => {
  const { total, unit, dueNow, dueOnSite, reference } = samplePrice;
  const shown = { total, unit, dueNow, dueOnSite, reference };
  expect(toCardCar(sampleCar()).price).toEqual(shown);
  const agent = { net: usd(12_000), markup: usd(1_687), commission: usd(0) };
  expect(toCardCar(sampleCar({ price: { ...samplePrice, agent } })).price).toEqual({
    ...shown,
    agent,
  });
});
