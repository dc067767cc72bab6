import { toDashboardFile } from "./dashboard-tables";

const days = { from: "2026-11-01", to: "2026-11-25" };
const sales = { currency: "EUR", bookings: 2, sales: 12_345, margin: -50 };
const yen = { currency: "JPY", bookings: 1, sales: 9_000, margin: 1_000 };
const dashboard = {
  period: { ...days, before: days },
  weeks: [{ from: "2026-11-01", to: "2026-11-01", sums: [sales, yen] }],
  departures: [{ from: "2026-11-25", to: "2026-12-01", bookings: 3, people: 7 }],
  services: [{ id: "hotels", bookings: 3, sums: [sales, yen] }],
  places: [{ id: '=HYPERLINK("https://evil.example")', bookings: 2, sums: [sales] }],
  agents: [{ id: null, name: null, bookings: 2, sums: [sales] }],
} as unknown as Parameters<typeof toDashboardFile>[0];
const linesOf = async (...asked: Parameters<typeof toDashboardFile>) =>
  (await toDashboardFile(...asked)).slice(1).split("\r\n").slice(0, -1);

it.each([
  [
    "weeks",
    ["Start,End,Currency,Bookings,Sales,Margin"],
    ["2026-11-01,2026-11-01,EUR,2,123.45,-0.50", "2026-11-01,2026-11-01,JPY,1,9000,1000"],
  ],
  ["departures", ["Start,End,Bookings,Travellers"], ["2026-11-25,2026-12-01,3,7"]],
  [
    "services",
    ["Service,Currency,Bookings,Sales,Margin"],
    ["Hotels,EUR,2,123.45,-0.50", "Hotels,JPY,1,9000,1000"],
  ],
  [
    "places",
    ["Place,Currency,Bookings,Sales,Margin"],
    [`"'=HYPERLINK(""https://evil.example"")",EUR,2,123.45,-0.50`],
  ],
  ["agents", ["Agent,Currency,Bookings,Sales,Margin"], ["Without an agent,EUR,2,123.45,-0.50"]],
] as const)("writes %s with a line for each currency", async (table, head, lines) =>
  expect(await linesOf(dashboard, table, { language: "en", csv: "comma" })).toEqual([
    ...head,
    ...lines,
  ]),
);

it("has no margin where none is told", async () => {
  const { margin: _, ...told } = sales;
  const [head, line] = await linesOf(
    { ...dashboard, weeks: [{ ...days, sums: [told] }] },
    "weeks",
    { language: "de", csv: "semicolon" },
  );
  expect(head?.split(";")).toHaveLength(5);
  expect(line).toBe("2026-11-01;2026-11-25;EUR;2;123,45");
});
