import { boardBases, hotelAmenities } from "@/lib/api/contract/hotel-terms";
import type { HotelFilters } from "@/lib/api/contract/hotels";
import { toMajorUnits, toMoney } from "@/lib/money/money";

type Values = (key: string) => readonly string[];

const decimal = /^\d{1,9}(?:[.,]\d{1,3})?$/;
const decimalIn = (text: string, { max }: { max: number }): number | null => {
  const number = decimal.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  return number <= max ? number : null;
};
const classOf = (text: string) => (/^[0-5]$/.test(text) ? Number(text) : null);
const among =
  <T extends string>(known: readonly T[]) =>
  (text: string) =>
    known.find((each) => each === text) ?? null;

/**
 * The filters of a query, each under a name of its own; empty values are filters nobody set.
 * Unknown values are left out, and said to be. `minPrice` and `maxPrice` are major units of the
 * currency that is charged.
 */
export function readFilters(
  values: Values,
  currency: string,
): { filters: HotelFilters; hasProblem: boolean } {
  let hasProblem = false;
  const read = <T>(key: string, parse: (text: string) => T | null): T[] =>
    values(key).flatMap((raw) => {
      const text = raw.trim();
      if (text === "") return [];
      const value = parse(text);
      if (value === null) hasProblem = true;
      return value === null ? [] : [value];
    });
  const all = <T>(key: string, parse: (text: string) => T | null) => [...new Set(read(key, parse))];
  const price = (text: string) => {
    const major = decimalIn(text, { max: 999_999_999 });
    return major === null ? null : toMoney(major, currency).amount;
  };
  const flag = (text: string) => (text === "true" ? true : null);
  const [minimumPrice] = read("minPrice", price);
  const [maximumPrice] = read("maxPrice", price);
  const isUpsideDown =
    minimumPrice !== undefined && maximumPrice !== undefined && minimumPrice > maximumPrice;
  const set = {
    minimumPrice: isUpsideDown ? maximumPrice : minimumPrice,
    maximumPrice: isUpsideDown ? minimumPrice : maximumPrice,
    classes: all("class", classOf),
    minimumScore: read("score", (text) => decimalIn(text, { max: 10 }))[0],
    boards: all("board", among(boardBases)),
    freeCancellation: read("freeCancellation", flag)[0],
    payAtProperty: read("payAtProperty", flag)[0],
    amenities: all("amenity", among(hotelAmenities)),
    maximumDistance: read("distance", (text) => decimalIn(text, { max: 200 }))[0],
    name: read("name", (text) => text.slice(0, 100).trim())[0],
  };
  const filters = Object.fromEntries(
    Object.entries(set).filter(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
  return { filters, hasProblem };
}

/** Back into a query. */
export function toFilterQuery(
  filters: HotelFilters,
  currency: string,
): Record<string, string | number | readonly string[] | undefined> {
  const major = (amount: number | undefined) =>
    amount === undefined ? undefined : toMajorUnits({ amount, currency });
  return {
    minPrice: major(filters.minimumPrice),
    maxPrice: major(filters.maximumPrice),
    class: filters.classes?.map(String),
    score: filters.minimumScore,
    board: filters.boards,
    freeCancellation: filters.freeCancellation ? "true" : undefined,
    payAtProperty: filters.payAtProperty ? "true" : undefined,
    amenity: filters.amenities,
    distance: filters.maximumDistance,
    name: filters.name,
  };
}
