import {
  listDifferences,
  listOfferedModes,
  readProductFields,
  toPlaceChoice,
  toProductField,
  toProductFields,
  toProductInput,
} from "./product-form";

const porto = {
  name: "Porto",
  countryCode: "PT",
  lat: 41.15,
  long: -8.61,
  airportLat: 41.24,
  airportLong: -8.68,
};
const dealDefaults = {
  nationality: "DE",
  destinationCountryCode: "PT",
  radius: 20,
  driverAge: 30,
  countryOfResidence: "DE",
};
const stored = toProductFields({
  bookingMenuItemOptions: [
    { title: "Cars", active: true, mode: "on-request" },
    { title: "Hotels", active: true },
    { title: "Cruise", active: false },
  ],
  dealsLocation: porto,
  dealDefaults,
});

it("has the services in their order, those that aren't listed last and off", () => {
  expect(stored).toMatchObject({
    order: "cars,hotels,cruises,flights,activities,resorts",
    "mode-cars": "on-request",
    "mode-hotels": "online",
    "mode-cruises": "off",
    "mode-flights": "off",
    place: "own",
    lat: "41.15",
    radius: "20",
  });
});

it("says again what is stored, when nothing is changed", () => {
  expect(readProductFields(stored)).toEqual(stored);
  expect(toProductInput(stored)).toEqual({
    bookingMenuItemOptions: [
      { title: "Cars", mode: "on-request" },
      { title: "Hotels", mode: "online" },
      ...["Cruise", "Air Travel", "Activities", "Resorts"].map((title) => ({ title, mode: "off" })),
    ],
    dealsLocation: porto,
    dealDefaults,
  });
});

it("takes the step of a pressed button, with all else that the form says", () => {
  const sent = readProductFields({ ...stored, "mode-hotels": "off", move: "hotels:up" });
  expect(toProductInput(sent).bookingMenuItemOptions.slice(0, 2)).toEqual([
    { title: "Hotels", mode: "off" },
    { title: "Cars", mode: "on-request" },
  ]);
});

it("keeps each service once, however the order is sent", () => {
  const sent = readProductFields({ ...stored, order: "resorts,trains,resorts" });
  expect(sent.order).toBe("resorts,flights,hotels,cars,activities,cruises");
});

it("takes a chosen place with its coordinates, instead of what is entered", () => {
  const faro = { ...porto, name: "Faro & Ria", lat: 37.02 };
  const sent = readProductFields({ ...stored, place: toPlaceChoice(faro) });
  expect(toProductInput(sent).dealsLocation).toEqual(faro);
  expect(sent.place).toBe("own");
});

it("has no place where none is chosen", () => {
  expect(toProductInput(readProductFields({ ...stored, place: "" })).dealsLocation).toBeNull();
});

it("makes no number of what is none, so that it is refused", () => {
  const sent = readProductFields({ ...stored, radius: "", driverAge: "old", lat: "41,5" });
  const { dealDefaults: deals, dealsLocation } = toProductInput(sent);
  expect([deals.radius, deals.driverAge, dealsLocation?.lat]).toEqual([null, null, 41.5]);
});

it.each([
  ["settings.bookingMenuItemOptions.0.mode", "mode-cars"],
  ["settings.dealsLocation.airportLat", "airportLat"],
  ["settings.dealDefaults.radius", "radius"],
  ["version", "version"],
])("finds the field of %s", (path, field) => {
  expect(toProductField(path, stored)).toBe(field);
});

it("lists what is stored otherwise, and no fields of a place that isn't stored", () => {
  const sent = readProductFields({ ...stored, radius: "50", "mode-cars": "off" });
  expect(listDifferences(stored, sent)).toEqual(["mode-cars", "radius"]);
  const without = toProductFields({ dealsLocation: null, dealDefaults });
  expect(listDifferences(without, { ...without, place: "own", name: "Porto" })).toEqual(["place"]);
});

it("offers online where there is a booking flow", () => {
  expect(listOfferedModes("hotels")).toEqual(["online", "on-request", "off"]);
  expect(listOfferedModes("cruises")).toEqual(["on-request", "off"]);
});
