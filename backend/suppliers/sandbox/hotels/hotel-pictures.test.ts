import { varyPictures } from "@/backend/hotels/vary-pictures";
import { findCityNear } from "@/backend/reference-data/nearby";
import { listSiteProperties, toHotelCount, type HotelProperty } from "../hotel-properties";
import { listResortProperties } from "../resort-properties";
import { toCitySite } from "../find-site";
import { countPictures } from "../pictures";
import { toPlaceLook } from "../place-look";
import { toRoomPicture } from "./hotel-pictures";

/** City → where it is, what its houses look like, and scenes that aren't there. */
const cities = {
  "New York": {
    point: [40.7143, -74.006],
    looks: ["city"],
    never: /countryside|beach|jungle|skyline-1-/,
  },
  Tokyo: { point: [35.6895, 139.6917], looks: ["east-asia"], never: /countryside|beach|desert/ },
  Cancún: {
    point: [21.1743, -86.8466],
    looks: ["caribbean", "tropics"],
    never: /mountains|desert/,
  },
  Lisbon: { point: [38.7169, -9.1399], looks: ["old-town"], never: /mountains|desert|jungle/ },
  Reykjavík: { point: [64.1355, -21.8954], looks: ["nordic"], never: /beach|desert|jungle/ },
  Marrakesh: { point: [31.6342, -7.9999], looks: ["desert"], never: /beach|mountains|harbour/ },
  Zermatt: { point: [46.0207, 7.7491], looks: ["mountains"], never: /beach|desert|skyline/ },
  Dubai: { point: [25.0657, 55.1713], looks: ["warm-city", "desert"], never: /countryside|alpine/ },
  Copenhagen: { point: [55.6759, 12.5655], looks: ["nordic"], never: /beach|desert|jungle/ },
  Edinburgh: {
    point: [55.9521, -3.1965],
    looks: ["british", "british-country"],
    never: /old-town|beach|desert|jungle/,
  },
  "Rio de Janeiro": {
    point: [-22.9064, -43.1822],
    looks: ["latin-city", "latin-coast"],
    never: /old-town|mountains|desert/,
  },
  "Punta Cana": {
    point: [18.5818, -68.4043],
    looks: ["caribbean", "tropics"],
    never: /old-town|mountains|desert/,
  },
  Sydney: {
    point: [-33.8678, 151.2073],
    looks: ["australian", "australian-city"],
    never: /old-town|jungle|desert/,
  },
  Papeete: {
    point: [-17.5373, -149.5665],
    looks: ["pacific", "tropics"],
    never: /old-town|mountains|desert/,
  },
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

/** Façades of a kind of place by class: small, middle, grand. */
const rankOf = (picture: string) => (Number(/-(\d+)-960/.exec(picture)?.[1]) - 1) % 3;

test("a façade shows the house's class", () => {
  const houses = all.flatMap(listHouses);
  const ranksFrom = (min: number, max: number) =>
    new Set(
      houses
        .filter(({ hotelClass }) => hotelClass >= min && hotelClass <= max)
        .map(({ pictures }) => rankOf(pictures[0])),
    );
  expect([ranksFrom(0, 3), ranksFrom(3.5, 4), ranksFrom(4.5, 5)]).toEqual([
    new Set([0]),
    new Set([1]),
    new Set([2]),
  ]);
});

test("houses of one class take turns in all façades that show it", () => {
  const houses = listHouses(cities["New York"]).filter(({ hotelClass }) => hotelClass === 4);
  const facades = houses.slice(0, 12).map(({ pictures }) => pictures[0]);
  expect(new Set(facades).size).toBe(Math.ceil((countPictures("facades", "city") - 1) / 3));
});

test.each([
  ["GB", 55.9, -3.2, "old-town", "british"],
  ["IE", 53.3, -9, "harbour", "british"],
  ["GB", 54.4, -3, "countryside", "british-country"],
  ["BR", -22.9, -43.2, "beach", "latin-coast"],
  ["AR", -34.6, -58.4, "skyline", "latin-city"],
  ["PE", -12, -77, "old-town", "latin"],
  ["PE", -13.5, -72, "mountains", "latin"],
  ["AR", -41.1, -71.3, "mountains", "mountains"],
  ["MX", 17.1, -96.7, "old-town", "latin"],
  ["MX", 20.6, -87.1, "beach", "caribbean"],
  ["CU", 23.1, -82.4, "old-town", "latin"],
  ["DO", 18.6, -68.4, "beach", "caribbean"],
  ["JM", 18.5, -77.9, "harbour", "caribbean"],
  ["PF", -17.5, -149.6, "beach", "pacific"],
  ["US", 21.3, -157.8, "beach", "pacific"],
  ["US", 25.8, -80.1, "beach", "coast"],
  ["US", 61.2, -149.9, "harbour", "nordic"],
  ["AU", -33.9, 151.2, "harbour", "australian"],
  ["AU", -37.8, 145, "skyline", "australian-city"],
  ["NZ", -36.8, 174.8, "countryside", "australian"],
  ["MV", 4.2, 73.5, "beach", "island"],
] as const)("%s %d %d, %s: houses are %s", (countryCode, latitude, longitude, scene, look) =>
  expect(toPlaceLook(scene, scene, { countryCode, latitude, longitude })).toBe(look),
);
