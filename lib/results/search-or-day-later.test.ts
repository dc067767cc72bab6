import { ApiError } from "@/lib/api/errors";
import { searchOrDayLater } from "./search-or-day-later";

const search = { start: "2026-12-31" };
const later = (days: number) => ({ start: `2027-01-0${days}` });
const refusal = (path: string, status = 422) =>
  new ApiError(status, "invalid_input", "Some of the input is wrong", null, [
    { path, message: "x" },
  ]);
const refuseUntil = (start: string, error: Error) => {
  const starts: string[] = [];
  const find = (each: typeof search) => {
    starts.push(each.start);
    return each.start < start ? Promise.reject(error) : Promise.resolve("found");
  };
  return { starts, run: () => searchOrDayLater(search, { firstDay: "stay.start", later, find }) };
};

test("searches once if the first day is accepted", async () => {
  const { starts, run } = refuseUntil("2026-12-31", refusal("stay.start"));
  expect(await run()).toEqual({ search, found: "found", isMoved: false });
  expect(starts).toEqual(["2026-12-31"]);
});

test.each(["2027-01-01", "2027-01-02"])(
  "searches later if the first day has passed at the place, where it is %s",
  async (start) => {
    const { run } = refuseUntil(start, refusal("stay.start"));
    expect(await run()).toEqual({ search: { start }, found: "found", isMoved: true });
  },
);

test.each([
  ["still refused two days later", "2027-01-03", refusal("stay.start"), 3],
  ["refused for something else", "2027-01-01", refusal("stay.end"), 1],
  ["failed", "2027-01-01", refusal("stay.start", 503), 1],
])("throws the error of a search that is %s", async (_, start, error, times) => {
  const { starts, run } = refuseUntil(start, error);
  await expect(run()).rejects.toBe(error);
  expect(starts).toHaveLength(times);
});
