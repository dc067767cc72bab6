import { env } from "@/lib/env";
import { listCities } from "@/backend/reference-data/cities";
import { isOnLand } from "@/backend/reference-data/is-on-land";
import { listQuarters } from "@/backend/reference-data/landmarks";
import { findQuarter } from "@/backend/reference-data/nearby";
import { createCatalogue } from "./create-catalogue";
import { toHotel } from "./to-hotel";

/** km. Within these no two hotels have one name. */
const uniqueKm = 25;
/** How many of a city's hotels stand in a quarter: some quarters are younger than the coasts. */
const leastInQuarters = 0.8;

const all = listCities();
const quartered = all.filter(({ id }) => listQuarters(id).length >= 6);
/** Every city there is takes minutes. */
const others = env().TEST_ALL ? all : all.filter((_, index) => index % 95 === 0);
const catalogue = createCatalogue();
const listHotels = (city: (typeof all)[number]) =>
  catalogue
    .listAround({ point: city, radius: uniqueKm })
    .flatMap(({ properties, distances }) =>
      properties.filter((_, index) => (distances[index] ?? Infinity) <= uniqueKm),
    );

test("no hotel stands in water, none has a number in its name, and no name is found twice around a place", () => {
  const cities = [...quartered, ...others];
  expect(cities.length).toBeGreaterThanOrEqual(300);
  const wrong = cities.flatMap((city) => {
    const hotels = listHotels(city);
    const names = new Set<string>();
    return hotels
      .filter((hotel) => {
        const isRepeated = names.has(hotel.name);
        names.add(hotel.name);
        const ownName = hotel.name.replace(hotel.city.name, "");
        return isRepeated || /\d/.test(ownName) || !isOnLand(hotel);
      })
      .map(({ id, name }) => `${id}: ${name}, ${city.name}`);
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
