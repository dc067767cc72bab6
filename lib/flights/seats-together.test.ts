import { listSeatedPassengers } from "./list-passengers";
import type { SeatMap } from "./seat-map";
import { findSeatsTogether } from "./seats-together";

/**
 * A cabin from its rows, front to back: a digit is a free seat and its price, "." a taken one, "-"
 * none, "!" at the end an exit row.
 */
function toMap(columns: string, rows: readonly string[], currency: string | null = "USD"): SeatMap {
  const letters = [...columns].map((letter) => (letter === " " ? null : letter));
  return {
    number: "7X214",
    columns: letters,
    rows: rows.map((text, index) => ({
      row: index + 1,
      seats: letters.flatMap((letter, column) => {
        const mark = text[column] ?? "-";
        if (letter === null || mark === "-") return [];
        const isFree = mark !== ".";
        return {
          id: `${index + 1}${letter}`,
          traits: text.endsWith("!") ? (["exitRow"] as const) : [],
          isFree,
          price:
            isFree && currency !== null && mark !== "0"
              ? { amount: Number(mark) * 100, currency }
              : null,
        };
      }),
    })) as SeatMap["rows"],
  };
}
const narrow = "ABC DEF";
const wide = "ABC DEFG HJK";
const pair = { adults: 2, ages: [] };
const family = { adults: 2, ages: [7, 4] };

/** In the order of travellers. */
function findFor(party: { adults: number; ages: number[] }, map: SeatMap) {
  const found = findSeatsTogether(map, listSeatedPassengers(party));
  return (
    found && {
      seats: found.seats
        .toSorted((a, b) => a.passenger - b.passenger)
        .map(({ seat }) => seat)
        .join(" "),
      price: found.price && found.price.amount / 100,
    }
  );
}

test.each([
  [
    "the cheapest pair without an aisle",
    pair,
    narrow,
    ["95. 5..", "..9 33.", "44. ..."],
    "2D 2E",
    6,
  ],
  ["the front one of those that cost the same", pair, narrow, ["... .33", "33. ..."], "1E 1F", 6],
  ["an aisle between rather than two rows", pair, narrow, ["..1 1..", "..1 ..."], "1C 1D", 2],
  ["no aisle between, at whatever price", pair, narrow, ["..1 1..", "99. ..."], "2A 2B", 18],
  ["two rows where no row has two", pair, narrow, ["5.. ...", "..2 ...", "..2 ..."], "2C 3C", 4],
  ["the middle of a wide cabin", { adults: 4, ages: [] }, wide, ["... 2222 222"], "1D 1E 1F 1G", 8],
  [
    "pairs rather than three and one",
    { adults: 4, ages: [] },
    narrow,
    ["111 ...", "444 ..."],
    "1A 1B 2A 2B",
    10,
  ],
  [
    "three rows of pairs for five",
    { adults: 5, ages: [] },
    "AC DF",
    [".. .1", ".. 11", ".. 11", ".. .."],
    "2D 2F 3D 3F 1F",
    5,
  ],
  ["a grown-up beside each child", family, wide, ["... 2222 ..."], "1D 1F 1E 1G", 8],
  ["a grown-up in each of two rows", family, narrow, ["22. ...", "22. ..."], "1A 2A 1B 2B", 8],
  [
    "one grown-up between two children",
    { adults: 1, ages: [7, 4] },
    narrow,
    ["222 ..."],
    "1B 1A 1C",
    6,
  ],
  ["no exit row with children", family, wide, ["... 1111 ...!", "... 9999 ..."], "2D 2F 2E 2G", 36],
  ["no exit row for anybody", pair, narrow, ["11. ...!", "22. ..."], "2A 2B", 4],
  ["none for an infant", { adults: 2, ages: [1] }, narrow, [".33 ...", "222 ..."], "2A 2B", 4],
  ["free ones without a price", pair, narrow, ["33. ...", "00. ..."], "2A 2B", null],
] as const)("chooses %s", (_name, { adults, ages }, columns, rows, seats, price) =>
  expect(findFor({ adults, ages: [...ages] }, toMap(columns, rows))).toEqual({ seats, price }),
);

test.each([
  ["too few seats are free", pair, ["1.. ...", "... ..."]],
  ["they are apart", pair, ["1.. ..1", "... ...", "1.. ..."]],
  ["a row is between", pair, ["1.. ...", "... ...", "1.. ..."]],
  ["they stand behind each other in a long line", { adults: 3, ages: [] }, ["1..", "1..", "1.."]],
  ["only exits have them, and a child flies", { adults: 1, ages: [7] }, ["11. ...!"]],
] as const)("has none where %s", (_name, { adults, ages }, rows) =>
  expect(findFor({ adults, ages: [...ages] }, toMap(narrow, rows))).toBeNull(),
);

test("without price rights it chooses the same way, by place alone", () =>
  expect(findFor(pair, toMap(narrow, ["..1 1..", "91. ..."], null))).toEqual({
    seats: "2A 2B",
    price: null,
  }));

test("nine passengers find seats in a large aircraft", () => {
  const rows = Array.from({ length: 60 }, () => "111 1.11 1.1");
  const found = findFor({ adults: 9, ages: [] }, toMap(wide, rows));
  expect(found).toMatchObject({ seats: expect.stringMatching(/^(\d+[A-K] ){8}\d+[A-K]$/) });
});
