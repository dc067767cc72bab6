import { ApiError } from "@/lib/api/errors";
import { renderPage } from "@/lib/testing/render-page";
import { orSearchFailure } from "./or-search-failure";

const log = () => jest.mocked(console.error).mockImplementation(() => {});

test("returns what was found", async () =>
  expect(await orSearchFailure("search", Promise.resolve([1]))).toEqual([1]));

test("a rate-limited search is the visitor's own doing, and isn't logged", async () => {
  const logged = log();
  expect(
    await orSearchFailure(
      "a search too many",
      Promise.reject(new ApiError(429, "too_many_attempts", "x")),
    ),
  ).toBe("tooMany");
  expect(logged).not.toHaveBeenCalled();
});

test("any other failure is logged, and the page is incomplete", async () => {
  const logged = log();
  const search = () => Promise.reject(new ApiError(503, "supplier_unavailable", "x"));
  expect(await renderPage(() => orSearchFailure("a search", search()))).toEqual({
    value: "failed",
    isIncomplete: true,
  });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining("a search: ApiError"));
});
