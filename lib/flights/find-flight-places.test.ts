import { findFlightPlaces } from "./find-flight-places";
import type { FlightPlace } from "./flight-query";

const lisbon: FlightPlace = { id: "airport-LIS", name: "Lisbon (LIS)" };
const london: FlightPlace = { id: "city-2643743", name: "London" };
const known: Record<string, FlightPlace> = {
  Lisbon: lisbon,
  LIS: lisbon,
  "airport-LIS": lisbon,
  "city-2643743": london,
};
let asked: string[];
const findPlace = (text: string) => {
  asked.push(text);
  return Promise.resolve(known[text] ?? null);
};
beforeEach(() => {
  asked = [];
});
const date = "2027-03-12";
const find = (from: FlightPlace, to: FlightPlace) =>
  findFlightPlaces([{ from, to, date }], findPlace);

it("looks words up, each once for a return", async () => {
  const words = { id: null, name: "Lisbon" };
  const legs = [
    { from: words, to: london, date },
    { from: london, to: words, date },
  ];
  expect(await findFlightPlaces(legs, findPlace)).toEqual([
    { from: lisbon, to: london, date },
    { from: london, to: lisbon, date },
  ]);
  expect(asked).toEqual(["Lisbon", "city-2643743"]);
});

it("names what has an id, whatever it was called", async () => {
  const city = { id: "city-2643743", name: "city-2643743" };
  expect(await find({ id: "airport-LIS", name: "LIS" }, city)).toEqual([
    { from: lisbon, to: london, date },
  ]);
  expect(asked).toEqual(["airport-LIS", "city-2643743"]);
  asked = [];
  expect(await find({ ...lisbon, name: "Lissabon (LIS)" }, london)).toEqual([
    { from: lisbon, to: london, date },
  ]);
  expect(asked).toEqual(["airport-LIS", "city-2643743"]);
});

it("understands the code behind a name", async () => {
  expect(await find({ id: null, name: "Lissabon (LIS)" }, london)).toMatchObject([
    { from: lisbon },
  ]);
});

it("keeps what nobody knows, and asks for no place without a name", async () => {
  const nowhere = { id: null, name: "Nowhere" };
  const code = { id: "airport-XXX", name: "XXX" };
  expect(await find(nowhere, code)).toEqual([{ from: nowhere, to: code, date }]);
  asked = [];
  expect(await find({ id: null, name: "" }, london)).toMatchObject([{ from: { id: null } }]);
  expect(asked).toEqual(["city-2643743"]);
});
