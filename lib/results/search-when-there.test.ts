import { ApiError } from "@/lib/api/errors";
import { searchWhenThere } from "./search-when-there";

const asked = { stay: { start: "2026-12-31", end: "2027-01-02" }, sort: "best" };
const refusal = (path: string, status = 422) =>
  new ApiError(status, "invalid_input", "Some of the input is wrong", null, [
    { path, message: "x" },
  ]);
const refuseUntil = (start: string, error: Error) => {
  const starts: string[] = [];
  const search = (each: typeof asked) => {
    starts.push(each.stay.start);
    return each.stay.start < start ? Promise.reject(error) : Promise.resolve("found");
  };
  return { starts, search };
};

test("a stay that can be had is searched once, as it is", async () => {
  const { starts, search } = refuseUntil("2026-12-31", refusal("stay.start"));
  expect(await searchWhenThere(asked, search)).toEqual({ asked, found: "found", isMoved: false });
  expect(starts).toEqual(["2026-12-31"]);
});

test("where the first day has passed already, as many nights are looked for from the next", async () => {
  const { search } = refuseUntil("2027-01-01", refusal("stay.start"));
  const stay = { start: "2027-01-01", end: "2027-01-03" };
  expect(await searchWhenThere(asked, search)).toEqual({
    asked: { ...asked, stay },
    found: "found",
    isMoved: true,
  });
});

test.each([
  ["still refused a day later", "2027-01-02", refusal("stay.start"), 2],
  ["refused for something else", "2027-01-01", refusal("stay.end"), 1],
  ["failed", "2027-01-01", refusal("stay.start", 503), 1],
])("a search that is %s ends with what it was told", async (_, start, error, times) => {
  const { starts, search } = refuseUntil(start, error);
  await expect(searchWhenThere(asked, search)).rejects.toBe(error);
  expect(starts).toHaveLength(times);
});
