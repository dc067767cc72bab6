import { fakeCar, fakeCarOffer } from "../testing/open-fake-cars";
import type { CarClass } from "@/lib/api/contract/car-terms";
import { chooseCarDeals } from "./choose-car-deals";

const car = (carId: string, kind: CarClass, relevance: number, picture: string = kind) => {
  const offer = fakeCarOffer(`${carId}-basic`, { carId });
  return {
    ...fakeCar(carId, {
      offers: [{ ...offer, vehicle: { ...offer.vehicle, class: kind, picture } }],
    }),
    relevance,
  };
};
const idsOf = (cars: ReturnType<typeof car>[]) => chooseCarDeals(cars).map(({ carId }) => carId);

test("shows the best of each class before the second of any", () => {
  expect(
    idsOf([car("a", "mini", 5), car("b", "mini", 9), car("c", "suv", 1), car("d", "mini", 8)]),
  ).toEqual(["b", "c", "d", "a"]);
});

test("shows twelve at most, and nothing of nothing", () => {
  const many = Array.from({ length: 30 }, (_, index) =>
    car(`c${index}`, index % 2 === 0 ? "mini" : "suv", index),
  );
  expect(idsOf(many)).toHaveLength(12);
  expect(idsOf([])).toEqual([]);
});

test("puts no picture beside itself where another can stand between", () => {
  const chosen = chooseCarDeals([
    car("a", "luxury", 9, "one"),
    car("b", "premium", 8, "one"),
    car("c", "mini", 7, "two"),
  ]);
  expect(chosen.map(({ vehicle }) => vehicle.picture)).toEqual(["one", "two", "one"]);
});
