import { createCarLinks } from "./car-links";
import { readCarSearchQuery } from "./car-results";

const query = {
  pickUpPlace: "Lisbon Airport",
  pickUpPlaceLat: "38.78",
  pickUpPlaceLong: "-9.13",
  dropOffPlace: "Porto",
  dropOffPlaceLat: "41.15",
  dropOffPlaceLong: "-8.61",
  pickUpDate: "2026-12-05",
  pickUpTime: "09:30",
  dropOffDate: "2026-12-07",
  dropOffTime: "18:00",
  driverAge: "41",
  residence: "DK",
  class: "suv",
  maxDeposit: "300",
  sort: "score",
  page: "3",
};
const linksOf = (asked: Record<string, string | undefined>) =>
  createCarLinks(
    readCarSearchQuery(asked, { today: "2026-11-21", residence: "US", currency: "USD" }),
    { prefix: "/es", currency: "USD" },
  );
const read = (href: string) => new URL(href, "http://x").searchParams;

it("writes the search that was asked for, and the first page for another sort order or filter", () => {
  const links = linksOf(query);
  expect(Object.fromEntries(read(links.to({})))).toEqual(query);
  expect(read(links.to({ sort: "best" })).get("page")).toBeNull();
  expect(read(links.to({ filters: {} })).get("class")).toBeNull();
  expect(links.form.action).toBe("/es/booknow/cars/search");
  expect(new Map(links.form.kept).get("dropOffPlace")).toBe("Porto");
});

it("opens a car for the same rental with the total on its card", () => {
  const href = linksOf(query).toCar("sandbox-c-1", { amount: 12_345, currency: "USD" });
  expect(href.startsWith("/es/booknow/cars/result-details?")).toBe(true);
  expect(Object.fromEntries(read(href))).toMatchObject({
    id: "sandbox-c-1",
    shown: "12345.USD",
    pickUpTime: "09:30",
    dropOffPlace: "Porto",
    driverAge: "41",
  });
  expect(read(href).get("class")).toBeNull();
});

it("doesn't pass on an age that nobody told, nor lose places that are only words", () => {
  const links = linksOf({ pickUpPlace: "Lisbon", dropOffPlace: "Porto" });
  expect(read(links.to({})).get("driverAge")).toBeNull();
  expect(read(links.toCar("a")).get("driverAge")).toBeNull();
  expect(read(links.to({})).get("pickUpPlace")).toBe("Lisbon");
  expect(read(links.to({})).get("dropOffPlace")).toBe("Porto");
});
