import { fillDate } from "./checkout-form";
import { dayAhead } from "./day-ahead";
import type { QuoteOptions, ServiceRow } from "./service-row";

const driverAge = 40;
const toRental = (ahead: number) => ({
  pickUpAt: `${dayAhead(ahead)}T10:00`,
  dropOffAt: `${dayAhead(ahead + 2)}T10:00`,
  driverAge,
  residence: "PT",
});
const lisbon = { latitude: 38.7223, longitude: -9.1393, name: "Lisbon" };

export const cars: ServiceRow<QuoteOptions> = {
  pages: ["/booknow/cars"],
  markerPages: [
    "/booknow/cars/result-details?id=marker-car",
    "/booknow/cars/search?pickUpPlace=Lisbon&pickUpPlaceLat=38.7742&pickUpPlaceLong=-9.1342",
    "/booknow/cars/search?pickUpPlace=Lisbon&pickUpPlaceLat=38.77&pickUpPlaceLong=-9.13&driverAge=40",
    "/booknow/cars/result-details?id=marker-car&driverAge=40",
  ],
  calls: {
    "POST /api/cars/search": { body: { ...toRental(20), pickUp: lisbon } },
    "POST /api/cars/{id}/offers": { params: { id: "marker-car" }, body: toRental(20) },
  },
  async quote(post, { word, ahead = 40 }) {
    const rental = toRental(ahead);
    const { cars } = await post("/api/cars/search", {
      ...rental,
      pickUp: { name: "Null Island", latitude: 0, longitude: 0 },
    });
    const found = cars.find(({ carId }: { carId: string }) => carId.endsWith(`-${word}`));
    const { quote } = await post("/api/quotes", {
      selection: { service: "cars", ...rental, offerId: found.id },
      expectedTotal: found.price.total,
    });
    return quote;
  },
  /** As old at pick-up as the price is for. */
  fillPeople: (page, ahead) =>
    fillDate(page, "birthDate0", `${Number(dayAhead(ahead).slice(0, 4)) - driverAge}-01-01`),
};
