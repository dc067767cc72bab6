import type { FlightItem } from "@/lib/api/contract/flight-items";
import { requirePassengers } from "./require-passengers";

const departs = { local: "2027-03-10T09:00" };
const item = {
  ...{ adults: 1, ages: [0] },
  itinerary: { legs: [{ segments: [{ departs, arrives: departs }] }] },
} as unknown as FlightItem;
const check = (born: string) =>
  requirePassengers(item, {
    travellers: [1, 2].map(() => ({ firstName: "Ana", lastName: "Silva" })),
    answers: ["1990-05-17", born].map((value, traveller) => ({
      ...{ need: "birthDate" as const, traveller, value },
    })),
  });

test("an infant is born by the day of the flight", () => {
  expect(() => check("2027-03-10")).not.toThrow();
  expect(() => check("2027-03-11")).toThrow("input is wrong");
  expect(() => check("2027-09-01")).toThrow("input is wrong");
});
