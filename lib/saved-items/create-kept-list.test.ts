/** @jest-environment jsdom */
import { createKeptList } from "./create-kept-list";
import type { KeptItem } from "./kept-item";

const item = (id: string, more: Partial<KeptItem> = {}): KeptItem => ({
  service: "hotels",
  id,
  name: `Hotel ${id}`,
  place: "Lisbon",
  picture: "/assets/inventory/hotels/beach-1",
  rating: { hotelClass: 4.5, guestScore: { value: 8.4, count: 12 } },
  search: "checkIn=2026-12-07&checkOut=2026-12-09",
  ...more,
});
const open = (maximum = 3) => createKeptList("list", { maximum });
const idsOf = (list: ReturnType<typeof open>) => list.read().map(({ id }) => id);
beforeEach(() => localStorage.clear());

it("keeps the latest first, each once, and drops the oldest beyond its maximum", () => {
  const list = open();
  for (const id of ["a", "b", "c", "a", "d"]) list.add(item(id));
  expect(idsOf(list)).toEqual(["d", "a", "c"]);
  // Another page of this host sees the same.
  expect(open().read()).toEqual(list.read());
  list.remove(item("a"), item("d"));
  expect(idsOf(list)).toEqual(["c"]);
  list.clear();
  expect([list.read(), localStorage.length]).toEqual([[], 0]);
});

it("keeps what has no picture, of any service", () => {
  const list = open();
  list.add(item("a", { service: "flights", picture: "" }));
  expect(idsOf(list)).toEqual(["a"]);
});

it("gives the same array until the list changes, which rendering relies on", () => {
  const list = open();
  list.add(item("a"));
  expect(list.read()).toBe(list.read());
});

it("tells of changes here, in other tabs, and of signing out there", () => {
  const list = open();
  const onChange = jest.fn();
  const stop = list.subscribe(onChange);
  list.add(item("a"));
  dispatchEvent(new StorageEvent("storage", { key: "list" }));
  dispatchEvent(new StorageEvent("storage", { key: "another" }));
  dispatchEvent(new StorageEvent("storage", { key: null }));
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
  list.clear();
  expect(onChange).toHaveBeenCalledTimes(3);
});

it.each([
  ["no JSON", "{"],
  ["no list", '{"id":"a"}'],
  ["of an unknown service", JSON.stringify([{ ...item("a"), service: "trains" }])],
  ["with an id that is a path", JSON.stringify([item("../a")])],
  ["with a picture that runs script", JSON.stringify([item("a", { picture: "javascript:1" })])],
  ["with a picture of another scheme", JSON.stringify([item("a", { picture: "//elsewhere/a" })])],
  ["without a name", JSON.stringify([{ ...item("a"), name: 7 }])],
  ["with another rating", JSON.stringify([{ ...item("a"), rating: { hotelClass: "4" } }])],
])("leaves out what is stored %s", (_what, text) => {
  localStorage.setItem("list", text);
  expect(open().read()).toEqual([]);
});

it("lasts as long as the page where storage is blocked", () => {
  const list = open();
  const blocked = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  list.add(item("a"));
  expect(idsOf(list)).toEqual(["a"]);
  blocked.mockRestore();
});
