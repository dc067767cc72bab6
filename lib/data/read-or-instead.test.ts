import { renderPage } from "@/lib/testing/render-page";
import { readOrInstead } from "./read-or-instead";

test("what is read leaves a page whole", async () =>
  expect(await renderPage(() => readOrInstead("a list", async () => [1], []))).toEqual({
    value: [1],
    isIncomplete: false,
  }));

test("what fails is replaced and told of, and each page that goes on without it is incomplete", async () => {
  const log = jest.mocked(console.error).mockImplementation(() => {});
  const read = () => Promise.reject(new Error("no such host"));
  const render = () => renderPage(() => readOrInstead("a list that fails", read, null));
  // Logged at most once a second: a page in the shadow of another one's line is as incomplete.
  expect(await Promise.all([render(), render()])).toEqual([
    { value: null, isIncomplete: true },
    { value: null, isIncomplete: true },
  ]);
  expect(log.mock.calls).toEqual([
    [expect.stringContaining("a list that fails: Error: no such host")],
  ]);
});
