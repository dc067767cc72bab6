import { renderPage } from "@/lib/testing/render-page";
import { LateReadError, optionalRead, optionalReadMs, readWithin } from "./optional-read";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const log = () => jest.mocked(console.error).mockImplementation(() => {});
const never = () => new Promise<never>(() => {});

test("a read in time returns its result, and leaves no timer", async () => {
  expect(await optionalRead("a list", async () => [1], [])).toEqual([1]);
  expect(jest.getTimerCount()).toBe(0);
});

test("a failed read is replaced and logged, and the page is incomplete", async () => {
  const logged = log();
  const read = () => Promise.reject(new Error("no such host"));
  expect(await renderPage(() => optionalRead("a list that fails", read, []))).toEqual({
    value: [],
    isIncomplete: true,
  });
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining("a list that fails: Error: no such host"),
  );
});

test("a read that doesn't finish is replaced after a second and logged, and the page is incomplete", async () => {
  const logged = log();
  const reading = renderPage(() => optionalRead("a list that hangs", never, null));
  await jest.advanceTimersByTimeAsync(optionalReadMs - 1);
  expect(logged).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await reading).toEqual({ value: null, isIncomplete: true });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("a list that hangs: LateReadError"));
});

test("a read that fails after it was given up causes no unhandled rejection", async () => {
  const logged = log();
  let fail = (_error: Error) => {};
  const reading = optionalRead(
    "a late failure",
    () => new Promise((_, reject) => (fail = reject)),
    0,
  );
  await jest.advanceTimersByTimeAsync(optionalReadMs);
  expect(await reading).toBe(0);
  fail(new Error("much later"));
  await jest.advanceTimersByTimeAsync(0);
  expect(logged).toHaveBeenCalledTimes(1);
});

test("the caller can learn that it was late", async () => {
  const reading = readWithin(50, never).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(50);
  expect(await reading).toBeInstanceOf(LateReadError);
});
