import type { Point } from "@/lib/api/contract/point";
import { env } from "@/lib/env";
import { listCities } from "@/backend/reference-data/cities";
import { isOnLand } from "@/backend/reference-data/is-on-land";
import { listLandmarks, listQuarters } from "@/backend/reference-data/landmarks";
import { findQuarter } from "@/backend/reference-data/nearby";
import { toReachKm, widestReachKm } from "../settle";
import { createCatalogue } from "./create-catalogue";
import { toHotel } from "./to-hotel";

/** km. Within these no two hotels have one name. */
const uniqueKm = 25;
/** How many of a city's hotels stand in a quarter: some quarters are younger than the coasts. */
const leastInQuarters = 0.8;

const all = listCities();
const quartered = all.filter(({ id }) => listQuarters(id).length > 0);
/** Every city there is takes minutes. */
const others = env().TEST_ALL ? all : all.filter((_, index) => index % 95 === 0);
const catalogue = createCatalogue();
const listHotels = (point: Point, radius = uniqueKm) =>
  catalogue
    .listAround({ point, radius })
    .flatMap(({ properties, distances }) =>
      properties.filter((_, index) => (distances[index] ?? Infinity) <= radius),
    );
/** Countryside, most of it by a coast. */
const elsewhere = [
  { name: "off Lisbon", latitude: 38.6, longitude: -9.62 },
  { name: "off Rio", latitude: -23.15, longitude: -43.2 },
  { name: "off Bergen", latitude: 60.35, longitude: 4.9 },
  { name: "off Crete", latitude: 35.5, longitude: 25.1 },
  { name: "the Alentejo", latitude: 38.35, longitude: -8.1 },
];

test("no hotel stands in water, none has a number in its name, and no name is found twice around a place", () => {
  const places = [...quartered, ...others, ...elsewhere];
  expect(places.length).toBeGreaterThanOrEqual(300);
  const wrong = places.flatMap((place) => {
    const hotels = listHotels(place);
    const names = new Set<string>();
    return hotels
      .filter((hotel) => {
        const isRepeated = names.has(hotel.name);
        names.add(hotel.name);
        const ownName = hotel.name.replace(hotel.city.name, "");
        return isRepeated || /\d/.test(ownName) || !isOnLand(hotel);
      })
      .map(({ id, name }) => `${id}: ${name}, ${place.name}`);
  });
  expect(wrong).toEqual([]);
});

test("in a much visited city hotels stand in its quarters, and their address says so", () => {
  expect(quartered.length).toBeGreaterThanOrEqual(60);
  for (const city of quartered) {
    const own = listHotels(city).filter((hotel) => hotel.city.id === city.id);
    const placed = own.filter((hotel) => findQuarter(hotel) !== null);
    expect([city.name, placed.length / own.length > leastInQuarters]).toEqual([city.name, true]);
    const [first] = placed;
    if (!first) throw new Error(`No hotel of ${city.name} stands in a quarter`);
    const quarter = findQuarter(first);
    expect(toHotel(first, "en").address).toContain(quarter?.names.en ?? quarter?.name);
  }
});

test("a small town that many travel to has many hotels, by the Caribbean most of them all-inclusive", () => {
  const puntaCana = quartered.find(({ name }) => name === "Punta Cana");
  if (!puntaCana) throw new Error("Punta Cana has no quarters");
  const hotels = listHotels(puntaCana).filter(({ city }) => city.id === puntaCana.id);
  expect(hotels.length).toBeGreaterThan(60);
  const inclusive = hotels.filter(({ boardBasis }) => boardBasis === "all_inclusive");
  expect(inclusive.length).toBeGreaterThan(hotels.length / 2);
});

test("a search around a quarter far from its city's middle finds the hotels there", () => {
  const marina = listLandmarks().find(({ name }) => name === "Dubai Marina");
  if (!marina) throw new Error("Dubai Marina isn't known");
  expect(listHotels(marina, 3).some(({ city }) => city.id === marina.city.id)).toBe(true);
});

test("no city has hotels beyond the widest reach", () =>
  expect(Math.max(...all.map(toReachKm))).toBeLessThanOrEqual(widestReachKm));
