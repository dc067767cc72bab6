import { varyPictures } from "@/backend/hotels/vary-pictures";
import { findCityNear } from "@/backend/reference-data/nearby";
import { listSiteProperties, toHotelCount, type HotelProperty } from "../hotel-properties";
import { listResortProperties } from "../resort-properties";
import { toCitySite } from "../find-site";
import { countPictures } from "../pictures";
import { toRoomPicture } from "./hotel-pictures";

/** City → where it is, what its houses look like, and scenes that aren't there. */
const cities = {
  "New York": {
    point: [40.7143, -74.006],
    looks: ["city"],
    never: /countryside|beach|jungle|skyline-1-/,
  },
  Tokyo: { point: [35.6895, 139.6917], looks: ["east-asia"], never: /countryside|beach|desert/ },
  Cancún: { point: [21.1743, -86.8466], looks: ["coast", "tropics"], never: /mountains|desert/ },
  Lisbon: { point: [38.7169, -9.1399], looks: ["old-town"], never: /mountains|desert|jungle/ },
  Reykjavík: { point: [64.1355, -21.8954], looks: ["nordic"], never: /beach|desert|jungle/ },
  Marrakesh: { point: [31.6342, -7.9999], looks: ["desert"], never: /beach|mountains|harbour/ },
  Zermatt: { point: [46.0207, 7.7491], looks: ["mountains"], never: /beach|desert|skyline/ },
  Dubai: { point: [25.0657, 55.1713], looks: ["warm-city", "desert"], never: /countryside|alpine/ },
  Copenhagen: { point: [55.6759, 12.5655], looks: ["nordic"], never: /beach|desert|jungle/ },
  Bangkok: { point: [13.754, 100.5014], looks: ["warm-city"], never: /countryside|mountains/ },
} as const;

type Place = (typeof cities)[keyof typeof cities];
function listHouses({ point: [latitude, longitude] }: Place): HotelProperty[] {
  const city = findCityNear({ latitude, longitude }, 20);
  if (!city) throw new Error(`no city at ${latitude} ${longitude}`);
  return listSiteProperties(toCitySite(city), toHotelCount(city));
}
const all = Object.entries(cities).map(([name, place]) => ({ name, ...place }));

describe.each(all)("$name", (place) => {
  const houses = listHouses(place);

  test("has houses of its kind and nothing that isn't there", () => {
    const looks = new Set(houses.map(({ look }) => look));
    expect([...looks].sort()).toEqual([...place.looks].sort());
    const files = houses.flatMap(({ pictures }) => pictures);
    expect(files.filter((file) => place.never.test(file))).toEqual([]);
    expect(
      houses.filter(({ look, pictures }) => !pictures[0].includes(`/facades/${look}-`)),
    ).toEqual([]);
  });

  test("shows no picture twice on a page, in whatever order", () => {
    const toListed = (list: readonly HotelProperty[]) =>
      list.slice(0, 20).map(({ pictures }) => ({ picture: pictures[0], pictures }));
    const orders: ((a: HotelProperty, b: HotelProperty) => number)[] = [
      () => 0,
      (a, b) => a.nightDollars - b.nightDollars,
      (a, b) => (b.guestScore?.value ?? 0) - (a.guestScore?.value ?? 0),
      (a, b) => (a.name < b.name ? -1 : 1),
    ];
    for (const order of orders) {
      const page = toListed(houses.toSorted(order));
      const shown = varyPictures(page).map(({ picture }) => picture);
      expect(new Set(shown).size).toBe(page.length);
    }
  });

  test("resorts differ from each other and are of the place", () => {
    const [latitude, longitude] = place.point;
    const pictures = listResortProperties({ latitude, longitude }).map(({ picture }) => picture);
    expect(pictures.filter((file) => place.never.test(file))).toEqual([]);
    expect(new Set(pictures).size).toBeGreaterThan(7);
  });
});

test("a house shows a pool if it has one, and each of its rooms once", () => {
  for (const { amenities, pictures, rooms, style } of all.flatMap(listHouses)) {
    const pools = pictures.filter((file) => /\/pools\/|\/resorts\//.test(file));
    expect(pools).toHaveLength(amenities.includes("pool") ? 1 : 0);
    const shown = rooms.map(({ code }) => toRoomPicture({ style }, code));
    expect(new Set(pictures.filter((file) => file.includes("/rooms/")))).toEqual(new Set(shown));
    expect(new Set(pictures).size).toBe(pictures.length);
    for (const part of ["facades", "lobbies", "breakfasts", "bathrooms"])
      expect(pictures.filter((file) => file.includes(`/${part}/`))).toHaveLength(1);
  }
});

test("a room's picture is of its type, two beds for those who need a step-free room", () => {
  for (const code of ["standard", "twin", "superior", "family", "apartment", "suite"] as const)
    expect(toRoomPicture({ style: "nordic" }, code)).toBe(
      `/assets/inventory/rooms/${code}-nordic-1-960.webp`,
    );
  expect(toRoomPicture({ style: "city" }, "accessible")).toContain("/twin-city-1");
});

test("houses beside each other look different", () => {
  const houses = listHouses(cities["New York"]);
  const facades = houses
    .slice(0, countPictures("facades", "city"))
    .map(({ pictures }) => pictures[0]);
  expect(new Set(facades).size).toBe(facades.length);
});
