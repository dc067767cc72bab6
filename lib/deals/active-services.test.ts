import { activeServices, resolveSelectedService } from "./active-services";

const agency = {
  bookingMenuItemOptions: [
    { title: "Cars" as const, active: true },
    { title: "Hotels" as const, active: true },
    { title: "Air Travel" as const, active: false },
    { title: "Activities" as const, active: true },
  ],
};
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);

test("keeps the agency's order and drops what is switched off", () =>
  expect(ids(activeServices(agency))).toEqual(["cars", "hotels", "activities"]));

test.each([
  ["Car Rentals", "cars"],
  ["cars", "cars"],
  ["CARS", "cars"],
  [" Activities ", "activities"],
  ["Flights", "cars"],
  ["Air Travel", "cars"],
  ["nonsense", "cars"],
  [undefined, "cars"],
])("?tab=%s selects %s", (tab, id) =>
  expect(resolveSelectedService(activeServices(agency), tab)?.id).toBe(id),
);

test("an agency without services selects none", () =>
  expect(resolveSelectedService([], "Hotels")).toBeNull());
