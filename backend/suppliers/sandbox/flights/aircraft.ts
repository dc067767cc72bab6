import type { Cabin } from "@/lib/api/contract/flight-terms";

/** Rows of one cabin; `columns` from left to right, a space for an aisle. */
type CabinRows = { cabin: Cabin; first: number; last: number; columns: string };
export type Aircraft = {
  /** IATA's code of the type. */
  code: string;
  name: string;
  rangeKm: number;
  /** km/h. */
  speed: number;
  cabins: readonly CabinRows[];
  /** Rows at emergency exits. */
  exits: readonly number[];
  /** kg of CO₂ for a seat in economy and a km. */
  co2: number;
};

const jet = 840;
const turboprop = 500;

const inEconomy = (last: number, columns: string): readonly CabinRows[] => [
  { cabin: "economy", first: 1, last, columns },
];
/** Business in front of a narrow body. */
const inTwo = (
  business: number,
  last: number,
  columns: readonly [business: string, economy: string],
): readonly CabinRows[] => [
  { cabin: "business", first: 1, last: business, columns: columns[0] },
  { cabin: "economy", first: business + 1, last, columns: columns[1] },
];
/** Business, premium economy and economy of a wide body; rows are counted on. */
const inThree = (
  [business, premium, last]: readonly [number, number, number],
  columns: readonly [string, string, string],
): readonly CabinRows[] => [
  { cabin: "business", first: 1, last: business, columns: columns[0] },
  { cabin: "premiumEconomy", first: business + 1, last: premium, columns: columns[1] },
  { cabin: "economy", first: premium + 1, last, columns: columns[2] },
];

const type = (
  code: string,
  name: string,
  rangeKm: number,
  cabins: readonly CabinRows[],
  exits: readonly number[],
  co2: number,
  speed = jet,
): Aircraft => ({ code, name, rangeKm, speed, cabins, exits, co2 });

export const aircraft = {
  atr: type("AT7", "ATR 72-600", 1_400, inEconomy(18, "AC DF"), [1], 0.062, turboprop),
  embraer: type("E90", "Embraer 190", 4_000, inTwo(3, 26, ["AC DF", "AC DF"]), [12], 0.088),
  a320: type("32N", "Airbus A320neo", 6_300, inTwo(4, 30, ["AC DF", "ABC DEF"]), [11, 12], 0.069),
  a320OneClass: type("32N", "Airbus A320neo", 6_300, inEconomy(31, "ABC DEF"), [12, 13], 0.06),
  b737OneClass: type("7M8", "Boeing 737 MAX 8", 6_400, inEconomy(32, "ABC DEF"), [16, 17], 0.061),
  b737: type("73H", "Boeing 737-800", 5_400, inTwo(4, 29, ["AC DF", "ABC DEF"]), [14, 15], 0.075),
  a321: type("32Q", "Airbus A321neo", 7_300, inTwo(5, 36, ["AC DF", "ABC DEF"]), [17, 26], 0.066),
  a339: type(
    "339",
    "Airbus A330-900",
    13_300,
    inThree([8, 12, 45], ["A DG K", "AC DFG HK", "AC DFG HK"]),
    [13, 31],
    0.07,
  ),
  a359: type(
    "359",
    "Airbus A350-900",
    15_400,
    inThree([9, 13, 46], ["A DG K", "AC DFG HK", "ABC DEG HJK"]),
    [14, 32],
    0.068,
  ),
  b789: type(
    "789",
    "Boeing 787-9",
    14_100,
    inThree([7, 11, 43], ["A DG K", "AC DEF HK", "ABC DEF HJK"]),
    [12, 30],
    0.067,
  ),
  b77w: type(
    "77W",
    "Boeing 777-300ER",
    13_600,
    [
      { cabin: "first", first: 1, last: 2, columns: "A DG K" },
      { cabin: "business", first: 3, last: 13, columns: "A DG K" },
      { cabin: "premiumEconomy", first: 14, last: 17, columns: "AC DEFG HK" },
      { cabin: "economy", first: 18, last: 51, columns: "ABC DEFG HJK" },
    ],
    [18, 36],
    0.079,
  ),
} as const satisfies Record<string, Aircraft>;

const seatsOf = new Map<string, Map<Cabin, number>>();

/** Seats of a cabin; 0 where it hasn't any. */
export function countSeats({ code, cabins }: Aircraft, cabin: Cabin): number {
  const key = `${code}${cabins.length}`;
  const known =
    seatsOf.get(key) ??
    new Map(
      cabins.map(({ cabin: each, first, last, columns }) => [
        each,
        (last - first + 1) * columns.replaceAll(" ", "").length,
      ]),
    );
  seatsOf.set(key, known);
  return known.get(cabin) ?? 0;
}
