import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import counts from "./pictures.json";

const assets = path.resolve("public/assets");
const agencies = ["voyara", "solmar", "nordlys", "harbour", "dormant"];
const formats = ["avif", "webp"];
const size = (file: string) => statSync(path.join(assets, file)).size;

const inventory = Object.entries(counts).flatMap(([kind, scenes]) =>
  Object.entries(scenes).flatMap(([scene, count]) =>
    Array.from({ length: count }, (_, index) => `inventory/${kind}/${scene}-${index + 1}`),
  ),
);

test.each(inventory)("%s exists in both sizes and formats, within its budget", (name) => {
  for (const format of formats) {
    expect(size(`${name}-480.${format}`)).toBeLessThan(40_000);
    expect(size(`${name}-960.${format}`)).toBeLessThan(90_000);
  }
});

test("there is no image that the sandbox doesn't use", () => {
  const kinds = Object.keys(counts);
  const files = kinds.flatMap((kind) =>
    readdirSync(path.join(assets, "inventory", kind)).map((file) => `inventory/${kind}/${file}`),
  );
  const known = inventory.flatMap((name) =>
    [480, 960].flatMap((width) => formats.map((format) => `${name}-${width}.${format}`)),
  );
  expect(files.toSorted()).toEqual(known.toSorted());
});

test.each(agencies)("%s has its logos, icons, hero and share card", (agency) => {
  for (const file of [
    "logo.svg",
    "logo-mobile.svg",
    "favicon.svg",
    "favicon-32.png",
    "favicon-180.png",
    "og.jpg",
  ])
    expect(size(`agencies/${agency}/${file}`)).toBeGreaterThan(100);
  for (const format of formats)
    for (const width of [960, 1600, 2400, "upright-800"])
      expect(size(`agencies/${agency}/hero-${width}.${format}`)).toBeGreaterThan(1000);
  expect(size(`agencies/${agency}/hero-1600.avif`)).toBeLessThan(160_000);
});

test("all images together stay below 25 MB", () => {
  const folders = ["inventory", "agencies", "promo", "empty"];
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(assets, folder), { recursive: true, withFileTypes: true }),
    )
    .filter((entry) => entry.isFile());
  const total = files.reduce(
    (sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size,
    0,
  );
  expect(total).toBeLessThan(25_000_000);
});
