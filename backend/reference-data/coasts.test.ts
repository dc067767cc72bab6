import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { coastScales, listCells } from "@/lib/maps/coast-cells";
import { listCities } from "./cities";
import { isOnLand } from "./is-on-land";
import { listLandmarks } from "./landmarks";

const folder = "public/assets/map/coasts";
const index = JSON.parse(readFileSync(join(folder, "index.json"), "utf8")) as Record<
  "coarse" | "fine",
  string[]
>;

test.each([
  ["Lisbon's castle", 38.7139, -9.1335, true],
  ["the Tagus off Lisbon", 38.69, -9.12, false],
  ["Central Park", 40.7829, -73.9654, true],
  ["the Hudson", 40.75, -74.02, false],
  ["Copacabana", -22.971, -43.1823, true],
  ["the sea off Copacabana", -22.985, -43.17, false],
  ["Lake Michigan off Chicago", 41.9, -87.5, false],
  ["Oslo", 59.9127, 10.7461, true],
  ["the Oslofjord", 59.86, 10.7, false],
  ["Madrid", 40.4165, -3.7026, true],
])("%s is on land: %s %s %s", (_name, latitude, longitude, isLand) =>
  expect(isOnLand({ latitude, longitude })).toBe(isLand),
);

test("all coasts are below 10 MB, and those of a city's map below 60 kB as they are sent", () => {
  const bytes = (["coarse", "fine"] as const).flatMap((scale) =>
    readdirSync(join(folder, scale)).map((file) => statSync(join(folder, scale, file)).size),
  );
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(10_000_000);
  const sent = (scale: "coarse" | "fine", name: string) =>
    gzipSync(readFileSync(join(folder, scale, `${name}.json`))).length;
  const quarters = listLandmarks().filter(({ kind }) => kind === "quarter");
  const visited = listCities().filter(
    ({ id }) => quarters.filter(({ city }) => city.id === id).length >= 6,
  );
  const heavy = visited.flatMap(({ name, latitude, longitude }) => {
    // As wide as a map of 25 km around on a desktop.
    const view = {
      ...{ south: latitude - 0.2, north: latitude + 0.2 },
      ...{ west: longitude - 0.3, east: longitude + 0.3 },
    };
    const sum = (["coarse", "fine"] as const)
      .flatMap((scale) =>
        listCells(view, coastScales[scale])
          .filter((corner) => index[scale].includes(corner.name))
          .map((corner) => sent(scale, corner.name)),
      )
      .reduce((all, size) => all + size, 0);
    return sum > 60_000 ? [`${name}: ${sum}`] : [];
  });
  expect(heavy).toEqual([]);
});
