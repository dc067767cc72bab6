import { listOtherDates } from "./list-other-dates";

const daysOf = (first: string) =>
  listOtherDates(first, {
    ...{ today: "2026-11-21", ahead: 330 },
    toHref: (days) => `/search?days=${days}`,
  }).map(({ move, day, href }) => [move, day, href]);

it("lists a day earlier, a day later and a week later", () =>
  expect(daysOf("2026-12-01")).toEqual([
    ["dayEarlier", "2026-11-30", "/search?days=-1"],
    ["dayLater", "2026-12-02", "/search?days=1"],
    ["weekLater", "2026-12-08", "/search?days=7"],
  ]));

it("leaves out what is over or too far ahead", () => {
  expect(daysOf("2026-11-21").map(([move]) => move)).toEqual(["dayLater", "weekLater"]);
  expect(daysOf("2027-10-15").map(([move]) => move)).toEqual(["dayEarlier", "dayLater"]);
});
