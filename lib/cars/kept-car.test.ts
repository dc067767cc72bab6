import { sampleCar, usd } from "@/components/site/cars/testing/sample-car";
import { keptCars, readKeptCar, toKeptCar } from "./kept-car";

const rental = [
  "pickUpPlace=S%C3%A3o%20Paulo&pickUpPlaceLat=-23.55&pickUpPlaceLong=-46.63",
  "pickUpDate=2026-12-07&pickUpTime=10:00&dropOffDate=2026-12-09&dropOffTime=09:30",
  "driverAge=40&residence=BR",
].join("&");
const car = { ...sampleCar(), desk: "Lisbon Airport" };
const kept = (more = "&shown=100.USD") =>
  toKeptCar(car, `/pt/booknow/cars/result-details?${rental}&id=a-1${more}`);

it("keeps what identifies a car, as an account can store it, and reads it back", () => {
  const item = kept();
  expect(item).toMatchObject({ service: "cars", id: "a-1", place: "São Paulo" });
  expect(item.search).toMatch(/^[\w.~%&=+*-]*$/);
  expect(keptCars.read({ id: "a-1", search: item.search })).toEqual(item);
  expect(readKeptCar(item)).toMatchObject({
    vehicle: car.vehicle.name,
    company: car.company.name,
    desk: "Lisbon Airport",
    pickUpAt: "2026-12-07T10:00",
    dropOffAt: "2026-12-09T09:30",
  });
});

it("leads back with the price that was seen, and nowhere else", () => {
  const path = keptCars.toPath(kept(), "2026-12-07");
  expect(path).toMatch(/^\/booknow\/cars\/result-details\?pickUpPlace=S.*residence=BR&id=a-1/);
  expect(path).toMatch(/&shown=100.USD$/);
  expect(path).not.toContain("vehicle");
  expect(keptCars.toPath(kept("&redirect=//x"), "2026-12-07")).not.toContain("redirect");
  const withTotal = toKeptCar(car, `?${rental}&id=a&shown=1.USD&whole=1`, usd(250));
  expect(withTotal.search).toContain("shown=250.USD");
  expect(withTotal.search).not.toContain("whole");
});

it("leads to a new search once the day of pick-up has passed", () => {
  const item = kept();
  expect(keptCars.isOver(item, "2026-12-07")).toBe(false);
  expect(keptCars.isOver(item, "2026-12-08")).toBe(true);
  expect(keptCars.isOver({ id: "a", search: null }, "2026-12-08")).toBeNull();
  expect(keptCars.toPath(item, "2026-12-08")).toBe(keptCars.toSearchPath(item));
  expect(keptCars.toSearchPath(item)).toMatch(/^\/booknow\/cars\/search\?pickUpPlace=S.*BR$/);
});

it("knows nothing of what another site stored", () => {
  expect(keptCars.read({ id: "a", search: rental })).toBeNull();
  const hostile = `${rental}&vehicle=A&picture=javascript:1`;
  expect(keptCars.read({ id: "a", search: hostile })).toMatchObject({ name: "A", picture: "" });
});
