import type { FlightItem } from "@/lib/api/contract/flight-items";
import { requirePassengers } from "./require-passengers";

const departs = { local: "2027-03-10T09:00" };
const item = {
  ...{ adults: 1, ages: [0] },
  itinerary: { legs: [{ segments: [{ departs, arrives: departs }] }] },
} as unknown as FlightItem;
type Order = Parameters<typeof requirePassengers>[1];
const ana = { firstName: "Ana", lastName: "Silva" };
const check = (born: string, changes: Partial<Order> = {}) =>
  requirePassengers(item, {
    travellers: [ana, ana],
    answers: ["1990-05-17", born].map((value, traveller) => ({
      ...{ need: "birthDate" as const, traveller, value },
    })),
    ...changes,
  });

test("an infant is born by the day of the flight", () => {
  expect(() => check("2027-03-10")).not.toThrow();
  expect(() => check("2027-03-11")).toThrow("input is wrong");
  expect(() => check("2027-09-01")).toThrow("input is wrong");
});

test("a ticket has two names, also of who has one", () => {
  const alone = { firstName: "Suharto", lastName: "" };
  const issue = { path: "travellers.0.lastName", message: expect.stringMatching(/two names/) };
  expect(() => check("2027-03-10", { travellers: [alone, ana] })).toThrow(
    expect.objectContaining({ status: 422, issues: [issue] }),
  );
});

test("an infant is born by the first flight, not only by the last, and nobody is 200", () => {
  const back = { local: "2027-03-20T09:00" };
  const legs = [departs, back].map((at) => ({ segments: [{ departs: at, arrives: at }] }));
  const travel = (adult: string, infant: string) =>
    requirePassengers({ ...item, itinerary: { legs } } as unknown as FlightItem, {
      travellers: [ana, ana],
      answers: [adult, infant].map((value, traveller) => ({
        ...{ need: "birthDate" as const, traveller, value },
      })),
    });
  expect(() => travel("1990-05-17", "2027-03-10")).not.toThrow();
  const issue = (path: string) =>
    expect.objectContaining({ issues: [expect.objectContaining({ path })] }) as Error;
  expect(() => travel("1990-05-17", "2027-03-11")).toThrow(issue("answers.birthDate.1"));
  expect(() => travel("1800-01-01", "2027-03-10")).toThrow(issue("answers.birthDate.0"));
});

test.each([
  ["Нина", /Latin letters/],
  ["Maria de los Angeles Guadalupe", /at most 20 characters/],
])("%s is refused before anything is paid", (firstName, said) => {
  const travellers = [ana, { ...ana, firstName }];
  const issue = { path: "travellers.1.firstName", message: expect.stringMatching(said) };
  expect(() => check("2027-03-10", { travellers })).toThrow(
    expect.objectContaining({ status: 422, issues: [issue] }),
  );
});

const laps = (...onLapOf: (number | undefined)[]) =>
  requirePassengers(
    { ...item, adults: 2, ages: [14, 0, 0] },
    {
      travellers: [undefined, undefined, undefined, ...onLapOf].map((adult) => ({
        ...{ firstName: "Ana", lastName: "Silva" },
        ...(adult === undefined ? {} : { onLapOf: adult }),
      })),
      answers: ["1990-05-17", "1990-05-17", "2013-01-01", "2026-09-01", "2026-09-01"].map(
        (value, traveller) => ({ need: "birthDate" as const, traveller, value }),
      ),
    },
  );

test("each infant is on the lap of another adult, of 18 or older", () => {
  expect(() => laps(1, 0)).not.toThrow();
  expect(() => laps(undefined, 1)).not.toThrow();
  expect(() => laps(1, 1)).toThrow("input is wrong");
  expect(() => laps(2, 0)).toThrow("input is wrong");
  expect(() => laps(4, 0)).toThrow("input is wrong");
});

test("nobody else is on a lap", () => {
  const first = { firstName: "Ana", lastName: "Silva" };
  const order = {
    travellers: [first, first],
    answers: ["1990-05-17", "2027-03-10"].map((value, traveller) => ({
      ...{ need: "birthDate" as const, traveller, value },
    })),
  };
  expect(() => requirePassengers(item, order)).not.toThrow();
  const travellers = [{ ...first, onLapOf: 0 }, first];
  expect(() => requirePassengers(item, { ...order, travellers })).toThrow("input is wrong");
});
