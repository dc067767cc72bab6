import { isDifferent, toDifferences } from "./comparison-row";

const cell = (value: string) => ({ value, shown: value });
const row = (id: string, ...values: (string | null)[]) => ({
  id,
  label: id,
  cells: values.map((value) => (value === null ? null : cell(value))),
});

it.each([
  [["yes", "no"], true],
  [["yes", "yes", "yes"], false],
  [["yes", null, "yes"], false],
  [["yes", null, "no"], true],
  [["yes"], false],
])("%j differ: %s", (values, differ) => {
  expect(isDifferent(row("a", ...values))).toBe(differ);
});

it("leaves only what differs, and no empty group", () => {
  const groups = [
    { id: "offer", title: "Offer", rows: [row("price", "1", "2"), row("board", "x", "x")] },
    { id: "times", title: "Times", rows: [row("checkIn", "3", "3")] },
  ];
  expect(toDifferences(groups)).toEqual([
    { id: "offer", title: "Offer", rows: [row("price", "1", "2")] },
  ]);
});
