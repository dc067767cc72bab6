/** @jest-environment jest-fixed-jsdom */
import { reloadOnce } from "./reload-once";

const minute = 60_000;
const start = Date.UTC(2026, 10, 21);

afterEach(() => sessionStorage.clear());

test("reloads once, then refuses", () => {
  const reload = jest.fn();
  expect(reloadOnce({ now: start, reload })).toBe(true);
  expect(reloadOnce({ now: start + 4 * minute, reload })).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("allows another reload later", () => {
  const reload = jest.fn();
  reloadOnce({ now: start, reload });
  expect(reloadOnce({ now: start + 6 * minute, reload })).toBe(true);
});

test("never reloads if it can't be remembered: that would loop forever", () => {
  const reload = jest.fn();
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(reloadOnce({ now: start, reload })).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
