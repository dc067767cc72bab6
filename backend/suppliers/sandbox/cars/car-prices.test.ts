import { createHash } from "node:crypto";
import { openTestDatabase } from "@/backend/testing/open-test-database";
import { createSandboxCars } from "./create-sandbox-cars";

const places = {
  "Lisbon Airport": { latitude: 38.7813, longitude: -9.13592 },
  Évora: { latitude: 38.5667, longitude: -7.9 },
  "Los Angeles": { latitude: 33.9425, longitude: -118.408 },
  Kraków: { latitude: 50.0614, longitude: 19.9366 },
  Sydney: { latitude: -33.8688, longitude: 151.2093 },
  "Null Island": { latitude: 0, longitude: 0 },
};
const porto = { latitude: 41.2481, longitude: -8.68139 };
const rentals = [
  { pickUpAt: "2026-12-05T10:00", dropOffAt: "2026-12-07T10:30", driverAge: 35 },
  { pickUpAt: "2027-03-27T10:00", dropOffAt: "2027-03-29T10:00", driverAge: 22 },
  { pickUpAt: "2027-07-16T03:00", dropOffAt: "2027-08-01T12:00", driverAge: 76 },
];
const now = () => new Date("2026-11-21T12:00:00Z");

/** Of everything a list tells about price, terms and order. */
const known: Record<string, string> = {
  Kraków: "414 BJc4KiqffVWesGll4L8AAzMZe4Sd45_cWdF1VIOHx9I",
  "Lisbon Airport": "904 TLi0EbmtVxQlZbpu5EjwpXMNJJl-wSdc6tGvZodu4tQ",
  "Los Angeles": "504 2Ud5bzCcIi8irw8HXCJXBractltQ5DRrzxSEO5xn47I",
  "Null Island": "76 PmuhlgZ636iVUeceA_zptcKwt4tnKdx6fzed_VxC0Jk",
  Sydney: "430 pFIs3bdrGpIxTtJ0bsWdDt4n3W5bXcfGu_7Ws0Xi8p8",
  Évora: "54 wveb9EbKoed-4ewYhoO5L-7kYVyLV0Vg9ko3eqoQnnw",
};

test("no price, no term and no order has changed: who was quoted yesterday is quoted the same today", async () => {
  const { db, close } = await openTestDatabase();
  const supplier = createSandboxCars({ db, now });
  const digests: Record<string, string> = {};
  for (const [name, pickUp] of Object.entries(places)) {
    const digest = createHash("sha256");
    let offers = 0;
    for (const rental of rentals)
      for (const dropOff of name === "Lisbon Airport" ? [pickUp, porto] : [pickUp]) {
        const asked = { ...rental, residence: "PT", language: "en" as const, now: now() };
        const { cars, refused } = await supplier.findCars({ ...asked, pickUp, dropOff });
        for (const car of cars) {
          offers += car.offers.length;
          const sold = car.offers.map(
            ({ id, price, deskFees, deposit, excess, extraKm, extraPrices, ...offer }) => [
              ...[id, price, deskFees, deposit, excess, extraKm, extraPrices],
              ...[offer.vehicle.acriss, offer.days, offer.payment, offer.mileage],
              ...[offer.carsLeft, offer.cancellation],
            ],
          );
          // Not to the last bit: engines differ there in sines and powers.
          digest.update(JSON.stringify([car.distance, car.relevance.toFixed(9), sold]));
        }
        digest.update(JSON.stringify(refused));
      }
    digests[name] = `${offers} ${digest.digest("base64url")}`;
  }
  await close();
  expect(digests).toEqual(known);
});
