import { renderPage } from "@/lib/testing/render-page";
import { readOrInstead } from "./read-or-instead";

test("a successful read leaves a page complete", async () =>
  expect(await renderPage(() => readOrInstead("a list", async () => [1], []))).toEqual({
    value: [1],
    isIncomplete: false,
  }));

test("a failed read is replaced and logged, and each page that goes on without it is incomplete", async () => {
  const log = jest.mocked(console.error).mockImplementation(() => {});
  const read = () => Promise.reject(new Error("no such host"));
  const render = () => renderPage(() => readOrInstead("a list that fails", read, null));
  // Logged at most once a second: a page whose log line is suppressed is incomplete too.
  expect(await Promise.all([render(), render()])).toEqual([
    { value: null, isIncomplete: true },
    { value: null, isIncomplete: true },
  ]);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining("a list that fails: Error: no such host")],
  ]);
});
